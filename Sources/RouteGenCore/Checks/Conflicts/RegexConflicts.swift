import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Compares `regex` routes with all others, and records which routes win the URLs that several match.
///
/// A `regex` route ranks below all patterns of its priority, and `regex` routes of one priority tie. To decide whether
/// a route is ever reached, the search looks up the shortest URL that no other route is known to win. If another route
/// wins it, all URLs of that route are excluded. This repeats until the route wins a URL, or no URL remains.
struct RegexConflicts {
    private let routes: [ConflictRoute]
    /// The indices of the routes by their pattern indices.
    private let places: [Int?]
    private let regexes: [Int]
    private let matcher: RouteMatcher
    private var languages: [Int: Automaton?] = [:]
    private var tied: Set<[Int]>
    /// The `regex` routes that are compared only with the first one that equals them.
    private let repeated: Set<Int>
    private var lost: Set<[Int]> = []
    private(set) var ties: [ConflictSearch.Tie] = []
    private(set) var losses: [ConflictSearch.Loss] = []
    /// The routes that win some URL.
    private(set) var winners: Set<Int>

    /// The number of lookups after which a route counts as reached.
    static let trialLimit = 100

    /// Compares the routes.
    ///
    /// - Parameters:
    ///   - routes: All routes, identified by their indices.
    ///   - places: The indices of the routes by their pattern indices.
    ///   - matcher: The matcher of the routes.
    ///   - winners: The patterns that win a URL if there are no `regex` routes.
    ///   - ties: The pairs of patterns of which neither ranks above the other.
    ///   - equals: The equal patterns.
    init?(
        _ routes: [ConflictRoute],
        _ places: [Int?],
        _ matcher: RouteMatcher,
        winners: Set<Int>,
        ties: [ConflictSearch.Tie],
        _ equals: EqualRoutes
    ) {
        regexes = routes.indices.filter { routes[$0].pattern.pattern.regex != nil }
        guard !regexes.isEmpty else { return nil }
        self.routes = routes
        self.places = places
        self.matcher = matcher
        self.winners = winners
        tied = Set(ties.map { [$0.first, $0.second] })
        var equals = equals
        let firsts = equals.firsts(among: regexes)
        repeated = Set(firsts.keys)
        compareRegexes(firsts)
        for regex in regexes where firsts[regex] == nil { decide(regex) }
        self.winners.formUnion(firsts.keys)
        comparePatterns()
        compareMeantOverlaps()
    }

    private func priority(_ index: Int) -> RoutePriority { routes[index].pattern.priority }

    /// The URLs that a route matches; `nil` if their automaton is too large.
    private mutating func language(_ index: Int) -> Automaton? {
        if let known = languages[index] { return known }
        let language = try? URLLanguage.automaton(of: routes[index].pattern.pattern)
        languages[index] = .some(language)
        return language
    }

    /// The shortest URL that both routes match.
    private mutating func commonURL(_ first: Int, _ second: Int) -> String? {
        guard let left = language(first), let right = language(second) else { return nil }
        return (try? left.intersection(right))?.shortestText().map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Pairs

    private mutating func compareRegexes(_ firsts: [Int: Int]) {
        let compared = regexes.filter { firsts[$0] == nil }
        for second in regexes {
            let others = firsts[second].map { [$0] } ?? Array(compared.prefix { $0 < second })
            for first in others where routes[first].meets(routes[second]) {
                guard let url = commonURL(first, second) else { continue }
                if priority(first) == priority(second) {
                    ties.append(ConflictSearch.Tie(first: first, second: second, url: url))
                    tied.insert([first, second])
                } else if priority(first) > priority(second) {
                    noteLoss(of: second, to: first, url)
                } else {
                    noteLoss(of: first, to: second, url)
                }
            }
        }
    }

    /// Compares patterns with expressions of higher priority.
    ///
    /// Without priorities, a pattern ranks above any expression.
    private mutating func comparePatterns() {
        for regex in regexes {
            guard let language = language(regex) else { continue }
            let skeleton = URLSkeleton(language)
            var losers: Set<Int> = []
            for index in routes.indices where priority(regex) > priority(index) && !regexes.contains(index) {
                guard routes[index].meets(routes[regex]), skeleton.mayMeet(routes[index].pattern.pattern),
                    let url = commonURL(index, regex)
                else { continue }
                noteLoss(of: index, to: regex, url)
                if routes[regex].blocks(routes[index]) { losers.insert(index) }
            }
            for loser in losers.sorted() where winners.contains(loser) { decide(loser) }
        }
    }

    /// Records the overlaps between patterns and expressions that `overlaps:` declares.
    private mutating func compareMeantOverlaps() {
        var named: [String: [Int]] = [:]
        for index in routes.indices { named[routes[index].handler.accessorName, default: []].append(index) }
        for index in routes.indices {
            for other in routes[index].pattern.marker.overlaps.flatMap({ named[$0.value] ?? [] }) {
                guard regexes.contains(index) != regexes.contains(other), routes[index].meets(routes[other]),
                    let url = commonURL(index, other)
                else { continue }
                let isFirst =
                    priority(index) == priority(other) ? regexes.contains(other) : priority(index) > priority(other)
                noteLoss(of: isFirst ? other : index, to: isFirst ? index : other, url)
            }
        }
    }

    private mutating func noteLoss(of loser: Int, to winner: Int, _ url: String) {
        guard lost.insert([loser, winner]).inserted else { return }
        let isByPriority = regexes.contains(winner) && !regexes.contains(loser)
        losses.append(ConflictSearch.Loss(loser: loser, winner: winner, witness: .url(url), isByPriority: isByPriority))
    }

    // MARK: Reachability

    /// Decides whether a route wins a URL.
    private mutating func decide(_ index: Int) {
        winners.insert(index)
        guard var rest = language(index) else { return }
        for _ in 0..<Self.trialLimit {
            guard let text = rest.shortestText() else {
                winners.remove(index)
                return
            }
            let url = String(decoding: text, as: UTF8.self)
            guard let rival = rival(of: index, on: url), let taken = language(rival),
                let left = try? rest.subtracting(taken)
            else { return }
            noteLoss(of: index, to: rival, url)
            rest = left
        }
    }

    /// The route that ranks above another one for a URL and takes it.
    private func rival(of index: Int, on text: String) -> Int? {
        let links = RouteLinks(lines: routes[index].pattern.pattern.ignoresCase ? "~\n" : "")
        guard let url = try? links.reduce(text) else { return nil }
        for rival in matcher.matches(url).compactMap({ places[$0.patternIndex] }) {
            if rival == index { return nil }
            // The first of the equal routes is among the rivals, too.
            if repeated.contains(rival) { continue }
            if !tied.contains([rival, index].sorted()), routes[rival].blocks(routes[index]) { return rival }
        }
        return nil
    }
}
