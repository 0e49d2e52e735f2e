@_spi(Locks) import RouteTables

/// The history of a request so far: the URLs, the route and the errors.
package final class RequestTrace: Sendable {
    package struct Record: Sendable {
        /// The request of the last hop; `nil` before the first.
        package var last: RouteRequest?
        /// The request with the match of its route; `nil` if no route was found.
        package var found: RouteRequest?
        var route: String?
        var handler: String?
        /// The number of a handler of the table.
        var handlerNumber: Int?
        var errors: [any Error] = []
        /// The errors that middleware appended.
        var appended: [any Error] = []
    }

    private let state = Lock(Record())

    package var record: Record { state.read { copy $0 } }

    /// Notes the request of a hop, or a request that returns to an earlier one, and forgets its route.
    func noteHop(_ request: RouteRequest) {
        state.withLock { record in
            record.last = request
            record.found = nil
            record.route = nil
            record.handler = nil
            record.handlerNumber = nil
        }
    }

    func noteFound(_ found: RouteDestination.Found) {
        state.withLock { record in
            record.found = found.request
            record.route = found.request.route
            record.handler = found.destination.handlerName
            record.handlerNumber = found.destination.handler
        }
    }

    /// Notes an error, unless the last noted error is the same.
    ///
    /// - Returns: The error, with the earlier errors if it is a `RouterError`.
    func noting(_ error: any Error) -> any Error {
        // Descriptions of errors are code of the app, which may not run under the lock.
        let errors = state.read { $0.errors }
        if let last = errors.last, Self.isSame(last, error) { return last }
        var error = error
        if var own = error as? RouterError {
            // An error that a handler received from a call of its own has a history of its own.
            if own.earlier.isEmpty { own.earlier = errors }
            error = own
        }
        state.withLock { $0.errors.append(error) }
        return error
    }

    /// Notes an error that middleware appended.
    func noteAppended(_ error: any Error) {
        _ = noting(error)
        state.withLock { $0.appended.append(error) }
    }

    /// The error for a result that does not have the type that the caller expects.
    func wrongResult(
        _ actual: Any.Type,
        _ expected: Any.Type,
        by stage: RouteResponse.Stage?,
        for origin: RouteOrigin
    ) -> RouterError {
        let source: RouterMessage.ResultSource =
            switch stage {
            case .middleware(let scope): .middleware(scope: scope)
            case .fallback: .fallback
            case .handler, nil: record.handler.map { .handler($0) } ?? .unknown
            }
        return RouterError(
            .wrongResultType,
            .wrongResult(actual: "\(actual)", expected: "\(expected)", source),
            for: origin
        )
    }

    /// Whether two errors are the same, as far as errors of any type can be compared.
    private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
        if let left = left as? RouterError, let right = right as? RouterError {
            return left.code == right.code && left.message == right.message
        }
        return type(of: left) == type(of: right) && "\(left)" == "\(right)"
    }
}
