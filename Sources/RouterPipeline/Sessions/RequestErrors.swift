@_spi(Locks) import RouteTables
import RouterRuntime

/// The errors of a request so far, which asynchronous middleware may note from any isolation.
final class RequestErrors: Sendable {
    private struct State {
        var all: [any Error] = []
        var appended: [any Error] = []
    }

    private let state = Lock(State())

    /// Every error, in order.
    var all: [any Error] { state.read { $0.all } }

    /// The errors that middleware appended.
    var appended: [any Error] { state.read { $0.appended } }

    /// Notes an error, unless the last noted error is the same.
    ///
    /// - Returns: The error, with the earlier errors if it is a `RouterError`.
    func noting(_ error: any Error) -> any Error {
        // Descriptions of errors are code of the app, which may not run under the lock.
        let errors = all
        if let last = errors.last, Self.isSame(last, error) { return last }
        var error = error
        if var own = error as? RouterError {
            // An error that a handler received from a call of its own has a history of its own.
            if own.earlier.isEmpty { own.earlier = errors }
            error = own
        }
        state.withLock { $0.all.append(error) }
        return error
    }

    /// Notes the errors that middleware appended to a request.
    ///
    /// - Parameters:
    ///   - next: The request as the middleware passes it on.
    ///   - request: The request as it was.
    func noteAppended(to next: RouteRequest, since request: RouteRequest) {
        for error in next.errors.dropFirst(request.errors.count) {
            _ = noting(error)
            state.withLock { $0.appended.append(error) }
        }
    }

    /// Whether two errors are the same, as far as errors of any type can be compared.
    private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
        if let left = left as? RouterError, let right = right as? RouterError {
            return left.code == right.code && left.message == right.message
        }
        return type(of: left) == type(of: right) && "\(left)" == "\(right)"
    }
}
