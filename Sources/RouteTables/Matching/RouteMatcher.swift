/// Finds the route of a URL in a compiled table.
///
/// The table is read in place. A lookup takes time in proportion to the URL's length, for any table, and allocates
/// nothing. Captured values are decoded when you access them. (In a table with consecutive repeated components, a
/// search for a URL of thousands of bytes needs memory.)
///
/// ```swift
/// if let match = matcher.firstMatch(in: url) {
///     print(match.patternIndex, match.text(ofCapture: 0) ?? "")
/// }
/// ```
@_spi(Benchmarks)
public struct RouteMatcher: Sendable {
    package let table: MatcherTable
    let head: RouteTableHead

    /// Reads a static table, at no cost.
    ///
    /// The generator writes tables.
    ///
    /// - Parameter data: The table.
    public init(_ data: StaticString) {
        self.init(MatcherTable(PackedText(data)))
    }

    init(_ table: MatcherTable) {
        self.table = table
        head = RouteTableHead(table.data)
    }

    /// Copies the table of an encoder.
    ///
    /// - Parameter data: The table.
    public init(_ data: [UInt8]) {
        self.init(MatcherTable(data))
    }

    /// The best match of a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or `nil` if no route matches the URL.
    /// - Complexity: O(*n*) in the URL's length.
    public func firstMatch(in url: borrowing RouteURL) -> RouteMatch? {
        guard let found = firstFound(in: url) else { return nil }
        return RouteMatch(url: copy url, table: table, found: found)
    }

    /// The best match of a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or `nil` if no route matches the URL.
    /// - Throws: ``RouteURLError`` if the string is not a URL.
    /// - Complexity: O(*n*) in the URL's length.
    public func firstMatch(in url: String) throws(RouteURLError) -> RouteMatch? {
        let parsed = try RouteURL(url)
        return firstMatch(in: parsed)
    }

    /// Finds the best route, without a reference to count.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The route and its captures, or `nil` if no route matches the URL.
    package func firstFound(in url: borrowing RouteURL) -> FoundRoute? {
        // The closure captures the characters and not the matcher, which would cost a reference.
        let (data, head, parts) = (table.data, head, url.parts)
        var found = FoundRoute()
        let isFound = url.withBytes { RouteMatcher.search(data, head, $0, parts, &found) }
        return isFound ? found : nil
    }

    /// All matches of a URL, each route once, best first.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The matches.
    /// - Complexity: O(*n* + *m*) in the URL's length and the number of matches.
    public func matches(_ url: RouteURL) -> [RouteMatch] {
        var candidates: [FoundRoute] = []
        url.withBytes { bytes in
            withUnsafeMutablePointer(to: &candidates) { candidates in
                var found = FoundRoute()
                RouteMatcher.search(table.data, head, bytes, url.parts, &found, goal: .all(candidates))
            }
        }
        var count = 0
        for candidate in candidates { count = max(count, Int(candidate.patternIndex) + 1) }
        var isKnown = [Bool](repeating: false, count: count)
        var matches: [RouteMatch] = []
        for candidate in candidates where !isKnown[Int(candidate.patternIndex)] {
            isKnown[Int(candidate.patternIndex)] = true
            matches.append(RouteMatch(url: url, table: table, found: candidate))
        }
        return matches
    }

    /// Whether a pattern matches a URL among the routes of high or of low priority.
    package func finds(_ patternIndex: Int, in url: RouteURL, withHighPriority isHigh: Bool) -> Bool {
        var head = head
        head.roots = isHigh ? (head.roots.high, 0, 0) : (0, 0, head.roots.low)
        var found = FoundRoute()
        return url.withBytes {
            RouteMatcher.search(table.data, head, $0, url.parts, &found, goal: .pattern(patternIndex))
        }
    }

    // MARK: The search

    /// Searches by priority, until a goal is reached.
    ///
    /// - Parameters:
    ///   - table: The table's characters.
    ///   - head: The table's head.
    ///   - bytes: The URL's bytes.
    ///   - parts: The parts of the URL.
    ///   - found: Receives the route, and the steps of the search.
    ///   - goal: The goal that ends the search.
    ///   - codes: Receives the ranks of the components; `nil` if they are not needed.
    /// - Returns: Whether the goal is reached.
    @inline(never)
    @discardableResult
    static func search(
        _ table: PackedText,
        _ head: RouteTableHead,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ found: inout FoundRoute,
        goal: RouteSearch.Goal = .best,
        codes: UnsafeMutablePointer<UInt8>? = nil
    ) -> Bool {
        // Eight bytes are read at a time, so a shorter URL is copied.
        var short: UInt64 = 0
        if bytes.count < 8 {
            withUnsafeMutableBytes(of: &short) { $0.copyBytes(from: bytes) }
        }
        return withUnsafeMutablePointer(to: &found) { found in
            withUnsafePointer(to: parts) { parts in
                withUnsafePointer(to: short) { short in
                    // Unchecked: the eight bytes of the number live as long as the closure runs.
                    let copy = UnsafeRawPointer(short).assumingMemoryBound(to: UInt8.self)
                    let text = bytes.count < 8 ? copy : bytes.baseAddress ?? copy
                    let reader = RouteReader(table: table, text: text, count: bytes.count)
                    return withUnsafeTemporaryAllocation(
                        of: AlternativeStack.Alternative.self,
                        capacity: AlternativeStack.inPlace
                    ) { items in
                        guard let items = items.baseAddress else { return false }
                        var search = RouteSearch(
                            reader,
                            parts: parts,
                            found: found,
                            goal: goal,
                            codes: codes,
                            alternatives: AlternativeStack(items)
                        )
                        if head.memorySlots == 0 { return search.run(head) }
                        // A bit for each byte of the URL and for its end, for each node that can be reached in many
                        // ways.
                        let size = (head.memorySlots * (bytes.count + 2) + 7) / 8
                        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
                            memory.initialize(repeating: 0)
                            search.memory = memory.baseAddress
                            return search.run(head)
                        }
                    }
                }
            }
        }
    }

    /// The ranks at which the components of a match matched, by the bytes where they begin.
    static func codes(
        _ table: PackedText,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ match: FoundRoute
    ) -> [UInt8] {
        let head = RouteTableHead(table)
        var codes = [UInt8](repeating: 0, count: bytes.count + 2)
        codes.withUnsafeMutableBufferPointer { codes in
            // The best path to a route is the first one found, as in the original search.
            var found = FoundRoute()
            let goal = RouteSearch.Goal.pattern(Int(match.patternIndex))
            search(table, head, bytes, parts, &found, goal: goal, codes: codes.baseAddress)
        }
        return codes
    }
}
