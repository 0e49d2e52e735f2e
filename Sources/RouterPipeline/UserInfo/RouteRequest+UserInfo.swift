import RouteTables
import RouterRuntime

extension RouteRequest {
    /// Adds values of any type for the handler, `Sendable` or not, which are handed over.
    ///
    /// ```swift
    /// router.use(MainActorMiddleware { request in
    ///     var request = request
    ///     request.add(userInfo: ["draft": Draft(text: editor.text)])
    ///     return .next(request)
    /// })
    /// ```
    ///
    /// The values replace those of the same names. Those that may not be `Sendable` belong to the first handler that takes
    /// them; see ``RequestBuilder/with(userInfo:)``.
    ///
    /// - Parameter userInfo: Values by parameter name, with their original types.
    public mutating func add(userInfo: sending [String: Any]) {
        let userInfo = UserInfo(userInfo)
        storage = storage.copy { userInfo.add(to: &$0.context, &$0.callbacks, of: .sent()) }
    }
}
