import RouterRuntime

/// A URL that is put together component by component, all of them in canonical form.
struct WitnessURL {
    private var scheme: [UInt8]?
    private var host: [UInt8]?
    private var path: [[UInt8]] = []
    private var fragment: [[UInt8]]?

    /// Starts a URL.
    init(scheme: [UInt8]?) {
        self.scheme = scheme
    }

    /// Whether an empty component can follow: at the start of a path without a host it would be read as the start of one.
    func canAddEmpty(_ phase: ConflictState.Phase) -> Bool {
        phase != .path || host != nil || !path.isEmpty
    }

    /// The URL with one more component.
    func adding(_ text: [UInt8], _ phase: ConflictState.Phase) -> WitnessURL {
        var result = self
        switch phase {
        case .host: result.host = text
        case .path: result.path.append(text)
        case .fragment: result.fragment?.append(text)
        }
        return result
    }

    /// The URL with a fragment that has no component yet.
    func startingFragment() -> WitnessURL {
        var result = self
        result.fragment = []
        return result
    }

    /// The text, with a query whose names and values are in canonical form.
    func text(query: [(name: [UInt8], value: [UInt8])]) -> String {
        var bytes: [UInt8] = []
        if let scheme { bytes += scheme + [UInt8(ascii: ":")] }
        if let host { bytes += Array("//".utf8) + host }
        for component in path { bytes += [UInt8(ascii: "/")] + component }
        // A last component that is empty would be taken for a trailing slash.
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

    /// A part of a query with the delimiters escaped that would end it.
    private static func escaping(_ delimiters: String, in text: [UInt8]) -> [UInt8] {
        text.flatMap { delimiters.utf8.contains($0) ? URLCharacters.escape($0) : [$0] }
    }
}
