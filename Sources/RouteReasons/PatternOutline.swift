import RouteTables

/// A pattern as a comparison with a URL sees it: the spelling of its parts, and what they match.
///
/// It says less than a pattern, so that a library without a parser for patterns can write one, too.
package struct PatternOutline: Sendable {
    /// A part of a pattern: its scheme or host, a component, or the value of an item.
    package struct Part: Sendable {
        /// The strings that a part matches, in canonical form.
        package enum Content: Sendable {
            case anything
            case nonEmpty
            case literal([UInt8])
            case tested(any Test)
        }

        /// The part as it is written.
        package var spelling: String
        package var content: Content
        /// Whether it also matches no component, or the absence of the item.
        package var mayBeNone = false
        /// Whether it matches several components.
        package var loops = false

        package init(_ spelling: String, _ content: Content = .anything) {
            self.spelling = spelling
            self.content = content
        }
    }

    /// A test whether a string in canonical form matches a part.
    package protocol Test: Sendable {
        func accepts(_ bytes: [UInt8]) -> Bool
    }

    package var scheme: Part?
    package var host: Part?
    package var path: [Part] = []
    package var query: [(name: String, isInFragment: Bool, value: Part)] = []
    package var fragment: [Part]?
    /// Whether it is a regular expression over the whole URL, which has no parts.
    package var isExpression = false
    /// Whether the whole pattern matches a URL.
    package var isMatch: @Sendable (RouteURL) -> Bool

    /// Creates a pattern without parts.
    package init(isMatch: @escaping @Sendable (RouteURL) -> Bool) { self.isMatch = isMatch }

    /// Whether its host or a component of its path is a literal.
    var hasLiterals: Bool { host?.literal != nil || path.contains { $0.literal != nil } }
}

extension PatternOutline.Part {
    /// The string that it matches, if it is a literal.
    package var literal: [UInt8]? {
        if case .literal(let text) = content { return text }
        return nil
    }

    /// The distance of a component: 0 if the part matches it, 1 for a near miss, 2, or 3 for a different literal.
    func distance(to component: ComparedURL.Component) -> Int { difference(from: component).distance }

    /// The distance of a component, and the number of wrong letters of a near miss.
    func difference(from component: ComparedURL.Component) -> (distance: Int, letters: Int) {
        switch content {
        case .anything: return (0, 0)
        case .nonEmpty: return (component.canonical.isEmpty ? 2 : 0, 0)
        case .tested(let test): return (test.accepts(component.canonical) ? 0 : 2, 0)
        case .literal(let text):
            if text == component.canonical { return (0, 0) }
            guard text.count > 1, let letters = text.misspelling(of: component.canonical) else { return (3, 0) }
            return (1, letters)
        }
    }
}
