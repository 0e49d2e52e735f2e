/// A search for the routes of a URL.
///
/// The table, the URL, its parts and the found route outlive the search.
struct RouteSearch {
    private let reader: RouteReader
    private let partsPlace: UnsafePointer<RouteURL.Parts>
    private let foundPlace: UnsafeMutablePointer<FoundRoute>
    /// The end of the path, or of the fragment while it is matched.
    private var limit: Int
    /// Whether comparing raw bytes is not sufficient.
    private var isUnusual: Bool
    /// Both for the path, while the fragment is matched.
    private var pathLimit = (limit: 0, isUnusual: false)
    /// Whether the fragment is matched: it has no fragment of its own.
    private var isInFragment = false
    /// The start of the next component, where the search goes on.
    private var next = 0
    /// The number of backtracks.
    ///
    /// It does so at most once from each edge for each byte of the URL, since nodes that it can reach in many ways have
    /// a memory. Only the search in a damaged table, whose nodes lack that, does so more often.
    private var attempts = 0
    /// A bit for each byte of the URL and each node that can be reached in many ways: whether the search has failed
    /// there; `nil` if there is no such node.
    var memory: UnsafeMutablePointer<UInt8>?
    /// The number of these nodes.
    private var memorySlots = 0
    /// Receives the ranks of the components, by the bytes where they begin; `nil` if they are not needed.
    private let codes: UnsafeMutablePointer<UInt8>?
    /// The goal that ends the search.
    private let goal: Goal
    /// The places where the search goes on when it fails: at most one for each component, and one before the fragment.
    private var alternatives: AlternativeStack

    /// The goal of a search.
    enum Goal {
        /// The first candidate, which is the best one.
        case best
        /// The first candidate of this pattern.
        case pattern(Int)
        /// No candidate: all candidates are collected, best first.
        case all(UnsafeMutablePointer<[FoundRoute]>)
    }

    private var parts: RouteURL.Parts {
        @inline(__always) get { partsPlace.pointee }
    }
    /// The route found so far.
    private var found: FoundRoute {
        @inline(__always) get { foundPlace.pointee }
        @inline(__always) nonmutating _modify { yield &foundPlace.pointee }
    }

    init(
        _ reader: RouteReader,
        parts: UnsafePointer<RouteURL.Parts>,
        found: UnsafeMutablePointer<FoundRoute>,
        goal: Goal,
        codes: UnsafeMutablePointer<UInt8>?,
        alternatives: AlternativeStack
    ) {
        self.reader = reader
        self.goal = goal
        self.alternatives = alternatives
        self.codes = codes
        partsPlace = parts
        foundPlace = found
        limit = Int(parts.pointee.pathEnd)
        isUnusual = parts.pointee.flags.contains(.unusualPath)
    }

    /// Searches by priority, once.
    ///
    /// - Returns: Whether the goal is reached.
    mutating func run(_ head: RouteTableHead) -> Bool {
        defer { alternatives.end() }
        if head.hasUnusualLiterals { isUnusual = true }
        memorySlots = head.memorySlots
        return head.roots.high != 0 && run(root: head.roots.high)
            || head.roots.normal != 0 && run(root: head.roots.normal)
            || head.roots.low != 0 && run(root: head.roots.low)
    }

    // MARK: Beginnings

    /// Searches the routes of one priority.
    ///
    /// - Returns: Whether the goal is reached.
    private mutating func run(root: Int) -> Bool {
        let schemes = reader.number(root &+ 8)
        if schemes != 0, parts.schemeEnd > parts.start, matchScheme(schemes) { return true }
        if !parts.flags.contains(.foreignScheme), run(starts: root) { return true }
        let regexes = reader.number(root &+ 12)
        return regexes != 0 && matchRegexes(regexes)
    }

    /// Begins at the host, or at the path if there is no host.
    private mutating func run(starts: Int) -> Bool {
        found.count = 0
        attempts = 0
        alternatives.removeAll()
        next = Int(parts.pathStart)
        let hasHost = parts.hostStart != parts.hostEnd
        var node = reader.number(hasHost ? starts &+ 4 : starts)
        if node == 0 { return false }
        if hasHost { node = step(onward: node, host) }
        return walk(node)
    }

    private var host: RouteReader.Component {
        @inline(__always) get { reader.host(from: Int(parts.hostStart), to: Int(parts.hostEnd)) }
    }

    /// Tries the schemes that patterns name, by rank.
    private mutating func matchScheme(_ list: Int) -> Bool {
        let source = CanonicalBytes(reader.text, Int(parts.start)..<Int(parts.schemeEnd), .folded)
        for index in 0..<reader.count(list, size: 16) {
            let edge = list &+ 4 &+ 16 &* index
            let first = reader.number(edge &+ 8)
            let second = reader.number(edge &+ 12)
            let target: Int
            switch reader.number(edge &+ 4) {
            case EdgeKind.any, EdgeKind.nonEmpty: target = first
            case EdgeKind.scheme: target = isScheme(source, first) ? second : 0
            case EdgeKind.automaton: target = AutomatonReader(reader.table, first).run(source) == 0 ? 0 : second
            default:
                let label = AutomatonReader(reader.table, first).run(source)
                target = label == 0 ? 0 : reader.number(second &+ 4 &* (label &- 1))
            }
            if target != 0, run(starts: target) { return true }
        }
        return false
    }

    private func isScheme(_ source: CanonicalBytes, _ label: Int) -> Bool {
        var source = source
        let length = reader.number(label)
        var index = 0
        while let byte = source.next() {
            if index == length || byte != reader.table[label &+ 4 &+ index] { return false }
            index &+= 1
        }
        return index == length
    }

    /// Tries the `regex` routes.
    private mutating func matchRegexes(_ list: Int) -> Bool {
        let whole = Int(parts.start)..<Int(parts.end)
        let source = CanonicalBytes(reader.text, whole, .path, foldedUntil: parts.foldedEnd)
        for index in 0..<reader.count(list, size: 12) {
            let record = list &+ 4 &+ 12 &* index
            found.steps.add(whole.count)
            if AutomatonReader(reader.table, reader.number(record)).run(source) == 0 { continue }
            if offer(reader.number(record &+ 4), reader.number(record &+ 8)) { return true }
        }
        return false
    }

    // MARK: Components

    /// Walks from a node, where the next component begins: in the path, or in the fragment.
    ///
    /// Whatever remains to be tried is on a stack, so that no URL decides how deep the calls are.
    ///
    /// - Parameter start: The node; 0 to go on with what remains.
    /// - Returns: Whether the goal is reached.
    private mutating func walk(_ start: Int) -> Bool {
        var node = start
        while true {
            var position = next
            while node != 0, position <= limit {
                let component = reader.component(from: position, to: limit)
                position = component.end &+ 1
                node = step(node, component)
            }
            if node != 0 { node = finish(node) }
            if node == 0 {
                if alternatives.isEmpty { return false }
                node = resume()
            }
            if node < 0 { return true }
        }
    }

    /// Goes on where something remains to be tried.
    ///
    /// - Returns: The node before the next component; 0 if the search has failed there too, -1 if the goal is reached.
    @inline(never)
    private mutating func resume() -> Int {
        let last = alternatives.pop()
        found.count = Int(last.captured)
        attempts &+= 1
        if last.kind == .end {
            isInFragment = false
            (limit, isUnusual) = pathLimit
            guard let node = reader.node(Int(last.place)) else { return 0 }
            return finishWithoutFragment(node)
        }
        if attempts > reader.attempts { return 0 }
        let isHost = last.start < 0
        let component = isHost ? host : reader.component(from: Int(last.start), to: limit)
        next = isHost ? Int(parts.pathStart) : component.end &+ 1
        if last.kind == .node { return step(onward: Int(last.place), component, skipsLiterals: true) }
        return step(from: Int(last.place), to: Int(last.edgesEnd), free: Int(last.free), component)
    }

    /// Takes the best edge of a node for a component, and notes that others remain.
    ///
    /// - Parameters:
    ///   - place: The node.
    ///   - component: The component.
    /// - Returns: The node after the edge; 0 if no edge takes the component.
    @inline(__always)
    private mutating func step(_ place: Int, _ component: RouteReader.Component) -> Int {
        guard let node = reader.node(place) else { return 0 }
        return step(node, component) ?? step(onward: place, component)
    }

    /// Takes the best edge of a node that may be elsewhere; see ``step(_:_:)``.
    ///
    /// - Parameters:
    ///   - start: The node.
    ///   - component: The component.
    ///   - skipsLiterals: Whether the literals of the node have been tried.
    /// - Returns: The node after the edge; 0 if no edge takes the component.
    @inline(never)
    private mutating func step(
        onward start: Int,
        _ component: RouteReader.Component,
        skipsLiterals: Bool = false
    ) -> Int {
        var place = start
        while place != 0, let node = reader.node(place) {
            if let target = step(node, component, skipsLiterals: skipsLiterals) { return target }
            guard let more = reader.more(node, node.edges) else { return 0 }
            place = reader.elsewhere(more, of: node)
        }
        return 0
    }

    /// Takes the best edge of a node that is here; see ``step(_:_:)``.
    ///
    /// - Returns: The node after the edge; 0 if no edge takes the component, `nil` if the node is elsewhere.
    @inline(__always)
    private mutating func step(
        _ node: RouteReader.Node,
        _ component: RouteReader.Component,
        skipsLiterals: Bool = false
    ) -> Int? {
        if !skipsLiterals { found.steps.add(component.end &- component.start &+ 1) }
        let edges = node.edges
        if edges & NodeFlags.literals != 0, !skipsLiterals {
            let target = literal(node, component)
            if target != 0 {
                if edges != NodeFlags.literals { remember(.node, node.place, component) }
                note(code: 0, component)
                return target
            }
        }
        let free = component.end > component.start ? node.free(edges) : 0
        guard edges & NodeFlags.more != 0 else {
            if free != 0 { note(code: RouteSearch.freeCode, component) }
            return free
        }
        guard let more = reader.more(node, edges) else { return 0 }
        return more.isElsewhere ? nil : step(edges: more, free: free, component)
    }

    /// Notes what remains to be tried for a component.
    @inline(__always)
    private mutating func remember(
        _ kind: AlternativeStack.Alternative.Kind,
        _ place: Int,
        end: Int = 0,
        free: Int = 0,
        _ component: RouteReader.Component
    ) {
        alternatives.push(
            AlternativeStack.Alternative(
                kind: kind,
                place: Int32(truncatingIfNeeded: place),
                edgesEnd: Int32(truncatingIfNeeded: end),
                free: Int32(truncatingIfNeeded: free),
                start: component.isHost ? -1 : Int32(truncatingIfNeeded: component.start),
                captured: Int32(truncatingIfNeeded: found.count)
            )
        )
    }

    /// Takes the best of a node's listed edges and its free one; see ``step(_:_:)``.
    @inline(never)
    private mutating func step(edges more: RouteReader.Extension, free: Int, _ component: RouteReader.Component) -> Int
    {
        let slot = reader.memorySlot(more, of: memorySlots)
        if slot != 0, let memory {
            let bit = (slot &- 1) &* (reader.count &+ 2) &+ component.start
            // The byte of the bit, and its place in the byte.
            if memory[bit &>> 3] >> UInt8(bit & 7) & 1 != 0 { return 0 }
            memory[bit &>> 3] |= 1 << UInt8(bit & 7)
        }
        return step(from: more.edges, to: reader.end(ofEdges: more), free: free, component)
    }

    /// Takes the best of some edges, and of the free one unless it is 0.
    @inline(__always)
    private mutating func step(from first: Int, to end: Int, free: Int, _ component: RouteReader.Component) -> Int {
        var edge = first
        var isFreeOpen = free != 0
        while isFreeOpen || edge < end {
            found.steps.add(1)
            var code = edge < end ? reader.number(edge) : Int.max
            var target = free
            if isFreeOpen, code > RouteSearch.freeCode {
                isFreeOpen = false
                code = RouteSearch.freeCode
            } else {
                target = follow(edge, component)
                edge &+= 16
            }
            if target == 0 { continue }
            if edge != end || isFreeOpen {
                remember(.edges, edge, end: end, free: isFreeOpen ? free : 0, component)
            }
            note(code: code, component)
            return target
        }
        return 0
    }

    /// The target of an edge for a component, or 0.
    @inline(__always)
    private mutating func follow(_ edge: Int, _ component: RouteReader.Component) -> Int {
        guard let record = reader.table.fields(at: edge, size: 16) else { return 0 }
        let first = record.number4(8)
        switch record.number4(4) {
        case EdgeKind.any: return first
        case EdgeKind.nonEmpty: return component.end > component.start ? first : 0
        case EdgeKind.automaton:
            let isAccepted =
                if !isUnusual, !component.isHost, let ranges = reader.ranges(first) {
                    reader.isIn(ranges, component)
                } else {
                    label(first, component) != 0
                }
            return isAccepted ? record.number4(12) : 0
        case EdgeKind.automata:
            let label = label(first, component)
            return label == 0 ? 0 : reader.number(record.number4(12) &+ 4 &* (label &- 1))
        default:
            guard let node = reader.node(first) else { return 0 }
            return literal(node, component)
        }
    }

    /// The node after a literal, or 0.
    @inline(__always)
    private mutating func literal(_ node: RouteReader.Node, _ component: RouteReader.Component) -> Int {
        isUnusual ? unusualLiteral(node, component) : reader.literal(node, component)
    }

    @inline(never)
    private mutating func unusualLiteral(_ node: RouteReader.Node, _ component: RouteReader.Component) -> Int {
        reader.unusualLiteral(node, component, form(of: component))
    }

    /// The label of an automaton for a component, or 0.
    private mutating func label(_ offset: Int, _ component: RouteReader.Component) -> Int {
        let range = component.start..<component.end
        found.steps.add(range.count)
        let automaton = AutomatonReader(reader.table, offset)
        if !component.isHost, let label = automaton.run(reader.text, range) { return label }
        return automaton.run(CanonicalBytes(reader.text, range, component.isHost ? .folded : .path))
    }

    private func form(of component: RouteReader.Component) -> CanonicalBytes.Form {
        component.isHost ? .folded : parts.form(at: component.start)
    }

    // MARK: Captures

    /// The ranks of edges at which captures match, as `RouteRank` has them, and the code of the free edge.
    private static var constrainedRank: Int { 3 }
    private static var freeRank: Int { 4 }
    private static var freeCode: Int { freeRank &* 2 }

    /// Notes the rank at which a component matches, and the component if it is a capture.
    @inline(__always)
    private mutating func note(code: Int, _ component: RouteReader.Component) {
        // A code is twice a rank, plus one after an empty `**`.
        let rank = code &>> 1
        if rank == RouteSearch.constrainedRank || rank == RouteSearch.freeRank {
            found.note(component.start, component.end)
        }
        if let codes, !component.isHost { codes[component.start] = UInt8(truncatingIfNeeded: code) }
    }

    // MARK: Ends

    /// Ends the path at a node: tries the routes that end there, and before them those that go on in the fragment.
    ///
    /// - Parameter start: The node.
    /// - Returns: The node before the fragment; 0 if no route ends here, -1 if the goal is reached.
    @inline(never)
    private mutating func finish(_ start: Int) -> Int {
        var place = start
        while let node = reader.node(place) {
            let flags = node.flags
            if flags & NodeFlags.terminal != 0 { return offer(node.terminalIndex, 0) ? -1 : 0 }
            guard flags & NodeFlags.more != 0 else { return finishWithoutFragment(node) }
            guard let more = reader.more(node, flags) else { return 0 }
            if more.isElsewhere {
                place = reader.elsewhere(more, of: node)
                if place == 0 { return 0 }
                continue
            }
            let fragment = more.fragment
            if fragment == 0 || isInFragment || !parts.flags.contains(.hasFragment) {
                return finishWithoutFragment(node)
            }
            alternatives.push(
                AlternativeStack.Alternative(
                    kind: .end,
                    place: Int32(truncatingIfNeeded: place),
                    captured: Int32(truncatingIfNeeded: found.count)
                )
            )
            isInFragment = true
            pathLimit = (limit, isUnusual)
            (next, limit) = parts.fragmentComponents(
                in: UnsafeBufferPointer(start: reader.text, count: reader.count)
            )
            isUnusual = isUnusual || parts.flags.contains(.unusualFragment)
            return fragment
        }
        return 0
    }

    /// Tries the routes that end at a node, whatever the fragment is.
    ///
    /// - Returns: -1 if the goal is reached, or 0.
    private mutating func finishWithoutFragment(_ node: RouteReader.Node) -> Int {
        let flags = node.flags
        let isReached =
            if flags & NodeFlags.leaf != 0 {
                offer(reader.leaf(node, flags), 0)
            } else {
                flags & NodeFlags.leafList != 0 && finish(list: reader.leaf(node, flags))
            }
        return isReached ? -1 : 0
    }

    /// Tries the routes of a list, whose query must match.
    private mutating func finish(list: Int) -> Bool {
        for index in 0..<reader.count(list, size: 12) {
            let record = list &+ 4 &+ 12 &* index
            let query = reader.number(record &+ 4)
            if query != 0, !fits(query) { continue }
            if offer(reader.number(record), reader.number(record &+ 8)) { return true }
        }
        return false
    }

    private mutating func fits(_ requirements: Int) -> Bool {
        let bytes = UnsafeBufferPointer(start: reader.text, count: reader.count)
        for index in 0..<reader.count(requirements, size: 4) {
            let item = reader.number(requirements &+ 4 &+ 4 &* index)
            let requirement = QueryRequirement(reader.table, item, parts.queryForm)
            let items = requirement.items(bytes, parts)
            found.steps.add(items.count + 1)
            if !requirement.find(bytes, items).fits { return false }
        }
        return true
    }

    /// Notes a candidate.
    ///
    /// - Returns: Whether the search ends with it.
    private mutating func offer(_ patternIndex: Int, _ captures: Int) -> Bool {
        found.patternIndex = Int32(truncatingIfNeeded: patternIndex)
        found.captures = Int32(truncatingIfNeeded: captures)
        switch goal {
        case .best: return true
        case .pattern(let wanted): return patternIndex == wanted
        case .all(let candidates):
            candidates.pointee.append(found)
            return false
        }
    }
}
