/// A closure that goes with a request by URL, for a handler with a function-typed parameter.
///
/// Callbacks are taken by name where they have one, and the others in the order of the handler's parameters:
///
/// ```swift
/// try router.call(
///     "kl://AModule/server4?value=64",
///     callbacks: [RouteCallback { (info: [String: Any]) in print(info) }]
/// )
/// ```
///
/// The closure's type has to be the one that the handler's parameter has, without `@escaping`.
public struct RouteCallback: @unchecked Sendable {
    let name: String?
    // A callback is handed to one handler, in whose isolation it is called; `sending` keeps the caller from using what
    // the closure captures meanwhile.
    let body: Any

    /// Creates a callback for the parameter of that name, or for the next one without a name.
    public init<Function>(_ name: String? = nil, _ body: sending Function) {
        self.name = name
        self.body = body
    }
}
