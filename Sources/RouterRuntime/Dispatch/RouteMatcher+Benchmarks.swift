@_spi(Benchmarks) import RouteTables

extension RouteMatcher {
    /// The index of the pattern to which a URL leads, found as for a call by URL: without a ``RouteMatch``.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The index; -1 if no route matches, or the string is not a URL.
    /// - Complexity: O(*n*) in the URL's length.
    @_spi(Benchmarks)
    public func patternIndexOfCall(by text: String) -> Int {
        guard let url = try? RouteURL(text), let found = firstFound(in: url) else { return -1 }
        return Int(found.patternIndex)
    }
}
