import RouteTables

extension MatcherTableWriter {
    /// Appends an automaton: its shape, the ranges of its bytes if it has any, the columns of the ASCII bytes, its
    /// transitions and its labels.
    ///
    /// Column 0 is for bytes that are not in canonical form, at which a run over raw bytes ends.
    package mutating func automaton(_ automaton: Automaton) -> Int {
        let result = position
        let isWide = automaton.stateCount > 64 || automaton.classCount > 62
        var shift = 1
        while 1 << shift < automaton.classCount + 1 { shift += 1 }
        // The numbers of its states have one character, two or four.
        let isHuge = automaton.stateCount > MatcherTableWriter.shortNumberLimit
        number(isHuge ? 2 : isWide ? 1 : 0)
        number(shift)
        number(automaton.start)
        let header = reserve(1)
        let ranges = automaton.repeatedClass.flatMap { AutomatonRanges($0) }
        text(ranges?.characters ?? AutomatonRanges.none)
        for byte in 0..<128 {
            let isPlain = URLCharacters.isPlain(UInt8(byte))
            // In canonical form, '%' is the only character that is not plain.
            let column = isPlain || byte == UInt8(ascii: "%") ? Int(automaton.classes[byte]) + 1 : 0
            if isWide { shortNumber(column) } else { character(column) }
        }
        for state in 0..<automaton.stateCount {
            for column in 0..<1 << shift {
                let isColumn = column > 0 && column <= automaton.classCount
                let next = isColumn ? Int(automaton.transitions[state * automaton.classCount + column - 1]) : 0
                if isHuge { number(next) } else if isWide { shortNumber(next) } else { character(next) }
            }
        }
        set(position, at: header)
        for label in automaton.labels { shortNumber(Int(label)) }
        return result
    }

    /// Appends a program.
    mutating func program(_ program: Program) {
        number(program.instructions.count)
        number(program.start)
        for instruction in program.instructions {
            switch instruction {
            case .match: kind(PackedProgram.Kind.match)
            case .split(let first, let second):
                kind(PackedProgram.Kind.split)
                number(first)
                number(second)
            case .save(let slot, let next):
                kind(PackedProgram.Kind.save)
                number(slot)
                number(next)
            case .mark(let code, let next):
                kind(PackedProgram.Kind.mark)
                number(code)
                number(next)
            case .byte(let set, let next):
                kind(PackedProgram.Kind.byte)
                number(next)
                for start in stride(from: 0, to: 128, by: 6) {
                    var bits = 0
                    for bit in 0..<6 where start + bit < 128 && set.contains(UInt8(start + bit)) { bits |= 1 << bit }
                    character(bits)
                }
            }
        }
    }

    private mutating func kind(_ kind: UInt8) { character(Int(kind)) }
}
