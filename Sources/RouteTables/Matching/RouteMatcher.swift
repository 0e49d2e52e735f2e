/// Finds the route of a URL in a compiled table.
///
/// The table is read in place. A lookup takes time in proportion to the URL's length, for any table, and allocates
/// nothing. Captured values are decoded when you access them. (In a table with consecutive repeated components, a
/// search for a URL of thousands of bytes needs memory.)
///
/// ```swift
/// if let match = matcher.firstMatch(in: url) {
///     print(match.patternIndex, match.text(ofCapture: 0) ?? "")
/// }
/// ```
@_spi(Benchmarks)
public struct RouteMatcher: Sendable {
    package let table: MatcherTable
    let head: RouteTableHead

    /// Reads a static table, at no cost.
    ///
    /// The generator writes tables.
    ///
    /// - Parameter data: The table. A table of another version of this package matches nothing.
    public init(_ data: StaticString) {
        table = MatcherTable(data)
        head = RouteTableHead(table.base, count: data.utf8CodeUnitCount)
    }

    /// Reads a table of unknown length and of the current version.
    init(_ table: MatcherTable) {
        self.table = table
        head = RouteTableHead(table.base, count: .max)
    }

    /// Copies the table of an encoder.
    ///
    /// - Parameter data: The table. A table of another version of this package matches nothing.
    public init(_ data: [UInt8]) {
        table = MatcherTable(data)
        head = RouteTableHead(table.base, count: data.count)
    }

    /// The best match of a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or `nil` if no route matches the URL.
    /// - Complexity: O(*n*) in the URL's length.
    public func firstMatch(in url: borrowing RouteURL) -> RouteMatch? {
        guard let found = firstFound(in: url) else { return nil }
        return RouteMatch(url: copy url, table: table, found: found)
    }

    /// The best match of a URL.
    ///
    /// - Parameter url: The URL's text.
    /// - Returns: The match, or `nil` if no route matches the URL.
    /// - Throws: ``RouteURLError`` if the text is not a URL.
    /// - Complexity: O(*n*) in the URL's length.
    public func firstMatch(in url: String) throws(RouteURLError) -> RouteMatch? {
        let parsed = try RouteURL(url)
        return firstMatch(in: parsed)
    }

    /// All matches of a URL, each route once, best first.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The matches.
    /// - Complexity: O(*n* + *m*) in the URL's length and the number of matches.
    public func matches(_ url: RouteURL) -> [RouteMatch] {
        var candidates: [FoundRoute] = []
        url.withBytes { bytes in
            withUnsafeMutablePointer(to: &candidates) { candidates in
                var found = FoundRoute()
                RouteMatcher.search(table.base, head, bytes, url.parts, &found, goal: .all(candidates))
            }
        }
        var seen: Set<Int> = []
        return candidates.filter { seen.insert(Int($0.patternIndex)).inserted }
            .map { RouteMatch(url: url, table: table, found: $0) }
    }
}
