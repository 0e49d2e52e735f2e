extension Lexer {
    /// Advances to the next token.
    ///
    /// ``finishString()`` completes a string literal that is not short.
    ///
    /// This function handles only words, white space and signs. With the other forms in a separate function, it needs
    /// few registers, which halves its cost.
    mutating func scan() {
        let bytes = self.bytes
        let classes = self.classes
        var position = end
        previousKind = kind
        previousStart = start
        triviaStart = position
        startsLine = kind == .startOfFile
        hasDocComment = false
        hasAtComment = false
        // Most tokens follow a space or nothing; an addition is cheaper here than a branch that is often mispredicted.
        position &+= bytes[position] == UInt8(ascii: " ") ? 1 : 0

        while true {
            let byteClass = classes[Int(bytes[position])]
            if byteClass == ByteClass.letter {
                start = position
                kind = .identifier
                position = WordRun.end(bytes, from: position &+ 1)
                let following = bytes[position]
                if following >= 0x80 || following == UInt8(ascii: "$") { position = identifierEnd(from: position) }
                end = position
                return
            }
            if byteClass >= ByteClass.leftBrace, byteClass <= ByteClass.colon {
                let distance = byteClass &- ByteClass.leftBrace
                start = position
                kind = TokenKind(rawValue: TokenKind.leftBrace.rawValue &+ distance) ?? .unknown
                end = position &+ 1
                if byteClass == ByteClass.colon, bytes[position &+ 1] == UInt8(ascii: ":") {
                    kind = .doubleColon
                    end = position &+ 2
                }
                return
            }
            if byteClass == ByteClass.newline {
                startsLine = true
                position = SpaceRun.end(bytes, from: position &+ 1)
            } else if byteClass == ByteClass.space {
                position &+= 1
            } else if byteClass == ByteClass.operatorSign, isSingleSign(before: position &+ 1) {
                let byte = bytes[position]
                start = position
                kind = byte == UInt8(ascii: ".") ? .period : byte == UInt8(ascii: "=") ? .equal : .operatorSign
                end = position &+ 1
                return
            } else {
                kind = .startOfFile
                position = scanOther(at: position, byteClass)
                // If there is no token, the kind does not change.
                guard case .startOfFile = kind else {
                    end = position
                    return
                }
            }
        }
    }

    /// Scans any other token, or a comment or characters without meaning.
    ///
    /// - Returns: The position after it.
    @inline(never)
    private mutating func scanOther(at position: Int, _ byteClass: UInt8) -> Int {
        start = position
        switch byteClass {
        case ByteClass.slash:
            let following = bytes[position &+ 1]
            if following == UInt8(ascii: "/") {
                if bytes[position &+ 2] == UInt8(ascii: "/") {
                    hasDocComment = true
                } else {
                    let first = bytes[position &+ (bytes[position &+ 2] == UInt8(ascii: " ") ? 3 : 2)]
                    if first == UInt8(ascii: "@") { hasAtComment = true }
                }
                return lineEnd(from: position)
            }
            if following == UInt8(ascii: "*") {
                if isDocBlock(at: position) { hasDocComment = true }
                return blockCommentEnd(from: position, startsLine: &startsLine)
            }
            return scanOperator(from: position)
        case ByteClass.operatorSign: return scanOperator(from: position)
        case ByteClass.quote: return scanShortString(from: position)
        case ByteClass.digit:
            kind = .number
            return numberEnd(from: position)
        case ByteClass.pound: return scanPound(from: position)
        case ByteClass.backtick: return scanBacktick(from: position)
        case ByteClass.singleQuote:
            poundCount = 0
            kind = .stringStart
            return position &+ 1
        case ByteClass.nonASCII:
            let scalar = SourceScalar.decode(bytes, at: position)
            switch scalar.meaning {
            case .identifier, .combining:
                kind = .identifier
                return identifierEnd(from: position &+ scalar.length)
            case .operatorSign: return scanOperator(from: position)
            case .nothing: return position &+ scalar.length
            }
        case ByteClass.null where position >= count:
            start = count
            kind = .endOfFile
            return count
        default: return position &+ 1
        }
    }

    /// Whether the byte at a position ends an operator of one sign before it.
    @inline(__always)
    private func isSingleSign(before position: Int) -> Bool {
        switch classes[Int(bytes[position])] {
        case ByteClass.operatorSign, ByteClass.slash, ByteClass.nonASCII, ByteClass.pound: return false
        default: return true
        }
    }

    /// The end of an identifier that continues at least up to `position`.
    @inline(never)
    func identifierEnd(from position: Int) -> Int {
        var position = position
        while true {
            let byte = bytes[position]
            if byte >= 0x80 {
                let scalar = SourceScalar.decode(bytes, at: position)
                guard scalar.meaning == .identifier || scalar.meaning == .combining else { return position }
                position &+= scalar.length
            } else {
                guard classes[Int(byte)] <= ByteClass.digit else { return position }
                position &+= 1
            }
        }
    }

    /// The end of the number that starts at `position`.
    @inline(never)
    private func numberEnd(from position: Int) -> Int {
        let isHexadecimal = bytes[position] == UInt8(ascii: "0") && bytes[position &+ 1] == UInt8(ascii: "x")
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        // `x.0.1` selects from nested tuples; the number is an index there, without a fraction.
        var mayHaveFraction = previousKind != .period
        var position = position
        while true {
            let byte = bytes[position]
            if classes[Int(byte)] <= ByteClass.digit {
                position &+= 1
                if byte | 0x20 == exponent,
                    bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-"),
                    classes[Int(bytes[position &+ 1])] == ByteClass.digit
                {
                    position &+= 1
                }
            } else if byte == UInt8(ascii: "."), mayHaveFraction,
                classes[Int(bytes[position &+ 1])] == ByteClass.digit
            {
                mayHaveFraction = false
                position &+= 1
            } else {
                return position
            }
        }
    }

    /// Scans an escaped identifier, which may contain spaces and other signs.
    @inline(never)
    private mutating func scanBacktick(from position: Int) -> Int {
        var position = position &+ 1
        kind = .escapedIdentifier
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "`") { return position &+ 1 }
            if byte == 0x0A || byte == 0x0D || (byte == 0 && position >= count) { break }
            position &+= 1
        }
        kind = .unknown
        return start &+ 1
    }

    /// Scans a token that starts with `#`: a raw string, an extended regex literal, a directive or the sign alone.
    @inline(never)
    private mutating func scanPound(from position: Int) -> Int {
        var afterPounds = position &+ 1
        while bytes[afterPounds] == UInt8(ascii: "#") { afterPounds &+= 1 }
        let following = bytes[afterPounds]
        if following == UInt8(ascii: "\"") || following == UInt8(ascii: "'") {
            poundCount = afterPounds &- position
            kind = .stringStart
            return afterPounds &+ 1
        }
        if following == UInt8(ascii: "/") {
            kind = .regex
            return RegexLiteral.extendedEnd(
                bytes,
                count: count,
                from: afterPounds,
                pounds: afterPounds &- position,
                poundsWithoutEnd: &poundsWithoutRegexEnd
            )
        }
        kind = .pound
        // Several signs have no meaning. As one token, they are read only once.
        if afterPounds > position &+ 1 { return afterPounds }
        var wordEnd = position &+ 1
        while true {
            let lowercase = bytes[wordEnd] | 0x20
            guard lowercase >= UInt8(ascii: "a"), lowercase <= UInt8(ascii: "z") else { break }
            wordEnd &+= 1
        }
        if Lexer.equal(bytes, from: position, to: wordEnd, "#if") {
            kind = .poundIf
        } else if Lexer.equal(bytes, from: position, to: wordEnd, "#elseif") {
            kind = .poundElseif
        } else if Lexer.equal(bytes, from: position, to: wordEnd, "#else") {
            kind = .poundElse
        } else if Lexer.equal(bytes, from: position, to: wordEnd, "#endif") {
            kind = .poundEndif
        } else {
            return position &+ 1
        }
        return wordEnd
    }
}

// MARK: Operators and comments

extension Lexer {
    /// Scans the token at an operator sign: an operator, or the regex literal that starts with it or in it.
    @inline(never)
    private mutating func scanOperator(from position: Int) -> Int {
        if position == dividedRegexStart {
            kind = .regex
            return dividedRegexEnd
        }
        let first = bytes[position]
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), OperatorText.isLeftBound(bytes, at: position) {
            kind = .operatorSign
            return position &+ 1
        }
        if first == UInt8(ascii: "<"), bytes[position &+ 1] == UInt8(ascii: "#"),
            let placeholderEnd = OperatorText.placeholderEnd(bytes, count: count, from: position)
        {
            kind = .identifier
            return placeholderEnd
        }
        var slash = -1
        let end = OperatorText.end(bytes, classes, from: position, firstSlash: &slash)
        if slash >= 0, !OperatorText.isLeftBound(bytes, at: position),
            let regexEnd = regexEnd(in: position, to: end, slash: slash)
        {
            // The operator before the slash is a prefix operator, and the literal is the next token.
            if slash > position {
                kind = .operatorSign
                dividedRegexStart = slash
                dividedRegexEnd = regexEnd
                return slash
            }
            kind = .regex
            return regexEnd
        }
        kind = .operatorSign
        if end &- position == 1 {
            if first == UInt8(ascii: ".") { kind = .period }
            if first == UInt8(ascii: "=") { kind = .equal }
        } else if end &- position == 7, conflictStart < 0, OperatorText.isConflictMark(bytes, at: position) {
            conflictStart = position
        } else if end &- position == 2, first == UInt8(ascii: "-"), bytes[position &+ 1] == UInt8(ascii: ">") {
            kind = .arrow
        }
        return end
    }

    /// Whether a block comment is documentation: `/**` is, the empty `/**/` is not.
    @inline(__always)
    func isDocBlock(at position: Int) -> Bool {
        bytes[position &+ 2] == UInt8(ascii: "*") && bytes[position &+ 3] != UInt8(ascii: "/")
    }

    /// The end of a block comment, including comments nested in it; the end of the file if it is not closed.
    ///
    /// - Parameters:
    ///   - start: The position of its `/*`.
    ///   - startsLine: Becomes true if the comment spans lines.
    /// - Returns: The position after its `*/`.
    @inline(never)
    func blockCommentEnd(from start: Int, startsLine: inout Bool) -> Int {
        let bytes = self.bytes
        var position = start &+ 2
        var depth = 1
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "*") {
                position &+= 1
                if bytes[position] == UInt8(ascii: "/") {
                    position &+= 1
                    depth &-= 1
                    if depth == 0 { return position }
                }
            } else if byte == UInt8(ascii: "/") {
                position &+= 1
                if bytes[position] == UInt8(ascii: "*") {
                    position &+= 1
                    depth &+= 1
                }
            } else if byte == 0x0A || byte == 0x0D {
                startsLine = true
                position &+= 1
            } else if byte == 0, position >= count {
                return count
            } else {
                position &+= 1
            }
        }
    }
}
