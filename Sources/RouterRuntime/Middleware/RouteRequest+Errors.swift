import RouteTables

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
    /// Later middleware and the handler find it in ``errors``, and observers in ``RouteEvent/errors``. If the request
    /// fails with a ``RouterError``, the error is in its ``RouterError/stack`` too.
    ///
    /// - Parameter error: The error.
    public mutating func append(_ error: any Error) {
        storage = storage.copy(context: context, errors: errors + [error])
    }
}
