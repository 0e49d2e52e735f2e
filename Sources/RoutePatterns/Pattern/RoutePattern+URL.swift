import RouteTables

extension RoutePattern {
    /// Writes the URL of some values, correctly encoded, so that matching it gives the same values again.
    ///
    /// Of groups, the first alternative is written and what is optional is left out.
    ///
    /// - Parameter values: The values by the names of the captures; none, or an empty list, for one that is left out.
    /// - Returns: The URL.
    /// - Throws: `RouteURLWritingError` if a value is missing, is one too many, or is not what the capture takes.
    public func url(_ values: [String: [String]]) throws(RouteURLWritingError) -> String {
        let template: URLTemplate
        do {
            template = try compiled.template(of: self)
        } catch {
            throw .undetermined(pattern: description)
        }
        return try template.url(values, pattern: description) { url in
            match(url).map { match in captures.map { match.values[$0.name] ?? [] } }
        }
    }
}
