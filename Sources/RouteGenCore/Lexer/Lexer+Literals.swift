extension Lexer {
    /// The closing delimiter of a string literal.
    private struct Delimiter {
        var quote: UInt8
        var pounds: Int
        var spansLines: Bool
    }

    /// A string literal whose interpolation is being read.
    private struct OpenString {
        var delimiter: Delimiter
        /// The number of open parentheses in the interpolation, without its own.
        var parentheses = 0
    }

    /// How a run of literal characters ends.
    private enum ContentEnd {
        case closed
        case interpolation
        case unterminated
    }

    /// Scans a string literal on one line without backslashes.
    ///
    /// Of any other literal, it scans only the opening delimiter.
    @inline(__always)
    mutating func scanShortString(from quote: Int) -> Int {
        let bytes = self.bytes
        var position = quote &+ 1
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                // Two quotes may begin a literal of several lines.
                if position == quote &+ 1, bytes[position &+ 1] == UInt8(ascii: "\"") { break }
                kind = .string
                return position &+ 1
            }
            if byte == UInt8(ascii: "\\") || byte == 0x0A || byte == 0x0D || byte == 0 { break }
            position &+= 1
        }
        poundCount = 0
        kind = .stringStart
        return quote &+ 1
    }

    /// Completes a string literal after its opening delimiter, including interpolations.
    ///
    /// Nested strings are on a list instead of the call stack, so deep nesting cannot exhaust the stack.
    @inline(never)
    mutating func finishString() {
        let opening = self
        var open: [OpenString] = []
        var delimiter = openDelimiter()
        reading: while true {
            switch skipContent(of: delimiter) {
            case .interpolation: open.append(OpenString(delimiter: delimiter))
            case .closed, .unterminated: if open.isEmpty { break reading }
            }
            // Read the interpolation of the innermost string up to the parenthesis that ends it, or the next string.
            while let last = open.indices.last {
                scan()
                if let steps { steps.pointee += end &- triviaStart &+ 1 }
                if startsLine, !open[last].delimiter.spansLines {
                    // The line ends in an interpolation of a string that cannot span lines, which ends the string and
                    // those around it. They end together, or the comment before the next token would be read once for
                    // each of them.
                    end = triviaStart
                    while let last = open.last, !last.delimiter.spansLines { open.removeLast() }
                    if open.isEmpty { break reading }
                    continue
                }
                switch kind {
                case .leftParenthesis:
                    open[last].parentheses += 1
                    continue
                case .rightParenthesis where open[last].parentheses == 0:
                    delimiter = open.removeLast().delimiter
                    continue reading
                case .rightParenthesis:
                    open[last].parentheses -= 1
                    continue
                case .stringStart:
                    delimiter = openDelimiter()
                    continue reading
                case .endOfFile: break reading
                default: continue
                }
            }
        }

        kind = .string
        start = opening.start
        triviaStart = opening.triviaStart
        startsLine = opening.startsLine
        hasDocComment = opening.hasDocComment
        previousKind = opening.previousKind
        previousStart = opening.previousStart
    }

    /// Reads the opening delimiter after its first quote.
    private mutating func openDelimiter() -> Delimiter {
        let quote = bytes[end &- 1]
        guard quote == UInt8(ascii: "\""), bytes[end] == quote, bytes[end &+ 1] == quote else {
            return Delimiter(quote: quote, pounds: poundCount, spansLines: false)
        }
        // Three quotes after pounds may be a literal on one line: `#"""#` is a quote.
        if poundCount > 0, endsOnLine(from: end &+ 2, pounds: poundCount) {
            return Delimiter(quote: quote, pounds: poundCount, spansLines: false)
        }
        end &+= 2
        return Delimiter(quote: quote, pounds: poundCount, spansLines: true)
    }

    /// Whether the rest of the line contains a quote followed by `pounds` pounds.
    private mutating func endsOnLine(from start: Int, pounds: Int) -> Bool {
        // The result is kept per line and number. Otherwise a line of opening delimiters would take quadratic time.
        if rangeWithoutRawStringEnd.contains(start), pounds >= poundsWithoutRawStringEnd { return false }
        let lineEnd = lineEnd(from: start)
        var position = start
        // The pounds may follow the third quote at once.
        if hasPounds(pounds, at: position) { return true }
        while position < lineEnd {
            position = ByteSearch.first(UInt8(ascii: "\""), in: bytes, from: position, to: lineEnd)
            guard position < lineEnd else { break }
            position &+= 1
            if hasPounds(pounds, at: position) { return true }
        }
        rangeWithoutRawStringEnd = start..<max(start, lineEnd)
        poundsWithoutRawStringEnd = pounds
        return false
    }

    /// Whether there are `pounds` pounds at a position.
    @inline(__always)
    private func hasPounds(_ pounds: Int, at position: Int) -> Bool {
        var found = 0
        while found < pounds, bytes[position &+ found] == UInt8(ascii: "#") { found &+= 1 }
        return found == pounds
    }

    /// Reads the characters of a string literal, starting at `end`, and moves `end` after them.
    private mutating func skipContent(of delimiter: Delimiter) -> ContentEnd {
        let bytes = self.bytes
        let quote = delimiter.quote
        var position = end
        while true {
            let byte = bytes[position]
            if byte == quote {
                var afterQuotes = position &+ 1
                if delimiter.spansLines {
                    guard bytes[afterQuotes] == quote, bytes[afterQuotes &+ 1] == quote else {
                        position &+= 1
                        continue
                    }
                    afterQuotes &+= 2
                }
                if hasPounds(delimiter.pounds, at: afterQuotes) {
                    end = afterQuotes &+ delimiter.pounds
                    return .closed
                }
                position &+= 1
            } else if byte == UInt8(ascii: "\\") {
                position &+= 1
                guard hasPounds(delimiter.pounds, at: position) else { continue }
                position &+= delimiter.pounds
                let escaped = bytes[position]
                if escaped == UInt8(ascii: "(") {
                    end = position &+ 1
                    // An operand follows, whatever precedes the literal.
                    kind = .leftParenthesis
                    start = position
                    return .interpolation
                }
                // An escaped line break also ends a literal on one line, and the end of the file ends every literal.
                if escaped != 0x0A, escaped != 0x0D, escaped != 0 { position &+= 1 }
            } else if byte == 0x0A || byte == 0x0D, !delimiter.spansLines {
                end = position
                return .unterminated
            } else if byte == 0, position >= count {
                end = count
                return .unterminated
            } else {
                position &+= 1
            }
        }
    }
}

// MARK: Regex literals

extension Lexer {
    /// The end of the regex literal whose slash is the first one in an operator; `nil` if it is an operator.
    ///
    /// The operator does not directly follow an operand. The rules are the compiler's: an operator that is only
    /// right-bound may start a literal anywhere, and one that is bound on neither side may do so where an operand is
    /// expected.
    func regexEnd(in operatorStart: Int, to operatorEnd: Int, slash: Int) -> Int? {
        if previousKind == .identifier,
            Lexer.equal(bytes, from: previousStart, to: previousIdentifierEnd, "func")
                || Lexer.equal(bytes, from: previousStart, to: previousIdentifierEnd, "operator")
        {
            return nil
        }
        var isCertain = false
        if !OperatorText.isRightBound(bytes, at: operatorEnd, isLeftBound: false) {
            let followsTry = previousKind == .operatorSign && isTryOperator(previousStart)
            guard followsTry || allowsRegex() else { return nil }
            switch previousKind {
            case .leftParenthesis, .leftBracket, .comma, .colon, .doubleColon:
                // An operator can be an argument by itself.
                isCertain = followsTry
            default: isCertain = true
            }
        }
        return RegexLiteral.plainEnd(bytes, count: count, from: slash, isCertain: isCertain)
    }

    /// The end of the previous token, if that is an identifier.
    private var previousIdentifierEnd: Int { identifierEnd(from: previousStart) }

    /// Whether the sign at a position is that of `try?` or `try!`.
    private func isTryOperator(_ position: Int) -> Bool {
        let sign = bytes[position]
        guard sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!"), position >= 3 else { return false }
        let startsWord = position == 3 || classes[Int(bytes[position &- 4])] > ByteClass.digit
        return startsWord && Lexer.equal(bytes, from: position &- 3, to: position, "try")
    }

    /// Whether an operand is expected after the previous token.
    private func allowsRegex() -> Bool {
        switch previousKind {
        case .startOfFile, .leftBrace, .leftParenthesis, .leftBracket, .equal, .semicolon, .comma, .colon, .poundIf,
            .poundElseif, .poundElse, .poundEndif, .unknown:
            return true
        case .operatorSign:
            // A postfix operator ends an operand; an operand follows a prefix or binary operator.
            guard OperatorText.isLeftBound(bytes, at: previousStart) else { return true }
            var end = previousStart
            while classes[Int(bytes[end])] == ByteClass.operatorSign || classes[Int(bytes[end])] == ByteClass.slash {
                end &+= 1
            }
            return OperatorText.isRightBound(bytes, at: end, isLeftBound: true)
        case .identifier: return Keyword(bytes, from: previousStart, to: previousIdentifierEnd)?.expectsOperand ?? false
        default: return false
        }
    }
}
