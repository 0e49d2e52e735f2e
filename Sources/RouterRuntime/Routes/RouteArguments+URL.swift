import RouteTables

extension RouteArguments {
    /// The URL that carries all values.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if no URL can carry one, or if it breaks its placeholder's constraint.
    var wholeURL: String {
        get throws {
            let writer = try RouteURLWriter(names: path.parameterNames, values: all)
            return try path.url(texts: writer.texts)
        }
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
        let writer = RouteURLWriter(encodable: path.parameterNames, of: all)
        return try path.url(texts: writer.texts)
    }

    /// The values that no URL can carry, by name.
    var others: [String: Any] {
        RouteURLWriter(encodable: path.parameterNames, of: all).others
    }
}
