import RouteTables

/// Optional groups with captures, as in `:name(.:kind)?`, and with components, as in `/list(/page/:number)?`.
extension RoutePatternParser {
    /// Parses a capture in a group.
    mutating func captureInGroup(
        after last: RegularExpression?,
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> RegularExpression {
        let begin = position
        // The whole group becomes its canonical form.
        let length = canonical.count
        let piece = try capture(in: place)
        canonical.removeLast(canonical.count - length)
        guard case .capture(let index, let expression) = piece, captures[index].kind == .one else {
            throw error(
                "a capture in a group cannot be optional or repeated",
                at: begin,
                length: position - begin,
                help: "remove the quantifier; the group is optional"
            )
        }
        guard last.map({ !$0.hasGroups }) ?? false else {
            throw error(
                "a group must have a literal before its capture ':\(captures[index].name)'",
                at: begin,
                length: position - begin,
                help: "write '(.:name)?' with the separator in the group, ':name?' for an optional capture, "
                    + "':name(a|b)' to capture alternatives"
            )
        }
        return try part(index, expression, in: place)
    }

    /// The piece of a group with captures, which must be optional as a whole.
    mutating func optional(
        _ group: RegularExpression,
        _ firstCapture: Int,
        _ begin: Int
    ) throws(RoutePatternError) -> Piece {
        guard case .repeated(.sequence(let parts), minimum: 0, maximum: 1, lazy: _) = group else {
            throw error(
                "a group with a capture must be optional",
                at: begin,
                length: position - begin,
                help: "write '?' after it, or a pattern for each alternative"
            )
        }
        for index in firstCapture..<captures.count { captures[index] = captures[index].of(kind: .optional) }
        let endsWithFreeCapture =
            if case .group(_, let index)? = parts.last { captures[index].constraint == nil } else { false }
        return .optional(group, endsWithFreeCapture: endsWithFreeCapture)
    }

    /// Whether the parenthesis after a capture begins an optional group instead of a constraint.
    ///
    /// It begins with a slash, or contains a capture. The `?:` of an expression's group is no capture.
    var beginsOptionalGroup: Bool {
        guard let close = closing(of: position), close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "?") else {
            return false
        }
        if beginsOptionalComponents { return true }
        return (position + 1..<close).contains { index in
            bytes[index] == UInt8(ascii: ":") && Self.isNameStart(bytes[index + 1])
                && bytes[index - 1] != UInt8(ascii: "\\") && bytes[index - 1] != UInt8(ascii: "?")
        }
    }

    /// Whether a group with components begins here.
    var beginsOptionalComponents: Bool { current == UInt8(ascii: "(") && peek(1) == UInt8(ascii: "/") }

    /// Parses an optional group of components.
    mutating func optionalComponents(
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> PatternComponent {
        let begin = position
        let firstCapture = captures.count
        let firstPart = parts.count
        isInOptionalGroup = true
        defer { isInOptionalGroup = false }
        position += 1
        canonical.append(UInt8(ascii: "("))
        var components: [PatternComponent] = []
        while current == UInt8(ascii: "/") {
            position += 1
            canonical.append(UInt8(ascii: "/"))
            let start = position
            let component = try component(in: place, until: nil)
            guard takesExactlyOne(component) else {
                throw error(
                    "a component in a group must be a literal, or a capture of one component",
                    at: start,
                    length: max(position - start, 1),
                    help: "the group is optional as a whole; write a pattern for each alternative"
                )
            }
            components.append(component)
        }
        guard !beginsOptionalComponents else {
            throw error(
                "a group with components cannot contain another one",
                length: 2,
                help: "write a pattern for each alternative"
            )
        }
        guard current == UInt8(ascii: ")"), peek(1) == UInt8(ascii: "?") else {
            throw error(
                current == UInt8(ascii: ")")
                    ? "a group with components must be optional" : "'(' has no matching ')'",
                at: begin,
                length: max(position - begin, 1),
                help: "write '?' after its ')', or a pattern for each alternative"
            )
        }
        position += 2
        canonical += ")?".utf8
        ending = .literal
        for index in firstCapture..<captures.count { captures[index] = captures[index].of(kind: .optional) }
        parts.removeSubrange(firstPart...)
        parts.append((place, begin..<position))
        return .optional(components)
    }

    /// Whether a component takes one component of a URL, no more and no less.
    private func takesExactlyOne(_ component: PatternComponent) -> Bool {
        switch component {
        case .literal(let text): !text.isEmpty
        case .text, .any: true
        case .capture(let index, let expression):
            captures[index].kind == .one && !(expression?.canContainSlash ?? false)
        case .rest, .optional: false
        }
    }
}
