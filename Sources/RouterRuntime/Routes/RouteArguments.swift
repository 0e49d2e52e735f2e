import RouteTables

/// The path of a typed route and its values, of any types.
///
/// The path is part of the object, so copying a route costs one reference.
///
/// Unchecked: values that are not `Sendable` are used as their ``ValueOwner`` allows, and otherwise read as far as they
/// cannot change (``ParameterTexts``).
@usableFromInline
package class RouteArguments: @unchecked Sendable {
    @usableFromInline package let path: RoutePath
    /// The type of the values, which identifies the subclass.
    ///
    /// Reading it is cheaper than a dynamic cast.
    @usableFromInline let type: ObjectIdentifier
    /// Whether all code may use the values: they are `Sendable`.
    ///
    /// Calls of most routes read nothing else, so ``access`` is a part of the other ones alone.
    @usableFromInline let isFree: Bool

    @usableFromInline
    init(_ path: RoutePath, _ type: ObjectIdentifier, isFree: Bool) {
        self.path = path
        self.type = type
        self.isFree = isFree
    }

    /// All values: one, or a tuple of several.
    package var all: Any { () }

    /// The code that may use the values; `nil` for all code.
    var access: RouteValueAccess? { nil }

    /// Prepares values that a call has for a request, which code of the app can keep.
    ///
    /// Until then, only the call has the object.
    func share() {}
}

/// The values of a typed route as one value: a tuple if there are several.
///
/// The fixed layout allows apps to inline the initializer if the library is a binary framework.
///
/// Unchecked: as for ``RouteArguments``; the values do not change.
@_fixed_layout
@usableFromInline
package class RouteArgumentValues<Values>: RouteArguments, @unchecked Sendable {
    @usableFromInline final let values: Values

    @inlinable
    init(_ path: RoutePath, _ values: Values, isFree: Bool = true) {
        self.values = values
        super.init(path, ObjectIdentifier(Values.self), isFree: isFree)
    }

    override package final var all: Any { values }
}

/// The values of a typed route that only some code may use.
///
/// Unchecked: as for ``RouteArguments``; `owned` changes only while a single call has the object.
@usableFromInline
final class OwnedRouteValues<Values>: RouteArgumentValues<Values>, @unchecked Sendable {
    private var owned: RouteValueAccess

    @usableFromInline
    init(_ path: RoutePath, _ values: Values, _ access: RouteValueAccess) {
        owned = access
        super.init(path, values, isFree: false)
    }

    override var access: RouteValueAccess? { owned }

    override func share() {
        if case .call(let caller) = owned { owned = .owner(caller.owner) }
    }
}

/// The code that may use the values of a typed route.
@frozen
@usableFromInline
enum RouteValueAccess {
    /// The call of a function of the store, whose values are not in a request yet.
    case call(RouteCaller)
    /// A handler that claims them from their owner.
    case owner(ValueOwner)
}

/// The caller that lends values to a call.
@frozen
@usableFromInline
enum RouteCaller {
    /// Code that calls a synchronous handler.
    case thread
    /// Code that awaits a handler.
    case task
    /// Code of the main actor.
    case mainActor

    /// The owner of the values when a request gets them.
    var owner: ValueOwner {
        switch self {
        case .thread: .caller()
        // Not the main actor, whose calls say so.
        case .task: .waitingCaller(nil)
        case .mainActor: .mainActor
        }
    }
}

extension RouteArguments {
    /// The values by the names of the parameters.
    @_optimize(size)
    var named: [(name: String, value: Any)] {
        let names = path.parameterNames
        if names.count == 1 { return [(names[0], all)] }
        return Array(zip(names, Mirror(reflecting: all).children.map(\.value)).map { ($0, $1) })
    }

    /// The owner of the values; `nil` if they are `Sendable`, or no request has them.
    var owner: ValueOwner? {
        if case .owner(let owner) = access { owner } else { nil }
    }

    /// Lets a handler use the values.
    ///
    /// - Returns: Whether it may.
    func claim(for user: ValueOwner.User) -> Bool {
        switch access {
        case nil: true
        case .call(.mainActor): user == .mainActor
        case .call: user != .mainActor
        case .owner(let owner): owner.claim(for: user)
        }
    }
}

extension ObjectIdentifier {
    /// The identity of a value that is an object.
    init?(objectIn value: Any) {
        guard Swift.type(of: value) is AnyClass else { return nil }
        self.init(value as AnyObject)
    }
}
