import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// The tables of an app with its own links, as its router reads and follows them.
package struct AppTables: Sendable {
    package let routes: RouteMatcher
    package let links: RouteLinks
    let rewrites: RewriteTable?
}

extension AppTables {
    /// The tables of rules and routes with an app's configuration.
    ///
    /// A table that cannot be compiled, which a finding reports, is empty.
    ///
    /// - Parameters:
    ///   - rules: All rules, in their order.
    ///   - routes: The routes.
    ///   - configuration: The configuration.
    package init(_ rules: [RewriteRule], _ routes: CompiledRoutes, _ configuration: Configuration) {
        let links = configuration.links.includingServices(of: routes.patterns)
        self.init(
            routes: RouteMatcher((try? routes.matcher.get()) ?? []),
            links: configuration.urls.links(links.map { ($0.prefix.value, $0.replacement) }),
            rewrites: rules.encoded(routes: []).map { RewriteTable(RouteMatcher($0.sources), PackedText($0.targets)) }
        )
    }

    /// A step by a rule, whose source and target are as written.
    package struct Rewrite: Hashable, Sendable {
        /// The URL that the rule gave.
        package var url: String
        package var source: String
        package var target: String
    }

    /// An error for a URL that is rewritten too often.
    package struct TooManyHops: Error {}

    /// The URL that is looked up when no rule applies any more.
    ///
    /// - Throws: ``TooManyHops``, or the reason why a string is not a URL, or a rule gives none.
    package func follow(
        _ text: String,
        from origin: RouteOrigin,
        noting rewritten: inout [Rewrite]
    ) throws -> RouteURL {
        var text = text
        var url = try links.reduce(text)
        while let rewrites, let step = try rewrites.step(from: url, writtenAs: text, for: origin) {
            guard rewritten.count < RewriteTable.hopLimit else { throw TooManyHops() }
            let (source, target) = (rewrites.source(ofRule: step.rule), rewrites.target(ofRule: step.rule))
            rewritten.append(Rewrite(url: step.url, source: source, target: target))
            text = step.url
            url = try links.reduce(text)
        }
        return url
    }

    /// The rule that takes a URL of the app's own code, and its result; `nil` if no rule takes the URL.
    func step(_ text: String) -> RewriteTable.Step? {
        guard let rewrites, let url = try? links.reduce(text) else { return nil }
        return (try? rewrites.step(from: url, writtenAs: text, for: .app)) ?? nil
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
