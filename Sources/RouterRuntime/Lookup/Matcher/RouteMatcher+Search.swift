extension RouteMatcher {
    /// Searches for the best match.
    func search(_ url: RouteURL, _ accept: (Int) -> Bool) -> RouteMatch? {
        guard isReadable else { return nil }
        return withSearch(url) { search in
            search.run { accept($0.entry) } ? match(url, search) : nil
        }
    }

    /// The match that a search has arrived at.
    @inline(__always)
    func match(_ url: RouteURL, _ search: borrowing RouteSearch) -> RouteMatch {
        RouteMatch(
            entry: search.entry,
            url: url,
            table: table,
            captures: search.captures,
            noted: search.noted,
            notedCount: min(search.notedCount, NotedRanges.capacity)
        )
    }

    /// The ranks at which the components were matched on the way to a match, by the bytes where they begin.
    func codes(of match: RouteMatch) -> [UInt8] {
        var codes = [UInt8](repeating: 0, count: match.url.text.utf8.count + 2)
        codes.withUnsafeMutableBufferPointer { codes in
            _ = withSearch(match.url) { search in
                search.codes = codes.baseAddress
                return search.run { $0.entry == match.entry && $0.captures == match.captures }
            }
        }
        return codes
    }

    /// Makes a search and the memory that it needs, which lies on the stack but for long URLs in tables with nested loops.
    @inline(__always)
    func withSearch<Result>(_ url: RouteURL, _ body: (inout RouteSearch) -> Result) -> Result {
        url.withBytes { bytes in
            var search = RouteSearch(
                table: table.base,
                // No byte is read of an empty text, so any pointer will do for it.
                text: bytes.baseAddress ?? table.base,
                count: bytes.count,
                parts: url.parts,
                limit: Int(url.parts.pathEnd),
                isUnusual: url.parts.flags.contains(.unusualPath) || table.number(MatcherTable.Head.flags) != 0
            )
            let slots = table.number(MatcherTable.Head.memorySlots)
            if slots == 0 { return body(&search) }
            let size = (slots * (bytes.count + 2) + 7) / 8
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
                memory.initialize(repeating: 0)
                search.memory = memory.baseAddress
                return body(&search)
            }
        }
    }
}
