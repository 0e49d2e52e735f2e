import RouteTables
import RouterRuntime

extension RouteRequest {
    /// Adds values of any type to the context, `Sendable` or not, which are handed over.
    ///
    /// ```swift
    /// router.use(MainActorMiddleware { request in
    ///     var request = request
    ///     request.add(userInfo: ["draft": Draft(text: editor.text)])
    ///     return .next(request)
    /// })
    /// ```
    ///
    /// The values replace those of the same names. The compiler does not check how middleware and observers use them
    /// afterward; see
    /// ``RouterRuntime/Router/call(_:userInfo:from:callbacks:isolation:completion:)``.
    ///
    /// - Parameter userInfo: Values by parameter name, with their original types.
    public mutating func add(userInfo: sending [String: Any]) {
        context.merge(UncheckedContext(userInfo).values) { $1 }
    }
}
