import RoutePatterns
import RouteTables

/// The markers on types, which apply to the handlers inside the types and their extensions.
struct TypePrefixes: Sendable {
    /// The marker of one type.
    struct Entry: Sendable {
        var pattern: Located<String>?
        var lifetime: RouteMarker.Lifetime?
        var priority: RoutePriority?
        var origins: [RouteOrigin] = []
        var values: RouteMarker.Values?
        var requirements: [Located<String>] = []
        var returns: String?
        var deprecation: RouteMarker.Deprecation?
    }

    private(set) var entries: [String: Entry] = [:]

    /// Adds a type's marker.
    mutating func add(_ marker: RouteMarker, typePath: [String]) {
        let path = typePath.joined(separator: ".")
        guard entries[path] == nil else { return }
        entries[path] = Entry(
            pattern: marker.pattern,
            lifetime: marker.lifetime?.value,
            priority: marker.priority?.value,
            origins: marker.origins.map(\.value),
            values: marker.values?.value,
            requirements: marker.requirements,
            returns: marker.returns?.value,
            deprecation: marker.deprecation?.value
        )
    }

    /// The prefix for handlers inside a type: its own, appended to that of the type around it if it is relative; `nil`
    /// for none.
    func prefix(of typePath: [String]) -> String? {
        guard !entries.isEmpty else { return nil }
        var relative: [String] = []
        var prefix: String?
        for count in stride(from: typePath.count, to: 0, by: -1) {
            guard let own = entries[typePath.prefix(count).joined(separator: ".")]?.pattern?.value else { continue }
            guard RelativePattern.isRelative(own) else {
                prefix = own
                break
            }
            relative.append(own)
        }
        return relative.reversed().reduce(prefix) { prefix, own in prefix.map { Self.join($0, own) } ?? own }
    }

    /// The lifetime that the type's marker sets.
    func lifetime(of typePath: [String]) -> RouteMarker.Lifetime? {
        entries[typePath.joined(separator: ".")]?.lifetime
    }

    /// The default priority of routes inside a type: that of the innermost type that sets one.
    func priority(of typePath: [String]) -> RoutePriority? {
        innermost(typePath) { $0.priority }
    }

    /// The default callers of routes inside a type.
    func origins(of typePath: [String]) -> [RouteOrigin] {
        innermost(typePath) { $0.origins.isEmpty ? nil : $0.origins } ?? []
    }

    /// The facts of the app that all routes inside a type need, those of the innermost type first.
    func requirements(of typePath: [String]) -> [Located<String>] {
        entries.isEmpty
            ? []
            : typePath.indices.reversed().flatMap {
                entries[typePath[...$0].joined(separator: ".")]?.requirements ?? []
            }
    }

    /// The type that accessors in other modules return in place of a type.
    func returns(of typePath: [String]) -> String? {
        entries[typePath.joined(separator: ".")]?.returns
    }

    /// How strictly the values of routes inside a type are read.
    func values(of typePath: [String]) -> RouteMarker.Values? {
        innermost(typePath) { $0.values }
    }

    /// The default deprecation of routes inside a type.
    func deprecation(of typePath: [String]) -> RouteMarker.Deprecation? {
        innermost(typePath) { $0.deprecation }
    }

    private func innermost<Value>(_ typePath: [String], _ value: (Entry) -> Value?) -> Value? {
        for count in stride(from: typePath.count, to: 0, by: -1) {
            if let found = entries[typePath.prefix(count).joined(separator: ".")].flatMap(value) { return found }
        }
        return nil
    }

    /// A prefix and a relative pattern, with one slash between them.
    static func join(_ prefix: String, _ rest: String) -> String {
        prefix.hasSuffix("/") ? prefix + rest : "\(prefix)/\(rest)"
    }
}
