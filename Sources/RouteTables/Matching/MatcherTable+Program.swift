extension MatcherTable {
    /// Reads a program.
    static func program(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Program {
        func number(_ offset: Int) -> Int { PackedDigit.number4(base, offset) }
        let size = number(offset)
        var instructions: [Program.Instruction] = []
        instructions.reserveCapacity(size)
        var position = offset + 8
        for _ in 0..<size {
            let kind = base[position] & 63
            position += 1
            switch kind {
            case 0: instructions.append(.match)
            case 1:
                instructions.append(.split(number(position), number(position + 4)))
                position += 8
            case 2:
                instructions.append(.save(number(position), next: number(position + 4)))
                position += 8
            case 4:
                instructions.append(.mark(number(position), next: number(position + 4)))
                position += 8
            default:
                var set = ByteSet()
                for (index, start) in stride(from: 0, to: 128, by: 6).enumerated() {
                    let bits = base[position + 4 + index] & 63
                    for bit in 0..<6 where bits >> UInt8(bit) & 1 != 0 { set.insert(UInt8(start + bit)) }
                }
                instructions.append(.byte(set, next: number(position)))
                position += 26
            }
        }
        return Program(instructions: instructions, start: number(offset + 4))
    }
}
