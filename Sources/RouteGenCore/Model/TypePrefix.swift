/// What the markers on types say for the handlers inside them, extensions included.
struct TypePrefixes: Sendable {
    /// What the marker of one type says.
    struct Entry: Sendable {
        var pattern: Located<String>?
        var lifetime: Handler.Lifetime?
    }

    private(set) var entries: [String: Entry] = [:]

    /// Notes a type's marker.
    mutating func add(_ marker: RouteMarker, typePath: [String]) {
        let path = typePath.joined(separator: ".")
        guard entries[path] == nil else { return }
        entries[path] = Entry(
            pattern: marker.pattern,
            lifetime: marker.lifetime.map { $0.value == .transient ? .transient : .cached }
        )
    }

    /// The prefix for what stands inside a type: its own, continuing that of the type around it; `nil` where none is written.
    func prefix(of typePath: [String]) -> String? {
        guard !typePath.isEmpty else { return nil }
        let outer = prefix(of: Array(typePath.dropLast()))
        guard let own = entries[typePath.joined(separator: ".")]?.pattern?.value else { return outer }
        guard RelativePattern.isRelative(own) else { return own }
        return outer.map { Self.join($0, own) } ?? own
    }

    /// The lifetime that the type's marker asks for.
    func lifetime(of typePath: [String]) -> Handler.Lifetime? {
        entries[typePath.joined(separator: ".")]?.lifetime
    }

    /// A prefix and what continues it, with one slash between.
    static func join(_ prefix: String, _ rest: String) -> String {
        prefix.hasSuffix("/") ? prefix + rest : "\(prefix)/\(rest)"
    }
}
