import RouteTables

/// A closure that a request by URL carries for a handler with a function-typed parameter.
///
/// Callbacks with names go to the parameters with these names, and the others to the remaining parameters in order:
///
/// ```swift
/// try router.call(
///     "kl://AModule/server4?value=64",
///     callbacks: [RouteCallback { (info: [String: Any]) in print(info) }]
/// )
/// ```
///
/// A callback that no parameter takes is an error. Only a handler with a parameter of type ``RouteRequest`` may receive
/// any callbacks, because it can redirect the request to a handler that takes them.
///
/// The closure's type must be that of the handler's parameter, without `@escaping`. A `@Sendable` closure, such as the
/// name of a function or a method, goes to parameters without that attribute too. The context can carry such closures
/// under the names of the parameters.
public struct RouteCallback {
    let name: String?
    let body: Any

    /// Creates a callback.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter; `nil` for the next function-typed parameter that has no named callback.
    ///   - body: The closure or function.
    public init<Function>(for name: String? = nil, _ body: Function) {
        self.name = name
        self.body = body
    }
}

/// The callbacks of a request, and other values that no URL can carry.
///
/// A synchronous call stays in the caller's isolation, and an asynchronous call takes its callbacks as `sending`. So
/// only one isolation holds them at a time. The same applies to the values of a typed route; see ``RouteArguments``.
package struct RouteCallbacks: @unchecked Sendable {
    let list: [RouteCallback]
    /// The values of a typed route that was redirected, by name, except for those in its URL.
    package let carried: [String: Any]

    static let none = RouteCallbacks([])

    package init(_ list: [RouteCallback], carried: [String: Any] = .init()) {
        self.list = list
        self.carried = carried
    }

    /// These, and the values of a typed route that no URL can carry.
    @_optimize(size)
    func carrying(_ values: RouteArguments?) -> RouteCallbacks {
        guard let values else { return self }
        var carried = carried
        for (name, value) in ParameterTexts(of: values).others { carried[name] = value }
        return RouteCallbacks(list, carried: carried)
    }

    /// Whether there is neither a callback nor another value.
    var isEmpty: Bool { list.isEmpty && carried.isEmpty }

    /// The callback with a parameter's name.
    func body(named name: String) -> Any? {
        list.first { $0.name == name }?.body ?? carried[name]
    }

    /// The callback without a name at a position.
    func unnamedBody(_ ordinal: Int) -> Any? {
        let unnamed = list.filter { $0.name == nil }
        return ordinal < unnamed.count ? unnamed[ordinal].body : nil
    }
}
