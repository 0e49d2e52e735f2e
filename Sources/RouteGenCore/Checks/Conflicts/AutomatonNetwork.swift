import RoutePatterns
import RouteTables

/// A network of automata in which one automaton can start where another one ends.
///
/// It builds sequences and loops of languages that are known only by their automata, such as intersections and
/// differences. Regular expressions have no notation for these.
struct AutomatonNetwork {
    /// The maximum number of states before minimization.
    static let limit = 20_000

    private var parts: [Automaton] = []
    private var links: [[Int]] = []
    private var starts: [Int] = []
    private var ends: Set<Int> = []

    /// Adds an automaton, which can start where one of some parts ends, and returns its number.
    mutating func add(_ part: Automaton, after others: [Int] = []) -> Int {
        parts.append(part)
        links.append([])
        for other in others { link(other, to: parts.count - 1) }
        return parts.count - 1
    }

    /// Lets one part start where another one ends.
    mutating func link(_ first: Int, to second: Int) { links[first].append(second) }

    /// Lets strings start with a part.
    mutating func start(with part: Int) { starts.append(part) }

    /// Lets strings end with a part.
    mutating func end(with part: Int) { ends.insert(part) }

    /// The sequence of the automata.
    static func sequence(_ automata: [Automaton]) throws(Automaton.TooLarge) -> Automaton {
        var network = AutomatonNetwork()
        var last: Int?
        for automaton in automata { last = network.add(automaton, after: last.map { [$0] } ?? []) }
        network.start(with: 0)
        network.end(with: automata.count - 1)
        return try network.automaton()
    }

    /// The union of the automata.
    static func union(_ automata: [Automaton]) throws(Automaton.TooLarge) -> Automaton {
        var network = AutomatonNetwork()
        for automaton in automata {
            let number = network.add(automaton)
            network.start(with: number)
            network.end(with: number)
        }
        return try network.automaton()
    }

    // MARK: One automaton

    /// A state of a part.
    private struct PartState: Hashable, Comparable {
        var part: Int
        /// The number of the state in the part's automaton.
        var number: Int

        static func < (left: PartState, right: PartState) -> Bool {
            (left.part, left.number) < (right.part, right.number)
        }
    }

    /// The automaton of all strings from a start to an end.
    ///
    /// Its states are sets of states of the parts.
    func automaton() throws(Automaton.TooLarge) -> Automaton {
        let budget = WorkBudget.currentOrPattern
        let (classes, representatives) = columns()
        var numbers: [[PartState]: Int32] = [[]: 0]
        var sets: [[PartState]] = [[]]
        func number(_ states: Set<PartState>) -> Int32 {
            let key = states.sorted()
            if let known = numbers[key] { return known }
            numbers[key] = Int32(sets.count)
            sets.append(key)
            return Int32(sets.count - 1)
        }
        var first: Set<PartState> = []
        for part in starts { enter(PartState(part: part, number: parts[part].start), &first) }
        let start = Int(number(first))
        var transitions: [Int32] = []
        var index = 0
        while index < sets.count {
            guard sets.count <= Self.limit else { throw Automaton.TooLarge(.states, moreThan: Self.limit) }
            try budget.spend(4 * representatives.count * (sets[index].count + 1))
            for byte in representatives {
                var next: Set<PartState> = []
                for state in sets[index] {
                    enter(PartState(part: state.part, number: parts[state.part].next(state.number, byte)), &next)
                }
                transitions.append(number(next))
            }
            index += 1
        }
        let labels = sets.map { states -> Int32 in
            states.contains { ends.contains($0.part) && parts[$0.part].labels[$0.number] != 0 } ? 1 : 0
        }
        let all = Automaton(
            classes: classes,
            classCount: representatives.count,
            transitions: transitions,
            labels: labels,
            start: start
        )
        return try all.minimized(budget)
    }

    /// Adds a state of a part, and the starts of the parts that can follow it.
    private func enter(_ state: PartState, _ states: inout Set<PartState>) {
        var pending = [state]
        while let state = pending.popLast() {
            guard state.number != Automaton.dead, states.insert(state).inserted,
                parts[state.part].labels[state.number] != 0
            else { continue }
            pending += links[state.part].map { PartState(part: $0, number: parts[$0].start) }
        }
    }

    /// The columns of the transition table.
    ///
    /// Bytes that no part distinguishes share a column.
    private func columns() -> (classes: [UInt8], representatives: [UInt8]) {
        var numbers: [[UInt8]: UInt8] = [:]
        var classes: [UInt8] = []
        var representatives: [UInt8] = []
        for byte in 0..<128 {
            let signature = parts.map { $0.classes[byte] }
            let known = numbers[signature]
            classes.append(known ?? UInt8(representatives.count))
            guard known == nil else { continue }
            numbers[signature] = UInt8(representatives.count)
            representatives.append(UInt8(byte))
        }
        return (classes, representatives)
    }
}
