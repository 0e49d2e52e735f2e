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
/// Callbacks without a name may be more than the handler takes, which has no use for the last ones. A name that no
/// parameter has is an error, except for a handler with a parameter of type ``RouteRequest``, because it can redirect the
/// request to a handler that has it.
///
/// A closure that is not `@Sendable` belongs to the first handler that takes it. Another handler, such as the next one of a
/// broadcast, receives it only if both run on the main actor, or within the same synchronous call. Otherwise, the
/// request fails with the code `notSendable`.
///
/// The closure's type must be that of the handler's parameter, without `@escaping`. A `@Sendable` closure, such as the
/// name of a function or a method, goes to parameters without that attribute too. The context can carry such closures
/// under the names of the parameters.
public struct RouteCallback {
    package let name: String?
    let body: Any
    fileprivate let isSendable: Bool

    /// Creates a callback from a closure or function that any handler may call.
    ///
    /// ```swift
    /// let callback = RouteCallback { @Sendable (info: [String: Any]) in print(info) }
    /// try router.call("kl://AModule/server4?value=64", callbacks: [callback])
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the parameter; `nil` for the next function-typed parameter that has no named callback.
    ///   - body: The closure or function.
    public init<Function: Sendable>(for name: String? = nil, _ body: Function) {
        self.name = name
        self.body = body
        isSendable = true
    }

    /// Creates a callback from a closure or function that is not `@Sendable`.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter; `nil` for the next function-typed parameter that has no named callback.
    ///   - body: The closure or function.
    public init<Function>(for name: String? = nil, _ body: Function) {
        self.name = name
        self.body = body
        isSendable = false
    }
}

/// The callbacks of a request, and other values that no URL can carry.
package struct RouteCallbacks: Sendable {
    /// `nil` if there are none, as in most requests.
    private let contents: Contents?

    /// Unchecked: the properties do not change, and values that are not `Sendable` are used as their owners allow.
    private final class Contents: @unchecked Sendable {
        let list: [RouteCallback]
        /// Values by name: those of a typed route that was redirected, except for those in its URL, and those of user
        /// information.
        let carried: [String: Any]
        /// The owner of the callbacks; `nil` if they are `Sendable`.
        let owner: ValueOwner?
        /// The owners of the other values, if they are not `Sendable`.
        let carriers: [ValueOwner]

        init(_ list: [RouteCallback], _ owner: ValueOwner?, _ carried: [String: Any], _ carriers: [ValueOwner]) {
            self.list = list
            self.owner = owner
            self.carried = carried
            self.carriers = carriers
        }
    }

    /// No callbacks.
    package static var none: RouteCallbacks { RouteCallbacks(contents: nil) }

    private init(contents: Contents?) { self.contents = contents }

    @_optimize(size)
    private init(_ list: [RouteCallback], _ owner: @autoclosure () -> ValueOwner) {
        let isSendable = list.allSatisfy(\.isSendable)
        contents = list.isEmpty ? nil : Contents(list, isSendable ? nil : owner(), .init(), [])
    }

    /// Callbacks that the caller has given away.
    package static func sent(_ list: sending [RouteCallback]) -> RouteCallbacks { RouteCallbacks(list, .sent()) }

    /// Callbacks that a synchronous call has until it ends.
    package static func lent(_ list: [RouteCallback]) -> RouteCallbacks { RouteCallbacks(list, .lent()) }

    /// Ends a synchronous call that has borrowed the values.
    @inline(never)
    @_optimize(size)
    package func end() {
        contents?.owner?.end()
        for owner in contents?.carriers ?? [] { owner.end() }
    }

    /// These, and the values of a typed route that no URL can carry.
    @_optimize(size)
    func carrying(_ values: RouteArguments?) -> RouteCallbacks {
        guard let values else { return self }
        return carrying(ParameterTexts(of: values).others, of: values.owner)
    }

    /// These, and values that have an owner, unless they are `Sendable`.
    @_optimize(size)
    package func carrying(_ values: [String: Any], of owner: ValueOwner?) -> RouteCallbacks {
        guard !values.isEmpty else { return self }
        var carried = carried
        for (name, value) in values { carried[name] = value }
        let carriers = (contents?.carriers ?? []) + [owner].compactMap(\.self)
        return RouteCallbacks(contents: Contents(list, contents?.owner, carried, carriers))
    }

    /// The values with these names, without callbacks.
    @_optimize(size)
    package func carried(_ names: [String]) -> RouteCallbacks {
        // Another function of dictionaries would add its code.
        var kept: [String: Any] = [:]
        for name in names { kept[name] = carried[name] }
        return RouteCallbacks(contents: Contents([], nil, kept, contents?.carriers ?? []))
    }

    /// These, with new names of values.
    @_optimize(size)
    func renaming(_ renamings: [ItemRenaming]) -> RouteCallbacks {
        guard let contents, !renamings.isEmpty else { return self }
        var carried = contents.carried
        for (name, newName) in renamings {
            if let value = carried.removeValue(forKey: name) { carried[newName] = value }
        }
        return RouteCallbacks(contents: Contents(contents.list, contents.owner, carried, contents.carriers))
    }

    /// These, with some of the callbacks.
    @_optimize(size)
    package func filter(_ isIncluded: (RouteCallback) -> Bool) -> RouteCallbacks {
        guard let contents else { return self }
        let list = contents.list.filter(isIncluded)
        return RouteCallbacks(contents: Contents(list, contents.owner, contents.carried, contents.carriers))
    }

    var list: [RouteCallback] { contents?.list ?? [] }

    /// The values by name.
    package var carried: [String: Any] { contents?.carried ?? .init() }

    /// Whether there is neither a callback nor another value.
    var isEmpty: Bool { contents == nil }

    /// Whether a value is not `Sendable`.
    var isOwned: Bool { contents.map { $0.owner != nil || !$0.carriers.isEmpty } ?? false }

    /// Lets a handler use callbacks and values; see ``ValueOwner/claim(isOnMainActor:isAwaited:)``.
    ///
    /// - Returns: Whether it may.
    @_optimize(size)
    package func claim(
        callbacks takesCallbacks: Bool = false,
        values takesValues: Bool = true,
        isOnMainActor: Bool,
        isAwaited: Bool = false
    ) -> Bool {
        if takesCallbacks, contents?.owner?.claim(isOnMainActor: isOnMainActor, isAwaited: isAwaited) == false {
            return false
        }
        for owner in takesValues ? contents?.carriers ?? [] : [] {
            guard owner.claim(isOnMainActor: isOnMainActor, isAwaited: isAwaited) else { return false }
        }
        return true
    }

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
