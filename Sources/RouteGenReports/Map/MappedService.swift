import RouteGenCore

/// A service: a type that serves a protocol.
public struct MappedService: Hashable, Sendable {
    /// The protocol as it is written.
    public var protocolName: String
    /// The key that distinguishes several services of one protocol; `nil` for none.
    public var key: String?
    /// Whether callers without a key get this service.
    public var isDefault: Bool
    /// The type's module.
    public var module: String
    /// The type.
    public var type: String
    /// Whether all callers share one instance.
    public var isSingleton: Bool
    /// The accessors: `appConfig` of `router.services.appConfig`.
    public var names: [String]
    /// The file of the type.
    public var file: String
    /// The line of the type's name, starting at 1.
    public var line: Int
    /// The documentation without the markers.
    public var documentation: String
    /// The condition of the `#if` blocks around the type; `nil` for none.
    public var compilationCondition: String?
    /// The `@available` attributes.
    public var availability: [String]
}

extension MappedService {
    /// Maps a service.
    init(_ service: Service, path: (String) -> String) {
        self.init(
            protocolName: service.protocolType.text,
            key: service.key,
            isDefault: service.isDefault,
            module: service.module,
            type: service.typeName,
            isSingleton: service.isSingleton,
            names: service.accessors.map(\.name),
            file: path(service.location.file),
            line: service.location.line,
            documentation: MappedRoute.text(of: service.documentation),
            compilationCondition: service.condition,
            availability: service.availability.attributes
        )
    }
}
