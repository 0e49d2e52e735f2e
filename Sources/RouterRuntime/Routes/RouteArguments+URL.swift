extension RouteArguments {
    /// The URL that carries all values.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if no URL can carry a value, or a value violates its
    ///   placeholder's constraint.
    var wholeURL: String {
        get throws { try path.url(texts: ParameterTexts(of: self).all()) }
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
        try path.url(texts: ParameterTexts(of: self).texts)
    }
}
