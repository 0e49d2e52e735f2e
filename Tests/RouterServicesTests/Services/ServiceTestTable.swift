@_spi(Benchmarks) @testable import RouteGenCore
@_spi(Benchmarks) @testable import RouteTables
@_spi(Generated) @testable import RouterRuntime
@_spi(Generated) @testable import RouterServices

/// A service of a table that a test builds by hand, as generated code would.
struct TestService {
    var protocolName: String
    var typeName: String
    var key: String?
    var isDefault = true
    var isSingleton = true
    var callKind: CallKind = .synchronous
}

extension RouteTable {
    /// A table of services, which are created by their index in the array.
    static func test(services: [TestService], _ dispatcher: any RouteDispatcher.Type) -> RouteTable {
        var encoder = ServiceMetadataEncoder()
        for (index, service) in services.enumerated() {
            var record = ServiceMetadataEncoder.Service()
            record.protocolName = service.protocolName
            record.typeName = service.typeName
            record.key = service.key
            record.isDefault = service.isDefault
            record.isSingleton = service.isSingleton
            record.callKind = service.callKind
            record.localIndex = index
            encoder.add(record)
        }
        return RouteTable(
            matcher: RouteMatcher((try? RouteMatcherEncoder().encode()) ?? []),
            metadata: RouteMetadata(PackedText(RouteMetadataEncoder().encode())),
            services: PackedText(encoder.encode()),
            dispatcher: { $0 == 0 ? dispatcher : nil }
        )
    }
}
