/// Finds the route of a URL in a compiled table.
///
/// Nothing is built: the table is read where it lies. A lookup costs time in proportion to the URL's length, whatever the table,
/// and allocates nothing; captured values are decoded when they are asked for. (A table in which repeated components follow each other
/// needs memory for a search in a URL of thousands of bytes.)
///
/// ```swift
/// if let match = matcher.firstMatch(in: url) {
///     print(match.patternIndex, match.text(ofCapture: 0) ?? "")
/// }
/// ```
public struct RouteMatcher: Sendable {
    package let table: MatcherTable
    let head: RouteTableHead

    /// Reads a table that stands in the program, at no cost.
    ///
    /// The generator makes tables.
    ///
    /// - Parameter data: The table; one of another version of this package matches nothing.
    public init(_ data: StaticString) {
        table = MatcherTable(data)
        head = RouteTableHead(table.base, count: data.utf8CodeUnitCount)
    }

    /// Searches a table whose length is not known, and which is of this version.
    init(_ table: MatcherTable) {
        self.table = table
        head = RouteTableHead(table.base, count: .max)
    }

    /// Copies a table, as made by an encoder.
    ///
    /// - Parameter data: The table; one of another version of this package matches nothing.
    public init(_ data: [UInt8]) {
        table = MatcherTable(data)
        head = RouteTableHead(table.base, count: data.count)
    }

    /// The best match of a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or nil if no route matches the URL.
    /// - Complexity: In proportion to the URL's length.
    public func firstMatch(in url: borrowing RouteURL) -> RouteMatch? {
        guard let found = firstFound(in: url) else { return nil }
        return RouteMatch(url: copy url, table: table, found: found)
    }

    /// The best match of a URL.
    ///
    /// - Parameter url: The URL's text.
    /// - Returns: The match, or nil if no route matches the URL.
    /// - Throws: ``RouteURLError`` if the text is no URL.
    /// - Complexity: In proportion to the URL's length.
    public func firstMatch(in url: String) throws(RouteURLError) -> RouteMatch? {
        let parsed = try RouteURL(url)
        return firstMatch(in: parsed)
    }

    /// All matches of a URL, each route once, best first.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The matches.
    /// - Complexity: In proportion to the URL's length and the number of matches.
    public func matches(_ url: RouteURL) -> [RouteMatch] { matches(url, longFrom: RouteSearch.usualLongFrom) }

    /// All matches of a URL, where paths from a given length on, in bytes, count as long ones.
    func matches(_ url: RouteURL, longFrom: Int) -> [RouteMatch] {
        var candidates: [FoundRoute] = []
        url.withBytes { bytes in
            withUnsafeMutablePointer(to: &candidates) { candidates in
                var found = FoundRoute()
                RouteMatcher.search(
                    table.base,
                    head,
                    bytes,
                    url.parts,
                    &found,
                    goal: .all(candidates),
                    longFrom: longFrom
                )
            }
        }
        var seen: Set<Int> = []
        return candidates.filter { seen.insert(Int($0.patternIndex)).inserted }
            .map { RouteMatch(url: url, table: table, found: $0) }
    }
}
