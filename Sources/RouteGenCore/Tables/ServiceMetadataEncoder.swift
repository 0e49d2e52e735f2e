import RoutePatterns
import RouteTables

/// Builds the data of a ``ServiceMetadata``.
package struct ServiceMetadataEncoder {
    private typealias Layout = ServiceMetadataLayout

    /// A service as the metadata describes it.
    package struct Service {
        /// The protocol's name without its module and the types around it.
        package var protocolName = ""
        /// The name of the type that serves it, for messages: `FeatureA.DiskStorage`.
        package var typeName = ""
        package var key: String?
        /// Whether it is the service for requests without a key.
        package var isDefault = true
        package var isSingleton = true
        package var callKind = CallKind.synchronous
        package var module = 0
        package var localIndex = 0

        package init() {}
    }

    private var services: [Service] = []

    package init() {}

    /// Adds a service.
    ///
    /// The order does not matter.
    package mutating func add(_ service: Service) { services.append(service) }

    /// The metadata's text: printable ASCII except for names and keys, which are UTF-8.
    ///
    /// Empty if there are no services.
    package func encode() -> [UInt8] {
        guard !services.isEmpty else { return [] }
        let sorted = services.sorted {
            ($0.protocolName, $0.module, $0.localIndex) < ($1.protocolName, $1.module, $1.localIndex)
        }
        var instances: [String: Int] = [:]
        var text: [UInt8] = []
        var records: [UInt8] = []
        func reference(_ string: String) {
            PackedText.write(text.count, digits: 4, to: &records)
            PackedText.write(string.utf8.count, digits: 4, to: &records)
            text += Array(string.utf8)
        }
        for (index, service) in sorted.enumerated() {
            let type = "\(service.module) \(service.typeName)"
            let instance = instances[type] ?? index
            instances[type] = instance
            PackedText.write(service.module, digits: 4, to: &records)
            PackedText.write(service.localIndex, digits: 4, to: &records)
            PackedText.write(service.callKind.rawValue, digits: 1, to: &records)
            PackedText.write(Self.flags(service), digits: 1, to: &records)
            PackedText.write(instance, digits: 4, to: &records)
            reference(service.protocolName)
            reference(service.typeName)
            reference(service.key ?? "")
        }
        var header: [UInt8] = []
        PackedText.write(sorted.count, digits: 4, to: &header)
        PackedText.write(Layout.headerSize + records.count, digits: 4, to: &header)
        return header + records + text
    }

    private static func flags(_ service: Service) -> Int {
        (service.isSingleton ? Layout.singleton : 0) | (service.isDefault ? Layout.default : 0)
            | (service.key != nil ? Layout.keyed : 0)
    }
}
