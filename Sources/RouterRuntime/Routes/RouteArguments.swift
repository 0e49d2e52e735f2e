/// The values of a typed route, whatever their types are.
///
/// Values may be of any type, also closures and objects that are not `Sendable`. The static functions that make routes
/// take such values as `sending`, so nobody else holds them; accessors that call at once never leave the caller's
/// isolation. Hence the values can travel with a route that is `Sendable`.
class RouteArguments: @unchecked Sendable {
    func write(to writer: inout RouteURLWriter) throws {}

    func url(_ path: RoutePath) throws -> String {
        var writer = RouteURLWriter(names: path.parameterNames)
        try write(to: &writer)
        return try RouteURLWriter.url(pattern: path.pattern, texts: writer.texts)
    }
}

/// The values of a typed route as one value: a tuple, where there are several.
final class RouteArgumentValues<Values>: RouteArguments, @unchecked Sendable {
    let values: Values
    private let writeValues: @Sendable (Values, inout RouteURLWriter) throws -> Void

    init(_ values: Values, _ write: @escaping @Sendable (Values, inout RouteURLWriter) throws -> Void) {
        self.values = values
        self.writeValues = write
    }

    override func write(to writer: inout RouteURLWriter) throws {
        try writeValues(values, &writer)
    }
}
