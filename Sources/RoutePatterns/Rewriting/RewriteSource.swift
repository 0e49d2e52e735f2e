import RouteTables

/// The pattern of a rewriting rule, with its wildcards captured too.
package struct RewriteSource: Sendable {
    package let pattern: RoutePattern
    /// The indices of the captures for the `**` and `*` of host and path, in order.
    package let wildcards: [Int]

    /// Parses a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - ignoresCase: Whether paths are compared without regard to case.
    /// - Throws: ``RoutePatternError``.
    package init(_ text: String, ignoresCase: Bool = false) throws(RoutePatternError) {
        let plain = try RoutePattern(text)
        let count = ([plain.host].compactMap { $0 } + plain.path).count { $0 == .any || $0 == .rest }
        let names = (0..<count).map { "wildcard\($0)_" }
        let capturing = try RoutePattern(Self.capturing(text, names))
        pattern = ignoresCase ? try capturing.ignoringCase() : capturing
        let captures = pattern.captures
        wildcards = names.compactMap { name in captures.firstIndex { $0.name == name } }
    }

    /// The pattern with captures in place of the first components that are wildcards.
    private static func capturing(_ text: String, _ names: [String]) -> String {
        var names = names[...]
        var output: [UInt8] = []
        var component: [UInt8] = []
        var depth = 0
        var isEscaped = false
        /// Ends a component, and tells whether a capture replaces it.
        @discardableResult
        func close() -> Bool {
            defer { component = [] }
            let constraint: String? =
                switch String(decoding: component, as: UTF8.self) {
                case "**": "(.*)"
                case "*": "([^/]*)"
                default: nil
                }
            guard let constraint, let name = names.popFirst() else {
                output += component
                return false
            }
            output += ":\(name)\(constraint)".utf8
            return true
        }
        for byte in text.utf8 {
            let isWildcard = component == [UInt8(ascii: "*")] || component == Array("**".utf8)
            if !isEscaped, depth == 0,
                byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "?") && isWildcard
            {
                // Right after a capture, a question mark would not begin a query.
                if close(), byte == UInt8(ascii: "?") { output.append(UInt8(ascii: "/")) }
                output.append(byte)
                continue
            }
            if !isEscaped, byte == UInt8(ascii: "(") { depth += 1 }
            if !isEscaped, byte == UInt8(ascii: ")") { depth -= 1 }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            component.append(byte)
        }
        close()
        return String(decoding: output, as: UTF8.self)
    }
}
