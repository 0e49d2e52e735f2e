import RouteTables

extension RouteCall {
    /// Who serves a protocol, for a call of one of its requirements.
    ///
    /// - Throws: What ``RouteServices/get(_:key:isolation:)`` throws.
    public func service<Service>(
        _ type: Service.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try router.services.get(type, isolation: isolation)
    }

    /// Who serves a protocol, for an asynchronous call of one of its requirements.
    ///
    /// - Throws: What ``RouteServices/fetch(_:key:isolation:)`` throws.
    public func waitedService<Service>(
        _ type: Service.Type,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> sending Service {
        // Instances are shared as they are, see `RouteServices`.
        nonisolated(unsafe) let service = try await router.services.fetch(type, isolation: isolation)
        return service
    }

    /// All parameters of the request; in a service's URL, the dictionary that was passed for the parameter's place.
    public func info(_ index: Int) -> [String: Any] {
        if let patternIndex,
            let name = router.table.metadata.positionalName(ofParameter: index, inPattern: patternIndex),
            let info = request.context[name] as? [String: Any]
        {
            return info
        }
        return request.parameters
    }
}
