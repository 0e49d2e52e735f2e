import RouteGenCore

extension MigrationSource {
    /// The tokens of a variable's value: the expression after an equals sign, or all that its getter returns.
    func valueTokens(of variable: Declaration) -> Range<Int>? { valueTokens(ofNameAt: token(at: variable.location)) }

    /// The tokens of the value of a variable or of an enumeration's case whose name is a token.
    func valueTokens(ofNameAt name: Int) -> Range<Int>? {
        var index = name + 1
        if has(.colon, at: index) {
            // The type ends at an equals sign, at a brace, or with its line.
            while index < tokens.count, !has(.equal, at: index), !has(.leftBrace, at: index) {
                guard index == name + 1 || !startsLine(index) else { return nil }
                index = (closingBrackets[index] ?? index) + 1
            }
        }
        var cursor = TokenCursor(self, index..<tokens.count)
        if cursor.take(.equal) { return expression(from: cursor.index) }
        guard let body = cursor.takeBrackets(.leftBrace) else { return nil }
        cursor = TokenCursor(self, body)
        if cursor.take("get"), let inside = cursor.takeBrackets(.leftBrace) { cursor = TokenCursor(self, inside) }
        _ = cursor.take("return")
        return cursor.isAtEnd ? nil : cursor.rest
    }

    /// The first token of a variable's value: a name, a number, or a string literal as it is written.
    func word(of variable: Declaration) -> String? {
        valueTokens(of: variable)?.first.map { text(of: $0) }
    }

    /// The tokens of an expression that a statement starts with: up to a line that does not continue it.
    private func expression(from start: Int) -> Range<Int>? {
        var index = start
        while index < tokens.count {
            switch tokens[index].kind {
            case .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .comma: return end(index)
            case .operatorSign, .period: index += 1
            default:
                if index > start, startsLine(index), !has(.operatorSign, at: index - 1) { return end(index) }
                index = (closingBrackets[index] ?? index) + 1
            }
        }
        return end(index)

        func end(_ index: Int) -> Range<Int>? { index > start ? start..<min(index, tokens.count) : nil }
    }

    /// Whether a token is the first one of its line.
    private func startsLine(_ index: Int) -> Bool { index == 0 || tokens[index].line > tokens[index - 1].line }
}
