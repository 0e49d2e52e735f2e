extension RouteMatcher {
    /// Finds the best route that is accepted.
    ///
    /// A URL in canonical form is walked through at once, from where the path begins; what is rare is searched.
    @inline(__always)
    static func find(
        _ table: UnsafePointer<UInt8>,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute,
        _ accept: (Int) -> Bool
    ) -> Bool {
        guard bytes.count >= 8, let text = bytes.baseAddress else {
            return withShortSearch(table, head, bytes, parts) { search in
                let isFound = search.run(head, accept)
                found = search.found
                return isFound
            }
        }
        let reader = RouteReader(table: table, text: text, count: bytes.count)
        let start = head.plainStart(reader, parts)
        guard start != 0 else {
            return search(reader, head, parts, &found, accept)
        }
        var walk = PlainWalk(node: start, position: Int(parts.pathStart))
        let outcome = walk.run(reader, to: Int(parts.pathEnd), &found)
        guard case .route(let patternIndex, let captures) = outcome else {
            return search(reader, head, parts, after: &walk, outcome, &found, accept)
        }
        guard accept(patternIndex) else { return search(reader, head, parts, after: &walk, .refused, &found, accept) }
        found.patternIndex = Int32(truncatingIfNeeded: patternIndex)
        found.captures = Int32(truncatingIfNeeded: captures)
        return true
    }

    /// Searches for the best route that is accepted.
    @inline(never)
    private static func search(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute,
        _ accept: (Int) -> Bool
    ) -> Bool {
        withSearch(reader, head, parts) { search in
            let isFound = search.run(head, accept)
            found = search.found
            return isFound
        }
    }

    /// Searches on behind a walk that ended otherwise than at a route that is accepted.
    @inline(never)
    private static func search(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        _ parts: RouteURL.Parts,
        after walk: inout PlainWalk,
        _ outcome: PlainWalk.Outcome,
        _ found: inout FoundRoute,
        _ accept: (Int) -> Bool
    ) -> Bool {
        withSearch(reader, head, parts) { search in
            search.found = found
            let isFound =
                search.proceed(&walk, outcome, isRare: false, accept)
                || parts.hostStart != parts.hostEnd && search.walkOtherHosts(head.withHost, accept)
            found = search.found
            return isFound
        }
    }

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
        guard bytes.count >= 8, let text = bytes.baseAddress else {
            return withShortSearch(table, head, bytes, parts, body)
        }
        return withSearch(RouteReader(table: table, text: text, count: bytes.count), head, parts, body)
    }

    /// Makes a search for a text of fewer than eight bytes, copied so that eight can be read.
    @inline(never)
    private static func withShortSearch<Result>(
        _ table: UnsafePointer<UInt8>,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ body: (inout RouteSearch) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { copy in
            copy.initialize(repeating: 0)
            for (index, byte) in bytes.enumerated() { copy[index] = byte }
            // The allocation is never empty, so there is a pointer, and were there none, nothing would be read.
            let text = copy.baseAddress.map { UnsafePointer($0) } ?? table
            return withSearch(RouteReader(table: table, text: text, count: bytes.count), head, parts, body)
        }
    }

    @inline(__always)
    private static func withSearch<Result>(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        _ parts: RouteURL.Parts,
        _ body: (inout RouteSearch) -> Result
    ) -> Result {
        var search = RouteSearch(
            reader: reader,
            parts: parts,
            limit: Int(parts.pathEnd),
            isUnusual: parts.flags.contains(.unusualPath) || head.hasUnusualLiterals
        )
        if head.memorySlots == 0 { return body(&search) }
        let size = (head.memorySlots * (reader.count + 2) + 7) / 8
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
            memory.initialize(repeating: 0)
            search.memory = memory.baseAddress
            return body(&search)
        }
    }

    /// The ranks at which the components were matched on the way to a match, by the bytes where they begin.
    static func codes(
        _ table: UnsafePointer<UInt8>,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ found: FoundRoute
    ) -> [UInt8] {
        let head = RouteTableHead(table, count: .max)
        var codes = [UInt8](repeating: 0, count: bytes.count + 2)
        codes.withUnsafeMutableBufferPointer { codes in
            withSearch(table, head, bytes, parts) { search in
                search.codes = codes.baseAddress
                // The best way to a route is the first one found, as when it was matched.
                _ = search.run(head) { $0 == Int(found.patternIndex) }
            }
        }
        return codes
    }
}
