/// What the markers on types say for the handlers inside them, extensions included.
struct TypePrefixes: Sendable {
    /// What the marker of one type says.
    struct Entry: Sendable {
        var pattern: Located<String>?
        var lifetime: Handler.Lifetime?
        var priority: RouteMarker.Priority?
        var origins: [RouteMarker.Origin] = []
        var deprecation: RouteMarker.Deprecation?
    }

    private(set) var entries: [String: Entry] = [:]

    /// Notes a type's marker.
    mutating func add(_ marker: RouteMarker, typePath: [String]) {
        let path = typePath.joined(separator: ".")
        guard entries[path] == nil else { return }
        entries[path] = Entry(
            pattern: marker.pattern,
            lifetime: marker.lifetime.map { $0.value == .transient ? .transient : .cached },
            priority: marker.priority?.value,
            origins: marker.origins.map(\.value),
            deprecation: marker.deprecation?.value
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

    /// The priority of the routes inside a type that have none of their own: that of the innermost type that has one.
    func priority(of typePath: [String]) -> RouteMarker.Priority? {
        innermost(typePath) { $0.priority }
    }

    /// The callers that are let in to the routes inside a type that do not say so themselves.
    func origins(of typePath: [String]) -> [RouteMarker.Origin] {
        innermost(typePath) { $0.origins.isEmpty ? nil : $0.origins } ?? []
    }

    /// What the marker of a type says about not using the routes inside it any longer.
    func deprecation(of typePath: [String]) -> RouteMarker.Deprecation? {
        innermost(typePath) { $0.deprecation }
    }

    private func innermost<Value>(_ typePath: [String], _ value: (Entry) -> Value?) -> Value? {
        for count in stride(from: typePath.count, to: 0, by: -1) {
            if let found = entries[typePath.prefix(count).joined(separator: ".")].flatMap(value) { return found }
        }
        return nil
    }

    /// A prefix and what continues it, with one slash between.
    static func join(_ prefix: String, _ rest: String) -> String {
        prefix.hasSuffix("/") ? prefix + rest : "\(prefix)/\(rest)"
    }
}
