import RoutePatterns
import RouteTables

/// Writes a graph as a table.
struct RouteGraphWriter {
    let graph: RouteGraph
    let patterns: [RoutePattern]
    var output = MatcherTableWriter()
    private var placed: [Int: Int] = [:]
    private var automata: [Automaton: Int] = [:]
    private var made = ExpressionAutomata()
    private var programs: [RegularExpression: Int] = [:]
    var queryItems: [Int: [Int]] = [:]
    private var captureMaps: [[CaptureRecord]: Int] = [:]
    private var memorySlots: [Int: Int]
    /// The parts that remain to be written, the last first.
    private var tasks: [Task] = []
    /// The edges of nodes that are being written.
    private var edges: [WrittenEdge] = []
    private var isTooLarge: Bool { output.position >= MatcherTableWriter.numberLimit }

    init(_ graph: RouteGraph, _ patterns: [RoutePattern]) {
        self.graph = graph
        self.patterns = patterns
        memorySlots = graph.revisitedNodes()
    }

    mutating func write() throws(RouteTableError) -> [UInt8] {
        _ = output.reserve(MatcherTable.Head.size / 4)
        output.set(memorySlots.count, at: MatcherTable.Head.memorySlots)
        let unusualLiterals = hasUnusualLiterals ? MatcherTable.Flags.unusualLiterals : 0
        output.set(unusualLiterals, at: MatcherTable.Head.flags)
        for (index, root) in graph.roots.enumerated() {
            guard root.unnamed != nil || !root.schemes.isEmpty || !root.regexes.isEmpty else { continue }
            let offset = output.reserve(4)
            output.set(offset, at: MatcherTable.Head.roots + 4 * index)
            write(root, at: offset)
        }
        // Padding, so that eight characters can be read at every offset.
        _ = output.reserve(2)
        guard !isTooLarge else {
            throw RouteTableError(
                description:
                    "the table of \(patterns.count) patterns exceeds \(MatcherTableWriter.numberLimit) characters",
                patternIndices: []
            )
        }
        return output.characters
    }

    /// Whether a literal contains an escape of a character that URLs usually contain unescaped and that the splitter
    /// does not notice.
    private var hasUnusualLiterals: Bool {
        let unnoticed: Set<UInt8> = Set(0..<0x20).union(#"<>\^`{|}"#.utf8).union([0x7F])
        return graph.nodes.contains { node in
            node.edges.contains { edge in
                guard case .literals(let children) = edge.edge else { return false }
                return children.texts.contains { text in
                    text.indices.contains { index in
                        text[index] == UInt8(ascii: "%") && index + 2 < text.count
                            && (URLCharacters.hexValue(text[index + 1]) ?? 0) < 8
                            && unnoticed.contains(
                                (URLCharacters.hexValue(text[index + 1]) ?? 0) << 4
                                    | (URLCharacters.hexValue(text[index + 2]) ?? 0)
                            )
                    }
                }
            }
        }
    }

    // MARK: Roots

    private mutating func write(_ root: RouteGraph.Root, at offset: Int) {
        if let unnamed = root.unnamed { write(unnamed, at: offset) }
        if !root.schemes.isEmpty { output.set(writeSchemes(root), at: offset + 8) }
        if !root.regexes.isEmpty { output.set(writeRegexes(root), at: offset + 12) }
    }

    private mutating func write(_ starts: RouteGraph.StartNodes, at offset: Int) {
        if let node = starts.withoutHost { output.set(place(node), at: offset) }
        if let node = starts.withHost { output.set(place(node), at: offset + 4) }
    }

    private mutating func writeSchemes(_ root: RouteGraph.Root) -> Int {
        var pairs: [Int] = []
        for starts in root.startNodes {
            let pair = output.reserve(2)
            write(starts, at: pair)
            pairs.append(pair)
        }
        var edges: [WrittenEdge] = []
        for (code, edge) in root.schemes {
            switch edge {
            case .literals(let children):
                for (text, pair) in zip(children.texts, children.targets) {
                    let label = output.position
                    output.number(text.count)
                    output.text(text)
                    edges.append((code, EdgeKind.scheme, label, pairs[pair]))
                }
            case .any(let pair): edges.append((code, EdgeKind.any, pairs[pair], 0))
            case .nonEmpty(let pair): edges.append((code, EdgeKind.nonEmpty, pairs[pair], 0))
            case .automaton(let automaton, let targets):
                edges.append(automatonEdge(code, automaton, targets.map { pairs[$0] }))
            }
        }
        return write(edges)
    }

    private mutating func writeRegexes(_ root: RouteGraph.Root) -> Int {
        var records: [[Int]] = []
        for (patternIndex, expression) in root.regexes {
            guard let automaton = try? automaton(of: expression, patternIndex) else { continue }
            let captures = patterns[patternIndex].captures.indices.map { index in
                CaptureRecord(
                    kind: CaptureKind.regexGroup,
                    region: CaptureRegion.url,
                    program: program(expression, patternIndex),
                    group: index + 1
                )
            }
            records.append([place(automaton), patternIndex, write(captures)])
        }
        return write(records)
    }

    // MARK: Shared parts

    /// Writes records after their number, and returns their place.
    mutating func write(_ records: [[Int]]) -> Int {
        let result = output.position
        output.number(records.count)
        for number in records.joined() { output.number(number) }
        return result
    }

    /// Writes an automaton, unless the table contains it already.
    mutating func place(_ automaton: Automaton) -> Int {
        if let known = automata[automaton] { return known }
        if isTooLarge { return 0 }
        let result = output.automaton(automaton)
        automata[automaton] = result
        return result
    }

    /// The automaton of an expression of a pattern.
    mutating func automaton(of expression: RegularExpression, _ patternIndex: Int) throws(Automaton.TooLarge)
        -> Automaton
    {
        try patterns[patternIndex].compiled.automaton(of: expression, sharing: &made)
    }

    /// Writes the program of an expression, unless the table contains it already.
    mutating func program(_ expression: RegularExpression, _ patternIndex: Int) -> Int {
        if let known = programs[expression] { return known }
        guard let program = try? patterns[patternIndex].compiled.program(of: expression) else { return 0 }
        let result = output.position
        output.text(program)
        programs[expression] = result
        return result
    }

    /// Writes how captures are found, unless the table contains the same already.
    mutating func write(_ captures: [CaptureRecord]) -> Int {
        if let known = captureMaps[captures] { return known }
        let result = write(captures.map { [$0.kind, $0.region, $0.first, $0.second, $0.program, $0.group] })
        captureMaps[captures] = result
        return result
    }

    // MARK: Nodes

    private typealias WrittenEdge = (code: Int, kind: Int, first: Int, second: Int)

    /// A part of a table, which is written after the parts before it.
    private enum Task {
        /// A node, unless the table contains it already.
        case node(Int)
        /// The offset of a node that the table contains.
        case reference(to: Int, at: Int)
        /// The label of a literal and its node; in a slot, unless there is only one literal.
        case literal([UInt8], slot: Int?, of: Int, child: Int)
        /// An edge of ``edges``, whose targets the table contains.
        case edge(code: Int, RouteGraph.Edge)
        /// The parts of a node that few have, with the last of ``edges``.
        case more(Int, edgeCount: Int, at: Int)
        case leaf(RouteGraph.Leaf, at: Int)
        case leaves([RouteGraph.Leaf], at: Int)
    }

    /// Writes a node and all that follow it, unless the table contains them already.
    private mutating func place(_ number: Int) -> Int {
        tasks.append(.node(number))
        while let task = tasks.popLast() { perform(task) }
        return placed[number] ?? 0
    }

    private mutating func perform(_ task: Task) {
        switch task {
        case .node(let number): if placed[number] == nil, !isTooLarge { tasks += begin(number).reversed() }
        case .reference(let number, let place): output.set(placed[number] ?? 0, at: place)
        case .literal(let text, let slot, let slots, let child):
            if let slot { output.setSlot(slot, of: slots, text) } else { output.beginning(text) }
            output.label(text)
            if let known = placed[child] { writeReference(to: known) } else { tasks.append(.node(child)) }
        case .edge(let code, let edge):
            switch edge {
            case .any(let target): edges.append((code, EdgeKind.any, placed[target] ?? 0, 0))
            case .nonEmpty(let target): edges.append((code, EdgeKind.nonEmpty, placed[target] ?? 0, 0))
            case .automaton(let automaton, let targets):
                edges.append(automatonEdge(code, automaton, targets.map { placed[$0] ?? 0 }))
            case .literals(let children):
                // A separate node with nothing but the literals.
                edges.append((code, EdgeKind.literals, writeLiterals(children), 0))
            }
        case .more(let number, let count, let place):
            let result = output.position
            output.number(0)
            output.number(memorySlots[number].map { $0 + 1 } ?? 0)
            output.number(graph.nodes[number].fragment.flatMap { placed[$0] } ?? 0)
            _ = write(Array(edges.suffix(count)))
            edges.removeLast(count)
            output.set(result, at: place)
        case .leaf(let leaf, let place): output.set(leaf.patternIndex, at: place)
        case .leaves(let leaves, let place): output.set(writeLeaves(leaves), at: place)
        }
    }

    /// A reference to a node elsewhere: a header with its offset.
    private mutating func writeReference(to offset: Int) {
        output.number(NodeFlags.more)
        output.number(output.position + 4)
        output.number(1)
        output.number(offset)
    }

    /// Writes the beginning of a node.
    ///
    /// - Returns: The parts that follow it.
    private mutating func begin(_ number: Int) -> [Task] {
        let node = graph.nodes[number]
        placed[number] = output.position

        var literals = LiteralChildren()
        var free: Int?
        var edges: [(code: Int, edge: RouteGraph.Edge)] = []
        for (code, edge) in node.edges {
            switch edge {
            case .literals(let children) where code == Int(RouteRank.literal.rawValue) * 2: literals = children
            case .nonEmpty(let target) where code == Int(RouteRank.free.rawValue) * 2: free = target
            default: edges.append((code, edge))
            }
        }
        let slots = LiteralSlots(literals.texts)
        let hasMore = !edges.isEmpty || node.fragment != nil || memorySlots[number] != nil
        let isSimple = node.leaves.count == 1 && self.isSimple(node.leaves[0])
        if isSimple, literals.isEmpty, free == nil, !hasMore, node.leaves[0].patternIndex < NodeFlags.terminalLimit {
            output.number(NodeFlags.terminal | node.leaves[0].patternIndex << NodeFlags.payloadShift)
            return []
        }
        var flags = 0
        if isSimple { flags |= NodeFlags.leaf } else if !node.leaves.isEmpty { flags |= NodeFlags.leafList }
        if free != nil { flags |= NodeFlags.free }
        if hasMore { flags |= NodeFlags.more }
        if !literals.isEmpty { flags |= NodeFlags.literals }
        // If there is only one target, it follows immediately.
        var probe = 0
        if !literals.isEmpty {
            probe = slots.probe | 4 + [free != nil, hasMore, !node.leaves.isEmpty].count { $0 } * 4
        } else if let free, !hasMore, node.leaves.isEmpty, placed[free] == nil {
            probe = NodeProbe.inline
        }
        output.number(flags | (slots.payload | probe) << NodeFlags.payloadShift)
        let freeOffset = free == nil ? 0 : output.reserve(1)
        let moreOffset = hasMore ? output.reserve(1) : 0
        let leafOffset = node.leaves.isEmpty ? 0 : output.reserve(1)
        let slotOffset = literals.isEmpty || slots.isInline ? 0 : output.reserveSlots(slots.texts.count)

        var parts: [Task] = []
        for (index, text) in slots.texts.enumerated() {
            guard let text, let child = literals[text] else { continue }
            parts.append(.literal(text, slot: slots.isInline ? nil : index, of: slotOffset, child: child))
        }
        if let free { parts += [.node(free), .reference(to: free, at: freeOffset)] }
        if hasMore {
            for (code, edge) in edges { parts += targets(of: edge).map { .node($0) } + [.edge(code: code, edge)] }
            if let fragment = node.fragment { parts.append(.node(fragment)) }
            parts.append(.more(number, edgeCount: edges.count, at: moreOffset))
        }
        if isSimple {
            parts.append(.leaf(node.leaves[0], at: leafOffset))
        } else if !node.leaves.isEmpty {
            parts.append(.leaves(node.leaves, at: leafOffset))
        }
        return parts
    }

    /// The nodes to which an edge leads, in the order in which they are written.
    private func targets(of edge: RouteGraph.Edge) -> [Int] {
        switch edge {
        case .any(let target), .nonEmpty(let target): [target]
        case .automaton(_, let targets): targets
        case .literals(let children): LiteralSlots(children.texts).texts.compactMap { $0.flatMap { children[$0] } }
        }
    }

    private mutating func writeLiterals(_ children: LiteralChildren) -> Int {
        let slots = LiteralSlots(children.texts)
        let result = output.position
        output.number(NodeFlags.literals | (slots.payload | slots.probe | 4) << NodeFlags.payloadShift)
        let slotOffset = slots.isInline ? 0 : output.reserveSlots(slots.texts.count)
        for (index, text) in slots.texts.enumerated() {
            guard let text, let child = children[text] else { continue }
            if slots.isInline { output.beginning(text) } else { output.setSlot(index, of: slotOffset, text) }
            output.label(text)
            writeReference(to: placed[child] ?? 0)
        }
        return result
    }

    private mutating func automatonEdge(
        _ code: Int,
        _ automaton: Automaton,
        _ targets: [Int]
    ) -> WrittenEdge {
        let offset = place(automaton)
        if targets.count == 1 { return (code, EdgeKind.automaton, offset, targets[0]) }
        let list = output.position
        for target in targets { output.number(target) }
        return (code, EdgeKind.automata, offset, list)
    }

    private mutating func write(_ edges: [WrittenEdge]) -> Int {
        write(edges.map { [$0.code, $0.kind, $0.first, $0.second] })
    }
}

/// The positions of a node's literals in its hash table.
struct LiteralSlots {
    /// The literal of each slot.
    private(set) var texts: [[UInt8]?] = []
    /// How to compute a slot: the distances to shift the hash to the left and then to the right, each as a character of
    /// the header.
    private(set) var payload = 0
    /// Whether a literal needs one probe, several, or none; see ``NodeProbe``.
    private(set) var probe = 0

    /// Whether there is one literal, which needs no slots.
    var isInline: Bool { probe & NodeProbe.inline != 0 }

    /// Assigns slots to sorted literals.
    init(_ sorted: [[UInt8]]) {
        if sorted.isEmpty { return }
        if sorted.count == 1 {
            texts = sorted
            probe = sorted[0].count > LiteralSlot.shortLimit ? NodeProbe.inlineLong : NodeProbe.inline
            return
        }
        let hashes = sorted.map { ComponentHash($0).value }
        var logarithm = 1
        while 1 << logarithm < sorted.count { logarithm += 1 }
        // A table without collisions, if there is a small one.
        for bits in logarithm...logarithm + 2 {
            for shift in 0..<40 - bits {
                let places = hashes.map { Self.place($0, shift, bits) }
                if Set(places).count == places.count {
                    texts = Array(repeating: nil, count: 1 << bits)
                    for (place, text) in zip(places, sorted) { texts[place] = text }
                    payload = Self.payload(shift, bits)
                    probe = NodeProbe.once
                    return
                }
            }
            if sorted.count > 256 { break }
        }
        // Otherwise the next free slot, in a table that is at most half full.
        let bits = logarithm + 1
        texts = Array(repeating: nil, count: 1 << bits)
        for (text, hash) in zip(sorted, hashes) {
            var place = Self.place(hash, 0, bits)
            while texts[place] != nil { place = (place + 1) & (1 << bits - 1) }
            texts[place] = text
        }
        payload = Self.payload(0, bits)
    }

    private static func place(_ hash: UInt64, _ shift: Int, _ bits: Int) -> Int {
        Int((hash << UInt64(shift)) >> UInt64(64 - bits))
    }

    private static func payload(_ shift: Int, _ bits: Int) -> Int { shift << 12 | (64 - bits) << 6 }
}
