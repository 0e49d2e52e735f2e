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
            for match in matcher.matches(url).sorted(by: { $0.patternIndex < $1.patternIndex }) {
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
        targets.rewriteText(at: targets.rewriteRule(rule) &+ Layout.Rule.source)
    }

    /// The target of a rule as it is written.
    package func target(ofRule rule: Int) -> String {
        targets.rewriteText(at: targets.rewriteRule(rule) &+ Layout.Rule.target)
    }
}

extension PackedText {
    /// The offset of a rule's record.
    fileprivate func rewriteRule(_ rule: Int) -> Int {
        number4(at: RewriteTableLayout.Header.rules) &+ rule &* RewriteTableLayout.Rule.size
    }

    /// The text that the offset and the length at a place refer to.
    fileprivate func rewriteText(at reference: Int) -> String {
        text(
            at: number4(at: RewriteTableLayout.Header.text) &+ number4(at: reference),
            length: number4(at: reference &+ 4)
        )
    }
}

extension RewriteTemplate {
    private typealias Layout = RewriteTableLayout

    /// Reads the target of a rule.
    fileprivate init(_ data: PackedText, rule: Int) {
        let record = data.rewriteRule(rule)
        func number(_ field: Int) -> Int { data.number4(at: record &+ field) }
        let flags = data.digit(at: record &+ Layout.Rule.flags)
        hasScheme = flags & Layout.Flags.scheme != 0
        hasHost = flags & Layout.Flags.host != 0
        dropsQuery = flags & Layout.Flags.dropsQuery != 0
        pathEnd = number(Layout.Rule.pathEnd)
        fragmentStart = number(Layout.Rule.fragmentStart)
        let pieces = data.number4(at: Layout.Header.pieces)
        self.pieces = (0..<number(Layout.Rule.pieceCount)).map { index in
            Self.piece(data, pieces &+ (number(Layout.Rule.firstPiece) &+ index) &* Layout.Piece.size)
        }
        let names = data.number4(at: Layout.Header.names)
        consumedItems = (0..<number(Layout.Rule.nameCount)).map { index in
            data.rewriteText(at: names &+ (number(Layout.Rule.firstName) &+ index) &* Layout.Name.size)
        }
    }

    private static func piece(_ data: PackedText, _ record: Int) -> Piece {
        let text = data.rewriteText(at: record &+ Layout.Piece.text)
        guard let place = URLTemplate.Place(rawValue: data.digit(at: record &+ Layout.Piece.place) - 1) else {
            return .text(Array(text.utf8))
        }
        return .capture(
            Capture(
                index: data.number4(at: record &+ Layout.Piece.capture),
                name: text,
                place: place,
                hasDataSlashes: data.digit(at: record &+ Layout.Piece.hasDataSlashes) == 1
            )
        )
    }
}
