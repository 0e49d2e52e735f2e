import RouterRuntime

/// Compares `regex` routes with all others, and records which routes win the URLs that several match.
///
/// A `regex` route ranks below all patterns of its priority, and `regex` routes of one priority tie. To decide whether
/// a route is ever reached, the search looks up the shortest URL that no other route is known to win. If another route
/// wins it, all URLs of that route are excluded. This repeats until the route wins a URL, or no URL remains.
struct RegexConflicts {
    private let routes: [ConflictRoute]
    private let regexes: [Int]
    private let matcher: RouteMatcher
    private var languages: [Int: Automaton?] = [:]
    private var tied: Set<[Int]>
    private(set) var ties: [ConflictSearch.Tie] = []
    private(set) var losses: [ConflictSearch.Loss] = []
    /// The routes that win some URL.
    private(set) var winners: Set<Int>

    /// The number of look-ups after which a route counts as reached.
    static let trialLimit = 100

    /// Compares the routes.
    ///
    /// - Parameters:
    ///   - routes: All routes, identified by their indices.
    ///   - winners: The patterns that win a URL if there are no `regex` routes.
    ///   - ties: The pairs of patterns of which neither ranks above the other.
    init?(_ routes: [ConflictRoute], winners: Set<Int>, ties: [ConflictSearch.Tie]) {
        regexes = routes.indices.filter { routes[$0].pattern.pattern.regex != nil }
        guard !regexes.isEmpty else { return nil }
        var encoder = RouteMatcherEncoder()
        for route in routes { encoder.add(route.pattern.pattern, priority: route.pattern.priority) }
        guard let table = try? encoder.encode() else { return nil }
        self.routes = routes
        self.winners = winners
        matcher = RouteMatcher(table)
        tied = Set(ties.map { [$0.first, $0.second] })
        compareRegexes()
        for regex in regexes { decide(regex) }
        comparePatterns()
        compareMeantOverlaps()
    }

    private func priority(_ entry: Int) -> RoutePriority { routes[entry].pattern.priority }

    /// The URLs that a route matches; `nil` if their automaton is too large.
    private mutating func language(_ entry: Int) -> Automaton? {
        if let known = languages[entry] { return known }
        let language = try? URLLanguage.automaton(of: routes[entry].pattern.pattern)
        languages[entry] = .some(language)
        return language
    }

    /// The shortest URL that both routes match.
    private mutating func commonURL(_ first: Int, _ second: Int) -> String? {
        guard let left = language(first), let right = language(second) else { return nil }
        return (try? left.intersection(right))?.shortestText().map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Pairs

    private mutating func compareRegexes() {
        for (index, second) in regexes.enumerated() {
            for first in regexes[..<index] where routes[first].meets(routes[second]) {
                guard let url = commonURL(first, second) else { continue }
                if priority(first) == priority(second) {
                    ties.append(ConflictSearch.Tie(first: first, second: second, url: url))
                    tied.insert([first, second])
                } else if priority(first) < priority(second) {
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
            for entry in routes.indices where priority(regex) < priority(entry) && !regexes.contains(entry) {
                guard routes[entry].meets(routes[regex]), skeleton.mayMeet(routes[entry].pattern.pattern),
                    let url = commonURL(entry, regex)
                else { continue }
                noteLoss(of: entry, to: regex, url)
                if routes[regex].blocks(routes[entry]) { losers.insert(entry) }
            }
            for loser in losers.sorted() where winners.contains(loser) { decide(loser) }
        }
    }

    /// Records the overlaps between patterns and expressions that `overlaps:` declares.
    private mutating func compareMeantOverlaps() {
        var named: [String: [Int]] = [:]
        for entry in routes.indices { named[routes[entry].handler.accessorName, default: []].append(entry) }
        for entry in routes.indices {
            for other in routes[entry].pattern.overlaps.flatMap({ named[$0.value] ?? [] }) {
                guard regexes.contains(entry) != regexes.contains(other), routes[entry].meets(routes[other]),
                    let url = commonURL(entry, other)
                else { continue }
                let isFirst =
                    priority(entry) == priority(other) ? regexes.contains(other) : priority(entry) < priority(other)
                noteLoss(of: isFirst ? other : entry, to: isFirst ? entry : other, url)
            }
        }
    }

    private mutating func noteLoss(of loser: Int, to winner: Int, _ url: String) {
        guard !losses.contains(where: { $0.loser == loser && $0.winner == winner }) else { return }
        let isByPriority = regexes.contains(winner) && !regexes.contains(loser)
        losses.append(ConflictSearch.Loss(loser: loser, winner: winner, witness: .url(url), isByPriority: isByPriority))
    }

    // MARK: Reachability

    /// Decides whether a route wins a URL.
    private mutating func decide(_ entry: Int) {
        winners.insert(entry)
        guard var rest = language(entry) else { return }
        for _ in 0..<Self.trialLimit {
            guard let text = rest.shortestText() else {
                winners.remove(entry)
                return
            }
            let url = String(decoding: text, as: UTF8.self)
            guard let rival = rival(of: entry, on: url), let taken = language(rival),
                let left = try? rest.subtracting(taken)
            else { return }
            noteLoss(of: entry, to: rival, url)
            rest = left
        }
    }

    /// The route that ranks above another one for a URL and takes it.
    private func rival(of entry: Int, on text: String) -> Int? {
        guard let url = try? RouteURL(text) else { return nil }
        for match in matcher.matches(url) {
            if match.entry == entry { return nil }
            if !tied.contains([match.entry, entry].sorted()), routes[match.entry].blocks(routes[entry]) {
                return match.entry
            }
        }
        return nil
    }
}
