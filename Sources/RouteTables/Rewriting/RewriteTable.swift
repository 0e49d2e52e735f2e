/// The rewriting rules of an app's configuration, as generated code stores them.
///
/// Generated code uses it.
///
/// The patterns of the rules are compiled into the same kind of table as routes, and their targets into packed data.
/// Both are read in place. Of the rules that match a URL, the first one that changes it applies.
public struct RewriteTable: Sendable {
    /// The result of rewriting a URL: the index of the rule, and the new URL.
    package typealias Step = (rule: Int, url: String)

    /// How many hops rewriting, relocation and redirects may cause together.
    package static var hopLimit: Int { 10 }

    private typealias Layout = RewriteTableLayout

    private let matcher: RouteMatcher
    private let targets: PackedText

    /// Creates a table of static rules.
    ///
    /// Generated code uses it.
    ///
    /// It reads nothing.
    ///
    /// - Parameters:
    ///   - sources: The compiled patterns.
    ///   - targets: The target of each rule, packed.
    public init(sources: StaticString, targets: StaticString) {
        self.init(RouteMatcher(sources), PackedText(targets))
    }

    package init(_ matcher: RouteMatcher, _ targets: PackedText) {
        self.matcher = matcher
        self.targets = targets
    }

    /// Whether a rule matches a URL, for any caller.
    package func takes(_ url: RouteURL) -> Bool {
        matcher.firstFound(in: url) != nil
    }

    /// The result of the first rule that changes a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - text: The URL as it was written, before own links were replaced.
    ///   - origin: The caller.
    /// - Returns: The new URL; `nil` if no rule that applies to the caller changes it.
    /// - Throws: ``RouteURLWritingError`` if a captured string cannot be a scheme.
    /// - Complexity: O(*n* · *m*) in the length of the URL and the number of rules that match it.
    package func step(
        from url: RouteURL,
        writtenAs text: String,
        for origin: RouteOrigin
    ) throws(RouteURLWritingError) -> Step? {
        let matches = matcher.matches(url)
        var last = -1
        // In the order of the rules.
        while true {
            var next: Int?
            for (index, match) in matches.enumerated() where match.patternIndex > last {
                if let known = next, matches[known].patternIndex < match.patternIndex { continue }
                next = index
            }
            guard let next else { return nil }
            last = matches[next].patternIndex
            guard rule(last).digit(Layout.Rule.origins) & origin.bit != 0 else { continue }
            let target = try template(ofRule: last).url(of: matches[next]).string
            if target != text { return (last, target) }
        }
    }

    private func template(ofRule rule: Int) -> URLTemplate {
        let templates = targets.part(from: targets.number4(at: Layout.Header.templates))
        return URLTemplate(templates, at: self.rule(rule).number(Layout.Rule.template))
    }

    /// The names of values that a rule renames, each with its new name.
    package func renamings(ofRule rule: Int) -> [ItemRenaming] { template(ofRule: rule).renamings }

    private func rule(_ rule: Int) -> PackedRecord {
        let offset = Layout.Header.size &+ rule &* Layout.Rule.size
        return PackedRecord(targets, at: offset, texts: targets.number4(at: Layout.Header.text))
    }

    /// Whether a rule may take a URL that matches a pattern of the route table.
    package func mayTake(urlsOfPattern patternIndex: Int) -> Bool { bits(ofPattern: patternIndex) & 1 != 0 }

    /// Whether a rule may take the URL that a typed call writes for a pattern of the route table.
    package func mayTake(typedCallsOfPattern patternIndex: Int) -> Bool {
        bits(ofPattern: patternIndex) &>> Layout.patternsPerDigit & 1 != 0
    }

    private func bits(ofPattern patternIndex: Int) -> Int {
        let place = targets.number4(at: Layout.Header.patterns) &+ patternIndex / Layout.patternsPerDigit
        return targets.digit(at: place) &>> (patternIndex % Layout.patternsPerDigit)
    }

    /// The number of rules.
    package var count: Int {
        targets.bound(targets.number4(at: Layout.Header.ruleCount), at: Layout.Header.size, size: Layout.Rule.size)
    }

    /// The source of a rule as it is written.
    package func source(ofRule rule: Int) -> String {
        self.rule(rule).text(Layout.Rule.source)
    }

    /// The target of a rule as it is written.
    package func target(ofRule rule: Int) -> String {
        self.rule(rule).text(Layout.Rule.target)
    }
}
