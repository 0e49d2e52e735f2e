import RouteTables

/// What happened to a request so far: where it led, what was found, what went wrong.
package final class RequestTrace: Sendable {
    package struct Record: Sendable {
        /// The request that took over last; `nil` if none did.
        package var last: RouteRequest?
        var route: String?
        var handler: String?
        var errors: [any Error] = []
    }

    private let state = Lock(Record())

    package var record: Record { state.read { copy $0 } }

    func noteHop(_ request: RouteRequest) {
        state.withLock { record in
            record.last = request
            record.route = nil
            record.handler = nil
        }
    }

    func noteFound(_ found: RouteDestination.Found) {
        state.withLock { record in
            record.route = found.request.route
            record.handler = found.destination.handlerName
        }
    }

    /// Forgets what became of a request, which starts again.
    func noteRestart(_ request: RouteRequest) {
        state.withLock { record in
            record.last = request
            record.route = nil
            record.handler = nil
        }
    }

    /// Notes an error; one that is only passed on is there already.
    ///
    /// - Returns: The error, with those before it if it can have them.
    func noting(_ error: any Error) -> any Error {
        // Descriptions of errors are code of the app.
        let errors = state.read { $0.errors }
        if let last = errors.last, Self.isSame(last, error) { return last }
        var error = error
        if var own = error as? RouterError {
            // What a handler that made a call itself passes on has its own past.
            if own.earlier.isEmpty { own.earlier = errors }
            error = own
        }
        state.withLock { $0.errors.append(error) }
        return error
    }

    /// The error for a result that is not of the type that was asked for.
    func wrongResult(_ actual: Any.Type, _ expected: Any.Type, for origin: RouteOrigin) -> RouterError {
        RouterError(
            .wrongResultType,
            .wrongResult(actual: "\(actual)", expected: "\(expected)", handler: record.handler),
            for: origin
        )
    }

    /// Whether two errors are the same as far as one can tell of errors of any type.
    private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
        if let left = left as? RouterError, let right = right as? RouterError {
            return left.code == right.code && left.message == right.message
        }
        return type(of: left) == type(of: right) && "\(left)" == "\(right)"
    }
}
