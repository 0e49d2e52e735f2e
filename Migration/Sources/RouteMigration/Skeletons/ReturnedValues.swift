import RouteGenCore

/// The values that the body of a closure returns or passes to a response.
struct ReturnedValues {
    private let body: MigrationSource
    /// The expressions, as tokens.
    private var expressions: [Range<Int>] = []
    /// Whether a `return` has no expression.
    private var isIncomplete = false
    /// The edits that turn a call of the response closure into a `return`.
    private(set) var edits: [MovedBody.Edit] = []
    /// The tokens of responses that become a `return`.
    private(set) var responses = Set<Int>()

    /// Finds the expressions after each `return`, or the only expression.
    ///
    /// - Parameters:
    ///   - body: The statements.
    ///   - response: The name of the closure's parameter that takes the result, in `end(resource:)`; `nil` if the
    ///     closure returns it.
    ///   - others: Changes of the text.
    init(_ body: MigrationSource, _ response: String?, _ others: [MovedBody.Edit]) {
        self.body = body
        var index = 0
        var isSingle = true
        while index < body.tokens.count {
            if body.has(.leftBrace, at: index), isClosure(index), let end = body.closingBrackets[index] {
                index = end + 1
            } else if let response, let call = result(at: index, of: response) {
                expressions.append(call.inside)
                responses.insert(index)
                let start = body.tokens[index].start..<body.tokens[call.inside.lowerBound].start
                let end = body.tokens[call.end - 1]
                edits.append(.init(bytes: start, text: "return "))
                edits.append(.init(bytes: end.start..<end.end, text: ""))
                index = call.end
            } else if body.has("return", at: index),
                !others.contains(where: { $0.bytes.contains(body.tokens[index].start) })
            {
                isSingle = false
                let expression = self.expression(from: index + 1)
                if expression.isEmpty { isIncomplete = true } else { expressions.append(expression) }
                index = max(expression.upperBound, index + 1)
            } else {
                index += 1
            }
        }
        if isSingle, response == nil, expressions.isEmpty { expressions = [lastStatement(others)] }
    }

    /// The type of the function, which the closure may say.
    func type(
        _ written: String?,
        _ results: MovedBody.Results,
        _ names: UsedNames
    ) throws(MovedBody.Obstacle) -> String {
        guard !isIncomplete, !expressions.isEmpty else { throw .init(reason: "gives no result") }
        var types = Set<String>()
        var isOptional = false
        var isKnown = true
        for expression in expressions {
            if expression.count == 1, body.has("nil", at: expression.lowerBound) {
                isOptional = true
            } else if expression.count == 1,
                body.has("true", at: expression.lowerBound) || body.has("false", at: expression.lowerBound)
            {
                types.insert("Bool")
            } else if let type = created(expression, names) ?? constant(expression, names) {
                types.insert(type.name)
                isOptional = isOptional || type.isOptional
            } else {
                isKnown = false
            }
        }
        if isKnown, types.count == 1, let type = types.first {
            guard names.isVisible(type) else { throw .init(reason: "returns a `\(type)`, which is private") }
            return isOptional ? "\(type)?" : type
        }
        if let written { return written }
        guard let fallback = results.fallback else {
            throw .init(reason: "gives a result whose type it does not show")
        }
        return fallback
    }

    /// The type of `Page(...)` and `Page.init(...)`.
    private func created(_ expression: Range<Int>, _ names: UsedNames) -> (name: String, isOptional: Bool)? {
        var cursor = TokenCursor(body, expression)
        var path: [String] = []
        repeat {
            guard let name = cursor.takeName() else { return nil }
            path.append(name)
        } while cursor.take(.period)
        let hasArguments = cursor.takeBrackets(.leftParenthesis) != nil
        let hasClosure = cursor.takeBrackets(.leftBrace) != nil
        guard hasArguments || hasClosure, cursor.isAtEnd else { return nil }
        if path.last == "init" { path.removeLast() }
        guard !path.isEmpty, path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        let type = path.joined(separator: ".")
        return (type, names.isFailable(type))
    }

    /// The type of a constant of the body: `let page = Page(...)`, `let page: Page`, `... as! Page`.
    private func constant(_ expression: Range<Int>, _ names: UsedNames) -> (name: String, isOptional: Bool)? {
        guard expression.count == 1, body.has(.identifier, at: expression.lowerBound) else { return nil }
        let name = body.text(of: expression.lowerBound)
        let places = body.bindings.filter { $0.name == name }.map(\.token)
        guard places.count == 1, let place = places.first,
            !["if", "guard", "while"].contains(where: { body.has($0, at: place - 2) }), !body.has(.comma, at: place - 2)
        else { return nil }
        if body.has(.colon, at: place + 1) {
            var cursor = TokenCursor(body, (place + 2)..<body.tokens.count)
            guard let type = cursor.takeName(), cursor.isAt(.equal) else { return nil }
            return (type, false)
        }
        guard let value = body.valueTokens(ofNameAt: place) else { return nil }
        if let type = created(value, names) { return type }
        // The cast is the last thing that is done.
        guard value.count > 3, let type = value.last, body.has(.operatorSign, at: type - 1),
            body.text(of: type - 1) == "!",
            body.has("as", at: type - 2), body.has(.identifier, at: type)
        else { return nil }
        return (body.text(of: type), false)
    }

    /// The expression in `response.end(resource: page)` if that is the last statement of its braces.
    private func result(at index: Int, of response: String) -> (inside: Range<Int>, end: Int)? {
        var cursor = TokenCursor(body, index..<body.tokens.count)
        guard cursor.take(response), cursor.take(.period), cursor.take("end"),
            let inside = cursor.takeBrackets(.leftParenthesis), cursor.isAtEnd || cursor.isAt(.rightBrace)
        else { return nil }
        var argument = TokenCursor(body, inside)
        guard argument.take("resource"), argument.take(.colon), !argument.isAtEnd else { return nil }
        return (argument.rest, cursor.index)
    }

    /// Whether a brace starts a closure, and not the body of a statement.
    private func isClosure(_ brace: Int) -> Bool {
        guard brace > 0 else { return false }
        switch body.tokens[brace - 1].kind {
        case .equal, .comma, .colon, .leftParenthesis: return true
        case .identifier where body.has("else", at: brace - 1) || body.has("do", at: brace - 1): return false
        default: break
        }
        guard let end = body.closingBrackets[brace] else { return false }
        if ClosureHead(body, (brace + 1)..<end).names != nil { return true }
        // A statement's body follows its condition, in which no closure can be without parentheses.
        let line = body.tokens[brace].line
        let statement = (0..<brace).last { index in
            ["if", "guard", "while", "for", "switch", "catch"].contains { body.has($0, at: index) }
        }
        return statement.map { body.tokens[$0].line < line } ?? true
    }

    private func expression(from start: Int) -> Range<Int> {
        var index = start
        while index < body.tokens.count {
            switch body.tokens[index].kind {
            case .rightBrace, .semicolon: return start..<index
            case .operatorSign, .period: index += 1
            default:
                let isNewLine = body.tokens[index].line > body.tokens[index - 1].line
                if isNewLine, index == start || !body.has(.operatorSign, at: index - 1) {
                    return start..<index
                }
                index = (body.closingBrackets[index] ?? index) + 1
            }
        }
        return start..<index
    }

    /// All tokens after the statements that are left out.
    private func lastStatement(_ edits: [MovedBody.Edit]) -> Range<Int> {
        let end = edits.filter(\.text.isEmpty).map(\.bytes.upperBound).max() ?? 0
        let start = body.tokens.firstIndex { $0.start >= end } ?? body.tokens.count
        return start..<body.tokens.count
    }
}
