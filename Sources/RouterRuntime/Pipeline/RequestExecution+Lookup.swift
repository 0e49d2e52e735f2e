import RouteTables

extension RequestExecution {
    /// Finds the destination of a request, among the routes of the table and those added at run time.
    ///
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`; ``RouteRedirect`` if the
    ///   route was relocated.
    func find(_ request: RouteRequest) throws -> RouteDestination.Found {
        if let overlay = pipeline.overlay { return try overlay.find(request, with: router) }
        return try router.find(request.storage.typed == nil ? request.withURL() : request)
    }
}

extension Router {
    /// Finds the destination of a request among the routes of the table.
    ///
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`.
    package func find(_ request: RouteRequest) throws -> RouteDestination.Found {
        found(try target(for: request), request)
    }

    /// A handler of the table as the destination of a request.
    package func found(_ target: Target, _ request: RouteRequest) -> RouteDestination.Found {
        RouteDestination.Found(
            request: target.call.incoming.map { RouteRequest(storage: $0) } ?? request,
            destination: .table(target)
        )
    }
}
