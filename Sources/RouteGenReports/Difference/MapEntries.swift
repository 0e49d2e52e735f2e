import RouteGenCore
import RouteTables

extension MappedRoute: MapEntry {
    typealias Affected = MappedRoute

    static var kind: String { "route" }

    var identity: [String] { [module, name, pattern, compilationCondition ?? ""] }

    /// The pattern and the handler for messages.
    var title: String { "`\(pattern)` of `\(handler)`" }

    var facts: [(name: String, value: String)] {
        [("handler", handler)] + RouteFact.compared(of: self)
    }

    var reference: JSONValue {
        [
            "pattern": .string(pattern), "module": .string(module), "name": .string(name),
            "handler": .string(handler), "file": .string(file), "line": .int(line),
        ]
    }

    var place: (file: String, line: Int)? { (file, line) }
}

extension MappedService: MapEntry {
    typealias Affected = MappedService

    static var kind: String { "service" }

    /// The protocol and the key: another type may serve them.
    var identity: [String] { [shortProtocol, key.map { "key \($0)" } ?? "", compilationCondition ?? ""] }

    /// The protocol without its module, which each file may write or leave out.
    private var shortProtocol: String {
        protocolName.split(separator: ".").last.map(String.init) ?? protocolName
    }

    var title: String { "`\(type)` for `\(protocolName)`" + (key.map { " with the key \"\($0)\"" } ?? "") }

    var facts: [(name: String, value: String)] {
        [
            ("type", type), ("module", module), ("scope", isSingleton ? "singleton" : "transient"),
            ("default", "\(isDefault)"), ("accessors", names.joined(separator: ", ")),
            ("available", availability.joined(separator: " ")),
        ]
    }

    var reference: JSONValue {
        [
            "protocol": .string(protocolName), "key": key.map(JSONValue.string) ?? .null, "module": .string(module),
            "type": .string(type), "file": .string(file), "line": .int(line),
        ]
    }

    var place: (file: String, line: Int)? { (file, line) }

    /// The protocols and keys that have no service any more, and the protocols without a default.
    static func breaking(from old: [MappedService], to new: [MappedService]) -> [BreakingChange<MappedService>] {
        var breaking: [BreakingChange<MappedService>] = []
        func note(_ service: MappedService, _ problem: String) {
            let message = "no service for `\(service.protocolName)` \(problem)"
            guard !breaking.contains(where: { $0.message == message }) else { return }
            breaking.append(BreakingChange(kind: .unmatched, message: message, old: service))
        }
        for service in old {
            let others = new.filter { $0.shortProtocol == service.shortProtocol }
            if let key = service.key, !others.contains(where: { $0.key == key }) {
                note(service, "has the key \"\(key)\"")
            }
            if service.isDefault, !others.contains(where: \.isDefault) { note(service, "is the default") }
        }
        return breaking
    }
}

extension RouteMap.Link: MapEntry {
    typealias Affected = MappedRoute

    static var kind: String { "link" }

    var identity: [String] { [prefix] }

    var title: String { "`\(prefix)` to `\(replacement)`" }

    var facts: [(name: String, value: String)] { [("replacement", replacement)] }

    var reference: JSONValue { ["prefix": .string(prefix), "replacement": .string(replacement)] }

    /// A map does not say where the configuration is.
    var place: (file: String, line: Int)? { nil }
}
