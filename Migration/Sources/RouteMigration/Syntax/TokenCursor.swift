import RouteGenCore

/// Takes tokens of a file one after the other, if they are what a grammar expects.
struct TokenCursor {
    let source: MigrationSource
    private(set) var index: Int
    private let end: Int

    /// A cursor before the first of some tokens.
    init(_ source: MigrationSource, _ range: Range<Int>) {
        self.source = source
        index = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { index >= end }

    /// The tokens that are left.
    var rest: Range<Int> { index..<end }

    /// Takes a token of a kind; returns whether there is one.
    mutating func take(_ kind: TokenKind) -> Bool {
        guard index < end, source.has(kind, at: index) else { return false }
        index += 1
        return true
    }

    /// Takes a keyword or identifier; returns whether it is the next token.
    mutating func take(_ word: String) -> Bool {
        guard index < end, source.has(word, at: index) else { return false }
        index += 1
        return true
    }

    /// Takes any name, and returns it without backticks.
    mutating func takeName() -> String? {
        guard index < end else { return nil }
        let text = source.text(of: index)
        switch source.tokens[index].kind {
        case .identifier:
            index += 1
            return text
        case .escapedIdentifier:
            index += 1
            return String(text.dropFirst().dropLast())
        default: return nil
        }
    }

    /// Takes a string literal without interpolations, and returns its value.
    mutating func takeString() -> String? {
        guard index < end, source.has(.string, at: index),
            let value = StringLiteral.value(of: source.text(of: index))
        else { return nil }
        index += 1
        return value
    }

    /// Takes any string literal, and returns its index.
    mutating func takeStringToken() -> Int? {
        guard take(.string) else { return nil }
        return index - 1
    }

    /// Whether one of some words is next.
    func isBefore(_ words: Set<String>) -> Bool { words.contains { index < end && source.has($0, at: index) } }

    /// Skips a token, or all that is in the brackets that it opens.
    mutating func skip() { index = min((source.closingBrackets[index] ?? index) + 1, end) }

    /// Takes an operator; returns whether it is the next token.
    mutating func takeOperator(_ sign: String) -> Bool {
        guard index < end, source.has(.operatorSign, at: index), source.text(of: index) == sign else { return false }
        index += 1
        return true
    }

    /// Takes everything between two brackets, the first of which is the next token, and returns what is inside.
    mutating func takeBrackets(_ kind: TokenKind) -> Range<Int>? {
        guard index < end, source.has(kind, at: index), let closing = source.closingBrackets[index], closing < end
        else { return nil }
        let inside = (index + 1)..<closing
        index = closing + 1
        return inside
    }
}
