import RoutePatterns
import RouteTables
import RouterRuntime

/// Reads the target of a rewriting rule.
struct RewriteTemplateParser {
    private let bytes: [UInt8]
    private let source: RewriteSource
    /// Whether the target is a route's pattern: its constraints and its optional captures need not be met by the source.
    private let isPattern: Bool
    private var position = 0
    private var place = RoutePattern.Capture.Place.path
    private var text: [UInt8] = []
    private var wildcards: ArraySlice<Int>
    private(set) var pieces: [RewriteTemplate.Piece] = []
    private(set) var pathEnd = 0
    private(set) var fragmentStart = 0
    private(set) var dropsQuery = false
    private(set) var hasScheme = false
    private(set) var hasHost = false

    init(_ text: String, _ source: RewriteSource, isPattern: Bool) {
        self.isPattern = isPattern
        bytes = Array(text.utf8)
        self.source = source
        wildcards = source.wildcards[...]
    }

    mutating func parse() throws {
        parseStart()
        while position < bytes.count { try parseNext() }
        flush()
        if place == .scheme || place == .host || place == .path { pathEnd = pieces.count }
        if place != .fragment { fragmentStart = pieces.count }
    }

    /// Finds out whether the target begins with a scheme, a host or a path.
    private mutating func parseStart() {
        if bytes.starts(with: [0x2F, 0x2F]) {
            enterHost()
        } else if let colon = bytes.firstIndex(of: 0x3A), colon > 0,
            bytes[..<colon].allSatisfy(URLCharacters.isSchemeByte)
        {
            hasScheme = true
            text += bytes[...colon]
            position = colon + 1
            if bytes[position...].starts(with: [0x2F, 0x2F]) { enterHost() }
        } else if bytes.first == 0x3A, hasSchemeColon {
            hasScheme = true
            place = .scheme
        }
    }

    private mutating func enterHost() {
        hasHost = true
        text += [0x2F, 0x2F]
        position += 2
        place = .host
    }

    /// Whether the target begins with a capture that is a scheme: `:scheme://`.
    private var hasSchemeColon: Bool {
        let end = bytes.dropFirst().firstIndex { !Self.isName($0) } ?? bytes.endIndex
        return bytes[end...].starts(with: [0x3A])
    }

    private mutating func parseNext() throws {
        let byte = bytes[position]
        switch (byte, place) {
        case (0x5C, _):
            guard position + 1 < bytes.count else { throw invalid(.trailingBackslash) }
            text.append(bytes[position + 1])
            position += 2
        case (0x3A, .scheme) where !pieces.isEmpty:
            text.append(byte)
            position += 1
            place = .path
            if bytes[position...].starts(with: [0x2F, 0x2F]) { enterHost() }
        case (0x3A, _) where position + 1 < bytes.count && RoutePatternParser.isNameStart(bytes[position + 1]):
            try parseCapture()
        case (0x2A, .path), (0x2A, .host): try parseWildcard()
        case (0x2F, .host): enter(.path, byte)
        case (0x3F, .host), (0x3F, .path): enterQuery()
        case (0x23, .host), (0x23, .path), (0x23, .query): enterFragment()
        default:
            text.append(byte)
            position += 1
        }
    }

    private mutating func enter(_ next: RoutePattern.Capture.Place, _ byte: UInt8) {
        text.append(byte)
        position += 1
        place = next
    }

    private mutating func enterQuery() {
        flush()
        pathEnd = pieces.count
        place = .query
        position += 1
        // A question mark with nothing behind it says that there is no query.
        dropsQuery = position == bytes.count || bytes[position] == 0x23
        if !dropsQuery { text = [0x3F] }
    }

    private mutating func enterFragment() {
        flush()
        if place != .query { pathEnd = pieces.count }
        fragmentStart = pieces.count
        enter(.fragment, 0x23)
    }

    private mutating func parseCapture() throws {
        let start = position + 1
        position = start
        while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if position < bytes.count, bytes[position] == 0x28 {
            guard isPattern else { throw invalid(.constraint(name)) }
            skipConstraint()
        }
        let mark = position < bytes.count ? bytes[position] : 0
        guard let index = source.pattern.captures.firstIndex(where: { $0.name == name }) else {
            guard isPattern, isMark(mark), mark != 0x2B else { throw invalid(.unknownCapture(name)) }
            // What may be left out is left out, with its slash.
            position += 1
            if place == .path, text.last == 0x2F { text.removeLast() }
            return
        }
        // The mark that the capture has in a pattern may stand here too.
        if isPattern ? isMark(mark) : mark == self.mark(of: source.pattern.captures[index]) { position += 1 }
        add(index)
    }

    /// Whether a byte behind a capture of a pattern belongs to it; a question mark may also begin the query.
    private func isMark(_ byte: UInt8) -> Bool {
        if byte == 0x2A || byte == 0x2B { return true }
        let next = position + 1
        return byte == 0x3F && (next == bytes.count || [0x2F, 0x3F, 0x23].contains(bytes[next]))
    }

    private mutating func skipConstraint() {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case 0x5C: position += 1
            case 0x28: depth += 1
            case 0x29: depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return }
        }
    }

    private func mark(of capture: RoutePattern.Capture) -> UInt8? {
        switch capture.kind {
        case .one: nil
        case .optional: 0x3F
        case .any: 0x2A
        case .some: 0x2B
        }
    }

    private mutating func parseWildcard() throws {
        let start = position
        while position < bytes.count, bytes[position] == 0x2A { position += 1 }
        let isWhole =
            (start == 0 || bytes[start - 1] == 0x2F)
            && (position == bytes.count || [0x2F, 0x3F, 0x23].contains(bytes[position]))
        guard isWhole, position - start <= 2 else {
            throw invalid(.partialWildcard)
        }
        guard let index = wildcards.popFirst() else {
            throw invalid(.tooManyWildcards)
        }
        add(index)
    }

    private mutating func add(_ capture: Int) {
        flush()
        pieces.append(.capture(capture, place))
    }

    private mutating func flush() {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
    }

    private func invalid(_ problem: RewriteTargetProblem) -> RouterError {
        RouterError(.invalidRule, .invalidTarget(String(decoding: bytes, as: UTF8.self), problem))
    }

    private static func isName(_ byte: UInt8) -> Bool {
        RoutePatternParser.isNameStart(byte) || URLCharacters.isDigit(byte)
    }
}
