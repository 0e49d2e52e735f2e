extension Lexer {
    /// Goes to the next token, where a string literal other than a short one is left to ``finishString()``.
    mutating func scan() {
        let bytes = self.bytes
        let classes = self.classes
        var position = end
        var startsLine = kind == .startOfFile
        var hasDocComment = false
        previousKind = kind
        previousStart = start
        triviaStart = position

        while true {
            let byte = bytes[position]
            switch classes[Int(byte)] {
            case ByteClass.letter:
                start = position
                kind = .identifier
                position &+= 1
                while classes[Int(bytes[position])] <= ByteClass.digit { position &+= 1 }
                if bytes[position] >= 0x80 { position = identifierEnd(from: position) }
            case ByteClass.space:
                position &+= 1
                continue
            case ByteClass.newline:
                startsLine = true
                position &+= 1
                while bytes[position] == 0x20 { position &+= 1 }
                continue
            case ByteClass.slash:
                let following = bytes[position &+ 1]
                if following == UInt8(ascii: "/") {
                    if bytes[position &+ 2] == UInt8(ascii: "/") { hasDocComment = true }
                    position = lineEnd(from: position)
                    continue
                }
                if following == UInt8(ascii: "*") {
                    if isDocBlock(at: position) { hasDocComment = true }
                    position = blockCommentEnd(from: position, startsLine: &startsLine)
                    continue
                }
                start = position
                position = scanOperator(from: position)
            case ByteClass.operatorSign:
                start = position
                position = scanOperator(from: position)
            case ByteClass.comma:
                start = position
                kind = .comma
                position &+= 1
            case ByteClass.leftParenthesis:
                start = position
                kind = .leftParenthesis
                position &+= 1
            case ByteClass.rightParenthesis:
                start = position
                kind = .rightParenthesis
                position &+= 1
            case ByteClass.colon:
                start = position
                position &+= 1
                kind = .colon
                if bytes[position] == UInt8(ascii: ":") {
                    position &+= 1
                    kind = .doubleColon
                }
            case ByteClass.leftBrace:
                start = position
                kind = .leftBrace
                position &+= 1
            case ByteClass.rightBrace:
                start = position
                kind = .rightBrace
                position &+= 1
            case ByteClass.leftBracket:
                start = position
                kind = .leftBracket
                position &+= 1
            case ByteClass.rightBracket:
                start = position
                kind = .rightBracket
                position &+= 1
            case ByteClass.digit:
                start = position
                position = numberEnd(from: position)
                kind = .number
            case ByteClass.quote:
                start = position
                position = scanShortString(from: position)
            case ByteClass.at:
                start = position
                kind = .at
                position &+= 1
            case ByteClass.semicolon:
                start = position
                kind = .semicolon
                position &+= 1
            case ByteClass.pound:
                start = position
                position = scanPound(from: position)
            case ByteClass.backtick:
                start = position
                position = scanBacktick(from: position)
            case ByteClass.backslash:
                start = position
                kind = .backslash
                position &+= 1
            case ByteClass.singleQuote:
                start = position
                poundCount = 0
                kind = .stringStart
                position &+= 1
            case ByteClass.nonASCII:
                let scalar = decodeScalar(at: position)
                switch scalar.meaning {
                case .identifier, .combining:
                    start = position
                    kind = .identifier
                    position = identifierEnd(from: position &+ scalar.length)
                case .operatorSign:
                    start = position
                    position = scanOperator(from: position)
                case .nothing:
                    position &+= scalar.length
                    continue
                }
            case ByteClass.null where position >= count:
                start = count
                position = count
                kind = .endOfFile
            default:
                position &+= 1
                continue
            }
            break
        }

        end = position
        self.startsLine = startsLine
        self.hasDocComment = hasDocComment
    }

    /// Where an identifier ends that is known to go on until `position`.
    func identifierEnd(from position: Int) -> Int {
        var position = position
        while true {
            let byte = bytes[position]
            if byte >= 0x80 {
                let scalar = decodeScalar(at: position)
                guard scalar.meaning == .identifier || scalar.meaning == .combining else { return position }
                position &+= scalar.length
            } else {
                guard classes[Int(byte)] <= ByteClass.digit else { return position }
                position &+= 1
            }
        }
    }

    /// Where the number ends that starts at `position`.
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

    /// Scans what starts with a backtick: an escaped identifier, which may hold spaces and other signs.
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

    /// Scans what starts with `#`: a raw string, an extended regex literal, a directive or the sign alone.
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
            return extendedRegexEnd(from: afterPounds, pounds: afterPounds &- position)
        }
        kind = .pound
        // Several mean nothing; as one token they are not looked at again and again.
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
