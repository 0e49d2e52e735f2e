extension Automaton {
    /// The automaton of a regular expression's language.
    package init(_ expression: RegularExpression) throws(TooLarge) {
        let program: Program
        do { program = try Program(expression.ungrouped) } catch { throw TooLarge() }
        try self.init(program)
    }

    /// The automaton of a program's language: its states are the sets of places where the program can be.
    package init(_ program: Program) throws(TooLarge) {
        let (classes, classCount) = Automaton.classes(of: program)
        var representatives = [UInt8](repeating: 0, count: classCount)
        for byte in 0..<128 { representatives[Int(classes[byte])] = UInt8(byte) }

        var numbers: [[Int]: Int32] = [[]: 0]
        var sets: [[Int]] = [[]]
        var transitions = [Int32](repeating: 0, count: classCount)
        var marks = Marks(program)
        func number(_ set: [Int]) -> Int32 {
            if let known = numbers[set] { return known }
            numbers[set] = Int32(sets.count)
            sets.append(set)
            return Int32(sets.count - 1)
        }
        let start = Int(number(marks.closure([program.start])))
        var index = 1
        while index < sets.count {
            guard sets.count <= 4 * Automaton.limit else { throw TooLarge() }
            for column in 0..<classCount {
                var targets: [Int] = []
                for place in sets[index] {
                    if case .byte(let set, let next) = program.instructions[place],
                        set.contains(representatives[column])
                    {
                        targets.append(next)
                    }
                }
                transitions.append(targets.isEmpty ? 0 : number(marks.closure(targets)))
            }
            index += 1
        }
        let labels = sets.map { set -> Int32 in set.contains { program.instructions[$0] == .match } ? 1 : 0 }
        self =
            Automaton(
                classes: classes,
                classCount: classCount,
                transitions: transitions,
                labels: labels,
                start: start
            ).minimized
        guard stateCount <= Automaton.limit else { throw TooLarge() }
    }

    /// Follows the steps of a program that consume nothing.
    private struct Marks {
        let program: Program
        var marks: [Int]
        var generation = 0

        init(_ program: Program) {
            self.program = program
            marks = Array(repeating: 0, count: program.instructions.count)
        }

        mutating func closure(_ starts: [Int]) -> [Int] {
            generation += 1
            var pending = starts
            var result: [Int] = []
            while let place = pending.popLast() {
                if marks[place] == generation { continue }
                marks[place] = generation
                switch program.instructions[place] {
                case .split(let first, let second):
                    pending.append(second)
                    pending.append(first)
                case .save(_, let next), .mark(_, let next): pending.append(next)
                case .byte, .match: result.append(place)
                }
            }
            return result.sorted()
        }
    }

    /// Bytes that no step of the program tells apart share a column.
    private static func classes(of program: Program) -> ([UInt8], Int) {
        var classes = [UInt8](repeating: 0, count: 128)
        var count = 1
        var seen: Set<ByteSet> = []
        for instruction in program.instructions {
            guard case .byte(let set, _) = instruction, seen.insert(set).inserted else { continue }
            var inside: [UInt8: UInt8] = [:]
            var sizes = [Int](repeating: 0, count: count)
            var members = [Int](repeating: 0, count: count)
            for byte in 0..<128 {
                sizes[Int(classes[byte])] += 1
                if set.contains(UInt8(byte)) { members[Int(classes[byte])] += 1 }
            }
            for old in 0..<count where members[old] > 0 && members[old] < sizes[old] {
                inside[UInt8(old)] = UInt8(count)
                count += 1
            }
            for byte in 0..<128 where set.contains(UInt8(byte)) {
                if let new = inside[classes[byte]] { classes[byte] = new }
            }
        }
        return (classes, count)
    }
}
