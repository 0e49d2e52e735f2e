import RouteTables

/// Parses a regular expression, up to a closing parenthesis or to the end of the string.
///
/// It accepts the regular subset of the usual notation, and explains why it rejects everything else.
package struct RegularExpressionParser {
    /// The string that contains the expression.
    let bytes: [UInt8]
    /// The current offset.
    var position: Int
    /// Whether groups are numbered: in a `regex` route, they are captures.
    ///
    /// In a constraint, they are not.
    let numbersGroups: Bool
    /// Whether an escaped delimiter equals the delimiter, as in values of the query.
    let decodesDelimiters: Bool
    /// Whether case does not matter, as in schemes and hosts.
    let isFolded: Bool
    /// The groups found so far, with their names if they have any, and their offsets.
    private(set) var groups: [(name: String?, offset: Int)] = []

    private var start: Int

    init(
        _ bytes: [UInt8],
        from position: Int,
        numbersGroups: Bool,
        decodesDelimiters: Bool,
        isFolded: Bool = false
    ) {
        self.bytes = bytes
        self.position = position
        self.numbersGroups = numbersGroups
        self.decodesDelimiters = decodesDelimiters
        self.isFolded = isFolded
        start = position
    }

    /// The maximum count in `{m,n}`.
    static let repetitionLimit = 1_000
    /// The maximum nesting of groups.
    static let depthLimit = 100

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }
    func peek(_ distance: Int) -> UInt8? { position + distance < bytes.count ? bytes[position + distance] : nil }

    /// An open group, or the whole expression.
    private struct Level {
        /// The offset of the group's parenthesis.
        var begin = 0
        /// The number of a group that is a capture.
        var number: Int?
        var choices: [RegularExpression] = []
        var parts: [RegularExpression] = []
        var hasStart = false
        var hasEnd = false

        /// Ends an alternative.
        ///
        /// - Parameter isOpen: Whether one anchor leaves the other side open.
        mutating func endChoice(isOpen: Bool) {
            if isOpen, hasStart != hasEnd {
                let anything = RegularExpression.repeated(.set(.all), minimum: 0, maximum: nil, lazy: true)
                parts.insert(anything, at: hasStart ? parts.endIndex : parts.startIndex)
            }
            choices.append(parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts))
            (parts, hasStart, hasEnd) = ([], false, false)
        }

        /// The content of a group whose alternatives have ended.
        var expression: RegularExpression {
            let content = choices.count == 1 ? choices[0] : .choice(choices)
            return number.map { .group(content, $0) } ?? content
        }
    }

    /// Parses alternatives up to an unmatched `)` or the end.
    mutating func alternatives() throws(RoutePatternError) -> RegularExpression {
        var outer: [Level] = []
        var level = Level()
        while true {
            switch current {
            case UInt8(ascii: "("):
                let group = try group()
                outer.append(level)
                level = group
                guard outer.count <= Self.depthLimit else {
                    throw RoutePatternError(
                        "groups are nested more than \(Self.depthLimit) levels deep",
                        at: group.begin
                    )
                }
            case UInt8(ascii: "|"):
                level.endChoice(isOpen: numbersGroups)
                position += 1
            case UInt8(ascii: "^"), UInt8(ascii: "$"):
                let isStart = current == UInt8(ascii: "^")
                try anchor(isStart: isStart, isEdge: outer.isEmpty && (!isStart || level.parts.isEmpty))
                if isStart { level.hasStart = true } else { level.hasEnd = true }
            case nil, UInt8(ascii: ")"):
                level.endChoice(isOpen: numbersGroups)
                guard var next = outer.popLast() else { return level.expression }
                guard current != nil else {
                    throw RoutePatternError(
                        "'(' has no matching ')'",
                        at: level.begin,
                        help: "add ')', or write '\\(' for the character"
                    )
                }
                position += 1
                next.parts.append(try quantified(level.expression))
                level = next
            case let byte?: level.parts.append(try quantified(try atom(byte)))
            }
        }
    }

    /// Parses `^` at the beginning or `$` at the end.
    ///
    /// In a constraint, which always matches whole, both are redundant there. Elsewhere, they could never match.
    private mutating func anchor(isStart: Bool, isEdge: Bool) throws(RoutePatternError) {
        guard isEdge, isStart || [nil, UInt8(ascii: "|"), UInt8(ascii: ")")].contains(peek(1)) else {
            let byte: UInt8 = isStart ? UInt8(ascii: "^") : UInt8(ascii: "$")
            throw RoutePatternError(
                "'\(Character(UnicodeScalar(byte)))' is not supported here",
                at: position,
                help: "\(numbersGroups ? Self.regexAnchors : Self.constraintAnchors); "
                    + "write '\\\(Character(UnicodeScalar(byte)))' for the character"
            )
        }
        position += 1
    }

    private static let constraintAnchors = "an expression always matches the whole text"
    private static let regexAnchors =
        "'^' is allowed only at the start of a regular expression, and '$' only at its end"

    private mutating func atom(_ byte: UInt8) throws(RoutePatternError) -> RegularExpression {
        switch byte {
        case UInt8(ascii: "["): return .set(try characterClass())
        case UInt8(ascii: "."):
            position += 1
            return .set(.all)
        case UInt8(ascii: "\\"): return .set(try escape(inClass: false).set)
        case UInt8(ascii: "?") where position > 0 && bytes[position - 1] == UInt8(ascii: "("):
            // The parenthesis of a constraint, which the pattern's parser has consumed, can also begin a special group.
            _ = try groupKind(position - 1)
            return .empty
        case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            throw RoutePatternError(
                "'\(Character(UnicodeScalar(byte)))' has nothing to repeat",
                at: position,
                help: "write '\\\(Character(UnicodeScalar(byte)))' for the character"
            )
        case UInt8(ascii: "{"):
            throw RoutePatternError("'{' has nothing to repeat", at: position, help: "write '\\{' for the character")
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw RoutePatternError(
                "'\(Character(UnicodeScalar(byte)))' has no opening bracket",
                at: position,
                help: "write '\\\(Character(UnicodeScalar(byte)))' for the character"
            )
        default: return .set(try character())
        }
    }

    /// A literal character, or an escape of a URL (`%2F`).
    mutating func character() throws(RoutePatternError) -> ScalarSet {
        let begin = position
        guard bytes[position] == UInt8(ascii: "%") else { return ScalarSet(scalar()) }
        guard let high = peek(1).flatMap(URLCharacters.hexValue), let low = peek(2).flatMap(URLCharacters.hexValue)
        else {
            throw RoutePatternError(
                "'%' is not followed by two hexadecimal digits",
                at: begin,
                help: "write '%25' for the character"
            )
        }
        let byte = high << 4 | low
        guard byte < 0x80 else {
            throw RoutePatternError(
                "an escape of a part of a character is not supported",
                at: begin,
                length: 3,
                help: "write the character itself"
            )
        }
        position += 3
        return ScalarSet(escaped: byte, decodingDelimiters: decodesDelimiters)
    }

    /// The scalar at the current offset, which is consumed.
    mutating func scalar() -> UInt32 {
        let lead = bytes[position]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        let end = min(position + length, bytes.count)
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end
        return text.unicodeScalars.first?.value ?? 0xFFFD
    }

    /// Parses the beginning of a group.
    private mutating func group() throws(RoutePatternError) -> Level {
        var level = Level(begin: position)
        position += 1
        if current == UInt8(ascii: "?") {
            if let name = try groupKind(level.begin) { level.number = numberGroup(name, level.begin) }
        } else if numbersGroups {
            level.number = numberGroup(nil, level.begin)
        }
        return level
    }

    private mutating func numberGroup(_ name: String?, _ offset: Int) -> Int {
        groups.append((name, offset))
        return groups.count
    }

    /// Parses the characters after `(?`.
    ///
    /// Returns the name of a named group, or `nil` for `(?:`.
    private mutating func groupKind(_ begin: Int) throws(RoutePatternError) -> String? {
        let lookAround = RoutePatternError(
            "look-around is not regular: with it, matching is not linear, and the checks are not exact",
            at: begin,
            length: 3,
            help: "describe the text itself rather than what surrounds it"
        )
        switch peek(1) {
        case UInt8(ascii: ":"):
            position += 2
            return nil
        case UInt8(ascii: "="), UInt8(ascii: "!"): throw lookAround
        case UInt8(ascii: "<"):
            if peek(2) == UInt8(ascii: "=") || peek(2) == UInt8(ascii: "!") { throw lookAround }
            position += 2
            let nameStart = position
            while let byte = current,
                URLCharacters.isLetter(byte) || URLCharacters.isDigit(byte) || byte == UInt8(ascii: "_")
            {
                position += 1
            }
            guard current == UInt8(ascii: ">"), position > nameStart, !URLCharacters.isDigit(bytes[nameStart]) else {
                throw RoutePatternError(
                    "a group's name consists of letters, digits and '_', between '<' and '>'",
                    at: nameStart,
                    help: "begin the name with a letter, as in '(?<id>...)'"
                )
            }
            let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
            guard numbersGroups else {
                throw RoutePatternError(
                    "only 'regex' routes capture groups",
                    at: begin,
                    length: position + 1 - begin,
                    help: "write '(?:' or '('; the placeholder captures the whole constraint"
                )
            }
            guard !groups.contains(where: { $0.name == name }) else {
                throw RoutePatternError(
                    "two groups are named '\(name)'",
                    at: nameStart,
                    length: name.utf8.count,
                    help: "rename one of them"
                )
            }
            position += 1
            return name
        default:
            throw RoutePatternError(
                "'(?' is not followed by ':' or by '<name>'",
                at: begin,
                length: 2,
                help: "options and other extensions are not supported"
            )
        }
    }

    private mutating func quantified(_ part: RegularExpression) throws(RoutePatternError) -> RegularExpression {
        let quantifier = position
        let bounds: (Int, Int?)
        switch current {
        case UInt8(ascii: "?"): bounds = (0, 1)
        case UInt8(ascii: "*"): bounds = (0, nil)
        case UInt8(ascii: "+"): bounds = (1, nil)
        case UInt8(ascii: "{"): bounds = try counted()
        default: return part
        }
        if bytes[quantifier] != UInt8(ascii: "{") { position += 1 }
        var lazy = false
        switch current {
        case UInt8(ascii: "?"):
            lazy = true
            position += 1
        case UInt8(ascii: "+"):
            throw RoutePatternError("possessive quantifiers are not regular", at: position, help: "remove the '+'")
        case UInt8(ascii: "*"), UInt8(ascii: "{"):
            throw RoutePatternError(
                "a quantifier follows another one",
                at: position,
                help: "put the first one into parentheses with its operand"
            )
        default: break
        }
        return .repeated(part, minimum: bounds.0, maximum: bounds.1, lazy: lazy)
    }

    /// Parses `{m}`, `{m,}` or `{m,n}`.
    private mutating func counted() throws(RoutePatternError) -> (Int, Int?) {
        let begin = position
        position += 1
        let malformed = RoutePatternError(
            "'{' is not followed by a count: {3}, {3,} or {3,5}",
            at: begin,
            help: "write '\\{' for the character"
        )
        guard let minimum = try number() else { throw malformed }
        var maximum: Int? = minimum
        if current == UInt8(ascii: ",") {
            position += 1
            maximum = try number()
        }
        guard current == UInt8(ascii: "}") else { throw malformed }
        position += 1
        if let maximum, maximum < minimum {
            throw RoutePatternError(
                "the count {\(minimum),\(maximum)} is in descending order",
                at: begin,
                length: position - begin,
                help: "write the smaller number first"
            )
        }
        return (minimum, maximum)
    }

    private mutating func number() throws(RoutePatternError) -> Int? {
        let begin = position
        var value = 0
        while let byte = current, URLCharacters.isDigit(byte) {
            value = min(value * 10 + Int(byte - UInt8(ascii: "0")), Self.repetitionLimit + 1)
            position += 1
        }
        guard value <= Self.repetitionLimit else {
            throw RoutePatternError(
                "a count is at most \(Self.repetitionLimit)",
                at: begin,
                length: position - begin,
                help: "use '+' or '*', and check the length in the handler"
            )
        }
        return begin == position ? nil : value
    }
}
