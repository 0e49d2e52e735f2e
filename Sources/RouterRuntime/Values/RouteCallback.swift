import RouteTables

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

/// The callbacks of a request on its way, and what else no URL can carry.
///
/// A synchronous call stays in the caller's isolation, and an asynchronous one takes its callbacks as `sending`; so there
/// is never more than one isolation that holds them. The same goes for the values of a typed route; see ``RouteArguments``.
package struct RouteCallbacks: @unchecked Sendable {
    let list: [RouteCallback]
    /// The values of a typed route that another route took over, by name, as far as its URL does not carry them.
    let carried: [String: Any]

    static let none = RouteCallbacks([])

    init(_ list: [RouteCallback], carried: [String: Any] = [:]) {
        self.list = list
        self.carried = carried
    }

    /// These and the values of a typed route that no URL can carry.
    func carrying(_ values: RouteArguments?) -> RouteCallbacks {
        guard let values else { return self }
        return RouteCallbacks(list, carried: carried.merging(values.others) { $1 })
    }

    /// The callback of a parameter's name, else the one without a name in the parameter's place.
    func body(_ name: String, ordinal: Int) -> Any? {
        if let named = list.first(where: { $0.name == name }) { return named.body }
        if let value = carried[name] { return value }
        let unnamed = list.filter { $0.name == nil }
        return ordinal < unnamed.count ? unnamed[ordinal].body : nil
    }
}
