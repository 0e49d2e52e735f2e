extension RouteMatcher {
    /// Finds the best route, without a reference to count.
    ///
    /// For a URL in canonical form, a plain walk from the start of the path is tried first. Everything else is
    /// searched.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The route and its captures, or `nil` if no route matches the URL.
    @inline(__always)
    package func firstFound(in url: borrowing RouteURL) -> FoundRoute? {
        // The closure captures the pointer and not the matcher, which would cost a reference.
        let (base, head, parts) = (table.base, head, url.parts)
        var found = FoundRoute()
        let isFound = url.withBytes { RouteMatcher.find(base, head, $0, parts, &found) }
        return isFound ? found : nil
    }

    @inline(__always)
    private static func find(
        _ table: UnsafePointer<UInt8>,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute
    ) -> Bool {
        guard bytes.count >= 8, let text = bytes.baseAddress else {
            return search(table, head, bytes, parts, &found)
        }
        let reader = RouteReader(table: table, text: text, count: bytes.count)
        let start = head.plainStart(reader, parts)
        guard start != 0 else { return search(table, head, bytes, parts, &found) }
        var walk = PlainWalk(node: start, position: Int(parts.pathStart))
        let outcome = walk.run(reader, to: Int(parts.pathEnd), &found)
        guard case .route(let patternIndex, let captures) = outcome else {
            return search(reader, head, parts, &found, after: &walk, outcome)
        }
        found.patternIndex = Int32(truncatingIfNeeded: patternIndex)
        found.captures = Int32(truncatingIfNeeded: captures)
        return true
    }

    /// Searches until the goal is reached.
    ///
    /// - Parameters:
    ///   - table: The table's bytes.
    ///   - head: The table's head.
    ///   - bytes: The URL's bytes.
    ///   - parts: The parts of the URL.
    ///   - found: Receives the result, and the steps of the search.
    ///   - goal: The goal that ends the search.
    ///   - codes: Receives the ranks of the components; `nil` if they are not needed.
    /// - Returns: Whether the goal was reached.
    @inline(never)
    @discardableResult
    static func search(
        _ table: UnsafePointer<UInt8>,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute,
        goal: RouteSearch.Goal = .best,
        codes: UnsafeMutablePointer<UInt8>? = nil
    ) -> Bool {
        guard bytes.count >= 8, let text = bytes.baseAddress else {
            // Eight bytes are read at a time, so a shorter text is copied.
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { copy in
                copy.initialize(repeating: 0)
                for (index, byte) in bytes.enumerated() { copy[index] = byte }
                // The allocation is never empty, so there is a pointer. Without one, nothing would be read.
                let text = copy.baseAddress.map { UnsafePointer($0) } ?? table
                let reader = RouteReader(table: table, text: text, count: bytes.count)
                return search(reader, head, parts, &found, goal, codes)
            }
        }
        let reader = RouteReader(table: table, text: text, count: bytes.count)
        return search(reader, head, parts, &found, goal, codes)
    }

    private static func search(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute,
        _ goal: RouteSearch.Goal,
        _ codes: UnsafeMutablePointer<UInt8>?
    ) -> Bool {
        withMemory(head, reader) { memory in
            var search = RouteSearch(reader, head, parts, memory)
            search.goal = goal
            search.codes = codes
            let isFound = search.run(head)
            found = search.found
            return isFound
        }
    }

    /// Continues with a search after a walk that did not end at a route.
    @inline(never)
    private static func search(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute,
        after walk: inout PlainWalk,
        _ outcome: PlainWalk.Outcome
    ) -> Bool {
        withMemory(head, reader) { memory in
            var search = RouteSearch(reader, head, parts, memory)
            search.found = found
            let isFound =
                search.proceed(&walk, outcome, isRare: false)
                || parts.hostStart != parts.hostEnd && search.walkOtherHosts(head.withHost)
            found = search.found
            return isFound
        }
    }

    /// Provides the memory of a search, which is on the stack except for long URLs in tables with nested loops.
    @inline(__always)
    private static func withMemory(
        _ head: RouteTableHead,
        _ reader: RouteReader,
        _ body: (UnsafeMutablePointer<UInt8>?) -> Bool
    ) -> Bool {
        if head.memorySlots == 0 { return body(nil) }
        let size = (head.memorySlots * (reader.count + 2) + 7) / 8
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
            memory.initialize(repeating: 0)
            return body(memory.baseAddress)
        }
    }

    /// The ranks at which the components of a match matched, by the bytes where they begin.
    static func codes(
        _ table: UnsafePointer<UInt8>,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ match: FoundRoute
    ) -> [UInt8] {
        let head = RouteTableHead(table, count: .max)
        var codes = [UInt8](repeating: 0, count: bytes.count + 2)
        codes.withUnsafeMutableBufferPointer { codes in
            // The best path to a route is the first one found, as in the original search.
            var found = FoundRoute()
            search(table, head, bytes, parts, &found, goal: .pattern(Int(match.patternIndex)), codes: codes.baseAddress)
        }
        return codes
    }
}
