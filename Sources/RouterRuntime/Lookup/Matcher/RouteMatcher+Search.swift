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
        guard case .route(let entry, let captures) = outcome else {
            return search(reader, head, parts, behind: &walk, outcome, &found, accept)
        }
        guard accept(entry) else { return search(reader, head, parts, behind: &walk, .refused, &found, accept) }
        found.entry = Int32(truncatingIfNeeded: entry)
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
        behind walk: inout PlainWalk,
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

    /// Passes the best match of a text of fewer than eight bytes that is nothing but a path in canonical form to a closure.
    ///
    /// It is copied, so that eight bytes can be read; a slash may follow the last component.
    ///
    /// - Returns: Whether a route takes it, or `nil` if the text has to be split to find out.
    @inline(never)
    func withFirstMatch(
        ofShortPath bytes: UnsafeBufferPointer<UInt8>,
        _ accept: (Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) -> Bool? {
        let word = bytes.reversed().reduce(RouteReader.slashes) { $0 &<< 8 | UInt64($1) }
        return withUnsafeBytes(of: word.littleEndian) { copy in
            copy.withMemoryRebound(to: UInt8.self) { copy in
                guard let text = copy.baseAddress else { return nil }
                return withFirstMatch(ofPath: text, bytes.count, accept, body)
            }
        }
    }

    /// Passes the best match of a text that is nothing but a path in canonical form to a closure, walking through it as it is.
    ///
    /// - Parameters:
    ///   - text: The text, or a copy; at least eight bytes can be read. If it has fewer, slashes follow.
    ///   - count: How many bytes the text has.
    ///   - accept: Says of an entry whether it may be the result.
    ///   - body: Called with the match.
    /// - Returns: Whether a route takes it, or `nil` if the text has to be split to find out.
    @inline(never)
    func withFirstMatch(
        ofPath text: UnsafePointer<UInt8>,
        _ count: Int,
        _ accept: (Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) -> Bool? {
        guard text[0] == 0x2F, text[1] != 0x2F, count < RouteSearch.usualLongFrom, head.plainStart != 0 else {
            return nil
        }
        let bytes = UnsafeBufferPointer(start: text, count: count)
        var found = FoundRoute()
        var walk = PlainWalk(node: head.plainStart, position: 1)
        var unusual: UInt64 = 0
        let reader = RouteReader(table: table.base, text: text, count: count)
        let limit = text[count &- 1] == 0x2F ? count &- 1 : count
        let outcome = walk.run(reader, to: limit, isWhole: true, &found, &unusual)
        if UnusualBytes.areAmong(unusual) { return nil }
        guard case .route(let entry, let captures) = outcome else {
            if UnusualBytes.areIn(bytes, from: walk.position) { return nil }
            return RouteMatcher.withFirstMatch(reader, head, behind: &walk, outcome, to: limit, found, accept, body)
        }
        guard accept(entry) else {
            return RouteMatcher.withFirstMatch(reader, head, behind: &walk, .refused, to: limit, found, accept, body)
        }
        found.entry = Int32(truncatingIfNeeded: entry)
        found.captures = Int32(truncatingIfNeeded: captures)
        withUnsafePointer(to: &found) { found in
            body(
                BorrowedRouteMatch(
                    CaptureLocator(table: table.base, bytes: bytes, foundPlace: found, partsPlace: nil)
                )
            )
        }
        return true
    }

    /// Goes on with a walk through a text that is nothing but a path, and passes its best match to a closure.
    @inline(never)
    private static func withFirstMatch(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        behind walk: inout PlainWalk,
        _ outcome: PlainWalk.Outcome,
        to limit: Int,
        _ found: FoundRoute,
        _ accept: (Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) -> Bool {
        if case .failed = outcome { return false }
        let parts = RouteURL.Parts(pathOf: reader.count, from: 1, to: limit)
        return withSearch(reader, head, parts) { search in
            search.found = found
            guard search.proceed(&walk, outcome, isRare: false, accept) else { return false }
            pass(reader.table, UnsafeBufferPointer(start: reader.text, count: reader.count), parts, search.found, body)
            return true
        }
    }

    /// Passes what a search found to a closure.
    @inline(__always)
    private static func pass(
        _ table: UnsafePointer<UInt8>,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ found: FoundRoute,
        _ body: (borrowing BorrowedRouteMatch) -> Void
    ) {
        withUnsafePointer(to: found) { found in
            withUnsafePointer(to: parts) { parts in
                body(
                    BorrowedRouteMatch(CaptureLocator(table: table, bytes: bytes, foundPlace: found, partsPlace: parts))
                )
            }
        }
    }

    /// Splits a URL and passes its best match to a closure.
    static func withFirstMatchOfSplit(
        _ table: UnsafePointer<UInt8>,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ accept: (Int) -> Bool,
        _ body: (borrowing BorrowedRouteMatch) -> Void,
        _ problem: inout RouteURLError?
    ) -> Bool {
        var parts = RouteURL.Parts()
        problem = RouteURL.Parts.split(bytes, pathFrom: nil, into: &parts)
        guard problem == nil else { return false }
        var found = FoundRoute()
        guard find(table, head, bytes, parts, &found, accept) else { return false }
        pass(table, bytes, parts, found, body)
        return true
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
                _ = search.run(head) { $0 == Int(found.entry) }
            }
        }
        return codes
    }
}
