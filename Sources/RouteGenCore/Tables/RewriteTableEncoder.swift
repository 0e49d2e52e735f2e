import RoutePatterns
import RouteTables

/// Compiles rewriting rules into the data that a ``RewriteTable`` reads.
package struct RewriteTableEncoder {
    private typealias Layout = RewriteTableLayout

    private var matcher = RouteMatcherEncoder()
    private var sources: [RoutePattern] = []
    private var rules: [UInt8] = []
    private var templates = URLTemplateWriter()
    private var texts = PackedTexts()

    package init() {}

    /// Adds a rule; rules apply in the order in which they are added.
    ///
    /// - Parameters:
    ///   - source: Its source, read.
    ///   - template: Its target, read.
    ///   - text: Both as they are written.
    ///   - origins: The callers to which it applies, besides the app.
    package mutating func add(
        _ source: RewriteSource,
        _ template: RewriteTemplate,
        text: (source: String, target: String),
        origins: Set<RouteOrigin>
    ) {
        matcher.add(source.pattern)
        sources.append(source.pattern)
        for text in [text.source, text.target] { rules += texts.reference(to: text) }
        PackedText.write(templates.add(template), digits: 4, to: &rules)
        PackedText.write(origins.union([.app]).reduce(0) { $0 | $1.bit }, digits: 1, to: &rules)
    }

    /// The tables of the sources and of the targets.
    ///
    /// - Parameter routes: The patterns of the route table, in their order there: which of their URLs rules may take.
    /// - Returns: The characters of both.
    /// - Throws: ``RouteTableError`` if the sources overlap in too many ways.
    package func encode(routes: [RoutePattern]) throws(RouteTableError) -> (sources: [UInt8], targets: [UInt8]) {
        let entries = entries(routes)
        let entryStart = Layout.Header.size + rules.count
        let textStart = entryStart + entries.count
        var header: [UInt8] = []
        for number in [sources.count, entryStart, textStart, textStart + texts.bytes.count] {
            PackedText.write(number, digits: 4, to: &header)
        }
        return (try matcher.encode(), header + rules + entries + texts.bytes + templates.characters)
    }

    /// The bits of a route: whether a rule may take a URL that matches it, and one that a typed call writes.
    ///
    /// No URL is written for a regular expression, or for a pattern with the component `*`: typed calls of these are not
    /// rewritten.
    private func bits(of route: RoutePattern) -> Int {
        guard sources.contains(where: { $0.mayMatch(urlsOf: route, withScheme: true) }) else { return 0 }
        guard (try? route.template())?.problem == nil, sources.contains(where: { $0.mayMatch(urlsOf: route) }) else {
            return 1
        }
        return 1 | 1 << Layout.patternsPerDigit
    }

    /// The bits of all routes.
    private func entries(_ routes: [RoutePattern]) -> [UInt8] {
        var digits: [UInt8] = []
        for start in stride(from: 0, to: routes.count, by: Layout.patternsPerDigit) {
            let group = routes[start...].prefix(Layout.patternsPerDigit)
            let bits = group.enumerated().reduce(0) { $0 | self.bits(of: $1.element) << $1.offset }
            PackedText.write(bits, digits: 1, to: &digits)
        }
        return digits
    }
}
