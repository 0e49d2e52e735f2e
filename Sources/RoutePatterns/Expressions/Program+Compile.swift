@_spi(Locks) import RouteTables

extension Program {
    /// The maximum number of instructions for each expression of a pattern.
    package static let patternLimit = 24_000
    /// The maximum number of instructions in a program: for all expressions of a pattern, and the literals between
    /// them.
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
        let start = try compiler.compile(expression)
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

    /// The steps that remain for an expression; most of them use the instruction that was compiled last.
    private enum Step {
        case expression(RegularExpression)
        /// The rest goes on with another instruction.
        case next(Int)
        /// The instruction begins an alternative.
        case alternative
        /// All of this many alternatives are compiled.
        case choice(Int)
        /// The instruction begins an optional part before another one.
        case optional(lazy: Bool, next: Int)
        /// The instruction begins a part that is repeated.
        case loop(Int, lazy: Bool, next: Int)
        /// A slot is noted.
        case save(Int)
    }

    /// Compiles an expression, which the match follows, from its end.
    mutating func compile(_ expression: RegularExpression) throws(Automaton.TooLarge) -> Int {
        var result = 0
        var starts: [Int] = []
        var steps = [Step.expression(expression)]
        while let step = steps.popLast() {
            switch step {
            case .expression(.empty): break
            case .expression(.mark(let code)): result = try add(.mark(code, next: result))
            case .expression(.set(let set)): result = try compile(set, next: result)
            case .expression(.sequence(let parts)): steps += parts.map { .expression($0) }
            case .expression(.choice(let parts)):
                steps.append(.choice(parts.count))
                for part in parts.reversed() { steps += [.alternative, .expression(part), .next(result)] }
            case .expression(.repeated(let part, let minimum, let maximum, let lazy)):
                for _ in 0..<minimum { steps.append(.expression(part)) }
                if let maximum {
                    for _ in 0..<max(0, maximum - minimum) {
                        steps += [.optional(lazy: lazy, next: result), .expression(part)]
                    }
                } else {
                    let loop = try add(.match)
                    steps += [.loop(loop, lazy: lazy, next: result), .expression(part)]
                    result = loop
                }
            case .expression(.group(let part, let number)):
                result = try add(.save(2 * number + 1, next: result))
                steps += [.save(2 * number), .expression(part)]
            case .next(let next): result = next
            case .alternative: starts.append(result)
            case .choice(let count):
                result = try choose(Array(starts.suffix(count)))
                starts.removeLast(count)
            case .optional(let lazy, let next): result = try add(lazy ? .split(next, result) : .split(result, next))
            case .loop(let loop, let lazy, let next):
                instructions[loop] = lazy ? .split(next, result) : .split(result, next)
                result = loop
            case .save(let slot): result = try add(.save(slot, next: result))
            }
        }
        return result
    }

    private mutating func choose(_ starts: [Int]) throws(Automaton.TooLarge) -> Int {
        guard var result = starts.last else { return try add(.byte(ByteSet(), next: 0)) }
        for start in starts.dropLast().reversed() { result = try add(.split(start, result)) }
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
        var ranges = Array(parts.nonASCII.reversed())
        while let range = ranges.popLast() {
            if let last = Self.endOfFirstPart(of: range) {
                ranges += [last + 1...range.upperBound, range.lowerBound...last]
            } else {
                starts.append(try compile(range, next: next))
            }
        }
        return try choose(starts)
    }

    /// The parts of a set that determine its instructions.
    private struct SetParts {
        let plain: ByteSet
        /// The escaped bytes, which share an instruction if they have the same low digit.
        private(set) var escaped: [Digits] = []
        let nonASCII: [ClosedRange<UInt32>]

        struct Digits {
            var high: ByteSet
            var low: ByteSet
        }

        init(_ set: ScalarSet) {
            plain = set.plainBytes
            nonASCII = set.nonASCII
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

    /// The last scalar of the first part of a range, if the UTF-8 sequences of the range are not those of one range for
    /// each of their bytes.
    private static func endOfFirstPart(of range: ClosedRange<UInt32>) -> UInt32? {
        let (low, high) = (range.lowerBound, range.upperBound)
        for limit: UInt32 in [0x7FF, 0xFFFF] where low <= limit && limit < high { return limit }
        for index in 1..<length(of: low) {
            let mask: UInt32 = 1 << (6 * index) - 1
            guard low & ~mask != high & ~mask else { continue }
            if low & mask != 0 { return low | mask }
            if high & mask != mask { return high & ~mask - 1 }
        }
        return nil
    }

    /// The number of bytes of a scalar beyond ASCII.
    private static func length(of scalar: UInt32) -> UInt32 { scalar <= 0x7FF ? 2 : scalar <= 0xFFFF ? 3 : 4 }

    /// The UTF-8 sequences of a range of scalars, each byte escaped.
    private mutating func compile(_ range: ClosedRange<UInt32>, next: Int) throws(Automaton.TooLarge) -> Int {
        let length = Self.length(of: range.lowerBound)
        var result = next
        for index in 0..<length {
            let lead: UInt8 = index + 1 < length ? 0x80 : length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
            let bits: UInt32 = index + 1 < length ? 0x3F : 0x1F
            result = try escaped(
                lead | UInt8(range.lowerBound >> (6 * index) & bits),
                lead | UInt8(range.upperBound >> (6 * index) & bits),
                next: result
            )
        }
        return result
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
