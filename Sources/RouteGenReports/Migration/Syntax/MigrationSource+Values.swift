import RouteGenCore

extension MigrationSource {
    /// The string literals that are the value of a variable: of `"a"`, or of `["a", "b"]`.
    ///
    /// The value follows an equals sign, or is all that its getter returns.
    ///
    /// - Returns: `nil` if the value is anything else.
    func strings(of variable: Declaration) -> [String]? {
        guard var cursor = value(of: variable) else { return nil }
        if let one = cursor.takeString() { return endsValue(cursor) ? [one] : nil }
        guard let inside = cursor.takeBrackets(.leftBracket), endsValue(cursor) else { return nil }
        var elements = TokenCursor(self, inside)
        var result: [String] = []
        while let element = elements.takeString() {
            result.append(element)
            guard elements.take(.comma) else { break }
        }
        return elements.isAtEnd ? result : nil
    }

    /// The first token of a variable's value: a name, a number, or a string literal as it is written.
    func word(of variable: Declaration) -> String? {
        guard let cursor = value(of: variable), !cursor.isAtEnd else { return nil }
        return text(of: cursor.index)
    }

    /// A cursor before the value of a variable.
    private func value(of variable: Declaration) -> TokenCursor? {
        var index = token(at: variable.location) + 1
        // A type may follow the name.
        while index < tokens.count, !has(.equal, at: index), !has(.leftBrace, at: index) {
            index = (closingBrackets[index] ?? index) + 1
        }
        var cursor = TokenCursor(self, index..<tokens.count)
        if cursor.take(.equal) { return cursor }
        guard var body = cursor.takeBrackets(.leftBrace) else { return nil }
        cursor = TokenCursor(self, body)
        if cursor.take("get"), let inside = cursor.takeBrackets(.leftBrace) { body = inside }
        cursor = TokenCursor(self, body)
        _ = cursor.take("return")
        return cursor
    }

    /// Whether an expression that ends before a cursor does not go on.
    private func endsValue(_ cursor: TokenCursor) -> Bool {
        guard !cursor.isAtEnd else { return true }
        switch tokens[cursor.index].kind {
        case .rightBrace, .semicolon: return true
        case .operatorSign, .period, .leftBracket, .leftParenthesis: return false
        default: return tokens[cursor.index].line > tokens[cursor.index - 1].line
        }
    }
}
