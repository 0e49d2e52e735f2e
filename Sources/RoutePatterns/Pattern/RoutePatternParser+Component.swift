import RouteTables

extension RoutePatternParser {
    /// The pieces of a component.
    package enum Piece {
        case literal([UInt8])
        case expression(RegularExpression)
        /// An optional group with captures; nothing may follow its last one that cannot be told from it.
        case optional(RegularExpression, endsWithFreeCapture: Bool)
        case star
        case doubleStar
        case capture(Int, RegularExpression?)

        /// Extends a literal in place: patterns are read byte by byte.
        mutating func append(_ more: [UInt8]) {
            guard case .literal(var text) = self else { return }
            self = .star
            text += more
            self = .literal(text)
        }
    }

    /// Parses a component, or the scheme up to a known end, or a value of the query.
    mutating func component(
        in place: RoutePattern.Capture.Place,
        until end: Int?
    ) throws(RoutePatternError) -> PatternComponent {
        let begin = position
        var pieces: [Piece] = []
        ending = .literal
        while let byte = current, position != end, !ends(byte, place) {
            pieces.append(try piece(byte, after: pieces.last, in: place))
            Self.mergeLiterals(&pieces)
        }
        if case .literal(let text)? = pieces.last { appendLiteral(text, in: place, isLast: true) }
        let result = ignoringCase(try assemble(pieces, in: place, begin), in: place)
        parts.append((place, begin..<position))
        switch result {
        case .literal(let text) where text.count > LiteralSlot.limit:
            throw error("a literal has at most \(LiteralSlot.limit) bytes", at: begin, length: position - begin)
        case .text(let expression, true) where place != .query && expression.literals == .tooMany:
            throw error(
                "the alternatives have more than \(RegularExpression.Literals.limit) spellings, or one of more than "
                    + "\(LiteralSlot.limit) bytes",
                at: begin,
                length: position - begin,
                help: "write several patterns, or name the alternatives to capture them: ':name(a|b)'"
            )
        case .text(let expression, _), .capture(_, let expression?):
            try checkSize(expression, from: begin, to: position)
        default: break
        }
        return result
    }

    private func ignoringCase(_ component: PatternComponent, in place: RoutePattern.Capture.Place) -> PatternComponent {
        switch component {
        case .text(let expression, let isQuantified):
            .text(ignoringCase(expression, in: place), isQuantified: isQuantified)
        case .capture(let index, let expression): .capture(index, expression.map { ignoringCase($0, in: place) })
        // Literals are in lower case from the start.
        case .literal, .any, .rest, .optional: component
        }
    }

    private func ends(_ byte: UInt8, _ place: RoutePattern.Capture.Place) -> Bool {
        if isInOptionalGroup, byte == UInt8(ascii: ")") || byte == UInt8(ascii: "?") { return true }
        if place != .query, beginsOptionalComponents { return true }
        return switch place {
        case .scheme, .url: false
        case .host, .path: byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
        case .query: byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
        case .fragment: byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
        }
    }

    /// Merges a literal with a preceding one.
    ///
    /// A literal before something else is complete, and goes into the canonical form.
    private static func mergeLiterals(_ pieces: inout [Piece]) {
        guard pieces.count > 1, case .literal = pieces[pieces.count - 2], case .literal(let text)? = pieces.last else {
            return
        }
        pieces.removeLast()
        pieces[pieces.count - 1].append(text)
    }

    private mutating func piece(
        _ byte: UInt8,
        after last: Piece?,
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> Piece {
        let begin = position
        switch byte {
        case UInt8(ascii: ":") where Self.isNameStart(peek(1)):
            flush(last, in: place)
            return try capture(in: place)
        case UInt8(ascii: "("):
            flush(last, in: place)
            let capturesBefore = captures.count
            let group = try group(in: place)
            canonical += bytes[begin..<position]
            ending = bytes[position - 1] == UInt8(ascii: ")") ? .repeatable : .literal
            return captures.count == capturesBefore ? .expression(group) : try optional(group, capturesBefore, begin)
        case UInt8(ascii: "*"):
            flush(last, in: place)
            position += 1
            canonical.append(byte)
            ending = .literal
            guard current == UInt8(ascii: "*") else { return .star }
            position += 1
            canonical.append(byte)
            return .doubleStar
        case UInt8(ascii: "+") where place != .scheme: throw nothingToRepeat
        default: break
        }
        let text = byte == UInt8(ascii: "\\") ? try backslash(in: place) : try literal(in: place)
        guard repeats(in: place) else { return .literal(text) }
        flush(last, in: place)
        position += 1
        appendLiteral(text, in: place)
        canonical.append(UInt8(ascii: "+"))
        return .expression(
            .repeated(RegularExpression(canonical: text), minimum: 1, maximum: nil, lazy: false)
        )
    }

    private mutating func flush(_ last: Piece?, in place: RoutePattern.Capture.Place) {
        if case .literal(let text)? = last { appendLiteral(text, in: place) }
    }

    private var nothingToRepeat: RoutePatternError {
        error("'+' has nothing to repeat", help: "write '\\+' for the character")
    }

    /// Whether a plus sign follows that repeats what precedes it.
    ///
    /// In a scheme, it is a character, as in `git+ssh`.
    private func repeats(in place: RoutePattern.Capture.Place) -> Bool {
        current == UInt8(ascii: "+") && place != .scheme
    }

    /// An open group.
    private struct OpenGroup {
        /// The offset of its parenthesis.
        let begin: Int
        var choices: [RegularExpression] = []
        var parts: [RegularExpression] = []

        mutating func endChoice() {
            choices.append(.sequence(parts))
            parts = []
        }
    }

    /// Parses a group with its quantifier.
    private mutating func group(in place: RoutePattern.Capture.Place) throws(RoutePatternError) -> RegularExpression {
        var outer: [OpenGroup] = []
        var group = OpenGroup(begin: position)
        position += 1
        while true {
            switch current {
            case nil:
                throw error(
                    "'(' has no matching ')'",
                    at: group.begin,
                    help: "add ')', or write '\\(' for the character"
                )
            case UInt8(ascii: ")"):
                position += 1
                group.endChoice()
                let content: RegularExpression = group.choices.count == 1 ? group.choices[0] : .choice(group.choices)
                guard content != .sequence([]) else {
                    throw error("the group is empty", at: group.begin, length: position - group.begin)
                }
                let part = quantified(content, in: place)
                guard let next = outer.popLast() else { return part }
                group = next
                group.parts.append(part)
            case UInt8(ascii: "|"):
                position += 1
                group.endChoice()
            case UInt8(ascii: "("):
                outer.append(group)
                guard outer.count < RegularExpressionParser.depthLimit else {
                    throw error("groups are nested more than \(RegularExpressionParser.depthLimit) levels deep")
                }
                group = OpenGroup(begin: position)
                position += 1
            case let byte?:
                let mayCapture = outer.isEmpty && group.choices.isEmpty && (place == .path || place == .fragment)
                group.parts.append(try part(byte, after: group.parts.last, mayCapture: mayCapture, in: place))
            }
        }
    }

    /// Parses a part of a group, other than a group.
    private mutating func part(
        _ byte: UInt8,
        after last: RegularExpression?,
        mayCapture: Bool,
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> RegularExpression {
        switch byte {
        case UInt8(ascii: ":") where Self.isNameStart(peek(1)):
            guard mayCapture else {
                throw error(
                    "this group cannot contain a capture",
                    help: "write ':name(a|b)' to capture alternatives, ':name?' for an optional one"
                )
            }
            return try captureInGroup(after: last, in: place)
        case UInt8(ascii: "/") where place != .query:
            throw error(
                "a group with components must begin with '/'",
                help: "write a pattern for each alternative; an optional end is written '(/page/:number)?'"
            )
        case UInt8(ascii: "?"):
            throw error("'?' has nothing to make optional", help: "put the optional part into parentheses")
        case UInt8(ascii: "+") where place != .scheme: throw nothingToRepeat
        case UInt8(ascii: "*"):
            position += 1
            return .repeated(.set(anyCharacter(place)), minimum: 0, maximum: nil, lazy: true)
        default:
            let text = byte == UInt8(ascii: "\\") ? try backslash(in: place) : try literal(in: place)
            guard repeats(in: place) else { return RegularExpression(canonical: text) }
            position += 1
            return .repeated(RegularExpression(canonical: text), minimum: 1, maximum: nil, lazy: false)
        }
    }

    /// A group's content with the quantifier that follows it.
    private mutating func quantified(
        _ content: RegularExpression,
        in place: RoutePattern.Capture.Place
    ) -> RegularExpression {
        let (minimum, maximum): (Int, Int?)
        switch current {
        case UInt8(ascii: "?"): (minimum, maximum) = (0, 1)
        case UInt8(ascii: "*"): (minimum, maximum) = (0, nil)
        case UInt8(ascii: "+") where place != .scheme: (minimum, maximum) = (1, nil)
        default: return content
        }
        position += 1
        return .repeated(content, minimum: minimum, maximum: maximum, lazy: false)
    }

    /// The characters that `*` and a capture can match.
    func anyCharacter(_ place: RoutePattern.Capture.Place) -> ScalarSet {
        place == .query ? .all : .component
    }

    /// Parses `:name`, its constraint and its quantifier.
    mutating func capture(in place: RoutePattern.Capture.Place) throws(RoutePatternError) -> Piece {
        let begin = position
        position += 1
        while Self.isNameStart(current) || current.map(URLCharacters.isDigit) ?? false { position += 1 }
        let name = String(decoding: bytes[begin + 1..<position], as: UTF8.self)
        if captures.contains(where: { $0.name == name }) {
            throw error(
                "two captures are named '\(name)'",
                at: begin,
                length: position - begin,
                help: "rename one of them"
            )
        }
        guard captures.count < Self.captureLimit else {
            throw error("a pattern has at most \(Self.captureLimit) captures", at: begin, length: position - begin)
        }
        var constraint: String?
        var expression: RegularExpression?
        if current == UInt8(ascii: "("), !beginsOptionalGroup {
            let open = position
            expression = try parseConstraint(in: place)
            constraint = String(decoding: bytes[open + 1..<position - 1], as: UTF8.self)
        }
        let kind: RoutePattern.Capture.Kind
        switch current {
        case UInt8(ascii: "?"): kind = .optional
        case UInt8(ascii: "*"): kind = .any
        case UInt8(ascii: "+") where place != .scheme: kind = .some
        default: kind = .one
        }
        if kind != .one { position += 1 }
        if kind == .optional { try refuseQuery(in: place, begin) }
        captures.append(
            RoutePattern.Capture(name: name, kind: kind, constraint: constraint, place: place, offset: begin + 1)
        )
        canonical += bytes[begin..<position]
        ending =
            switch kind {
            case .one: constraint == nil ? .name : .repeatable
            case .optional: .optional
            case .any, .some: .literal
            }
        return .capture(captures.count - 1, expression)
    }

    private mutating func parseConstraint(
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> RegularExpression {
        let open = position
        var parser = RegularExpressionParser(
            bytes,
            from: open + 1,
            numbersGroups: false,
            decodesDelimiters: place == .query,
            isFolded: isFolded(place)
        )
        let parsed = try parser.alternatives()
        guard parser.current == UInt8(ascii: ")") else {
            throw error("the constraint's '(' has no matching ')'", at: open, help: "add ')'")
        }
        position = parser.position + 1
        guard parser.position > open + 1 else {
            throw error(
                "the constraint is empty",
                at: open,
                length: 2,
                help: "remove the parentheses"
            )
        }
        return place == .host || place == .scheme ? inOneComponent(parsed.mapSets(\.lowercased)) : parsed
    }

    /// `:id?type=chat` looks like a query but would be an optional capture.
    private func refuseQuery(in place: RoutePattern.Capture.Place, _ begin: Int) throws(RoutePatternError) {
        guard place == .path || place == .host || place == .fragment else { return }
        var index = position
        while index < bytes.count, Self.isNameStart(bytes[index]) || URLCharacters.isDigit(bytes[index]) { index += 1 }
        guard index > position, index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return }
        let name = String(decoding: bytes[begin..<position - 1], as: UTF8.self)
        throw error(
            "'?' right after a capture makes the capture optional, so it does not begin a query",
            at: position - 1,
            help: "write '\(name)/?\(String(decoding: bytes[position...index], as: UTF8.self))...' for a query"
        )
    }

    /// Builds a component from its pieces.
    mutating func assemble(
        _ pieces: [Piece],
        in place: RoutePattern.Capture.Place,
        _ begin: Int
    ) throws(RoutePatternError) -> PatternComponent {
        if pieces.isEmpty { return .literal([]) }
        if pieces.count == 1 {
            switch pieces[0] {
            case .literal(let text): return .literal(text)
            case .star: return .any
            case .doubleStar: return .rest
            case .capture(let index, let expression):
                let isRepeated = captures[index].kind == .any || captures[index].kind == .some
                return .capture(index, isRepeated && place != .query ? expression.map(inOneComponent) : expression)
            case .expression(let expression): return .text(expression, isQuantified: true)
            case .optional(let expression, _): return .text(expression, isQuantified: false)
            }
        }
        var parts: [RegularExpression] = []
        var isQuantified = true
        var touchesFreeCapture = false
        for piece in pieces {
            var isFreeCapture = false
            switch piece {
            case .literal(let text): parts.append(RegularExpression(canonical: text))
            case .expression(let expression): parts.append(expression)
            case .optional(let expression, let endsWithFreeCapture):
                isQuantified = false
                // Without the group, the characters before it touch those after it.
                isFreeCapture = touchesFreeCapture || endsWithFreeCapture
                parts.append(expression)
            case .star:
                isQuantified = false
                parts.append(.repeated(.set(anyCharacter(place)), minimum: 0, maximum: nil, lazy: true))
            case .doubleStar:
                throw error(
                    "'**' must be a whole component",
                    at: begin,
                    length: position - begin,
                    help: "write '*' for any characters of one component"
                )
            case .capture(let index, let expression):
                isQuantified = false
                isFreeCapture = expression == nil
                if isFreeCapture, touchesFreeCapture {
                    throw error(
                        "nothing determines where the capture before ':\(captures[index].name)' ends",
                        at: captures[index].offset - 1,
                        length: captures[index].name.utf8.count + 1,
                        help: "put a literal between them, or add a constraint to one"
                    )
                }
                parts.append(try part(index, expression, in: place))
            }
            touchesFreeCapture = isFreeCapture
        }
        return .text(.sequence(parts), isQuantified: isQuantified)
    }

    func part(
        _ index: Int,
        _ expression: RegularExpression?,
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> RegularExpression {
        let capture = captures[index]
        if capture.kind == .any || capture.kind == .some {
            throw error(
                "a repeated capture must be a whole component",
                at: capture.offset - 1,
                length: capture.name.utf8.count + 1,
                help: "remove the quantifier, or put slashes around the capture"
            )
        }
        let constrained = expression.map { place == .query ? $0 : inOneComponent($0) }
        let group = RegularExpression.group(constrained ?? .some(anyCharacter(place)), index)
        return capture.kind == .optional ? .repeated(group, minimum: 0, maximum: 1, lazy: false) : group
    }

    /// The strings without a slash that an expression matches.
    private func inOneComponent(_ expression: RegularExpression) -> RegularExpression {
        expression.canContainSlash ? expression.mapSets { $0.subtracting(.slash) } : expression
    }
}
