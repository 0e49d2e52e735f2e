import RouteGenCore

extension MigrationSource {
    /// A part of a string literal.
    enum StringPart: Equatable {
        case text(String)
        /// The bytes of an expression, without the backslash and the parentheses around it.
        case expression(Range<Int>)
    }

    /// The parts of a string literal on one line; `nil` if it spans lines or has an escape that Swift does not have.
    func parts(ofStringAt index: Int) -> [StringPart]? {
        let token = tokens[index]
        let pounds = bytes[token.start..<token.end].prefix { $0 == UInt8(ascii: "#") }.count
        let start = token.start + pounds + 1
        let end = token.end - pounds - 1
        guard start <= end, bytes[end] == UInt8(ascii: "\""), !isMultiline(token, pounds) else { return nil }
        var parts: [StringPart] = []
        func append(_ range: Range<Int>) -> Bool {
            guard !range.isEmpty else { return true }
            let delimiter = String(repeating: "#", count: pounds)
            let text = String(decoding: bytes[range], as: UTF8.self)
            guard let value = StringLiteral.value(of: "\(delimiter)\"\(text)\"\(delimiter)") else { return false }
            parts.append(.text(value))
            return true
        }
        var position = start
        for expression in expressions(inStringAt: index) {
            guard append(position..<(expression.lowerBound - 2 - pounds)) else { return nil }
            parts.append(.expression(expression))
            position = expression.upperBound + 1
        }
        guard position <= end, append(position..<end) else { return nil }
        return parts
    }

    /// The longest literal whose interpolations are read.
    ///
    /// Each one is read up to the end of the literal, so that a hostile one would take quadratic time.
    private static let longestLiteral = 8192

    /// The bytes of the expressions in a string literal.
    func expressions(inStringAt index: Int) -> [Range<Int>] {
        let token = tokens[index]
        let pounds = bytes[token.start..<token.end].prefix { $0 == UInt8(ascii: "#") }.count
        guard token.end - token.start <= Self.longestLiteral else { return [] }
        var result: [Range<Int>] = []
        var position = token.start
        while position < token.end {
            guard bytes[position] == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            let parenthesis = position + 1 + pounds
            let escapes =
                parenthesis < token.end
                && bytes[(position + 1)..<parenthesis].allSatisfy { $0 == UInt8(ascii: "#") }
            guard escapes, bytes[parenthesis] == UInt8(ascii: "(") else {
                position += escapes ? 2 + pounds : 1
                continue
            }
            guard let end = endOfExpression(parenthesis + 1, token.end) else { break }
            result.append((parenthesis + 1)..<end)
            position = end + 1
        }
        return result
    }

    /// The offset of the parenthesis that closes an expression.
    private func endOfExpression(_ start: Int, _ end: Int) -> Int? {
        var depth = 0
        for token in tokens(in: start..<end) {
            if token.kind == .leftParenthesis { depth += 1 }
            guard token.kind == .rightParenthesis else { continue }
            guard depth > 0 else { return token.start }
            depth -= 1
        }
        return nil
    }

    private func isMultiline(_ token: SourceToken, _ pounds: Int) -> Bool {
        bytes[(token.start + pounds)..<token.end].starts(with: "\"\"\"".utf8)
            && token.end - token.start > 2 * pounds + 5
    }

    /// The tokens of a part of the text, with their offsets in the whole one.
    private func tokens(in range: Range<Int>) -> [SourceToken] {
        bytes[range].withUnsafeBufferPointer(SourceToken.all).map { token in
            var token = token
            token.start += range.lowerBound
            token.end += range.lowerBound
            return token
        }
    }

    /// The tokens of an expression in a string literal, as a source of its own without declarations.
    func expression(_ range: Range<Int>) -> MigrationSource { MigrationSource(tokens(in: range), of: self) }

    /// Some of the tokens as a source without declarations, in which those of expressions in string literals are in
    /// place of the literals.
    func flattened(_ range: Range<Int>) -> MigrationSource {
        var result: [SourceToken] = []
        for index in range {
            let expressions = tokens[index].kind == .string ? expressions(inStringAt: index) : []
            if expressions.isEmpty { result.append(tokens[index]) }
            for expression in expressions {
                // The parentheses end what is before the expression.
                var parenthesis = tokens[index]
                (parenthesis.kind, parenthesis.start, parenthesis.end) =
                    (.leftParenthesis, expression.lowerBound - 1, expression.lowerBound)
                result.append(parenthesis)
                result += tokens(in: expression)
                (parenthesis.kind, parenthesis.start, parenthesis.end) =
                    (.rightParenthesis, expression.upperBound, expression.upperBound + 1)
                result.append(parenthesis)
            }
        }
        return MigrationSource(result, of: self)
    }

    /// The text of some tokens in one line, shortened for messages.
    func excerpt(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let text = String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
        let words = text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
        return words.count > 80 ? "\(words.prefix(77))..." : words
    }
}
