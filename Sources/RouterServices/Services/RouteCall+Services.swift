import RouteTables
@_spi(Generated) import RouterRuntime

@_spi(Generated)
extension RouteCall {
    /// The service of a protocol, for a call of one of the protocol's requirements.
    ///
    /// - Throws: The errors of ``RouteServices/get(_:key:isolation:)``.
    public func service<Service>(
        _ type: Service.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try router.services.get(type, isolation: isolation)
    }

    /// The service of a protocol, for an asynchronous call of one of the protocol's requirements.
    ///
    /// - Throws: The errors of ``RouteServices/fetch(_:key:isolation:)``.
    public func waitedService<Service>(
        _ type: Service.Type,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> sending Service {
        // Unchecked: instances are shared as any global object is; see ``RouteServices``.
        nonisolated(unsafe) let service = try await router.services.fetch(type, isolation: isolation)
        return service
    }
}
