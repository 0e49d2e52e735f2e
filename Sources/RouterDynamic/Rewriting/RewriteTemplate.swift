import RoutePatterns
import RouteTables
import RouterRuntime

/// The URL that a rule rewrites to, with places for what its pattern captures.
struct RewriteTemplate: Sendable {
    /// A part of the template.
    enum Piece: Hashable, Sendable {
        case text([UInt8])
        /// What a capture of the source took, for a part of the URL.
        case capture(Int, RoutePattern.Capture.Place)
    }

    let pieces: [Piece]
    /// Scheme, host and path end before this piece.
    let pathEnd: Int
    /// The pieces of the query, and then of the fragment, begin with `?` and `#`.
    let fragmentStart: Int
    let dropsQuery: Bool
    /// Whether the template begins with a scheme, and whether it has a host.
    let hasScheme: Bool
    let hasHost: Bool
    let source: RoutePattern
    /// The names of the query items that the pattern names.
    let consumedItems: Set<String>

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: The target.
    ///   - source: The pattern with what it captures.
    ///   - isPattern: Whether the target is a route's pattern: its constraints are passed over, and its optional captures may be others than
    ///     those of the source.
    /// - Throws: `RouterError` with the code `invalidRule`.
    init(_ text: String, _ source: RewriteSource, isPattern: Bool = false) throws {
        var parser = RewriteTemplateParser(text, source, isPattern: isPattern)
        try parser.parse()
        pieces = parser.pieces
        pathEnd = parser.pathEnd
        fragmentStart = parser.fragmentStart
        dropsQuery = parser.dropsQuery
        hasScheme = parser.hasScheme
        hasHost = parser.hasHost
        self.source = source.pattern
        consumedItems = Set(
            source.pattern.query.map { item in
                item.name.withUnsafeBufferPointer { RouteURL.decoded($0, $0.indices) }
            }
        )
    }

    /// The URL that a match becomes.
    ///
    /// - Throws: `RouterError` with the code `notEncodable` if a captured text cannot be the scheme that it is to be.
    /// - Complexity: In proportion to the length of the URL.
    func expand(_ match: PatternMatch) throws -> String { try expanded(match).string }

    /// The URL that a match becomes, with what it cost.
    func expanded(_ match: PatternMatch) throws -> URLText {
        var output = URLText()
        try append(pieces[..<pathEnd], match, to: &output)
        if !hasHost { output.keepPath(behindScheme: hasScheme) }
        try append(pieces[pathEnd..<fragmentStart], match, to: &output)
        if !dropsQuery { appendQuery(of: match.url, to: &output) }
        if fragmentStart < pieces.count {
            try append(pieces[fragmentStart...], match, to: &output)
        } else {
            match.url.withBytes { bytes in
                let parts = match.url.parts
                if parts.flags.contains(.hasFragment) { output.append(bytes[Int(parts.queryEnd)..<Int(parts.end)]) }
            }
        }
        return output
    }

    private func append(_ pieces: ArraySlice<Piece>, _ match: PatternMatch, to output: inout URLText) throws {
        for (index, piece) in zip(pieces.indices, pieces) {
            switch piece {
            case .text(let text): output.append(text)
            case .capture(let capture, let place):
                let value = CapturedText(match, capture, source.captures[capture].place).spelt(in: place)
                if place == .scheme, !value.allSatisfy(URLCharacters.isSchemeByte) {
                    throw RouterError(
                        .notEncodable,
                        .unsuitableScheme(
                            String(decoding: value, as: UTF8.self),
                            capture: source.captures[capture].name
                        )
                    )
                }
                output.append(value)
                // A component that is not there leaves no slash.
                if place == .path, value.isEmpty, output.last == 0x2F, endsComponent(index, pieces) {
                    output.removeLast()
                }
            }
        }
    }

    private func endsComponent(_ index: Int, _ pieces: ArraySlice<Piece>) -> Bool {
        guard index + 1 < pieces.endIndex else { return true }
        if case .text(let text) = pieces[index + 1] { return text.first == 0x2F }
        return false
    }

    /// Appends the items of the original query that the pattern does not name.
    private func appendQuery(of url: RouteURL, to output: inout URLText) {
        url.withBytes { bytes in
            var items = QueryItems(bytes, url.parts.query)
            // Asked once: a target of many captured components is long.
            var separator: UInt8 = output.hasQuery ? 0x26 : 0x3F
            while let (name, value) = items.next() {
                if !consumedItems.isEmpty, consumedItems.contains(RouteURL.decoded(bytes, name)) { continue }
                output.append(CollectionOfOne(separator))
                output.append(bytes[name.lowerBound..<value.upperBound])
                separator = 0x26
            }
        }
    }
}
