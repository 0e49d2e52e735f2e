import RouteTables

/// The states of an automaton in blocks that no string distinguishes, found by Hopcroft's refinement.
///
/// When a block is split, only the smaller part is used to split others, so each transition is examined a logarithmic
/// number of times.
package struct StatePartition {
    /// The index of each state's block.
    private(set) var blocks: [Int32]

    private let budget: WorkBudget
    private let stateCount: Int
    private let classCount: Int
    /// The states from which a column leads to a state, contiguously, and their offsets by column and state.
    private var sources: [Int32] = []
    private var sourceStarts: [Int32] = []
    /// The states, with those of a block contiguously, and the position of each.
    private var members: [Int32]
    private var places: [Int32]
    /// The bounds of each block, and the number of its members to split off, which come first.
    private var starts: [Int32] = []
    private var ends: [Int32] = []
    private var marked: [Int32] = []
    private var pending: [Int32] = []

    /// Creates a block for each label.
    init(_ automaton: Automaton, _ budget: WorkBudget) throws(Automaton.TooLarge) {
        self.budget = budget
        stateCount = automaton.stateCount
        classCount = automaton.classCount
        blocks = [Int32](repeating: 0, count: stateCount)
        members = [Int32](repeating: 0, count: stateCount)
        places = members
        try budget.spend(stateCount * classCount)

        var byLabel: [Int32: [Int32]] = [:]
        for state in 0..<stateCount { byLabel[automaton.labels[state], default: []].append(Int32(state)) }
        var place: Int32 = 0
        for (_, states) in byLabel.sorted(by: { $0.key < $1.key }) {
            let block = Int32(starts.count)
            starts.append(place)
            for state in states {
                blocks[Int(state)] = block
                members[Int(place)] = state
                places[Int(state)] = place
                place += 1
            }
            ends.append(place)
        }
        marked = [Int32](repeating: 0, count: starts.count)
        // All but the largest.
        let largest = starts.indices.max { ends[$0] - starts[$0] < ends[$1] - starts[$1] } ?? 0
        pending = starts.indices.filter { $0 != largest }.map { Int32($0) }
        findSources(automaton)
    }

    private mutating func findSources(_ automaton: Automaton) {
        let count = stateCount * classCount
        var starts = [Int32](repeating: 0, count: count + 1)
        for state in 0..<stateCount {
            for column in 0..<classCount {
                let target = Int(automaton.transitions[state * classCount + column])
                starts[column * stateCount + target + 1] += 1
            }
        }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var next = starts
        var sources = [Int32](repeating: 0, count: count)
        for state in 0..<stateCount {
            for column in 0..<classCount {
                let key = column * stateCount + Int(automaton.transitions[state * classCount + column])
                sources[Int(next[key])] = Int32(state)
                next[key] += 1
            }
        }
        self.sources = sources
        sourceStarts = starts
    }

    /// Splits blocks until the states of each lead to the same blocks.
    mutating func refine() throws(Automaton.TooLarge) {
        while let splitter = pending.popLast() {
            // The current members: splitting may affect this block too.
            let states = Array(members[Int(starts[Int(splitter)])..<Int(ends[Int(splitter)])])
            for column in 0..<classCount { try split(by: states, column) }
        }
    }

    private mutating func split(by states: [Int32], _ column: Int) throws(Automaton.TooLarge) {
        var touched: [Int32] = []
        var count = states.count
        for state in states {
            let key = column * stateCount + Int(state)
            let (first, last) = (Int(sourceStarts[key]), Int(sourceStarts[key + 1]))
            count += last - first
            for index in first..<last { mark(sources[index], &touched) }
        }
        try budget.spend(count)
        for block in touched { split(block) }
    }

    /// Moves a state to the front of its block.
    private mutating func mark(_ state: Int32, _ touched: inout [Int32]) {
        let block = Int(blocks[Int(state)])
        let front = starts[block] + marked[block]
        let place = places[Int(state)]
        if marked[block] == 0 { touched.append(Int32(block)) }
        let other = members[Int(front)]
        members[Int(front)] = state
        members[Int(place)] = other
        places[Int(state)] = front
        places[Int(other)] = place
        marked[block] += 1
    }

    /// Splits a block: the marked states or the others, whichever are fewer, become a new block.
    private mutating func split(_ block: Int32) {
        let number = Int(block)
        let count = marked[number]
        marked[number] = 0
        let middle = starts[number] + count
        guard middle < ends[number] else { return }
        let new = Int32(starts.count)
        let isFrontSmaller = count <= ends[number] - middle
        let range = isFrontSmaller ? starts[number]..<middle : middle..<ends[number]
        if isFrontSmaller { starts[number] = middle } else { ends[number] = middle }
        starts.append(range.lowerBound)
        ends.append(range.upperBound)
        marked.append(0)
        for place in range { blocks[Int(members[Int(place)])] = new }
        // The new block is the smaller one, and is all that is needed. If the other one is pending, it remains so.
        pending.append(new)
    }
}
