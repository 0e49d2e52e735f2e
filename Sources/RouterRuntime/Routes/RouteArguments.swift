/// The values of a typed route, whatever their types are.
///
/// Values may be of any type, also closures and objects that are not `Sendable`. The static functions that make routes
/// take such values as `sending`, so nobody else holds them; accessors that call at once never leave the caller's
/// isolation. Hence the values can travel with a route that is `Sendable`.
@usableFromInline
class RouteArguments: @unchecked Sendable {
    /// The type of the values, which tells what subclass this is: cheaper than asking the object.
    @usableFromInline let type: ObjectIdentifier

    @usableFromInline
    init(_ type: ObjectIdentifier) {
        self.type = type
    }

    /// All values: one, or a tuple of several.
    var all: Any { () }

    func url(_ path: RoutePath) throws -> String {
        let writer = try RouteURLWriter(names: path.parameterNames, values: all)
        return try path.url(texts: writer.texts)
    }
}

/// The values of a typed route as one value: a tuple, where there are several.
@usableFromInline
final class RouteArgumentValues<Values>: RouteArguments, @unchecked Sendable {
    @usableFromInline let values: Values

    @inlinable
    init(_ values: Values) {
        self.values = values
        super.init(ObjectIdentifier(Values.self))
    }

    override var all: Any { values }
}
