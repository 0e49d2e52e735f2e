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
    /// Calls of most routes read nothing else, so ``owner`` is a part of the other ones alone.
    @usableFromInline let isFree: Bool

    @usableFromInline
    init(_ path: RoutePath, _ type: ObjectIdentifier, isFree: Bool) {
        self.path = path
        self.type = type
        self.isFree = isFree
    }

    /// All values: one, or a tuple of several.
    package var all: Any { () }

    /// The owner of the values; `nil` if they are `Sendable`.
    var owner: ValueOwner? { nil }
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
/// Unchecked: as for ``RouteArguments``.
final class OwnedRouteValues<Values>: RouteArgumentValues<Values>, @unchecked Sendable {
    private let valueOwner: ValueOwner

    init(_ path: RoutePath, _ values: Values, _ owner: ValueOwner) {
        valueOwner = owner
        super.init(path, values, isFree: false)
    }

    override var owner: ValueOwner? { valueOwner }
}

extension RouteArguments {
    /// The values in the order of the parameters, whose number is given.
    @_optimize(size)
    func values(_ count: Int) -> [Any] {
        // A mirror of two values takes longer than ten casts.
        switch count {
        case 1: return [all]
        case 2: if let (first, second) = all as? (Any, Any) { return [first, second] }
        case 3: if let (first, second, third) = all as? (Any, Any, Any) { return [first, second, third] }
        default: break
        }
        return Mirror(reflecting: all).children.map(\.value)
    }
}

extension ObjectIdentifier {
    /// The identity of a value that is an object.
    init?(objectIn value: Any) {
        guard Swift.type(of: value) is AnyClass else { return nil }
        self.init(value as AnyObject)
    }
}
