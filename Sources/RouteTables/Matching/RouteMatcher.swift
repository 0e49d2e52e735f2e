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
    /// - Parameters:
    ///   - url: The URL.
    ///   - accept: Tells whether the pattern at an index may be the result. If not, the search tries the next candidate, best first.
    /// - Returns: The match, or nil if no route takes the URL.
    public func firstMatch(
        in url: borrowing RouteURL,
        where accept: (_ patternIndex: Int) -> Bool = { _ in true }
    ) -> RouteMatch? {
        guard let found = firstFound(in: url, where: accept) else { return nil }
        return RouteMatch(url: copy url, table: table, found: found)
    }

    /// The best match of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL's text.
    ///   - accept: Tells whether the pattern at an index may be the result. If not, the search tries the next candidate, best first.
    /// - Returns: The match, or nil if no route takes the URL.
    /// - Throws: ``RouteURLError`` if the text is no URL.
    public func firstMatch(
        in url: String,
        where accept: (_ patternIndex: Int) -> Bool = { _ in true }
    ) throws(RouteURLError) -> RouteMatch? {
        let parsed = try RouteURL(url)
        return firstMatch(in: parsed, where: accept)
    }

    /// All matches of a URL, each pattern once, best first.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The matches.
    /// - Complexity: In proportion to the URL's length and the number of matches.
    public func matches(_ url: RouteURL) -> [RouteMatch] {
        var candidates: [FoundRoute] = []
        url.withBytes { bytes in
            RouteMatcher.withSearch(table.base, head, bytes, url.parts) { search in
                withUnsafeMutablePointer(to: &candidates) { pointer in
                    search.candidates = pointer
                    // Every candidate is noted and refused, so that the search goes on to the end.
                    _ = search.run(head) { _ in false }
                }
            }
        }
        var seen: Set<Int> = []
        return candidates.filter { seen.insert(Int($0.patternIndex)).inserted }
            .map { RouteMatch(url: url, table: table, found: $0) }
    }
}
