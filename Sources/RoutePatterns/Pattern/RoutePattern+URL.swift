import RouteTables

extension RoutePattern {
    /// Writes the URL of some values, correctly encoded, such that matching it gives the same values.
    ///
    /// The first alternative of a group is written, and optional parts are left out.
    ///
    /// - Parameter values: The values by the names of the captures; none, or an empty list, for a capture that is left
    ///   out.
    /// - Returns: The URL.
    /// - Throws: An error whose description names the capture, if a value is missing, is unexpected, or is not accepted.
    public func url(_ values: [String: [String]]) throws -> String {
        try url(values, addsItems: false)
    }

    /// Writes the URL of some values, of which those without a capture may become items of the query.
    package func url(_ values: [String: [String]], addsItems: Bool) throws -> String {
        let template: OwnedTemplate
        do {
            template = try compiled.template(of: self)
        } catch {
            throw RouteURLWritingError.undetermined(pattern: description)
        }
        return try template.url(values, addsItems: addsItems, pattern: description) { url in
            match(url).map { match in captures.map { match.values[$0.name] ?? [] } }
        }
    }
}
