extension URLTemplate {
    /// Writes the URL that a match of another URL becomes.
    ///
    /// - Parameter match: The other URL and its captures.
    /// - Returns: The URL, with the number of bytes that were examined.
    /// - Throws: ``RouteURLWritingError`` if a captured string cannot be a scheme.
    /// - Complexity: O(*n*) in the length of the URL.
    package func url(of match: any CapturedURL) throws(RouteURLWritingError) -> URLText {
        var writer = URLWriter(self, match: match)
        try writer.write()
        return writer.output
    }
}
