import RouteTables

extension Automaton {
    /// Runs several automata at once.
    ///
    /// - Parameters:
    ///   - automata: The automata, each with its initial state.
    ///   - required: How many of the first automata must accept a string. Where one of them accepts nothing, the others
    ///     are not run further.
    ///   - limit: The maximum number of states.
    ///   - budget: The budget for the work.
    ///   - label: The label of an end at which the automata are in the given states; 0 rejects.
    /// - Returns: An automaton with these labels.
    /// - Throws: ``TooLarge`` if there are more states than allowed.
    package static func combined(
        _ automata: [(automaton: Automaton, start: Int)],
        required: Int = 0,
        limit: Int = Automaton.limit,
        budget: WorkBudget = .currentOrPattern,
        label: ([Int]) -> Int32
    ) throws(TooLarge) -> Automaton {
        // Columns: the common refinement.
        var columnNumbers: [[UInt8]: UInt8] = [:]
        var classes = [UInt8](repeating: 0, count: 128)
        var representatives: [UInt8] = []
        for byte in 0..<128 {
            let signature = automata.map { $0.automaton.classes[byte] }
            if let known = columnNumbers[signature] {
                classes[byte] = known
            } else {
                classes[byte] = UInt8(representatives.count)
                columnNumbers[signature] = UInt8(representatives.count)
                representatives.append(UInt8(byte))
            }
        }
        let dead = [Int](repeating: Automaton.dead, count: automata.count)
        var numbers: [[Int]: Int32] = [dead: 0]
        var states = [dead]
        var transitions: [Int32] = []
        func number(_ state: [Int]) -> Int32 {
            if let known = numbers[state] { return known }
            numbers[state] = Int32(states.count)
            states.append(state)
            return Int32(states.count - 1)
        }
        let start = Int(number(automata.map(\.start)))
        var index = 0
        while index < states.count {
            guard states.count <= limit else { throw TooLarge(.states, moreThan: limit) }
            try budget.spend(representatives.count * (automata.count + 1))
            for byte in representatives {
                var next = states[index]
                for part in next.indices { next[part] = automata[part].automaton.next(next[part], byte) }
                if next[..<required].contains(Automaton.dead) { next = dead }
                transitions.append(number(next))
            }
            index += 1
        }
        let all = Automaton(
            classes: classes,
            classCount: representatives.count,
            transitions: transitions,
            labels: states.map(label),
            start: start
        )
        return try all.minimized(budget)
    }

    /// The strings that both accept.
    package func intersection(
        _ other: Automaton,
        budget: WorkBudget = .currentOrPattern
    ) throws(TooLarge) -> Automaton {
        try Automaton.combined([(self, start), (other, other.start)], required: 2, budget: budget) { states in
            labels[states[0]] != 0 && other.labels[states[1]] != 0 ? 1 : 0
        }
    }

    /// The strings that this one accepts and the other does not.
    package func subtracting(
        _ other: Automaton,
        budget: WorkBudget = .currentOrPattern
    ) throws(TooLarge) -> Automaton {
        try Automaton.combined([(self, start), (other, other.start)], required: 1, budget: budget) { states in
            labels[states[0]] != 0 && other.labels[states[1]] == 0 ? 1 : 0
        }
    }

    /// A shortest accepted string, preferring letters and digits; `nil` if there is none.
    package func shortestText() -> [UInt8]? {
        let order =
            (0..<128 as Range<UInt8>).filter(URLCharacters.isPlain).sorted { rank($0) < rank($1) } + [UInt8(ascii: "%")]
        var origin: [Int: (state: Int, byte: UInt8)] = [:]
        var pending = [start]
        var seen: Set<Int> = [start]
        var index = 0
        while index < pending.count {
            let state = pending[index]
            index += 1
            if labels[state] != 0 {
                var text: [UInt8] = []
                var place = state
                while let step = origin[place] {
                    text.append(step.byte)
                    place = step.state
                }
                return text.reversed()
            }
            for byte in order {
                let next = next(state, byte)
                if next != Automaton.dead, seen.insert(next).inserted {
                    origin[next] = (state, byte)
                    pending.append(next)
                }
            }
        }
        return nil
    }

    /// The order of preference: letters, digits, other characters that need no escape, delimiters.
    private func rank(_ byte: UInt8) -> Int {
        let base =
            URLCharacters.isLetter(byte)
            ? byte & 0x20 != 0 ? 0 : 2 : URLCharacters.isDigit(byte) ? 1 : URLCharacters.isUnreserved(byte) ? 3 : 4
        return base << 8 | Int(byte)
    }
}

extension Automaton {
    /// The minimal automaton of the same language.
    ///
    /// Its states are numbered in the order of a traversal from the start.
    ///
    /// - Parameter budget: The budget for the work.
    /// - Returns: The automaton.
    /// - Throws: ``TooLarge`` if that is more work than the budget allows.
    package func minimized(_ budget: WorkBudget) throws(TooLarge) -> Automaton {
        var partition = try StatePartition(self, budget)
        try partition.refine()
        return renumbered(partition.blocks)
    }

    private func renumbered(_ blocks: [Int32]) -> Automaton {
        // The dead state remains state 0, wherever else it occurs.
        var members = [Int](repeating: -1, count: stateCount)
        for state in (0..<stateCount).reversed() { members[Int(blocks[state])] = state }
        let (columns, columnCount, representatives) = mergedColumns(blocks, members)

        var numbers = [Int32](repeating: -1, count: stateCount)
        numbers[Int(blocks[0])] = 0
        var order = [Int(blocks[0])]
        func number(_ block: Int) -> Int32 {
            if numbers[block] < 0 {
                numbers[block] = Int32(order.count)
                order.append(block)
            }
            return numbers[block]
        }
        let newStart = Int(number(Int(blocks[start])))
        var newTransitions: [Int32] = []
        var index = 0
        while index < order.count {
            let state = members[order[index]]
            for column in representatives {
                newTransitions.append(number(Int(blocks[Int(transitions[state * classCount + column])])))
            }
            index += 1
        }
        return Automaton(
            classes: classes.map { columns[Int($0)] },
            classCount: columnCount,
            transitions: newTransitions,
            labels: order.map { labels[members[$0]] },
            start: newStart
        )
    }

    /// Columns that agree in every state become one.
    ///
    /// Columns are numbered by their first byte.
    private func mergedColumns(_ blocks: [Int32], _ members: [Int]) -> ([UInt8], Int, [Int]) {
        let states = members.filter { $0 >= 0 }
        var numbers: [[Int32]: UInt8] = [:]
        var columns = [UInt8](repeating: 0, count: classCount)
        var isKnown = [Bool](repeating: false, count: classCount)
        var representatives: [Int] = []
        for byte in 0..<128 {
            let column = Int(classes[byte])
            if isKnown[column] { continue }
            isKnown[column] = true
            let signature = states.map { blocks[Int(transitions[$0 * classCount + column])] }
            if let number = numbers[signature] {
                columns[column] = number
            } else {
                columns[column] = UInt8(representatives.count)
                numbers[signature] = UInt8(representatives.count)
                representatives.append(column)
            }
        }
        return (columns, representatives.count, representatives)
    }
}
