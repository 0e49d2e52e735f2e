import RoutePatterns
import RouteTables

/// A URL that is built component by component, in canonical form.
package struct WitnessURL {
    /// The scheme, if there is one.
    package var scheme: [UInt8]?
    private var host: [UInt8]?
    private var path: [[UInt8]] = []
    private var fragment: [[UInt8]]?

    /// Creates the URL without any part.
    package init() {}

    /// Adds a component to the part of a phase.
    package mutating func add(_ text: [UInt8], _ phase: ConflictState.Phase) {
        switch phase {
        case .host: host = text
        case .path: path.append(text)
        case .fragment: fragment?.append(text)
        }
    }

    /// Adds an empty fragment.
    package mutating func startFragment() { fragment = [] }

    /// The URL, with items of the query and the fragment whose names and values are in canonical form.
    package func text(query: [(name: [UInt8], value: [UInt8])]) -> String {
        var bytes: [UInt8] = []
        if let scheme { bytes += scheme + [UInt8(ascii: ":")] }
        if let host { bytes += Array("//".utf8) + host }
        for component in path { bytes += [UInt8(ascii: "/")] + component }
        // Otherwise an empty last component looks like a trailing slash.
        if path.last?.isEmpty == true { bytes.append(UInt8(ascii: "/")) }
        if bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
        let inFragment = query.filter { $0.name.first == QueryValueKind.fragmentMark }
        bytes += Self.items(query.filter { $0.name.first != QueryValueKind.fragmentMark })
        if let fragment {
            var items = Self.items(inFragment.map { (Array($0.name.dropFirst()), $0.value) })
            if fragment.isEmpty, !items.isEmpty {
                items[0] = UInt8(ascii: "#")
            } else {
                bytes.append(UInt8(ascii: "#"))
            }
            bytes += fragment.map { [UInt8(ascii: "/")] + $0 }.joined()
            if fragment.last?.isEmpty == true { bytes.append(UInt8(ascii: "/")) }
            bytes += items
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Items with a question mark before them.
    private static func items(_ items: [(name: [UInt8], value: [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            bytes.append(UInt8(ascii: bytes.isEmpty ? "?" : "&"))
            bytes += escaping("&#=", in: item.name) + [UInt8(ascii: "=")] + escaping("&#", in: item.value)
        }
        return bytes
    }

    /// A part of a query with the delimiters that would end it escaped.
    private static func escaping(_ delimiters: String, in text: [UInt8]) -> [UInt8] {
        text.flatMap { delimiters.utf8.contains($0) ? URLCharacters.escape($0) : [$0] }
    }
}
