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
public struct RouteCallback {
    let name: String?
    let body: Any

    /// Creates a callback for the next function-typed parameter that no callback names.
    public init<Function>(_ body: Function) {
        self.name = nil
        self.body = body
    }

    /// Creates a callback for the parameter of that name.
    public init<Function>(for name: String, _ body: Function) {
        self.name = name
        self.body = body
    }
}

/// The callbacks of a request on its way.
///
/// A synchronous call stays in the caller's isolation, and an asynchronous one takes its callbacks as `sending`; so there
/// is never more than one isolation that holds them.
struct RouteCallbacks: @unchecked Sendable {
    let list: [RouteCallback]

    init(_ list: [RouteCallback]) {
        self.list = list
    }
}
