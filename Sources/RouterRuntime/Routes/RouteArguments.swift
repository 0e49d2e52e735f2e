import RouteTables

/// The path of a typed route and its values, whatever their types are.
///
/// Values may be of any type, also closures and objects that are not `Sendable`. The static functions that make routes
/// take such values as `sending`, so nobody else holds them; accessors that call at once never leave the caller's
/// isolation. Hence the values can travel with a route that is `Sendable`.
///
/// The path is part of the object, so that a route is passed on at the cost of a reference.
@usableFromInline
class RouteArguments: @unchecked Sendable {
    @usableFromInline let path: RoutePath
    /// The type of the values, which tells what subclass this is: cheaper than asking the object.
    @usableFromInline let type: ObjectIdentifier

    @usableFromInline
    init(_ path: RoutePath, _ type: ObjectIdentifier) {
        self.path = path
        self.type = type
    }

    /// All values: one, or a tuple of several.
    var all: Any { () }
}

/// The values of a typed route as one value: a tuple, where there are several.
@usableFromInline
final class RouteArgumentValues<Values>: RouteArguments, @unchecked Sendable {
    @usableFromInline let values: Values

    @inlinable
    init(_ path: RoutePath, _ values: Values) {
        self.values = values
        super.init(path, ObjectIdentifier(Values.self))
    }

    override var all: Any { values }
}
