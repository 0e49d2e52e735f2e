import RoutePatterns
import RouteTables

/// The strings of a component that a state distinguishes: one for each outcome.
struct ComponentClasses {
    /// The results for sets of automata so far, since many places have the same constraints.
    struct Cache {
        fileprivate var outcomes: [Key: [[UInt8]]] = [:]

        fileprivate struct Key: Hashable {
            var automata: [Automaton]
            var takesAll: Bool
        }
    }

    private let edges: [RouteGraph.Edge]
    private let allowsEmpty: Bool

    /// Creates the classes for edges, several of which can match one string.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - allowsEmpty: Whether the component can be empty, as in a path.
    init(_ edges: [RouteGraph.Edge], allowsEmpty: Bool) {
        self.edges = edges
        self.allowsEmpty = allowsEmpty
    }

    /// A string of each class in canonical form: the literals, then one string for each set of other edges that match
    /// together.
    func texts(_ cache: inout Cache) -> [[UInt8]] {
        let literals = literals
        return literals + (allowsEmpty && literals.first?.isEmpty != true && acceptsEmpty ? [[]] : [])
            + others(than: literals, &cache)
    }

    /// The distinct literals of all edges in order.
    private var literals: [[UInt8]] {
        let lists = edges.compactMap { if case .literals(let children) = $0 { children.texts } else { nil } }
        guard lists.count > 1 else { return lists.first ?? [] }
        let sorted = lists.joined().sorted { $0.lexicographicallyPrecedes($1) }
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    private var acceptsEmpty: Bool { edges.contains { $0.target([]) != nil } }

    /// A string that is not a literal, for each outcome of the other edges.
    private func others(than literals: [[UInt8]], _ cache: inout Cache) -> [[UInt8]] {
        var automata: [Automaton] = []
        var takesAll = false
        for edge in edges {
            switch edge {
            case .literals: break
            case .nonEmpty, .any: takesAll = true
            case .automaton(let automaton, _): if !automata.contains(automaton) { automata.append(automaton) }
            }
        }
        guard !automata.isEmpty else { return takesAll ? [plainText(notIn: literals)] : [] }
        let key = Cache.Key(automata: automata, takesAll: takesAll)
        let texts: [[UInt8]]
        if let known = cache.outcomes[key] {
            texts = known
        } else {
            texts = outcomes(automata, takesAll: takesAll, literals: [])
            cache.outcomes[key] = texts
        }
        // If no shortest string is a literal, excluding the literals does not change the result.
        guard texts.contains(where: { literals.contains($0) }) else { return texts }
        return outcomes(automata, takesAll: takesAll, literals: Set(literals))
    }

    private static let letters: [[UInt8]] = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { [$0] }

    private func plainText(notIn literals: [[UInt8]]) -> [UInt8] {
        if let letter = Self.letters.first(where: { !literals.contains($0) }) { return letter }
        let literals = Set(literals)
        var texts = Self.letters
        while true {
            texts = texts.flatMap { text in Self.letters.map { text + $0 } }
            if let text = texts.first(where: { !literals.contains($0) }) { return text }
        }
    }

    /// Accepts the possible components of a URL, in which every `%` begins an escape.
    private static let wellFormed = try? Automaton(.repeated(.set(.component), minimum: 0, maximum: nil, lazy: false))

    /// A shortest string that is not a literal, for each combination of the automata's labels.
    ///
    /// The search visits the states of the automata together with the prefixes of the literals. So it is finite even if
    /// a combination has no other string.
    private func outcomes(_ automata: [Automaton], takesAll: Bool, literals: Set<[UInt8]>) -> [[UInt8]] {
        guard let wellFormed = Self.wellFormed else { return [] }
        struct Position: Hashable {
            var states: [Int]
            /// The state of the automaton for possible components.
            var form: Int
            /// The string so far, while it is a prefix of a literal.
            var beginning: [UInt8]?
        }
        let beginnings = Set(literals.flatMap { literal in (0...literal.count).map { Array(literal[..<$0]) } })
        let bytes = Self.bytes(telling: automata + [wellFormed], and: Set(literals.joined()))
        let cost = bytes.count * (automata.count + 2)
        var texts: [[UInt8]] = []
        var found: Set<[Int32]> = []
        var queue: [(position: Position, text: [UInt8])] = [
            (
                Position(
                    states: automata.map(\.start),
                    form: wellFormed.start,
                    beginning: beginnings.contains([]) ? [] : nil
                ),
                []
            )
        ]
        // Without the start: a string that leads back to it counts, and the empty string does not.
        var seen: Set<Position> = []
        var index = 0
        while index < queue.count {
            let (position, text) = queue[index]
            index += 1
            if let budget = WorkBudget.current, (try? budget.spend(cost)) == nil { return texts }
            let labels = zip(automata, position.states).map { $0.labels[$1] }
            let isLiteral = position.beginning.map { literals.contains($0) } ?? false
            let isComplete = !text.isEmpty && wellFormed.labels[position.form] != 0
            if isComplete, !isLiteral, takesAll || labels.contains(where: { $0 != 0 }), found.insert(labels).inserted {
                texts.append(text)
            }
            for byte in bytes {
                let states = zip(automata, position.states).map { $0.next($1, byte) }
                let form = wellFormed.next(position.form, byte)
                guard form != Automaton.dead else { continue }
                let longer = text + [byte]
                let isDead = states.allSatisfy { $0 == Automaton.dead }
                let beginning = position.beginning.flatMap { _ in beginnings.contains(longer) ? longer : nil }
                if isDead, !takesAll || beginning == nil && found.contains(labels.map { _ in 0 }) { continue }
                let next = Position(states: states, form: form, beginning: beginning)
                if seen.insert(next).inserted { queue.append((next, longer)) }
            }
        }
        return texts
    }

    /// The readable bytes that lead to different states.
    ///
    /// Of bytes with the same effect, the first is enough.
    private static func bytes(telling automata: [Automaton], and letters: Set<UInt8>) -> [UInt8] {
        var known: Set<[UInt8]> = []
        return readableBytes.filter { byte in
            let columns = automata.map { $0.classes[Int(byte)] }
            return known.insert(letters.contains(byte) ? columns + [byte] : columns).inserted
        }
    }

    /// The bytes of canonical strings in order of readability, without the slash.
    private static let readableBytes: [UInt8] = {
        let excluded = "\"#/<>?\\^`{|}".utf8
        let bytes = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter { !excluded.contains($0) }
        return bytes.sorted { (rank($0), $0) < (rank($1), $1) }
    }()

    private static func rank(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): 0
        case UInt8(ascii: "0")...UInt8(ascii: "9"): 1
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): 2
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"): 3
        case UInt8(ascii: "%"): 5
        default: 4
        }
    }
}
