import RouteTables

/// The path of a typed route and its values, of any types.
///
/// Values may have any type, including closures and objects that are not `Sendable`. The static functions that create
/// routes take such values as `sending`, so no other code holds them. Accessors that call immediately never leave the
/// caller's isolation. So a route is `Sendable` together with its values.
///
/// The path is part of the object, so copying a route costs one reference.
@usableFromInline
package class RouteArguments: @unchecked Sendable {
    @usableFromInline package let path: RoutePath
    /// The type of the values, which identifies the subclass.
    ///
    /// Reading it is cheaper than a dynamic cast.
    @usableFromInline let type: ObjectIdentifier

    @usableFromInline
    init(_ path: RoutePath, _ type: ObjectIdentifier) {
        self.path = path
        self.type = type
    }

    /// All values: one, or a tuple of several.
    package var all: Any { () }
}

/// The values of a typed route as one value: a tuple if there are several.
///
/// The fixed layout allows apps to inline the initializer if the library is a binary framework.
@_fixed_layout
@usableFromInline
package final class RouteArgumentValues<Values>: RouteArguments, @unchecked Sendable {
    @usableFromInline let values: Values

    @inlinable
    init(_ path: RoutePath, _ values: Values) {
        self.values = values
        super.init(path, ObjectIdentifier(Values.self))
    }

    override package var all: Any { values }
}
