import RouteTables

extension RoutePatternParser {
    /// Parses the path, up to `?`, `#` or the end.
    mutating func parsePath() throws(RoutePatternError) {
        let begin = position
        let canonicalStart = canonical.count
        path = try components(in: .path)
        if path.isEmpty, host != nil { canonical.removeLast() }
        // A path that begins with an empty component would be read as a host without an empty host before it.
        if host == nil, path.first == .literal([]) { canonical.insert(contentsOf: "//".utf8, at: canonicalStart) }
        guard path.count <= Self.componentLimit else {
            throw error(
                "a path has at most \(Self.componentLimit) components",
                at: begin,
                length: position - begin,
                help: "write '**' for components that do not matter"
            )
        }
    }

    /// Parses the fragment.
    mutating func parseFragment() throws(RoutePatternError) {
        let begin = position
        position += 1
        canonical.append(UInt8(ascii: "#"))
        if beginsItems {
            fragment = []
            try parseItems(inFragment: true)
            return
        }
        let components = try components(in: .fragment)
        guard components.count <= Self.componentLimit else {
            throw error(
                "a fragment has at most \(Self.componentLimit) components",
                at: begin,
                length: position - begin,
                help: "write '**' for components that do not matter"
            )
        }
        guard !components.isEmpty else {
            if current == UInt8(ascii: "?") {
                throw error(
                    "no component precedes the '?' of the fragment",
                    help: "a fragment of items alone is written '#name=:name', which also matches '#?name=...'"
                )
            }
            throw error("nothing follows '#'", at: begin, help: "write '\\#' for the character, or remove it")
        }
        fragment = components
        if current == UInt8(ascii: "?") { try parseQuery(after: components.last, inFragment: true) }
    }

    /// Whether a fragment begins with a name and an equals sign, so that it consists of items.
    private var beginsItems: Bool {
        var index = position
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "="): return index > position
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "("),
                UInt8(ascii: ":"):
                return false
            default: index += 1
            }
        }
        return false
    }

    /// Parses components that slashes separate.
    ///
    /// The first slash is optional, and a trailing one is ignored.
    private mutating func components(
        in place: RoutePattern.Capture.Place
    ) throws(RoutePatternError) -> [PatternComponent] {
        if current == UInt8(ascii: "/") { position += 1 }
        canonical.append(UInt8(ascii: "/"))
        var result: [PatternComponent] = []
        while !isEnd(of: place) {
            if beginsOptionalComponents {
                result.append(try optionalComponents(in: place))
                guard current == UInt8(ascii: "/") else {
                    if beginsOptionalComponents || isEnd(of: place) { continue }
                    throw error(
                        "a '/' must follow an optional group of components",
                        help: "put the group at the end of the component, or write a pattern for each alternative"
                    )
                }
                position += 1
                if !isEnd(of: place) { canonical.append(UInt8(ascii: "/")) }
                continue
            }
            let next = try component(in: place, until: nil)
            // Nothing separates two of them, so two match the same as one.
            if case .rest = next, case .rest? = result.last {
                throw error(
                    "'**' follows '**'",
                    at: position - 2,
                    length: 2,
                    help: "remove one of them"
                )
            }
            result.append(next)
            if beginsOptionalComponents { continue }
            guard current == UInt8(ascii: "/") else { break }
            position += 1
            if !isEnd(of: place) { canonical.append(UInt8(ascii: "/")) }
        }
        // A trailing slash is ignored, so an empty last component takes another one.
        if result.last == .literal([]) { canonical.append(UInt8(ascii: "/")) }
        return result
    }

    private func isEnd(of place: RoutePattern.Capture.Place) -> Bool {
        guard let current else { return true }
        return current == UInt8(ascii: "?") || place == .path && current == UInt8(ascii: "#")
    }

    /// Parses the query, or the items at the end of a fragment, up to `#` or the end.
    ///
    /// - Parameters:
    ///   - last: The component before the question mark.
    ///   - inFragment: Whether the items are in the fragment.
    /// - Throws: ``RoutePatternError``.
    mutating func parseQuery(after last: PatternComponent?, inFragment: Bool = false) throws(RoutePatternError) {
        let begin = position
        position += 1
        // Right after a capture or a group, '?' would make that optional.
        switch last {
        case .capture, .text, .optional: canonical.append(UInt8(ascii: "/"))
        default: break
        }
        canonical.append(UInt8(ascii: "?"))
        guard current != nil, current != UInt8(ascii: "#") else {
            throw error(
                "nothing follows '?'",
                at: begin,
                help: "'?' means optional only right after a capture or a group; write '\\?' for the character"
            )
        }
        try parseItems(inFragment: inFragment)
    }

    private mutating func parseItems(inFragment: Bool) throws(RoutePatternError) {
        while true {
            var item = try queryItem()
            if inFragment { item.name.insert(QueryValueKind.fragmentMark, at: 0) }
            query.append(item)
            guard current == UInt8(ascii: "&") else { break }
            position += 1
            canonical.append(UInt8(ascii: "&"))
        }
        if inFragment, current != nil {
            throw error("'#' has no meaning in the items of a fragment", help: "write '%23' for the character")
        }
    }

    private mutating func queryItem() throws(RoutePatternError) -> PatternQueryItem {
        let begin = position
        var name: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: "="), byte != UInt8(ascii: "&"), byte != UInt8(ascii: "#") {
            if byte == UInt8(ascii: ":"), Self.isNameStart(peek(1)) {
                throw error(
                    "the name of a query item cannot be captured",
                    help: "write 'name=:name'"
                )
            }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "*") {
                throw error(
                    "the name of a query item is a literal",
                    help: "write '\\\(Character(UnicodeScalar(byte)))' for the character"
                )
            }
            name += byte == UInt8(ascii: "\\") ? try backslash(in: .query) : try literal(in: .query)
        }
        guard !name.isEmpty else {
            throw error("a query item has no name", at: begin, help: "items are 'name=value', separated by '&'")
        }
        appendLiteral(name, in: .query, isName: true)
        guard current == UInt8(ascii: "=") else {
            parts.append((.query, position..<position))
            return PatternQueryItem(name: name, value: .literal([]))
        }
        position += 1
        canonical.append(UInt8(ascii: "="))
        let valueStart = position
        let value = try component(in: .query, until: nil)
        if case .rest = value {
            throw error("'**' matches components, not a value", at: valueStart, length: 2, help: "write '*'")
        }
        return PatternQueryItem(name: name, value: value)
    }
}

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
