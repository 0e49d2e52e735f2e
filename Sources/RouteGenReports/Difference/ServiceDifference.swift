import RouteGenCore

/// The changes between the services of two maps.
public struct ServiceDifference: Hashable, Sendable {
    /// A request of a service that worked before and does not now.
    public struct Breaking: Hashable, Sendable {
        /// The breakage, in one line.
        public var message: String
        /// The service that answered the request.
        public var old: MappedService
    }

    /// A service that both maps have, with differences.
    public struct Change: Hashable, Sendable {
        /// The old service.
        public var old: MappedService
        /// The new service.
        public var new: MappedService
        /// The differences, each in one line.
        public var details: [String]
    }

    /// The requests that nothing answers any more.
    public private(set) var breaking: [Breaking] = []
    /// The services that only the new map has.
    public private(set) var added: [MappedService] = []
    /// The services that only the old map has.
    public private(set) var removed: [MappedService] = []
    /// The services with differences.
    public private(set) var changed: [Change] = []

    init() {}

    /// Compares services.
    ///
    /// A service is the same in both maps if its protocol and its key are. Another type may serve them.
    init(from old: [MappedService], to new: [MappedService]) {
        func key(_ service: MappedService) -> [String] {
            [service.shortProtocol, service.key.map { "key \($0)" } ?? "", service.compilationCondition ?? ""]
        }
        let before = Dictionary(old.map { (key($0), $0) }) { first, _ in first }
        let now = Set(new.map(key))
        removed = old.filter { !now.contains(key($0)) }
        for service in new {
            guard let former = before[key(service)] else {
                added.append(service)
                continue
            }
            let details = service.differences(from: former)
            if !details.isEmpty { changed.append(Change(old: former, new: service, details: details)) }
        }
        findBreaking(old, new)
    }

    /// Finds the protocols and keys that have no service any more, and the protocols without a default.
    private mutating func findBreaking(_ old: [MappedService], _ new: [MappedService]) {
        var seen: Set<String> = []
        func note(_ service: MappedService, _ message: String) {
            if seen.insert(message).inserted { breaking.append(Breaking(message: message, old: service)) }
        }
        for service in old {
            let others = new.filter { $0.shortProtocol == service.shortProtocol }
            if let key = service.key, !others.contains(where: { $0.key == key }) {
                note(service, "no service for `\(service.protocolName)` has the key \"\(key)\"")
            }
            if service.isDefault, !others.contains(where: \.isDefault) {
                note(service, "no service for `\(service.protocolName)` is the default")
            }
        }
    }
}

extension MappedService {
    /// The service for messages.
    var title: String {
        "`\(type)` for `\(protocolName)`" + (key.map { " with the key \"\($0)\"" } ?? "")
    }

    /// The protocol without its module, which each file may write or leave out.
    fileprivate var shortProtocol: String {
        protocolName.split(separator: ".").last.map(String.init) ?? protocolName
    }

    /// The differences from an old service, each in one line.
    fileprivate func differences(from old: MappedService) -> [String] {
        var details: [String] = []
        func compare(_ name: String, _ before: String, _ now: String) {
            if before != now { details.append("\(name): `\(now)`, was `\(before)`") }
        }
        compare("type", old.type, type)
        compare("module", old.module, module)
        compare("scope", old.isSingleton ? "singleton" : "transient", isSingleton ? "singleton" : "transient")
        compare("default", "\(old.isDefault)", "\(isDefault)")
        compare("accessors", old.names.joined(separator: ", "), names.joined(separator: ", "))
        compare("available", old.availability.joined(separator: " "), availability.joined(separator: " "))
        return details
    }
}
