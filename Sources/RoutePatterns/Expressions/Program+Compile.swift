@_spi(Locks) import RouteTables

extension Program {
    /// The maximum number of instructions for each expression of a pattern.
    package static let patternLimit = 24_000
    /// The maximum number of instructions in a program: for all expressions of a pattern, and the text between them.
    package static let limit = 3 * patternLimit

    /// Compiles a regular expression.
    ///
    /// A group `n` notes its bounds in the slots `2n` and `2n + 1`.
    ///
    /// - Throws: ``Automaton/TooLarge`` if the program would have more than ``Program/limit`` instructions.
    package init(_ expression: RegularExpression) throws(Automaton.TooLarge) {
        let size = expression.size
        guard size <= Program.limit else { throw Automaton.TooLarge(.parts, needed: size, limit: Program.limit) }
        Self.noteCompilation()
        var compiler = ProgramCompiler()
        let start = try compiler.compile(expression, next: 0)
        self.init(instructions: compiler.instructions, start: start)
    }

    /// Counts the programs that are compiled in a task, for tests.
    ///
    /// Only debug builds count.
    package final class CompilationCount: Sendable {
        /// The counter of the current task.
        @TaskLocal package static var current: CompilationCount?

        private let count = Lock(0)

        /// The number of compiled programs.
        package var value: Int { count.withLock { $0 } }

        package init() {}

        fileprivate func increase() { count.withLock { $0 += 1 } }
    }

    private static func noteCompilation() {
        #if DEBUG
            CompilationCount.current?.increase()
        #endif
    }

    /// The number of instructions of a set.
    static func size(of set: ScalarSet) -> Int {
        if set.isOneByte { return 1 }
        if set == .all { return sizeOfAll }
        if set == .component { return sizeOfComponent }
        return measured(set)
    }

    private static let sizeOfAll = measured(.all)
    private static let sizeOfComponent = measured(.component)

    private static func measured(_ set: ScalarSet) -> Int {
        var compiler = ProgramCompiler()
        guard (try? compiler.compile(set, next: 0)) != nil else { return RegularExpression.Size.max }
        return compiler.instructions.count - 1
    }
}

/// Compiles an expression into the instructions of a program.
private struct ProgramCompiler {
    private(set) var instructions: [Program.Instruction] = [.match]
    private var continuations: [Sequence: Int] = [:]
    private var setParts: [ScalarSet: SetParts] = [:]

    private struct Sequence: Hashable {
        let low: UInt8
        let high: UInt8
        let next: Int
    }

    private mutating func add(_ instruction: Program.Instruction) throws(Automaton.TooLarge) -> Int {
        guard instructions.count < Program.limit else { throw Automaton.TooLarge(.parts, moreThan: Program.limit) }
        instructions.append(instruction)
        return instructions.count - 1
    }

    mutating func compile(_ expression: RegularExpression, next: Int) throws(Automaton.TooLarge) -> Int {
        switch expression {
        case .empty: return next
        case .mark(let code): return try add(.mark(code, next: next))
        case .set(let set): return try compile(set, next: next)
        case .sequence(let parts):
            var next = next
            for part in parts.reversed() { next = try compile(part, next: next) }
            return next
        case .choice(let parts):
            var starts: [Int] = []
            for part in parts { starts.append(try compile(part, next: next)) }
            return try choose(starts)
        case .repeated(let part, let minimum, let maximum, let lazy):
            return try compile(part, minimum, maximum, lazy, next: next)
        case .group(let part, let number):
            let end = try add(.save(2 * number + 1, next: next))
            return try add(.save(2 * number, next: try compile(part, next: end)))
        }
    }

    private mutating func choose(_ starts: [Int]) throws(Automaton.TooLarge) -> Int {
        guard var result = starts.last else { return try add(.byte(ByteSet(), next: 0)) }
        for start in starts.dropLast().reversed() { result = try add(.split(start, result)) }
        return result
    }

    private mutating func compile(
        _ part: RegularExpression,
        _ minimum: Int,
        _ maximum: Int?,
        _ lazy: Bool,
        next: Int
    ) throws(Automaton.TooLarge) -> Int {
        var result = next
        if let maximum {
            for _ in 0..<max(0, maximum - minimum) {
                let once = try compile(part, next: result)
                result = try add(lazy ? .split(next, once) : .split(once, next))
            }
        } else {
            let loop = try add(.match)
            let once = try compile(part, next: loop)
            instructions[loop] = lazy ? .split(next, once) : .split(once, next)
            result = loop
        }
        for _ in 0..<minimum { result = try compile(part, next: result) }
        return result
    }

    // MARK: Characters

    mutating func compile(_ set: ScalarSet, next: Int) throws(Automaton.TooLarge) -> Int {
        let parts: SetParts
        if let known = setParts[set] {
            parts = known
        } else {
            parts = SetParts(set)
            setParts[set] = parts
        }
        var starts: [Int] = []
        if !parts.plain.isEmpty { starts.append(try add(.byte(parts.plain, next: next))) }
        for digits in parts.escaped {
            let last = try add(.byte(digits.low, next: next))
            starts.append(try percent(digits.high, next: last))
        }
        for range in parts.nonASCII { try compile(range.lowerBound, range.upperBound, next: next, &starts) }
        return try choose(starts)
    }

    /// The parts of a set that determine its instructions.
    private struct SetParts: Hashable {
        let plain: ByteSet
        /// Bytes that are escaped.
        ///
        /// Those with the same low digit share its instruction.
        private(set) var escaped: [Digits] = []
        let nonASCII: [ClosedRange<UInt32>]

        struct Digits: Hashable {
            var high: ByteSet
            var low: ByteSet
        }

        init(_ set: ScalarSet) {
            plain = set.plainBytes
            nonASCII = set.nonASCII
            if set.isOneByte { return }
            var lows = [ByteSet](repeating: ByteSet(), count: 8)
            for byte in set.escapedBytes { lows[Int(byte >> 4)].insert(URLCharacters.hexDigit(byte & 15)) }
            for (high, low) in zip(0..<8 as Range<UInt8>, lows) where !low.isEmpty {
                let digit = URLCharacters.hexDigit(high)
                if let index = escaped.firstIndex(where: { $0.low == low }) {
                    escaped[index].high.insert(digit)
                } else {
                    escaped.append(Digits(high: ByteSet(digit...digit), low: low))
                }
            }
        }
    }

    private mutating func percent(_ digits: ByteSet, next: Int) throws(Automaton.TooLarge) -> Int {
        let digit = try add(.byte(digits, next: next))
        let percent = UInt8(ascii: "%")
        return try add(.byte(ByteSet(percent...percent), next: digit))
    }

    /// The UTF-8 sequences of a range of scalars, each byte escaped.
    private mutating func compile(_ low: UInt32, _ high: UInt32, next: Int, _ starts: inout [Int]) throws(Automaton
        .TooLarge)
    {
        for limit: UInt32 in [0x7FF, 0xFFFF] where low <= limit && limit < high {
            try compile(low, limit, next: next, &starts)
            try compile(limit + 1, high, next: next, &starts)
            return
        }
        let length: UInt32 = low <= 0x7FF ? 2 : low <= 0xFFFF ? 3 : 4
        for index in 1..<length {
            let mask: UInt32 = 1 << (6 * index) - 1
            if low & ~mask != high & ~mask {
                if low & mask != 0 {
                    try compile(low, low | mask, next: next, &starts)
                    try compile((low | mask) + 1, high, next: next, &starts)
                    return
                }
                if high & mask != mask {
                    try compile(low, high & ~mask - 1, next: next, &starts)
                    try compile(high & ~mask, high, next: next, &starts)
                    return
                }
            }
        }
        var result = next
        for index in 0..<length {
            let lead: UInt8 = index + 1 < length ? 0x80 : length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
            let bits: UInt32 = index + 1 < length ? 0x3F : 0x1F
            result = try escaped(
                lead | UInt8(low >> (6 * index) & bits),
                lead | UInt8(high >> (6 * index) & bits),
                next: result
            )
        }
        starts.append(result)
    }

    /// The escapes of a range of bytes.
    private mutating func escaped(_ low: UInt8, _ high: UInt8, next: Int) throws(Automaton.TooLarge) -> Int {
        let key = Sequence(low: low, high: high, next: next)
        if let known = continuations[key] { return known }
        var starts: [Int] = []
        // Escapes with the same low digit share its instruction.
        var digit = low >> 4
        while digit <= high >> 4 {
            let first = digit == low >> 4 ? low & 15 : 0
            let last = digit == high >> 4 ? high & 15 : 15
            var end = digit
            if first == 0, last == 15 {
                while end < high >> 4, end + 1 < high >> 4 || high & 15 == 15 { end += 1 }
            }
            let step = try add(.byte(Self.hexDigits(first...last), next: next))
            starts.append(try percent(Self.hexDigits(digit...end), next: step))
            digit = end + 1
        }
        let result = try choose(starts)
        continuations[key] = result
        return result
    }

    private static func hexDigits(_ values: ClosedRange<UInt8>) -> ByteSet {
        var result = ByteSet()
        for value in values { result.insert(URLCharacters.hexDigit(value)) }
        return result
    }
}
