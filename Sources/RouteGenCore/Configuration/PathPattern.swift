/// A pattern for paths of files, as `exclude` has them: `Generated/**`, `*.mock.swift`.
///
/// `*` stands for any characters of one component, `?` for one of them, `**` for any number of components. A pattern that
/// ends in a slash means everything in that folder.
public struct PathPattern: Hashable, Sendable {
    /// The pattern, as it is written.
    public let text: String
    private let components: [[UInt8]]

    /// Takes a pattern apart.
    public init(_ text: String) {
        self.text = text
        let whole = text.hasSuffix("/") ? "\(text)**" : text
        components = whole.split(separator: "/").map { Array($0.utf8) }
    }

    /// Whether the whole of a relative path fits.
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

    /// Whether elements fit to patterns, of which some stand for any number of elements.
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
