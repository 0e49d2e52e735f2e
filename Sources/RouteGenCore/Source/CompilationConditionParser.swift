/// Parses the condition of an `#if`: atoms, `!`, `&&`, `||` and parentheses.
struct CompilationConditionParser {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) { characters = Array(text).filter { !$0.isWhitespace } }

    /// The operands so far inside of a parenthesis, or in the whole condition.
    private struct Level {
        /// Whether the parenthesis is negated.
        var isNegated = false
        var alternatives = 0
        var conjuncts = 0
    }

    /// The steps of the condition; `nil` if the string is not one.
    mutating func parse() -> [CompilationCondition.Step]? {
        var steps: [CompilationCondition.Step] = []
        var outer: [Level] = []
        var level = Level()
        while true {
            var isNegated = false
            while take("!") { isNegated.toggle() }
            if take("(") {
                outer.append(level)
                level = Level(isNegated: isNegated)
                continue
            }
            guard let atom = atom() else { return nil }
            steps.append(.atom(atom))
            // The operand ends, and perhaps the parentheses around it.
            while true {
                if isNegated { steps.append(.not) }
                level.conjuncts += 1
                if take("&&") { break }
                if level.conjuncts > 1 { steps.append(.all(level.conjuncts)) }
                level.conjuncts = 0
                level.alternatives += 1
                if take("||") { break }
                if level.alternatives > 1 { steps.append(.any(level.alternatives)) }
                guard let next = outer.popLast() else { return index == characters.count ? steps : nil }
                guard take(")") else { return nil }
                isNegated = level.isNegated
                level = next
            }
        }
    }

    /// A word with an optional argument in parentheses: `os(iOS)`, `swift(>=6.0)`.
    private mutating func atom() -> String? {
        let start = index
        while index < characters.count, !"!&|()".contains(characters[index]) { index += 1 }
        guard index > start else { return nil }
        if index < characters.count, characters[index] == "(" {
            var open = 0
            repeat {
                if characters[index] == "(" { open += 1 }
                if characters[index] == ")" { open -= 1 }
                index += 1
            } while open > 0 && index < characters.count
            guard open == 0 else { return nil }
        }
        return String(characters[start..<index])
    }

    private mutating func take(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }
}
