import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Follows rewriting rules from a URL as a router does, with the tables that it reads.
struct RewriteTrial: Sendable {
    private let table: RewriteTable?
    private let routes: RouteMatcher
    private let links: RouteLinks

    init(
        _ rules: [RewriteRule],
        _ routes: CompiledRoutes,
        _ links: [Configuration.Link],
        _ urls: Configuration.URLOptions
    ) {
        table = rules.encoded(routes: []).map { RewriteTable(RouteMatcher($0.sources), PackedText($0.targets)) }
        self.routes = RouteMatcher((try? routes.matcher.get()) ?? [])
        self.links = urls.links(links.map { ($0.prefix.value, $0.replacement) })
    }

    /// The rule that takes a URL, and its result; `nil` if no rule takes the URL.
    func step(_ text: String) -> RewriteTable.Step? {
        guard let table, let url = try? links.reduce(text) else { return nil }
        return (try? table.step(from: url, writtenAs: text)) ?? nil
    }

    /// The steps from a URL, until no rule applies or there are more than a router follows.
    func steps(from text: String) -> [RewriteTable.Step] {
        var steps: [RewriteTable.Step] = []
        while steps.count <= RewriteTable.hopLimit, let next = step(steps.last?.url ?? text) { steps.append(next) }
        return steps
    }

    /// The number of the route that takes a URL; `nil` if none does.
    func route(of text: String) -> Int? {
        guard let url = try? links.reduce(text) else { return nil }
        return routes.firstMatch(in: url)?.patternIndex
    }
}
