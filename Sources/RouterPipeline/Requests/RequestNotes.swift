@_spi(Locks) import RouteTables
import RouterRuntime

/// The errors of a request so far, and the request as its handler was called with it, which asynchronous middleware may note
/// from any isolation.
struct RequestNotes: Sendable {
    private struct State {
        var all: [any Error] = []
        var appended: [any Error] = []
        var reached: (hop: RouteRequest, request: RouteRequest)?
    }

    private let state = Lock(State())

    /// Every error, in order.
    var all: [any Error] { state.read { $0.all } }

    /// The errors that middleware appended.
    var appended: [any Error] { state.read { $0.appended } }

    /// Notes the request with which the handler of a hop is called.
    func reach(_ request: RouteRequest, from hop: RouteRequest) { state.withLock { $0.reached = (hop, request) } }

    /// The request with which the handler of a hop was called, if middleware has changed it.
    func reached(from hop: RouteRequest) -> RouteRequest? {
        guard let reached = state.read({ $0.reached }), reached.hop.storage === hop.storage else { return nil }
        return reached.request
    }

    /// Notes an error, unless it is the last noted one, which was passed on.
    ///
    /// - Returns: The error, with the earlier errors if it is a `RouterError`.
    func noting(_ error: any Error) -> any Error {
        // Nothing is removed, so no code of the app runs under the lock.
        state.withLockInPlace { state in
            if let last = state.all.last, Self.isSame(last, error) { return last }
            var error = error
            // An error that a handler received from a call of its own has a history of its own.
            if var own = error as? RouterError, own.earlier.isEmpty {
                own.earlier = state.all
                error = own
            }
            state.all.append(error)
            return error
        }
    }

    /// Notes the errors that middleware appended to a request.
    ///
    /// - Parameters:
    ///   - next: The request as the middleware passes it on.
    ///   - request: The request as it was.
    func noteAppended(to next: RouteRequest, since request: RouteRequest) {
        for error in next.errors.dropFirst(request.errors.count) {
            _ = noting(error)
            state.withLockInPlace { $0.appended.append(error) }
        }
    }

    /// Whether two errors are one that was thrown again.
    ///
    /// A value of another type than `RouterError` that was caught by its type and thrown again is another error.
    private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
        if let left = left as? RouterError, let right = right as? RouterError { return left.isSame(as: right) }
        if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
        // An `any Error` is a reference to a box, which `throw error` passes on. Nothing is read through the references. In
        // an optional, they are compared themselves, and not the values in the boxes.
        return withUnsafeBytes(of: Optional(left)) { left in
            withUnsafeBytes(of: Optional(right)) { left.elementsEqual($0) }
        }
    }
}
