import RouteTables

extension RoutePatternParser {
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
        case UInt8(ascii: "+"): kind = .some
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
