import RouteTables

extension RegularExpressionParser {
    /// The complement of a set.
    ///
    /// If case does not matter, it excludes letters in both cases.
    private func negation(of set: ScalarSet) -> ScalarSet {
        isFolded ? set.lowercased.inverted.subtracting(.capitals) : set.inverted
    }

    /// Parses `[...]`.
    mutating func characterClass() throws(RoutePatternError) -> ScalarSet {
        let begin = position
        position += 1
        let isNegated = current == UInt8(ascii: "^")
        if isNegated { position += 1 }
        var set = ScalarSet()
        while let byte = current, byte != UInt8(ascii: "]") {
            if byte == UInt8(ascii: "["), let kind = peek(1), ":.=".utf8.contains(kind) {
                throw RoutePatternError(
                    "named classes are not supported",
                    at: position,
                    length: 2,
                    help: "list the ranges, as in [a-z], or write '\\[' for the character"
                )
            }
            let itemStart = position
            let (low, isSingle) = try classItem()
            guard current == UInt8(ascii: "-"), let after = peek(1), after != UInt8(ascii: "]") else {
                set = set.union(low)
                continue
            }
            position += 1
            let (high, isSingleToo) = try classItem()
            guard isSingle, isSingleToo, let first = low.ranges.first?.lowerBound,
                let last = high.ranges.first?.lowerBound
            else {
                throw RoutePatternError(
                    "a range needs a single character on both sides",
                    at: itemStart,
                    length: position - itemStart,
                    help: "put '-' last, or write '\\-' for the character"
                )
            }
            guard first <= last else {
                throw RoutePatternError(
                    "the range is in descending order",
                    at: itemStart,
                    length: position - itemStart,
                    help: "write the smaller character first"
                )
            }
            set = set.union(ScalarSet([first...last]))
        }
        guard current == UInt8(ascii: "]") else {
            throw RoutePatternError(
                "'[' has no matching ']'",
                at: begin,
                help: "add ']', or write '\\[' for the character"
            )
        }
        position += 1
        let result = isNegated ? negation(of: set) : set
        guard !result.ranges.isEmpty else {
            throw RoutePatternError(
                "the class contains no character",
                at: begin,
                length: position - begin,
                help: "list the characters that may match, or remove the class"
            )
        }
        return result
    }

    private mutating func classItem() throws(RoutePatternError) -> (ScalarSet, isSingle: Bool) {
        if current == UInt8(ascii: "\\") { return try escape(inClass: true) }
        return (try character(), true)
    }

    /// Parses an escape.
    mutating func escape(inClass: Bool) throws(RoutePatternError) -> (set: ScalarSet, isSingle: Bool) {
        let begin = position
        position += 1
        guard let byte = current else {
            throw RoutePatternError("'\\' is followed by nothing", at: begin, help: "write '\\\\' for the character")
        }
        guard URLCharacters.isLetter(byte) || URLCharacters.isDigit(byte) else {
            return (ScalarSet(scalar()), true)
        }
        position += 1
        switch byte {
        case UInt8(ascii: "d"): return (.digits, false)
        case UInt8(ascii: "D"): return (ScalarSet.digits.inverted, false)
        case UInt8(ascii: "w"): return (.word, false)
        case UInt8(ascii: "W"): return (ScalarSet.word.inverted, false)
        case UInt8(ascii: "s"): return (.space, false)
        case UInt8(ascii: "S"): return (ScalarSet.space.inverted, false)
        case UInt8(ascii: "t"): return (ScalarSet(0x09 as UInt8), true)
        case UInt8(ascii: "n"): return (ScalarSet(0x0A as UInt8), true)
        case UInt8(ascii: "r"): return (ScalarSet(0x0D as UInt8), true)
        case UInt8(ascii: "f"): return (ScalarSet(0x0C as UInt8), true)
        case UInt8(ascii: "v"): return (ScalarSet(0x0B as UInt8), true)
        case UInt8(ascii: "x"): return (ScalarSet(try hexadecimal(begin, digits: 2)), true)
        case UInt8(ascii: "u"): return (ScalarSet(try hexadecimal(begin, digits: 4)), true)
        default: throw notUnderstood(byte, begin)
        }
    }

    private func notUnderstood(_ byte: UInt8, _ begin: Int) -> RoutePatternError {
        let character = Character(UnicodeScalar(byte))
        switch byte {
        case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "k"):
            return RoutePatternError(
                "back-references are not regular: with them, matching is not linear, and the checks are not exact",
                at: begin,
                length: 2,
                help: "repeat the expression, and compare the values in the handler"
            )
        case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
            UInt8(ascii: "G"):
            return RoutePatternError(
                "'\\\(character)' matches a position, not a character, and is not supported",
                at: begin,
                length: 2,
                help: "an expression always matches the whole text"
            )
        case UInt8(ascii: "p"), UInt8(ascii: "P"):
            return RoutePatternError(
                "Unicode properties are not supported",
                at: begin,
                length: 2,
                help: "list the ranges, as in [a-zà-ÿ]"
            )
        default:
            return RoutePatternError(
                "'\\\(character)' is not supported",
                at: begin,
                length: 2,
                help:
                    "supported are \\d \\w \\s, their negations \\D \\W \\S, \\t \\n \\r \\f \\v, \\xHH, \\uHHHH and \\u{...}"
            )
        }
    }

    private mutating func hexadecimal(_ begin: Int, digits: Int) throws(RoutePatternError) -> UInt32 {
        var value: UInt32 = 0
        var count = 0
        let isBraced = current == UInt8(ascii: "{")
        if isBraced { position += 1 }
        while count < (isBraced ? 8 : digits), let digit = current.flatMap(URLCharacters.hexValue) {
            value = value << 4 | UInt32(digit)
            count += 1
            position += 1
        }
        let isClosed = !isBraced || current == UInt8(ascii: "}")
        if isBraced, isClosed { position += 1 }
        guard isClosed, isBraced ? count > 0 : count == digits, UnicodeScalar(value) != nil else {
            throw RoutePatternError(
                "the escape does not name a Unicode scalar",
                at: begin,
                length: position - begin,
                help: "\\xHH has two hexadecimal digits, \\uHHHH four, \\u{...} up to eight"
            )
        }
        return value
    }
}
