/// The values of a typed route on its way to a handler.
@usableFromInline
struct TypedValues: Sendable {
    let path: RoutePath
    let arguments: RouteArguments

    @usableFromInline
    init(path: RoutePath, arguments: RouteArguments) {
        self.path = path
        self.arguments = arguments
    }

    /// The URL that stands for the route, without the values that no URL can carry; empty if there is none, as a value breaks its
    /// placeholder's constraint.
    var url: String {
        (try? encodedURL()) ?? ""
    }

    /// The URL that stands for the route, without the values that no URL can carry.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if a value breaks its placeholder's constraint.
    func encodedURL() throws -> String {
        let writer = RouteURLWriter(encodable: path.parameterNames, of: arguments.all)
        return try path.url(texts: writer.texts)
    }

    /// The values that no URL can carry, by name.
    var others: [String: Any] {
        RouteURLWriter(encodable: path.parameterNames, of: arguments.all).others
    }
}
