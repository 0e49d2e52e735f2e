extension RouteArguments {
    /// The URL that carries all values.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if no URL can carry a value, or a value violates its
    ///   placeholder's constraint.
    var wholeURL: String {
        get throws {
            let facts = path.facts
            return try path.url(texts: ParameterTexts(of: self, named: facts.names).all(), fixed: facts.fixed)
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
        let facts = path.facts
        return try path.url(texts: ParameterTexts(of: self, named: facts.names).named, fixed: facts.fixed)
    }
}
