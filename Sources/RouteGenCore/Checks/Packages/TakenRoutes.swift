import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// The routes of some modules that would take URLs from those of the others, as the ranks of their patterns say.
struct TakenRoutes {
    /// A route that takes a URL from another one, both by their indices.
    struct Taking {
        var taker: Int
        var loser: Int
        /// A URL that the taker gets; `nil` if the comparison was too large to find one.
        var url: String?
    }

    /// A URL that two patterns match.
    private struct Witness {
        /// The URL; `nil` if there may be one, and finding it would be too much work.
        var text: String?
    }

    private let routes: [CompiledRoutes.Route]
    private(set) var takings: [Taking] = []

    /// Compares the routes of modules.
    ///
    /// - Parameters:
    ///   - routes: All routes.
    ///   - takers: The indices of the routes that may take URLs from others.
    ///   - ignoresCase: Whether paths are compared without regard to case.
    init(_ routes: [CompiledRoutes.Route], takers: Set<Int>, ignoresCase: Bool) {
        self.routes = routes
        let others = Dictionary(grouping: routes.indices.filter { !takers.contains($0) }) {
            Self.host(of: routes[$0].pattern.pattern)
        }
        for taker in takers.sorted() {
            let rivals = Self.rivals(of: routes[taker].pattern.pattern, among: others, routes)
            addForm(of: taker, among: others)
            guard !rivals.isEmpty else { continue }
            takings += Self.compared(taker, rivals, routes, ignoresCase: ignoresCase)
        }
    }

    /// The host of all URLs of a pattern, in lower case; `nil` if they differ.
    private static func host(of pattern: RoutePattern) -> [UInt8]? {
        guard pattern.regex == nil else { return nil }
        switch pattern.host {
        case nil: return []
        case .literal(let text): return text.map(URLCharacters.lowercased)
        default: return nil
        }
    }

    /// The routes that may match some URL of a pattern.
    private static func rivals(
        of pattern: RoutePattern,
        among others: [[UInt8]?: [Int]],
        _ routes: [CompiledRoutes.Route]
    ) -> [Int] {
        let host = host(of: pattern)
        let near = host == nil ? others.values.flatMap(\.self) : (others[host] ?? []) + (others[nil as [UInt8]?] ?? [])
        return near.filter { pattern.mayMatch(urlsOf: routes[$0].pattern.pattern, withScheme: true) }
    }

    /// Adds the routes whose URLs TheRouter's form of a requirement takes.
    private mutating func addForm(of taker: Int, among others: [[UInt8]?: [Int]]) {
        guard let form = ServiceURL(routes[taker].handler, routes[taker].pattern)?.rule?.source.pattern else {
            return
        }
        for loser in Self.rivals(of: form, among: others, routes) {
            guard let url = Self.commonURL(form, routes[loser].pattern.pattern) else { continue }
            takings.append(Taking(taker: taker, loser: loser, url: url.text))
        }
    }

    /// The rivals of which a route takes URLs, or with which it ties; all of them if they are too many to compare.
    private static func compared(
        _ taker: Int,
        _ rivals: [Int],
        _ routes: [CompiledRoutes.Route],
        ignoresCase: Bool
    ) -> [Taking] {
        // Of many equal routes, a search compares the first with all others.
        let indices = [taker] + rivals
        let compiled = CompiledRoutes(indices.map { routes[$0] }, ignoresCase: ignoresCase)
        let compared = compiled.routes.enumerated().compactMap { ConflictRoute($1, patternIndex: $0) }
        guard compared.count == indices.count, let graph = try? compiled.graph.get(),
            let table = try? compiled.matcher.get()
        else { return rivals.map { Taking(taker: taker, loser: $0, url: nil) } }
        let budget = WorkBudget(WorkBudget.comparison + WorkBudget.tableShare * compared.count)
        return WorkBudget.$current.withValue(budget) {
            let (matcher, links) = (RouteMatcher(table), RouteLinks(lines: ignoresCase ? "~\n" : ""))
            let search = ConflictSearch(graph, matcher, compared, patternCount: compared.count, budget)
            var urls: [Int: String?] = [:]
            for loss in search.losses where loss.winner == 0 {
                let url = search.url(of: loss)
                // A third route may take this very URL.
                let match = (try? links.reduce(url)).flatMap { matcher.firstMatch(in: $0) }
                urls[loss.loser] = .some(match?.patternIndex == 0 ? url : nil)
            }
            for tie in search.ties where tie.first == 0 || tie.second == 0 {
                urls[max(tie.first, tie.second)] = tie.url
            }
            for index in compared.indices.dropFirst()
            where urls[index] == nil && ranksBelow(compared[index], compared[0]) {
                guard let url = commonURL(compared[0].pattern.pattern, compared[index].pattern.pattern) else {
                    continue
                }
                urls[index] = .some(url.text)
            }
            let isComplete = search.crowd.isEmpty && !budget.isExhausted
            return (isComplete ? urls.keys.sorted() : Array(1..<indices.count)).map { index in
                Taking(taker: taker, loser: indices[index], url: urls[index] ?? nil)
            }
        }
    }

    /// A URL that two patterns match; `nil` if there is none.
    private static func commonURL(_ pattern: RoutePattern, _ other: RoutePattern) -> Witness? {
        do {
            let common = try URLLanguage.automaton(of: pattern).intersection(URLLanguage.automaton(of: other))
            return common.shortestText().map { Witness(text: String(decoding: $0, as: UTF8.self)) }
        } catch {
            return Witness(text: nil)
        }
    }

    /// Whether an expression over whole URLs ranks below a route, or ties with it, which the search for conflicts does not
    /// tell of each pair.
    private static func ranksBelow(_ route: ConflictRoute, _ other: ConflictRoute) -> Bool {
        route.pattern.pattern.regex != nil && route.pattern.priority <= other.pattern.priority && route.meets(other)
    }
}
