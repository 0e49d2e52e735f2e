import RouteTables

extension Automaton {
    /// The automaton of a regular expression's language.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - budget: The budget for the work.
    /// - Throws: ``TooLarge`` if the automaton would be too large.
    package init(
        _ expression: RegularExpression,
        budget: WorkBudget = .currentOrPattern
    ) throws(TooLarge) {
        try self.init(try Program(expression.ungrouped), budget: budget)
    }

    /// The automaton of a program's language.
    ///
    /// Its states are the sets of places where the program can be.
    package init(_ program: Program, budget: WorkBudget = .currentOrPattern) throws(TooLarge) {
        var construction = try SubsetConstruction(program, budget)
        let automaton = try construction.automaton().minimized(budget)
        guard automaton.stateCount <= Automaton.limit else {
            throw TooLarge(.states, needed: automaton.stateCount, limit: Automaton.limit)
        }
        self = automaton
    }
}

/// Builds the automaton of a program, state by state.
///
/// Most states are reached from a single place, and most bytes lead nowhere, so only bytes with a successor are
/// examined.
package struct SubsetConstruction {
    /// The number of states at which the automaton is minimized for the first time.
    static let limit = 4 * Automaton.limit

    private let budget: WorkBudget
    private var classes = [UInt8](repeating: 0, count: 128)
    private let classCount: Int
    /// For each place, its successor if it consumes a byte, and the index of its set.
    private var targets: [Int] = []
    private var setNumbers: [Int] = []
    /// The columns of each set of bytes.
    private var columns: [[Int]] = []
    /// For each place, the places reachable from it without a byte; both are -1 if there are none.
    private var first: [Int] = []
    private var second: [Int] = []
    private let startPlace: Int

    private var numbers: [[Int]: Int32] = [[]: 0]
    /// The index of the state that a single place leads to.
    private var numbersOfSingles: [Int32]
    private var sets: [[Int]] = [[]]
    private var marks: [Int]
    private var generation = 0
    /// The places that ``closure(_:)`` has yet to follow, and those that it has found, in memory that it keeps.
    private var pending: [Int] = []
    private var reached: [Int] = []

    init(_ program: Program, _ budget: WorkBudget) throws(Automaton.TooLarge) {
        self.budget = budget
        let count = program.instructions.count
        startPlace = program.start
        numbersOfSingles = Array(repeating: -1, count: count)
        marks = Array(repeating: 0, count: count)
        var known: [ByteSet: Int] = [:]
        var byteSets: [ByteSet] = []
        try budget.spend(count)
        for instruction in program.instructions {
            var (set, target, left, right) = (-1, -1, -1, -1)
            switch instruction {
            case .byte(let bytes, let next):
                target = next
                if let number = known[bytes] {
                    set = number
                } else {
                    set = byteSets.count
                    known[bytes] = set
                    byteSets.append(bytes)
                }
            case .split(let one, let other): (left, right) = (one, other)
            case .save(_, let next), .mark(_, let next): left = next
            case .match: break
            }
            setNumbers.append(set)
            targets.append(target)
            first.append(left)
            second.append(right)
        }
        try budget.spend(128 * byteSets.count)
        let parts = Self.parts(of: byteSets)
        classCount = parts.count
        for (number, part) in parts.enumerated() {
            for byte in part.bytes { classes[Int(byte)] = UInt8(number) }
        }
        for set in byteSets { columns.append(parts.indices.filter { !parts[$0].intersection(set).isEmpty }) }
    }

    mutating func automaton() throws(Automaton.TooLarge) -> Automaton {
        var transitions = [Int32](repeating: 0, count: classCount)
        let nowhere = transitions
        let start = try number([startPlace])
        var buckets = [[Int]](repeating: [], count: classCount)
        var labels: [Int32] = [0]
        var index = 1
        while index < sets.count {
            guard sets.count <= Self.limit else { throw Automaton.TooLarge(.states, moreThan: Automaton.limit) }
            let row = transitions.count
            transitions += nowhere
            var touched: [Int] = []
            var isEnd = false
            var steps = 0
            for place in sets[index] {
                let set = setNumbers[place]
                if set < 0 {
                    isEnd = true
                    continue
                }
                steps += columns[set].count
                for column in columns[set] {
                    if buckets[column].isEmpty { touched.append(column) }
                    buckets[column].append(targets[place])
                }
            }
            try budget.spend(steps)
            labels.append(isEnd ? 1 : 0)
            for column in touched {
                transitions[row + column] = try number(buckets[column])
                buckets[column].removeAll(keepingCapacity: true)
            }
            index += 1
        }
        return Automaton(
            classes: classes,
            classCount: classCount,
            transitions: transitions,
            labels: labels,
            start: Int(start)
        )
    }

    /// The index of the state that some places lead to.
    private mutating func number(_ places: [Int]) throws(Automaton.TooLarge) -> Int32 {
        if places.count == 1 {
            let known = numbersOfSingles[places[0]]
            if known >= 0 { return known }
        }
        let set = try closure(places)
        let number: Int32
        if let known = numbers[set] {
            number = known
        } else {
            number = Int32(sets.count)
            numbers[set] = number
            sets.append(set)
        }
        if places.count == 1 { numbersOfSingles[places[0]] = number }
        return number
    }

    /// The places that consume a byte, or are the end, and are reachable from some places without a byte.
    private mutating func closure(_ starts: [Int]) throws(Automaton.TooLarge) -> [Int] {
        generation += 1
        pending.removeAll(keepingCapacity: true)
        pending.append(contentsOf: starts)
        reached.removeAll(keepingCapacity: true)
        var count = 0
        while let place = pending.popLast() {
            if marks[place] == generation { continue }
            marks[place] = generation
            count += 1
            if first[place] < 0 {
                reached.append(place)
                continue
            }
            if second[place] >= 0 { pending.append(second[place]) }
            pending.append(first[place])
        }
        try budget.spend(4 * count + 1)
        if reached.count > 1 { reached.sort() }
        return Array(reached[...])
    }

    /// The classes of bytes that no set distinguishes, each of which has a column.
    private static func parts(of sets: [ByteSet]) -> [ByteSet] {
        var parts = [ByteSet(0...127)]
        for set in sets {
            for (number, part) in parts.enumerated() {
                let inside = part.intersection(set)
                guard !inside.isEmpty, inside != part else { continue }
                parts[number] = part.subtracting(set)
                parts.append(inside)
            }
        }
        return parts
    }
}
