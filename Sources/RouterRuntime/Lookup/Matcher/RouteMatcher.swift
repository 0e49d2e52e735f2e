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
        let (base, head, parts) = (table.base, head, url.parts)
        var found = FoundRoute()
        let isFound = url.withBytes { bytes in
            RouteMatcher.withSearch(base, head, bytes, parts) { search in
                let isFound = search.run(head, accept)
                found = search.found
                return isFound
            }
        }
        return isFound ? RouteMatch(url: copy url, table: table, found: found) : nil
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
        var result: RouteMatch?
        try look(for: url) { bytes, parts in
            var found = FoundRoute()
            let isFound = RouteMatcher.withSearch(table.base, head, bytes, parts) { search in
                let isFound = search.run(head, accept)
                found = search.found
                return isFound
            }
            if isFound { result = RouteMatch(url: RouteURL(text: url, parts: parts), table: table, found: found) }
        }
        return result
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
        where accept: (_ entry: Int) -> Bool = { _ in true },
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) throws(RouteURLError) -> Bool {
        let (table, head) = (table.base, head)
        var isFound = false
        try look(for: url) { bytes, parts in
            RouteMatcher.withSearch(table, head, bytes, parts) { search in
                isFound = search.run(head, accept)
                guard isFound else { return }
                body(
                    BorrowedRouteMatch(
                        CaptureLocator(table: table, bytes: bytes, parts: parts, found: search.found)
                    )
                )
            }
        }
        return isFound
    }

    /// Splits a URL and passes its bytes and parts on.
    @inline(__always)
    private func look(
        for text: String,
        _ body: (UnsafeBufferPointer<UInt8>, RouteURL.Parts) -> Void
    ) throws(RouteURLError) {
        func split(_ bytes: UnsafeBufferPointer<UInt8>) -> RouteURLError? {
            var parts = RouteURL.Parts()
            if let problem = RouteURL.Parts.split(bytes, pathFrom: nil, into: &parts) { return problem }
            body(bytes, parts)
            return nil
        }
        if let problem = text.utf8.withContiguousStorageIfAvailable(split) ?? RouteMatcher.withCopy(of: text, split) {
            throw problem
        }
    }

    /// A text that was bridged has to be copied to have its bytes side by side.
    @inline(never)
    private static func withCopy(
        of text: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> RouteURLError?
    ) -> RouteURLError? {
        var copy = text
        return copy.withUTF8(body)
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
