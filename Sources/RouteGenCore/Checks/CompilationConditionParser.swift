/// Parses the condition of an `#if`: atoms, `!`, `&&`, `||` and parentheses.
struct CompilationConditionParser {
    private let characters: [Character]
    private var index = 0
    private var depth = 0

    init(_ text: String) {
        characters = Array(text).filter { !$0.isWhitespace }
    }

    /// The condition; `nil` if the text is not one.
    mutating func parse() -> CompilationCondition? {
        guard let condition = alternatives(), index == characters.count else { return nil }
        return condition
    }

    private mutating func alternatives() -> CompilationCondition? {
        guard let first = conjunction() else { return nil }
        var parts = [first]
        while take("||") {
            guard let next = conjunction() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func conjunction() -> CompilationCondition? {
        guard let first = operand() else { return nil }
        var parts = [first]
        while take("&&") {
            guard let next = operand() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func operand() -> CompilationCondition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { return nil }
        if take("!") { return operand().map { .not($0) } }
        if take("(") {
            let inner = alternatives()
            return take(")") ? inner : nil
        }
        return atom()
    }

    /// A word with an optional argument in parentheses: `os(iOS)`, `swift(>=6.0)`.
    private mutating func atom() -> CompilationCondition? {
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
        return .atom(String(characters[start..<index]))
    }

    private mutating func take(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }
}
