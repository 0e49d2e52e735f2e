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
        if !isRightBound(operatorEnd, isLeftBound: false) {
            let followsTry = previousKind == .operatorSign && isTryOperator(previousStart)
            guard followsTry || allowsRegex() else { return nil }
            switch previousKind {
            case .leftParenthesis, .leftBracket, .comma, .colon, .doubleColon:
                // An operator can be an argument by itself.
                isCertain = followsTry
            default:
                isCertain = true
            }
        }
        return plainRegexEnd(from: slash, isCertain: isCertain)
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
            guard isLeftBound(previousStart) else { return true }
            var end = previousStart
            while classes[Int(bytes[end])] == ByteClass.operatorSign || classes[Int(bytes[end])] == ByteClass.slash {
                end &+= 1
            }
            return isRightBound(end, isLeftBound: true)
        case .identifier:
            return Keyword(bytes, from: previousStart, to: previousIdentifierEnd)?.expectsOperand ?? false
        default:
            return false
        }
    }

    /// The end of the literal that opens with the slash at a position.
    ///
    /// - Parameters:
    ///   - slash: The position of the opening slash.
    ///   - isCertain: Whether it cannot be an operator, so that an unterminated literal ends with its line.
    /// - Returns: The position after the literal, or `nil` if it is not a literal.
    private func plainRegexEnd(from slash: Int, isCertain: Bool) -> Int? {
        var position = slash &+ 1
        let first = bytes[position]
        if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return nil }
        if first == UInt8(ascii: " ") || first == 0x09, !isCertain { return nil }
        if slash > 0, bytes[slash &- 1] == UInt8(ascii: "*") { return nil }
        var groups = 0
        var classDepth = 0
        var lastSpace = -1
        while true {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "/"):
                let following = bytes[position &+ 1]
                if following == UInt8(ascii: "/") || following == UInt8(ascii: "*") {
                    return isCertain ? position : nil
                }
                if lastSpace >= 0, lastSpace == position &- 1, !isCertain { return nil }
                return position &+ 1
            case 0x0A, 0x0D:
                return isCertain ? position : nil
            case 0 where position >= count:
                return isCertain ? count : nil
            case UInt8(ascii: "\\"):
                position &+= 1
                let escaped = bytes[position]
                if escaped == 0x0A || escaped == 0x0D || (escaped == 0 && position >= count) { continue }
            case UInt8(ascii: "(") where classDepth == 0:
                groups &+= 1
            case UInt8(ascii: ")") where classDepth == 0:
                if groups == 0 {
                    if !isCertain { return nil }
                } else {
                    groups &-= 1
                }
            case UInt8(ascii: "["):
                classDepth &+= 1
            case UInt8(ascii: "]"):
                if classDepth > 0 { classDepth &-= 1 }
            case UInt8(ascii: " "), 0x09:
                lastSpace = position
            default:
                break
            }
            position &+= 1
        }
    }

    /// The end of the literal that opens with pounds and the slash at a position.
    ///
    /// It may span lines if only white space follows the slash on its line. An unterminated literal ends with its first
    /// line.
    mutating func extendedRegexEnd(from slash: Int, pounds: Int) -> Int {
        var position = slash &+ 1
        while bytes[position] == UInt8(ascii: " ") || bytes[position] == 0x09 { position &+= 1 }
        let spansLines = bytes[position] == 0x0A || bytes[position] == 0x0D
        let firstLineEnd = position
        if spansLines {
            if pounds >= poundsWithoutRegexEnd { return firstLineEnd }
        } else {
            position = slash &+ 1
        }
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/") {
                var afterPounds = position &+ 1
                while bytes[afterPounds] == UInt8(ascii: "#") { afterPounds &+= 1 }
                if afterPounds &- position &- 1 >= pounds { return afterPounds }
                position = afterPounds
                continue
            }
            if byte == UInt8(ascii: "\\") {
                position &+= 1
                if bytes[position] == 0 || (!spansLines && (bytes[position] == 0x0A || bytes[position] == 0x0D)) {
                    continue
                }
            } else if !spansLines, byte == 0x0A || byte == 0x0D {
                return position
            }
            if byte == 0, position >= count {
                if spansLines {
                    poundsWithoutRegexEnd = pounds
                    return firstLineEnd
                }
                return count
            }
            position &+= 1
        }
    }
}
