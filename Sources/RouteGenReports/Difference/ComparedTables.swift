import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// The tables of two maps, for looking a URL up in both.
struct ComparedTables {
    let routes: [ComparedRoute]
    private let old: RouteMatcher
    private let new: RouteMatcher
    /// The links before and now, which decide whether a scheme is the app's own.
    private let oldLinks: RouteLinks
    private let newLinks: RouteLinks
    /// The indices of the routes by those of their patterns in the two tables.
    private let oldIndices: [Int]
    private let newIndices: [Int]

    /// Compiles the tables.
    ///
    /// - Throws: ``RouteTableError`` if a table would be too large.
    init(
        _ routes: [ComparedRoute],
        oldLinks: RouteLinks = .none,
        newLinks: RouteLinks = .none
    ) throws(RouteTableError) {
        self.routes = routes
        self.oldLinks = oldLinks
        self.newLinks = newLinks
        oldIndices = routes.indices.filter { routes[$0].isOld }
        newIndices = routes.indices.filter { !routes[$0].isOld }
        old = try Self.matcher(oldIndices.map { routes[$0] })
        new = try Self.matcher(newIndices.map { routes[$0] })
    }

    private static func matcher(_ routes: [ComparedRoute]) throws(RouteTableError) -> RouteMatcher {
        var encoder = RouteMatcherEncoder()
        for route in routes {
            encoder.add(route.pattern, priority: route.route.priority, isConditional: route.isConditional)
        }
        return RouteMatcher(try encoder.encode())
    }

    /// The routes of a URL before and now; `nil` for none.
    func answers(_ text: String, _ view: ComparedView) -> (old: Int?, new: Int?) {
        answers(text, view, newLinks)
    }

    /// Whether a URL of the app's own code would no longer work even if the links were the same.
    func breaksWithOldLinks(_ text: String) -> Bool {
        breaks(answers(text, ComparedView(origin: .app, conditionsDecline: false), oldLinks))
    }

    private func answers(_ text: String, _ view: ComparedView, _ links: RouteLinks) -> (old: Int?, new: Int?) {
        guard let oldURL = try? oldLinks.reduce(text), let newURL = try? links.reduce(text) else {
            return (nil, nil)
        }
        let before = old.matches(oldURL).map { oldIndices[$0.patternIndex] }
        let now = new.matches(newURL).map { newIndices[$0.patternIndex] }
        return (before.first { view.sees(routes[$0]) }, now.first { view.sees(routes[$0]) })
    }

    /// Whether a URL worked before and leads to another route or to none now.
    func breaks(_ answers: (old: Int?, new: Int?)) -> Bool {
        guard let old = answers.old else { return false }
        return answers.new.map { routes[$0].identity != routes[old].identity } ?? true
    }
}
