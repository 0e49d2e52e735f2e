import RouteTables

/// Parses the target of a rewriting rule.
package struct RewriteTemplateParser {
    private let bytes: [UInt8]
    private let source: RewriteSource
    /// Whether the target is a route's pattern, whose constraints and optional captures may differ from those of the
    /// source.
    private let isPattern: Bool
    private var position = 0
    private var place = URLTemplate.Place.path
    private var text: [UInt8] = []
    private var wildcards: ArraySlice<Int>
    private var template = RewriteTemplate()
    /// The captures that may be absent although the target has no marks for them.
    package private(set) var unmarked: [RoutePattern.Capture] = []

    /// Prepares to parse a target.
    ///
    /// - Parameters:
    ///   - text: The target.
    ///   - source: The pattern with its captures.
    ///   - isPattern: Whether the target is a route's pattern.
    package init(_ text: String, _ source: RewriteSource, isPattern: Bool) {
        self.isPattern = isPattern
        bytes = Array(text.utf8)
        self.source = source
        wildcards = source.wildcards[...]
    }

    /// Parses the target.
    package mutating func parse() throws(RewriteTargetProblem) -> RewriteTemplate {
        parseStart()
        while position < bytes.count { try parseNext() }
        flush()
        if place == .scheme || place == .host || place == .path { template.pathEnd = template.pieces.count }
        if place != .fragment { template.fragmentStart = template.pieces.count }
        template.items = source.pattern.query.filter { !$0.isInFragment }.map { item in
            (item.name.withUnsafeBufferPointer { RouteURL.decoded($0, $0.indices) }, "")
        }
        return template
    }

    /// Determines whether the target begins with a scheme, a host or a path.
    private mutating func parseStart() {
        if bytes.starts(with: "//".utf8) {
            enterHost()
        } else if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            bytes[..<colon].allSatisfy(URLCharacters.isSchemeByte)
        {
            template.hasScheme = true
            text += bytes[...colon]
            position = colon + 1
            if bytes[position...].starts(with: "//".utf8) { enterHost() }
        } else if bytes.first == UInt8(ascii: ":"), hasSchemeColon {
            template.hasScheme = true
            place = .scheme
        }
    }

    private mutating func enterHost() {
        template.hasHost = true
        text += "//".utf8
        position += 2
        place = .host
    }

    /// Whether the target begins with a capture that is a scheme: `:scheme://`.
    private var hasSchemeColon: Bool {
        let end = bytes.dropFirst().firstIndex { !Self.isName($0) } ?? bytes.endIndex
        return bytes[end...].starts(with: [UInt8(ascii: ":")])
    }

    private mutating func parseNext() throws(RewriteTargetProblem) {
        let byte = bytes[position]
        switch (byte, place) {
        case (UInt8(ascii: "\\"), _):
            guard position + 1 < bytes.count else { throw .trailingBackslash }
            text.append(bytes[position + 1])
            position += 2
        case (UInt8(ascii: ":"), .scheme) where !template.pieces.isEmpty:
            text.append(byte)
            position += 1
            place = .path
            if bytes[position...].starts(with: "//".utf8) { enterHost() }
        case (UInt8(ascii: ":"), _)
        where position + 1 < bytes.count && RoutePatternParser.isNameStart(bytes[position + 1]):
            try parseCapture(of: Self.isName)
        case (UInt8(ascii: ":"), _) where groupNumber != nil: try parseCapture(of: URLCharacters.isDigit)
        case (UInt8(ascii: "$"), _):
            if let groupNumber { throw .dollar(groupNumber) }
            text.append(byte)
            position += 1
        case (UInt8(ascii: "*"), .path), (UInt8(ascii: "*"), .host): try parseWildcard()
        case (UInt8(ascii: "/"), .host): enter(.path, byte)
        case (UInt8(ascii: "?"), .host), (UInt8(ascii: "?"), .path): enterQuery()
        case (UInt8(ascii: "#"), .host), (UInt8(ascii: "#"), .path), (UInt8(ascii: "#"), .query): enterFragment()
        default:
            text.append(byte)
            position += 1
        }
    }

    /// The digits at the next position, if they are the number of a group without a name in an expression.
    private var groupNumber: String? {
        guard source.pattern.regex != nil else { return nil }
        let digits = String(decoding: bytes[(position + 1)...].prefix(while: URLCharacters.isDigit), as: UTF8.self)
        return source.pattern.captures.contains { $0.name == digits } ? digits : nil
    }

    private mutating func enter(_ next: URLTemplate.Place, _ byte: UInt8) {
        text.append(byte)
        position += 1
        place = next
    }

    private mutating func enterQuery() {
        flush()
        template.pathEnd = template.pieces.count
        place = .query
        position += 1
        // A question mark without anything after it drops the query.
        template.dropsQuery = position == bytes.count || bytes[position] == UInt8(ascii: "#")
        if !template.dropsQuery { text = [UInt8(ascii: "?")] }
    }

    private mutating func enterFragment() {
        flush()
        if place != .query { template.pathEnd = template.pieces.count }
        template.fragmentStart = template.pieces.count
        enter(.fragment, UInt8(ascii: "#"))
    }

    /// Parses a capture whose name has only certain bytes.
    private mutating func parseCapture(of isName: (UInt8) -> Bool) throws(RewriteTargetProblem) {
        let start = position + 1
        position = start
        while position < bytes.count, isName(bytes[position]) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
            guard isPattern else { throw .constraint(name) }
            skipConstraint()
        }
        let mark = position < bytes.count ? bytes[position] : 0
        guard let index = source.pattern.captures.firstIndex(where: { $0.name == name }) else {
            guard isPattern, isMark(mark), mark != UInt8(ascii: "+") else { throw .unknownCapture(name) }
            // An absent part leaves no slash.
            position += 1
            if place == .path, text.last == UInt8(ascii: "/") { text.removeLast() }
            return
        }
        // The capture may also have the mark that it has in a pattern.
        let capture = source.pattern.captures[index]
        if isPattern ? isMark(mark) : mark == self.mark(of: capture) {
            position += 1
        } else if capture.kind == .optional || capture.kind == .any {
            unmarked.append(capture)
        }
        try add(index, writtenAs: ":\(name)")
    }

    /// Whether a byte after a capture of a pattern belongs to the capture: a question mark may also begin the query.
    private func isMark(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") { return true }
        let next = position + 1
        return byte == UInt8(ascii: "?") && (next == bytes.count || "/?#".utf8.contains(bytes[next]))
    }

    private mutating func skipConstraint() {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return }
        }
    }

    private func mark(of capture: RoutePattern.Capture) -> UInt8? {
        switch capture.kind {
        case .one: nil
        case .optional: UInt8(ascii: "?")
        case .any: UInt8(ascii: "*")
        case .some: UInt8(ascii: "+")
        }
    }

    private mutating func parseWildcard() throws(RewriteTargetProblem) {
        let start = position
        while position < bytes.count, bytes[position] == UInt8(ascii: "*") { position += 1 }
        let isWhole =
            (start == 0 || bytes[start - 1] == UInt8(ascii: "/"))
            && (position == bytes.count || "/?#".utf8.contains(bytes[position]))
        guard isWhole, position - start <= 2 else {
            throw .partialWildcard
        }
        guard let index = wildcards.popFirst() else {
            throw .tooManyWildcards
        }
        try add(index, writtenAs: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func add(_ index: Int, writtenAs text: String) throws(RewriteTargetProblem) {
        if place == .host, !isPattern, source.pattern.path.contains(where: { mayHaveSlashes($0, index) }) {
            throw .hostWithSlashes(text)
        }
        flush()
        let capture = source.pattern.captures[index]
        template.pieces.append(
            .capture(
                RewriteTemplate.Capture(
                    index: index,
                    name: capture.name,
                    place: place,
                    hasDataSlashes: capture.place == .query || capture.place == .fragment
                )
            )
        )
    }

    /// Whether a component of the source is a capture that may take several components.
    private func mayHaveSlashes(_ component: PatternComponent, _ index: Int) -> Bool {
        guard case .capture(index, let expression) = component else { return false }
        let kind = source.pattern.captures[index].kind
        return kind == .any || kind == .some || expression?.canContainSlash ?? false
    }

    private mutating func flush() {
        if !text.isEmpty { template.pieces.append(.text(text)) }
        text = []
    }

    private static func isName(_ byte: UInt8) -> Bool {
        RoutePatternParser.isNameStart(byte) || URLCharacters.isDigit(byte)
    }
}

extension RewriteTemplate {
    /// Parses the target of a rule.
    ///
    /// - Parameters:
    ///   - text: The target.
    ///   - source: The pattern with its captures.
    ///   - isPattern: Whether the target is a route's pattern, whose constraints are ignored, and whose optional
    ///     captures may differ from those of the source.
    /// - Throws: ``RewriteTargetProblem``.
    package init(_ text: String, _ source: RewriteSource, isPattern: Bool = false) throws(RewriteTargetProblem) {
        var parser = RewriteTemplateParser(text, source, isPattern: isPattern)
        self = try parser.parse()
    }
}
