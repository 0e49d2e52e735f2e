import RoutePatterns
import RouteTables
import RouterRuntime

/// The pattern of a rewriting rule, with its wildcards captured too.
struct RewriteSource {
    let pattern: RoutePattern
    /// The indices of the captures that stand for the `**` and `*` of host and path, in order.
    let wildcards: [Int]

    /// Reads a pattern.
    ///
    /// - Throws: ``RoutePatternError``.
    init(_ text: String) throws(RoutePatternError) {
        let plain = try RoutePattern(text)
        let count = ([plain.host].compactMap { $0 } + plain.path).count { $0 == .any || $0 == .rest }
        let names = (0..<count).map { "wildcard\($0)_" }
        pattern = try RoutePattern(Self.capturing(text, names))
        let captures = pattern.captures
        wildcards = names.compactMap { name in captures.firstIndex { $0.name == name } }
    }

    /// The text with captures in the place of the first components that are wildcards.
    private static func capturing(_ text: String, _ names: [String]) -> String {
        var names = names[...]
        var output: [UInt8] = []
        var component: [UInt8] = []
        var depth = 0
        var isEscaped = false
        func close() {
            let constraint: String? =
                switch String(decoding: component, as: UTF8.self) {
                case "**": "(.*)"
                case "*": "([^/]*)"
                default: nil
                }
            if let constraint, let name = names.popFirst() {
                output += ":\(name)\(constraint)".utf8
            } else {
                output += component
            }
            component = []
        }
        for byte in text.utf8 {
            let isWildcard = component == [0x2A] || component == [0x2A, 0x2A]
            if !isEscaped, depth == 0, byte == 0x2F || byte == 0x23 || byte == 0x3F && isWildcard {
                close()
                output.append(byte)
                continue
            }
            if !isEscaped, byte == 0x28 { depth += 1 }
            if !isEscaped, byte == 0x29 { depth -= 1 }
            isEscaped = !isEscaped && byte == 0x5C
            component.append(byte)
        }
        close()
        return String(decoding: output, as: UTF8.self)
    }
}
