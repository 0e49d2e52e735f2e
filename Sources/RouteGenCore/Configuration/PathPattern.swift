/// A pattern for file paths, as in `exclude`: `Generated/**`, `*.mock.swift`.
///
/// `*` matches any characters of one component, `?` matches one character, and `**` matches any number of components. A
/// pattern that ends with a slash matches everything in that folder.
public struct PathPattern: Hashable, Sendable {
    /// The pattern, as it is written.
    public let text: String
    private let components: [[UInt8]]

    /// Parses a pattern.
    public init(_ text: String) {
        self.text = text
        let whole = text.hasSuffix("/") ? "\(text)**" : text
        components = whole.split(separator: "/").map { Array($0.utf8) }
    }

    /// Whether the pattern matches a whole relative path.
    ///
    /// - Complexity: O(*n* × *m*) in the lengths of the path and the pattern.
    public func matches(_ path: some StringProtocol) -> Bool {
        let parts = path.split(separator: "/").map { Array($0.utf8) }
        return Self.matches(parts, components, any: { $0 == Array("**".utf8) }, one: Self.matches)
    }

    private static func matches(_ component: [UInt8], _ pattern: [UInt8]) -> Bool {
        let question = UInt8(ascii: "?")
        return matches(component, pattern, any: { $0 == UInt8(ascii: "*") }) { $1 == question || $0 == $1 }
    }

    /// Whether elements match patterns, some of which match any number of elements.
    private static func matches<Element>(
        _ elements: [Element],
        _ patterns: [Element],
        any isAny: (Element) -> Bool,
        one fits: (Element, Element) -> Bool
    ) -> Bool {
        var reachable = [Bool](repeating: false, count: elements.count + 1)
        reachable[0] = true
        for pattern in patterns {
            var next = [Bool](repeating: false, count: elements.count + 1)
            for position in reachable.indices {
                if isAny(pattern) {
                    next[position] = reachable[position] || (position > 0 && next[position - 1])
                } else if position > 0, reachable[position - 1] {
                    next[position] = fits(elements[position - 1], pattern)
                }
            }
            reachable = next
        }
        return reachable[elements.count]
    }
}
