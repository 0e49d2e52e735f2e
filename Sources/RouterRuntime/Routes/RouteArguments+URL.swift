import RouteTables

extension RouteArguments {
    /// The URL that carries all values.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if no URL can carry a value, or a value violates its
    ///   placeholder's constraint.
    var wholeURL: String {
        get throws {
            let writer = try RouteURLWriter(names: path.parameterNames, values: all)
            return try path.url(texts: writer.texts)
        }
    }

    /// The URL of the route, without the values that no URL can carry; empty if a value violates its placeholder's
    /// constraint.
    var url: String {
        (try? encodedURL()) ?? ""
    }

    /// The URL of the route, without the values that no URL can carry.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if a value violates its placeholder's constraint.
    package func encodedURL() throws -> String {
        let writer = RouteURLWriter(encodable: path.parameterNames, of: all)
        return try path.url(texts: writer.texts)
    }

    /// The values that no URL can carry, by name.
    var others: [String: Any] {
        RouteURLWriter(encodable: path.parameterNames, of: all).others
    }
}
