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
    let head: RouteTableHead

    /// Reads a table that stands in the program, at no cost.
    ///
    /// ``RouteMatcherEncoder`` makes tables.
    ///
    /// - Parameter data: The table; one of another version of this package matches nothing.
    public init(_ data: StaticString) {
        table = MatcherTable(data)
        head = RouteTableHead(table.base, count: data.utf8CodeUnitCount)
    }

    /// Copies a table, as made by an encoder.
    ///
    /// - Parameter data: The table; one of another version of this package matches nothing.
    public init(_ data: [UInt8]) {
        table = MatcherTable(data)
        head = RouteTableHead(table.base, count: data.count)
    }

    /// Compiles scopes: patterns that no spelling of a URL evades which reaches the same route.
    ///
    /// - Parameter patterns: The patterns, whose entries count up from 0.
    /// - Throws: ``RouteTableError`` if they are out of proportion.
    init(scopes patterns: [RoutePattern]) throws(RouteTableError) {
        var encoder = RouteMatcherEncoder()
        encoder.matchesEverySpelling = true
        for pattern in patterns { encoder.add(pattern) }
        self.init(try encoder.encode())
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
    public func firstMatch(
        in url: borrowing RouteURL,
        where accept: (_ entry: Int) -> Bool = { _ in true }
    ) -> RouteMatch? {
        guard let found = firstFound(in: url, where: accept) else { return nil }
        return RouteMatch(url: copy url, table: table, found: found)
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
        let parsed = try RouteURL(url)
        return firstMatch(in: parsed, where: accept)
    }

    /// Passes the best match of a URL to a closure, without any copy.
    ///
    /// ```swift
    /// var chatID = ""
    /// try matcher.withFirstMatch(in: "//chat/5") { match in chatID = match.text(ofCapture: 0) ?? "" }
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL's text.
    ///   - accept: Says of an entry whether it may be the result; if not, the next candidate is tried. Candidates come best first.
    ///   - body: Called once with the match, unless no route takes the URL.
    /// - Returns: Whether a route takes the URL.
    /// - Throws: ``RouteURLError`` if the text is no URL.
    @discardableResult
    public func withFirstMatch(
        in url: String,
        where accept: (_ entry: Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) throws(RouteURLError) -> Bool {
        try withFirst(in: url, accept, body)
    }

    /// Passes the best match of a URL to a closure, whatever route it is.
    ///
    /// - Parameters:
    ///   - url: The URL's text.
    ///   - body: Called once with the match, unless no route takes the URL.
    /// - Returns: Whether a route takes the URL.
    /// - Throws: ``RouteURLError`` if the text is no URL.
    @discardableResult
    public func withFirstMatch(
        in url: String,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) throws(RouteURLError) -> Bool {
        try withFirst(in: url, { _ in true }, body)
    }

    @inline(__always)
    private func withFirst(
        in url: String,
        _ accept: (_ entry: Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) throws(RouteURLError) -> Bool {
        let isFound = url.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.count >= 8, let text = bytes.baseAddress else {
                return withFirstMatch(ofShortPath: bytes, accept, body)
            }
            return withFirstMatch(ofPath: text, bytes.count, accept, body)
        }
        if case .some(.some(let isFound)) = isFound { return isFound }
        return try withFirstMatch(ofSplit: url, accept, body)
    }

    /// Splits a URL, whose text is copied if it was bridged, and passes its best match to a closure.
    @inline(never)
    private func withFirstMatch(
        ofSplit url: String,
        _ accept: (_ entry: Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) throws(RouteURLError) -> Bool {
        guard url.isContiguousUTF8 else {
            var copy = url
            copy.makeContiguousUTF8()
            return try withFirstMatch(ofSplit: copy, accept, body)
        }
        var problem: RouteURLError?
        let (base, head) = (table.base, head)
        let isFound = url.utf8.withContiguousStorageIfAvailable { bytes in
            RouteMatcher.withFirstMatchOfSplit(base, head, bytes, accept, body, &problem)
        }
        if let problem { throw problem }
        return isFound ?? false
    }

    /// All matches of a URL, each entry once, best first.
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
        return candidates.filter { seen.insert(Int($0.entry)).inserted }
            .map { RouteMatch(url: url, table: table, found: $0) }
    }
}
