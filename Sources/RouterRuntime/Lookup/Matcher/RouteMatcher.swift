/// Finds the route of a URL in a compiled table.
///
/// Nothing is built: the table is read where it lies. A lookup costs time in proportion to the URL's length, whatever the table,
/// and allocates nothing; captured values are decoded when they are asked for. (A table in which repeated components follow each other
/// needs memory for a search in a URL of thousands of bytes.)
///
/// ```swift
/// if let match = matcher.firstMatch(in: url) {
///     print(match.entry, match.text(ofCapture: 0) ?? "")
/// }
/// ```
public struct RouteMatcher: Sendable {
    let table: MatcherTable
    let isReadable: Bool

    /// Reads a table that stands in the program, at no cost.
    ///
    /// ``RouteMatcherEncoder`` makes tables.
    ///
    /// - Parameter data: The table; one of another version of this package matches nothing.
    public init(_ data: StaticString) {
        table = MatcherTable(data)
        isReadable = table.isReadable
    }

    /// Copies a table, as made by an encoder.
    ///
    /// - Parameter data: The table; one of another version of this package matches nothing.
    public init(_ data: [UInt8]) {
        table = MatcherTable(data)
        isReadable = table.isReadable
    }

    init(_ table: MatcherTable) {
        self.table = table
        isReadable = table.isReadable
    }

    /// Compiles a pattern on its own, which is entry 0.
    ///
    /// - Throws: ``RouteTableError`` if the pattern is out of proportion.
    public init(_ pattern: RoutePattern) throws(RouteTableError) {
        var encoder = RouteMatcherEncoder()
        encoder.add(pattern)
        self.init(try encoder.encode())
    }

    /// The best match of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - accept: Says of an entry whether it may be the result; if not, the next candidate is tried. Candidates come best first.
    /// - Returns: The match, or nil if no route takes the URL.
    @inline(__always)
    public func firstMatch(
        in url: borrowing RouteURL,
        where accept: (_ entry: Int) -> Bool = { _ in true }
    ) -> RouteMatch? {
        search(copy url, accept)
    }

    /// The best match of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL's text.
    ///   - accept: Says of an entry whether it may be the result; if not, the next candidate is tried. Candidates come best first.
    /// - Returns: The match, or nil if no route takes the URL.
    /// - Throws: ``RouteURLError`` if the text is no URL.
    public func firstMatch(
        in url: String,
        where accept: (_ entry: Int) -> Bool = { _ in true }
    ) throws(RouteURLError) -> RouteMatch? {
        search(try RouteURL(url), accept)
    }

    /// All matches of a URL, each entry once, best first.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The matches.
    /// - Complexity: In proportion to the URL's length and the number of matches.
    public func matches(_ url: RouteURL) -> [RouteMatch] {
        var result: [RouteMatch] = []
        var seen: Set<Int> = []
        guard isReadable else { return [] }
        withSearch(url) { search in
            // Every candidate is refused, so that the search goes on to the end; each entry counts where it is met first.
            _ = search.run { candidate in
                if seen.insert(candidate.entry).inserted { result.append(match(url, candidate)) }
                return false
            }
        }
        return result
    }
}
