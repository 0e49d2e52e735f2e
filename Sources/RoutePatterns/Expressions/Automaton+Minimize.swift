import RouteTables

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
