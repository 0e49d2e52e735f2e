/// The rewriting rules of an app's configuration, as generated code stores them.
///
/// Generated code uses it.
///
/// The patterns of the rules are compiled into the same kind of table as routes, and their targets into packed text.
/// Both are read in place. Of the rules that match a URL, the first one that changes it applies.
public struct RewriteTable: Sendable {
    /// The result of rewriting a URL.
    package struct Step: Hashable, Sendable {
        /// The index of the rule.
        package let rule: Int
        /// The new URL.
        package let url: String
    }

    /// How many hops rewriting, relocation and redirects may cause together.
    package static let hopLimit = 10

    private typealias Layout = RewriteTableLayout

    private let matcher: RouteMatcher
    private let targets: PackedText
    /// It is a closure, so that only a program that creates such a table links the code that writes URLs.
    private let follow: @Sendable (RouteURL, String) throws(RewriteTemplate.UnsuitableScheme) -> Step?

    /// Creates a table of static rules.
    ///
    /// Generated code uses it.
    ///
    /// It reads nothing.
    ///
    /// - Parameters:
    ///   - sources: The compiled patterns. A table of another version of this package matches nothing.
    ///   - targets: The target of each rule, packed.
    public init(sources: StaticString, targets: StaticString) {
        self.init(RouteMatcher(sources), PackedText(targets))
    }

    package init(_ matcher: RouteMatcher, _ targets: PackedText) {
        self.matcher = matcher
        self.targets = targets
        follow = { url, text throws(RewriteTemplate.UnsuitableScheme) in
            let matches = matcher.matches(url)
            // Each sort of another type than `Int` adds code to every app, so a number has both: the rule and the place.
            for key in matches.indices.map({ matches[$0].patternIndex << 32 | $0 }).sorted() {
                let match = matches[key & 0xFFFF_FFFF]
                let target = try RewriteTemplate(targets, rule: match.patternIndex).expand(match)
                if target != text { return Step(rule: match.patternIndex, url: target) }
            }
            return nil
        }
    }

    /// Whether a rule matches a URL.
    package func takes(_ url: RouteURL) -> Bool {
        matcher.firstFound(in: url) != nil
    }

    /// The result of the first rule that changes a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - text: The URL as it was written, before own links were replaced.
    /// - Returns: The new URL; `nil` if no rule changes it.
    /// - Throws: `RewriteTemplate.UnsuitableScheme` if a captured text cannot be a scheme.
    package func step(
        from url: RouteURL,
        writtenAs text: String
    ) throws(RewriteTemplate.UnsuitableScheme) -> Step? {
        try follow(url, text)
    }

    /// Whether a rule may take a URL that is written for a pattern of the route table.
    package func mayTake(urlsOfPattern patternIndex: Int) -> Bool {
        let place = targets.number4(at: Layout.Header.patterns) &+ patternIndex / Layout.patternsPerDigit
        return targets.digit(at: place) &>> (patternIndex % Layout.patternsPerDigit) & 1 != 0
    }

    /// The number of rules.
    package var count: Int { targets.number4(at: Layout.Header.ruleCount) }

    /// The source of a rule as it is written.
    package func source(ofRule rule: Int) -> String {
        targets.rewriteRule(rule).text(Layout.Rule.source)
    }

    /// The target of a rule as it is written.
    package func target(ofRule rule: Int) -> String {
        targets.rewriteRule(rule).text(Layout.Rule.target)
    }
}

extension PackedText {
    /// The record of a rule.
    fileprivate func rewriteRule(_ rule: Int) -> PackedRecord {
        rewriteRecord(rule, in: RewriteTableLayout.Header.rules, size: RewriteTableLayout.Rule.size)
    }

    /// A record of a list, whose place is in the header.
    fileprivate func rewriteRecord(_ index: Int, in list: Int, size: Int) -> PackedRecord {
        let offset = number4(at: list) &+ index &* size
        return PackedRecord(self, at: offset, texts: number4(at: RewriteTableLayout.Header.text))
    }
}

extension RewriteTemplate {
    private typealias Layout = RewriteTableLayout

    /// Reads the target of a rule.
    fileprivate init(_ data: PackedText, rule: Int) {
        let rule = data.rewriteRule(rule)
        let flags = rule.digit(Layout.Rule.flags)
        hasScheme = flags & Layout.Flags.scheme != 0
        hasHost = flags & Layout.Flags.host != 0
        dropsQuery = flags & Layout.Flags.dropsQuery != 0
        pathEnd = rule.number(Layout.Rule.pathEnd)
        fragmentStart = rule.number(Layout.Rule.fragmentStart)
        let (first, firstName) = (
            rule.number(Layout.Rule.firstPiece), rule.number(Layout.Rule.firstName)
        )
        pieces = (first..<first + rule.number(Layout.Rule.pieceCount)).map {
            Self.piece(data.rewriteRecord($0, in: Layout.Header.pieces, size: Layout.Piece.size))
        }
        consumedItems = (firstName..<firstName + rule.number(Layout.Rule.nameCount)).map {
            data.rewriteRecord($0, in: Layout.Header.names, size: Layout.Name.size).text(0)
        }
    }

    private static func piece(_ record: PackedRecord) -> Piece {
        let text = record.text(Layout.Piece.text)
        guard let place = URLTemplate.Place(rawValue: record.digit(Layout.Piece.place) - 1) else {
            return .text(Array(text.utf8))
        }
        let hasDataSlashes = record.digit(Layout.Piece.hasDataSlashes) == 1
        let index = record.number(Layout.Piece.capture)
        return .capture(Capture(index: index, name: text, place: place, hasDataSlashes: hasDataSlashes))
    }
}
