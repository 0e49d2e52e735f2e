import Foundation

/// The text of a pattern, split as far as it tells what may be a value in a URL that no route takes.
struct RecordedPattern {
    /// A part of a URL that may contain a capture.
    enum Place: Hashable {
        case host
        case path
        case fragment
        /// Anywhere: the pattern is a regular expression over the whole URL.
        case url
    }

    private var parts: [(place: Place, text: Substring)] = []

    init(_ text: String) {
        guard !text.hasPrefix("regex ") else {
            parts = [(.url, text[...])]
            return
        }
        let hash = text.lastIndex(of: "#") ?? text.endIndex
        var rest = text[..<hash]
        if let slashes = rest.range(of: "//") {
            rest = rest[slashes.upperBound...]
            let host = rest.prefix { $0 != "/" }
            parts.append((.host, host))
            rest = rest[host.endIndex...]
        }
        parts += rest.split(separator: "/").map { (.path, $0) }
        parts += text[hash...].dropFirst().split(separator: "/").map { (.fragment, $0) }
    }

    /// The parts that contain captures with some names.
    func places(ofCaptures names: Set<String>) -> [Place] {
        parts.filter { part in names.contains { Self.mentions($0, part.text) } }.map(\.place)
    }

    /// The literals that are whole components of the pattern, decoded.
    var literals: [String] {
        parts.compactMap { place, text in
            // The query follows the last component.
            let component = text.prefix { $0 != "?" }
            guard place != .url, !component.contains(where: { ":*+()|\\".contains($0) }) else { return nil }
            let literal = component.removingPercentEncoding ?? String(component)
            return place == .host ? literal.lowercased() : literal
        }
    }

    /// Tells whether a part contains a capture with a name: `:name`, or `(?<name>...)` in a regular expression.
    private static func mentions(_ name: String, _ text: Substring) -> Bool {
        if text.contains("<\(name)>") { return true }
        var start = text.startIndex
        while let found = text.range(of: ":" + name, range: start..<text.endIndex) {
            let next = text[found.upperBound...].unicodeScalars.first
            if !(next.map { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" } ?? false) {
                return true
            }
            start = found.upperBound
        }
        return false
    }
}
