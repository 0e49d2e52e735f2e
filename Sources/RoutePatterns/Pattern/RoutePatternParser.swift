import RouteTables

/// Parses a pattern, part by part from the left.
package struct RoutePatternParser {
    /// The maximum number of components in a path or fragment.
    package static let componentLimit = 200
    /// The maximum number of captures in a pattern.
    static let captureLimit = 64
    /// The maximum length of a pattern, in bytes.
    static let lengthLimit = 20_000
    /// The number of characters that an expression, and the whole pattern, may expand to without a check of its
    /// automaton.
    static let evidentlySmallWeight = (one: 8, all: 40)

    let bytes: [UInt8]
    var position = 0

    var scheme: PatternComponent?
    var host: PatternComponent?
    var path: [PatternComponent] = []
    var query: [PatternQueryItem] = []
    var fragment: [PatternComponent]?
    var regex: RegularExpression?
    var captures: [RoutePattern.Capture] = []
    /// The ranges of the components, the scheme, the host and the values of the query in the pattern.
    var parts: [(place: RoutePattern.Capture.Place, range: Range<Int>)] = []
    /// The canonical form of the parsed part of the pattern.
    var canonical: [UInt8] = []
    /// The end of the component's canonical form, which may change the meaning of a following literal.
    var ending = Ending.literal
    /// Whether the components of an optional group are parsed, which a parenthesis ends.
    var isInOptionalGroup = false
    /// The automata of the expressions that could be large, which were compiled to find out.
    private(set) var automata = ExpressionAutomata()
    /// Whether expressions may be large, because an earlier parse of the string has checked them.
    private let checksSizes: Bool
    /// Whether the path is compared without regard to the case of ASCII letters, and so is a whole `regex` route.
    ///
    /// Literals are then in lower case, and expressions accept both cases of each letter that they contain.
    let ignoresCase: Bool
    /// The number of parts in all expressions so far.
    private var size = 0
    private var weight = 0
    private let budget = WorkBudget(WorkBudget.pattern)

    /// Prepares to parse a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - checksSizes: Whether to check that expressions are not too large. A pattern that was parsed before needs no
    ///     check.
    ///   - ignoresCase: Whether the path is compared without regard to case.
    init(_ text: String, checksSizes: Bool = true, ignoresCase: Bool = false) {
        bytes = Array(text.utf8)
        self.checksSizes = checksSizes
        self.ignoresCase = ignoresCase
    }

    /// Whether the literals of a part of the URL are in lower case.
    func isFolded(_ place: RoutePattern.Capture.Place) -> Bool {
        place == .host || place == .scheme || place == .path && ignoresCase
    }

    /// An expression that accepts both cases of each letter, if case does not matter in its part of the path.
    func ignoringCase(
        _ expression: RegularExpression,
        in place: RoutePattern.Capture.Place
    ) -> RegularExpression {
        ignoresCase && place == .path ? expression.mapSets(\.withBothCases) : expression
    }

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }
    func peek(_ distance: Int) -> UInt8? { position + distance < bytes.count ? bytes[position + distance] : nil }

    func error(
        _ message: String,
        at offset: Int? = nil,
        length: Int = 1,
        help: String? = nil
    ) -> RoutePatternError {
        RoutePatternError(message, at: offset ?? position, length: length, help: help)
    }

    /// Whether a byte can begin a name, as in Swift: a letter, an underscore, or a part of a character beyond ASCII.
    package static func isNameStart(_ byte: UInt8?) -> Bool {
        byte.map { URLCharacters.isLetter($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 } ?? false
    }

    /// Parses a pattern.
    mutating func parse() throws(RoutePatternError) {
        try checkLength()
        if bytes.starts(with: RoutePattern.regexPrefix.utf8) {
            try parseRegex(from: RoutePattern.regexPrefix.utf8.count)
            return
        }
        try checkCharacters()
        if let end = schemeEnd() { try parseScheme(end) }
        if current == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") { try parseHost() }
        try parsePath()
        if current == UInt8(ascii: "?") { try parseQuery(after: path.last ?? host) }
        if current == UInt8(ascii: "#") { try parseFragment() }
        try checkVariants()
    }

    /// Each optional part doubles the number of variants, each of which is compiled.
    private func checkVariants() throws(RoutePatternError) {
        guard checksSizes else { return }
        let all = path + (fragment ?? [])
        let count = all.reduce(1) { RegularExpression.Size.product($0, $1.mayBeLeftOut(captures) ? 2 : 1) }
        guard count > PatternVariant.limit else { return }
        var classes = ConstraintClasses()
        let paths = PatternVariant.variants(of: path, captures: captures, classes: &classes)
        let fragments = fragment.map { PatternVariant.variants(of: $0, captures: captures, classes: &classes) }
        guard paths.count * (fragments?.count ?? 1) > PatternVariant.limit else { return }
        throw error(
            "the optional parts have \(Automaton.TooLarge.size(count)) combinations; "
                + "at most \(PatternVariant.limit) are allowed",
            at: 0,
            length: bytes.count,
            help: "write a pattern for each combination that matters"
        )
    }

    /// Parses the expression of a `regex` route, from an offset to the end.
    mutating func parseRegex(from start: Int) throws(RoutePatternError) {
        try checkLength()
        guard bytes.count > start else {
            throw error("the regular expression is empty", at: start, help: "'.*' matches every URL")
        }
        var parser = RegularExpressionParser(
            bytes,
            from: start,
            numbersGroups: true,
            decodesDelimiters: false,
            isFolded: ignoresCase
        )
        let expression = ignoringCase(try parser.alternatives(), in: .path)
        guard parser.position == bytes.count else {
            throw error("')' has no matching '('", at: parser.position, help: "write '\\)' for the character")
        }
        try checkSize(expression, from: start, to: bytes.count)
        guard parser.groups.count <= Self.captureLimit else {
            let first = parser.groups[Self.captureLimit]
            throw error(
                "a pattern has at most \(Self.captureLimit) captures",
                at: first.offset,
                help: "write '(?:' for a group whose value is not needed"
            )
        }
        regex = expression
        let present = expression.groupsThatAlwaysMatch
        captures = parser.groups.enumerated().map { index, group in
            RoutePattern.Capture(
                name: group.name ?? String(index + 1),
                kind: present.contains(index + 1) ? .one : .optional,
                constraint: nil,
                place: .url,
                offset: group.offset
            )
        }
        canonical = Array(RoutePattern.regexPrefix.utf8) + bytes[start...]
    }

    private func checkLength() throws(RoutePatternError) {
        guard bytes.count > Self.lengthLimit else { return }
        throw error(
            "the pattern has \(Automaton.TooLarge.grouped(bytes.count)) bytes; "
                + "at most \(Automaton.TooLarge.grouped(Self.lengthLimit)) are allowed",
            at: Self.lengthLimit,
            length: bytes.count - Self.lengthLimit
        )
    }

    private func checkCharacters() throws(RoutePatternError) {
        guard !bytes.isEmpty else { throw error("the pattern is empty", help: "the root is '/'") }
        for (offset, byte) in bytes.enumerated() where byte <= 0x20 || byte == 0x7F {
            throw error(
                byte == UInt8(ascii: " ") || byte == 0x09
                    ? "a pattern cannot contain white space" : "a pattern cannot contain control characters",
                at: offset,
                help: "write '\(String(decoding: URLCharacters.escape(byte), as: UTF8.self))' for the character"
            )
        }
    }

    /// A regular expression may be short and need a huge automaton.
    ///
    /// It is rejected here rather than later.
    mutating func checkSize(_ expression: RegularExpression, from begin: Int, to end: Int) throws(RoutePatternError) {
        guard checksSizes else { return }
        let ownSize = expression.size
        do {
            size = RegularExpression.Size.sum(size, ownSize)
            guard size <= Program.patternLimit else {
                throw Automaton.TooLarge(.parts, needed: size, limit: Program.patternLimit)
            }
            weight += expression.weight
            if expression.weight > Self.evidentlySmallWeight.one || weight > Self.evidentlySmallWeight.all {
                _ = try automata.automaton(of: expression, budget: budget)
            }
        } catch {
            let isAlone = size == ownSize
            throw self.error(
                "\(isAlone ? "the expression" : "the pattern, up to this expression,") \(error)",
                at: begin,
                length: end - begin,
                help: "reduce its counts, and check the rest in the handler"
            )
        }
    }

    // MARK: Scheme and host

    /// The offset of the scheme's colon, if the pattern names a scheme.
    ///
    /// A name follows the colon of a capture, but not that of a scheme.
    private func schemeEnd() -> Int? {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : nil
            switch byte {
            case UInt8(ascii: ":"):
                if !Self.isNameStart(next) { return index == 0 ? nil : index }
                index += 1
                while index < bytes.count, Self.isNameStart(bytes[index]) || URLCharacters.isDigit(bytes[index]) {
                    index += 1
                }
            case UInt8(ascii: "\\"):
                // The search ends at a character that no scheme contains.
                guard next.map(URLCharacters.isSchemeByte) ?? false else { return nil }
                index += 2
            case UInt8(ascii: "("):
                guard let close = closing(of: index) else { return nil }
                index = close + 1
            case UInt8(ascii: "?") where index > 0 && bytes[index - 1] == UInt8(ascii: ")"): index += 1
            case UInt8(ascii: "*"): index += 1
            case _ where URLCharacters.isSchemeByte(byte): index += 1
            default: return nil
            }
        }
        return nil
    }

    /// The offset of the parenthesis that closes the one at `open`.
    func closing(of open: Int) -> Int? {
        var depth = 0
        var index = open
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    private mutating func parseScheme(_ end: Int) throws(RoutePatternError) {
        let begin = position
        let component = try component(in: .scheme, until: end)
        if case .literal(let text) = component, !(text.first.map(URLCharacters.isLetter) ?? false) {
            throw error(
                "a scheme must begin with a letter",
                at: begin,
                length: end - begin,
                help: "write '\\:' for the character, or remove the scheme to match the app's own"
            )
        }
        try refuseSeveral(component, "the scheme", begin)
        scheme = component
        position = end + 1
        canonical.append(UInt8(ascii: ":"))
    }

    private mutating func parseHost() throws(RoutePatternError) {
        position += 2
        canonical += "//".utf8
        let begin = position
        if current == nil || current == UInt8(ascii: "/") || current == UInt8(ascii: "?")
            || current == UInt8(ascii: "#") || beginsOptionalComponents
        {
            // An empty host is no host.
            canonical.removeLast(2)
            return
        }
        if parseOtherForm(ofHostAt: begin) { return }
        let component = try component(in: .host, until: nil)
        if let at = userInformationEnd(in: begin..<position) {
            throw error(
                "a host cannot contain user information",
                at: begin,
                length: at + 1 - begin,
                help: "remove everything up to and including '@'"
            )
        }
        // No URL has such a host: RFC 3986 allows the bracket only around an IP address.
        if case .literal(let text) = component, text.first == UInt8(ascii: "["), !text.contains(UInt8(ascii: "]")) {
            throw error(
                "the '[' of the host has no matching ']'",
                at: begin,
                length: position - begin,
                help: "an IP address is written as in '//[::1]/status'"
            )
        }
        try refuseSeveral(component, "the host", begin)
        host = component
    }

    /// Parses a host that is a name alone if URLs are matched with another form of it; see ``HostName``.
    ///
    /// - Returns: Whether it is such a host.
    private mutating func parseOtherForm(ofHostAt begin: Int) -> Bool {
        let end = bytes[begin...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
        let name = bytes[begin..<end]
        for index in name.indices where "\\(){}<>[]|*+@:".utf8.contains(bytes[index]) {
            // Before a port, it begins no capture.
            let isColonOfPort =
                bytes[index] == UInt8(ascii: ":") && !Self.isNameStart(index + 1 < end ? bytes[index + 1] : nil)
            if !isColonOfPort { return false }
        }
        var scheme: [UInt8] = []
        if case .literal(let text) = self.scheme { scheme = text }
        guard let other = HostName.normalized(Array(name), scheme: scheme) else { return false }
        let text = CanonicalBytes.array(other, .folded)
        host = .literal(text)
        parts.append((.host, begin..<end))
        appendLiteral(text, in: .host, isLast: true)
        position = end
        return true
    }

    /// The place of an `@` in a host, before the first constraint or group.
    ///
    /// Escaped or not, the characters before it would be user information in each URL that is written for the pattern.
    private func userInformationEnd(in host: Range<Int>) -> Int? {
        var index = host.lowerBound
        while index < host.upperBound, bytes[index] != UInt8(ascii: "(") {
            if bytes[index] == UInt8(ascii: "\\") { index += 1 }
            if index < host.upperBound, bytes[index] == UInt8(ascii: "@") { return index }
            index += 1
        }
        return nil
    }

    private func refuseSeveral(
        _ component: PatternComponent,
        _ what: String,
        _ begin: Int
    ) throws(RoutePatternError) {
        switch component {
        case .rest:
            throw error("'**' cannot be \(what)", at: begin, length: 2, help: "write '*' for any one")
        case .capture(let index, _) where captures[index].kind != .one:
            throw error(
                "\(what) cannot be optional or repeated",
                at: begin,
                length: position - begin,
                help: "remove the quantifier"
            )
        default: break
        }
    }
}

extension RegularExpression {
    /// The numbers of the groups that every match contains.
    fileprivate var groupsThatAlwaysMatch: Set<Int> {
        folded { expression, parts in
            switch expression {
            case .empty, .set, .mark: []
            case .sequence: parts.reduce(into: []) { $0.formUnion($1) }
            case .choice: parts.dropFirst().reduce(parts.first ?? []) { $0.intersection($1) }
            case .repeated(_, let minimum, _, _): minimum > 0 ? parts[0] : []
            case .group(_, let number): parts[0].union([number])
            }
        }
    }

    /// The number of characters with all counts expanded.
    fileprivate var weight: Int {
        folded { expression, parts in
            switch expression {
            case .empty, .mark, .set: 1
            case .sequence, .choice: parts.reduce(0, Size.sum)
            case .repeated(_, let minimum, let maximum, _): Size.product(parts[0], max(1, maximum ?? minimum))
            case .group: parts[0]
            }
        }
    }
}

extension PatternComponent {
    /// Whether it may take no component.
    fileprivate func mayBeLeftOut(_ captures: [RoutePattern.Capture]) -> Bool {
        switch self {
        case .rest, .optional: true
        case .capture(let index, let expression):
            captures[index].kind == .optional || captures[index].kind == .any
                || expression.map { $0.canContainSlash && $0.matchesEmpty } ?? false
        case .literal, .text, .any: false
        }
    }
}
