import RouteTables

/// Parses a regular expression, up to a closing parenthesis or to the end of the text.
///
/// It accepts the regular subset of the usual notation, and explains why it rejects everything else.
package struct RegularExpressionParser {
    /// The text.
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
    private var depth = 0

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

    /// Parses alternatives up to an unmatched `)` or the end.
    mutating func alternatives() throws(RoutePatternError) -> RegularExpression {
        var choices = [try sequence()]
        while current == UInt8(ascii: "|") {
            position += 1
            choices.append(try sequence())
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() throws(RoutePatternError) -> RegularExpression {
        var parts: [RegularExpression] = []
        var hasStart = false
        var hasEnd = false
        while let byte = current, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
            if byte == UInt8(ascii: "^") || byte == UInt8(ascii: "$") {
                try anchor(byte, isFirst: parts.isEmpty)
                if byte == UInt8(ascii: "^") { hasStart = true } else { hasEnd = true }
                continue
            }
            let begin = position
            let part = try atom()
            parts.append(try quantified(part, from: begin))
        }
        // In a 'regex' route, one anchor leaves the other side open.
        if numbersGroups, hasStart != hasEnd {
            let anything = RegularExpression.repeated(.set(.all), minimum: 0, maximum: nil, lazy: true)
            parts.insert(anything, at: hasStart ? parts.endIndex : parts.startIndex)
        }
        return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
    }

    /// Parses `^` at the beginning or `$` at the end.
    ///
    /// In a constraint, which always matches whole, both are redundant there. Elsewhere, they could never match.
    private mutating func anchor(_ byte: UInt8, isFirst: Bool) throws(RoutePatternError) {
        let isEdge =
            depth == 0
            && (byte == UInt8(ascii: "^") ? isFirst : [nil, UInt8(ascii: "|"), UInt8(ascii: ")")].contains(peek(1)))
        guard isEdge else {
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

    private mutating func atom() throws(RoutePatternError) -> RegularExpression {
        guard let byte = current else { return .empty }
        switch byte {
        case UInt8(ascii: "("): return try group()
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

    /// One literal character, or an escape of a URL (`%2F`).
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

    private mutating func group() throws(RoutePatternError) -> RegularExpression {
        let begin = position
        position += 1
        var number: Int?
        if current == UInt8(ascii: "?") {
            let name = try groupKind(begin)
            if let name { number = numberGroup(name, begin) }
        } else if numbersGroups {
            number = numberGroup(nil, begin)
        }
        depth += 1
        guard depth <= Self.depthLimit else {
            throw RoutePatternError("groups are nested more than \(Self.depthLimit) levels deep", at: begin)
        }
        let content = try alternatives()
        depth -= 1
        guard current == UInt8(ascii: ")") else {
            throw RoutePatternError(
                "'(' has no matching ')'",
                at: begin,
                help: "add ')', or write '\\(' for the character"
            )
        }
        position += 1
        return number.map { .group(content, $0) } ?? content
    }

    private mutating func numberGroup(_ name: String?, _ offset: Int) -> Int {
        groups.append((name, offset))
        return groups.count
    }

    /// Parses the text after `(?`.
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

    private mutating func quantified(
        _ part: RegularExpression,
        from begin: Int
    ) throws(RoutePatternError) -> RegularExpression {
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
