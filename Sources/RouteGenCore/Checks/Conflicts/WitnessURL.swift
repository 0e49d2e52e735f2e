import RoutePatterns
import RouteTables

/// A URL that is built component by component, in canonical form.
struct WitnessURL {
    /// The scheme, if there is one.
    var scheme: [UInt8]?
    private var host: [UInt8]?
    private var path: [[UInt8]] = []
    private var fragment: [[UInt8]]?

    /// Adds a component to the part of a phase.
    mutating func add(_ text: [UInt8], _ phase: ConflictState.Phase) {
        switch phase {
        case .host: host = text
        case .path: path.append(text)
        case .fragment: fragment?.append(text)
        }
    }

    /// Adds an empty fragment.
    mutating func startFragment() {
        fragment = []
    }

    /// The text, with a query whose names and values are in canonical form.
    func text(query: [(name: [UInt8], value: [UInt8])]) -> String {
        var bytes: [UInt8] = []
        if let scheme { bytes += scheme + [UInt8(ascii: ":")] }
        if let host { bytes += Array("//".utf8) + host }
        for component in path { bytes += [UInt8(ascii: "/")] + component }
        // Otherwise an empty last component looks like a trailing slash.
        if path.last?.isEmpty == true { bytes.append(UInt8(ascii: "/")) }
        if bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
        for (index, item) in query.enumerated() {
            bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
            bytes += Self.escaping("&#=", in: item.name) + [UInt8(ascii: "=")] + Self.escaping("&#", in: item.value)
        }
        if let fragment {
            bytes.append(UInt8(ascii: "#"))
            bytes += fragment.map { [UInt8(ascii: "/")] + $0 }.joined()
            if fragment.last?.isEmpty == true { bytes.append(UInt8(ascii: "/")) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A part of a query with the delimiters that would end it escaped.
    private static func escaping(_ delimiters: String, in text: [UInt8]) -> [UInt8] {
        text.flatMap { delimiters.utf8.contains($0) ? URLCharacters.escape($0) : [$0] }
    }
}
