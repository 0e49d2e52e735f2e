import RouteTables
import RouterRuntime

extension RouteRequest {
    /// The errors that middleware appended before the request went on, in order.
    public var errors: [any Error] { storage.errors }

    /// Notes an error without ending the request (EENavigator's `append(error)`).
    ///
    /// ```swift
    /// router.use { request in
    ///     var request = request
    ///     if Session.isOffline { request.append(Offline()) }
    ///     return .next(request)
    /// }
    /// ```
    ///
    /// Later middleware, the handler and fallbacks find it in ``errors``, and observers in ``RouteEvent/errors``. If the
    /// request fails with a `RouterError`, the error is in its `stack` too.
    ///
    /// - Parameter error: The error.
    public mutating func append(_ error: any Error) {
        storage = storage.copy { $0.errors.append(error) }
    }

    /// The request with the errors that middleware appended to it, or to those that led to it.
    func withErrors(_ errors: [any Error]) -> RouteRequest {
        errors.isEmpty ? self : RouteRequest(storage: storage.copy { $0.errors = errors })
    }
}
