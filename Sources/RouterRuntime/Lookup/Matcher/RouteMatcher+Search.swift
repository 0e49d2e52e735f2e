extension RouteMatcher {
    /// Makes a search and the memory that it needs, which lies on the stack but for long URLs in tables with nested loops.
    ///
    /// Static, so that closures hold the two pointers and not the matcher.
    @inline(__always)
    static func withSearch<Result>(
        _ table: UnsafePointer<UInt8>,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ body: (inout RouteSearch) -> Result
    ) -> Result {
        var search = RouteSearch(
            // No byte is read of an empty text, so any pointer will do for it.
            reader: RouteReader(table: table, text: bytes.baseAddress ?? table, count: bytes.count),
            parts: parts,
            limit: Int(parts.pathEnd),
            isUnusual: parts.flags.contains(.unusualPath) || head.hasUnusualLiterals
        )
        if head.memorySlots == 0 { return body(&search) }
        let size = (head.memorySlots * (bytes.count + 2) + 7) / 8
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
            memory.initialize(repeating: 0)
            search.memory = memory.baseAddress
            return body(&search)
        }
    }

    /// The ranks at which the components were matched on the way to a match, by the bytes where they begin.
    func codes(of match: RouteMatch) -> [UInt8] {
        var codes = [UInt8](repeating: 0, count: match.url.text.utf8.count + 2)
        codes.withUnsafeMutableBufferPointer { codes in
            match.url.withBytes { bytes in
                RouteMatcher.withSearch(table.base, head, bytes, match.url.parts) { search in
                    search.codes = codes.baseAddress
                    // The best way to a route is the first one found, as when it was matched.
                    _ = search.run(head) { $0 == match.entry }
                }
            }
        }
        return codes
    }
}
