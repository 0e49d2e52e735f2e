import RouteReasons

/// A pattern with the automata of its constraints.
extension PatternOutline {
    /// Writes a pattern for comparisons with URLs whose paths may be compared without regard to case.
    package init(_ pattern: RoutePattern, ignoringCase ignoresCase: Bool, isClose: Bool) {
        self.init((ignoresCase ? try? pattern.ignoringCase() : nil) ?? pattern, isClose: isClose)
    }

    /// Writes a pattern for comparisons with URLs.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - isClose: Whether the parts are spelled, and test what constraints match, which takes longer.
    package init(_ pattern: RoutePattern, isClose: Bool) {
        self.init { pattern.found(in: $0, spelling: .asWritten) != nil }
        isExpression = pattern.regex != nil
        if isExpression { return }
        let spellings = isClose ? Self.spellings(of: pattern) : [:]
        func parts(_ components: [PatternComponent], _ place: RoutePattern.Capture.Place) -> [Part] {
            components.enumerated().map { index, component in
                Part(component, of: pattern, spellings[place]?.dropFirst(index).first ?? "", isClose: isClose)
            }
        }
        scheme = parts([pattern.scheme].compactMap(\.self), .scheme).first
        host = parts([pattern.host].compactMap(\.self), .host).first
        path = parts(pattern.path, .path)
        query = zip(pattern.query, parts(pattern.query.map(\.value), .query)).map { item, part in
            var value = part
            value.mayBeNone = !item.isRequired(pattern.captures)
            return (String(decoding: item.plainName, as: UTF8.self), item.isInFragment, value)
        }
        fragment = pattern.fragment.map { parts($0, .fragment) }
    }

    /// The parts as they are written in the canonical form.
    private static func spellings(of pattern: RoutePattern) -> [RoutePattern.Capture.Place: [String]] {
        var parser = RoutePatternParser(pattern.description, checksSizes: false)
        try? parser.parse()
        return parser.parts.reduce(into: [:]) { result, part in
            result[part.place, default: []].append(String(decoding: parser.bytes[part.range], as: UTF8.self))
        }
    }
}

extension PatternOutline.Part {
    fileprivate init(_ component: PatternComponent, of pattern: RoutePattern, _ spelling: String, isClose: Bool) {
        self.init(spelling)
        // A single component does not tell whether a part that spans components matches.
        func content(_ expression: RegularExpression) -> Content {
            guard isClose, !expression.canContainSlash else { return .anything }
            return (try? pattern.compiled.automaton(of: expression)).map { .tested($0) } ?? .anything
        }
        switch component {
        case .any: break
        case .literal(let text): self.content = .literal(text)
        case .rest, .optional: (mayBeNone, loops) = (true, true)
        case .text(let expression, _): self.content = content(expression)
        case .capture(let index, let expression):
            let kind = pattern.captures[index].kind
            let spans = expression?.canContainSlash ?? false
            mayBeNone = kind == .optional || kind == .any || spans && expression?.matchesEmpty ?? false
            loops = kind == .any || kind == .some || spans
            self.content = expression.map(content) ?? .nonEmpty
        }
    }
}
