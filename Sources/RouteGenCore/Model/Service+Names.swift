import RouteReasons
import RouteTables

extension Service {
    /// An accessor of a service: its name, and the key of the service.
    package struct Accessor: Hashable, Sendable {
        package var name: String
        var key: String?
    }

    /// The accessors.
    ///
    /// The default service has one with the protocol's name. A service with a key has one with the protocol's name
    /// followed by the key, unless the key has no letters or digits.
    package var accessors: [Accessor] {
        let name = Self.accessorName(protocolName)
        var accessors = isDefault ? [Accessor(name: name, key: nil)] : []
        if let key {
            let words = Self.capitalizedWords(key)
            if !words.isEmpty { accessors.append(Accessor(name: name + words, key: key)) }
        }
        return accessors
    }

    /// A protocol's name without `Service` and `Protocol` at its end: `appConfig` for `AppConfigServiceProtocol`.
    static func accessorName(_ protocolName: String) -> String {
        var name = protocolName[...]
        for suffix in ["Protocol", "Service"] where name.hasSuffix(suffix) && name.count > suffix.count {
            name = name.dropLast(suffix.count)
        }
        return AccessorName.lowercasedFirst(String(name))
    }

    /// The words of a key, joined: `DiskCache` for `disk-cache`.
    private static func capitalizedWords(_ key: String) -> String {
        key.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { AccessorName.uppercasedFirst(String($0)) }
            .joined()
    }
}
