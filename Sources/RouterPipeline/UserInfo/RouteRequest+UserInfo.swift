import RouteTables
import RouterRuntime

extension RouteRequest {
    /// The values that code has passed, of any type, `Sendable` or not.
    ///
    /// ```swift
    /// router.use(onMainActor: { request in
    ///     if let draft = request.userInfo["draft"] as? Draft { print(draft.text) }
    ///     return .next(request)
    /// })
    /// ```
    ///
    /// It is the context with the values that ``add(userInfo:)`` or ``RequestBuilder/with(userInfo:)`` have added, as far as
    /// they belong to the main actor. A value that was handed over, and that no handler has taken yet, belongs to the main
    /// actor from then on. After a synchronous call, the values that it has lent are missing.
    ///
    /// - Complexity: O(*n*) in the number of values.
    @MainActor public var userInfo: [String: Any] {
        let (context, callbacks) = (context.mapValues { $0 as Any }, storage.callbacks)
        guard callbacks.claim(isOnMainActor: true) else { return context }
        return context.merging(callbacks.carried) { $1 }
    }

    /// Adds values of any type for the handler, `Sendable` or not, which are handed over.
    ///
    /// ```swift
    /// router.use(onMainActor: { request in
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
