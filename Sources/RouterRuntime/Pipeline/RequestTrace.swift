/// What happened to a request so far: where it led, what was found, what went wrong.
final class RequestTrace: Sendable {
    struct Record: Sendable {
        /// The request that took over last; `nil` if none did.
        var last: RouteRequest?
        var route: String?
        var handler: String?
        var errors: [any Error] = []
    }

    private let state = Lock(Record())

    var record: Record { state.withLock { $0 } }

    func noteHop(_ request: RouteRequest) {
        state.withLock { record in
            record.last = request
            record.route = nil
            record.handler = nil
        }
    }

    func noteFound(_ target: Router.Target) {
        state.withLock { record in
            record.route = target.call.pattern
            record.handler = target.call.handlerName
        }
    }

    /// Notes an error; one that is only passed on is there already.
    func noteError(_ error: any Error) {
        state.withLock { record in
            if let last = record.errors.last, Self.isSame(last, error) { return }
            record.errors.append(error)
        }
    }

    /// The error for a result that is not of the type that was asked for.
    func wrongResult(_ actual: Any.Type, _ expected: Any.Type) -> RouterError {
        let origin = record.handler.map { "'\($0)' returns" } ?? "the result is of type"
        return RouterError(.wrongResultType, "\(origin) '\(actual)', and '\(expected)' was asked for")
    }

    /// Whether two errors are the same as far as one can tell of errors of any type.
    private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
        type(of: left) == type(of: right) && "\(left)" == "\(right)"
    }
}
