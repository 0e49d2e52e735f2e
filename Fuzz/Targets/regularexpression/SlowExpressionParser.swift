/// Parses the notation for regular expressions that all dialects share, and gives up on everything else.
struct SlowExpressionParser {
    /// The expression uses other notation, or is malformed.
    struct GaveUp: Error {}

    private let text: [UInt32]
    private var position = 0
    private var depth = 0

    static func parse(_ text: String) -> SlowExpression? {
        var parser = SlowExpressionParser(text: text.unicodeScalars.map(\.value))
        guard let result = try? parser.choice(), parser.position == parser.text.count else { return nil }
        return result
    }

    private init(text: [UInt32]) { self.text = text }

    private var current: Unicode.Scalar? { position < text.count ? Unicode.Scalar(text[position]) : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }

    private mutating func choice() throws(GaveUp) -> SlowExpression {
        depth += 1
        guard depth < 20 else { throw GaveUp() }
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        depth -= 1
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(GaveUp) -> SlowExpression {
        var parts: [SlowExpression] = []
        while let scalar = current, scalar != "|", scalar != ")" { parts.append(try quantified(try atom())) }
        return .sequence(parts)
    }

    private mutating func atom() throws(GaveUp) -> SlowExpression {
        guard let scalar = current else { throw GaveUp() }
        position += 1
        switch scalar {
        case "(":
            if take("?"), !take(":") { throw GaveUp() }
            let content = try choice()
            guard take(")") else { throw GaveUp() }
            return content
        case "[":
            let isNegated = take("^")
            var ranges: [ClosedRange<UInt32>] = []
            while let first = current, first != "]" {
                let low = try classCharacter()
                var high = low
                if current == "-", position + 1 < text.count, text[position + 1] != 0x5D {
                    position += 1
                    high = try classCharacter()
                }
                guard low <= high else { throw GaveUp() }
                ranges.append(low...high)
            }
            guard take("]"), !ranges.isEmpty else { throw GaveUp() }
            let members = ranges
            return .character { character in members.contains { $0.contains(character) } != isNegated }
        case ".": return .character { _ in true }
        case "\\":
            guard let escaped = current else { throw GaveUp() }
            position += 1
            switch escaped {
            case "d": return .character(Self.isDigit)
            case "D": return .character { !Self.isDigit($0) }
            case "w": return .character(Self.isWord)
            case "W": return .character { !Self.isWord($0) }
            default:
                guard !escaped.properties.isAlphabetic, !Self.isDigit(escaped.value) else { throw GaveUp() }
                return .character { $0 == escaped.value }
            }
        case "*", "+", "?", "{", "}", "]", "^", "$", "%": throw GaveUp()
        default: return .character { $0 == scalar.value }
        }
    }

    private mutating func classCharacter() throws(GaveUp) -> UInt32 {
        guard let scalar = current, !"[\\%&~^".unicodeScalars.contains(scalar) else { throw GaveUp() }
        position += 1
        return scalar.value
    }

    private mutating func quantified(_ part: SlowExpression) throws(GaveUp) -> SlowExpression {
        let result: SlowExpression
        if take("*") {
            result = .repeated(part, minimum: 0, maximum: nil)
        } else if take("+") {
            result = .repeated(part, minimum: 1, maximum: nil)
        } else if take("?") {
            result = .repeated(part, minimum: 0, maximum: 1)
        } else if take("{") {
            guard let minimum = number() else { throw GaveUp() }
            let maximum = take(",") ? number() : minimum
            guard take("}"), minimum <= maximum ?? .max else { throw GaveUp() }
            result = .repeated(part, minimum: minimum, maximum: maximum)
        } else {
            return part
        }
        // Laziness does not affect whether the whole text matches.
        _ = take("?")
        if let next = current, "*+?{".unicodeScalars.contains(next) { throw GaveUp() }
        return result
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let scalar = current, Self.isDigit(scalar.value), value ?? 0 < 1_000 {
            value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
            position += 1
        }
        return value
    }

    private static func isDigit(_ character: UInt32) -> Bool { (0x30...0x39).contains(character) }
    private static func isWord(_ character: UInt32) -> Bool {
        isDigit(character) || (0x41...0x5A).contains(character) || (0x61...0x7A).contains(character)
            || character == 0x5F
    }
}
