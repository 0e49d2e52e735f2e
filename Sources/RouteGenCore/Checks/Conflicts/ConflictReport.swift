import RoutePatterns
import RouteTables

/// Creates findings from the results of a search.
struct ConflictReport {
    private let routes: [ConflictRoute]
    private let reporter: String?
    private(set) var diagnostics: [Diagnostic] = []

    init(routes: [ConflictRoute], reporter: String?) {
        self.routes = routes
        self.reporter = reporter
    }

    /// Adds the findings of a search over the routes.
    mutating func add(_ search: ConflictSearch) {
        addNeedlessOverlaps(search)
        let ties = search.ties.filter { !isMeant($0.first, $0.second) && !isConditional($0.first, $0.second) }
        addTies(ties, search.equals)
        var unreachable: Set<Int> = []
        let losses = Dictionary(grouping: search.losses, by: \.loser)
        for index in routes.indices where !search.winners.contains(index) {
            unreachable.insert(index)
            addUnreachable(index, (losses[index] ?? []).filter { !isMeant(index, $0.winner) }, search)
        }
        let shadowed = search.losses.filter { loss in
            loss.isByPriority && !unreachable.contains(loss.loser) && !isMeant(loss.loser, loss.winner)
                && !routes[loss.winner].isConditional
        }
        let needy = needingPriority(Dictionary(grouping: shadowed, by: \.winner).mapValues { $0.map(\.loser) })
        for loss in shadowed where !needy.contains(loss.winner) { addShadowed(loss, search) }
    }

    /// The expressions that no URL would reach without their priorities, which are then no mistakes.
    ///
    /// Patterns rank above any expression. Among patterns, the rank depends on the URL, so this is not evident for them.
    /// The search has a budget of its own, and cannot take that of the comparison. Beyond it, a priority counts as a mistake.
    ///
    /// - Parameter losers: The routes that lose some URLs only because of a priority, by the routes that win these.
    /// - Returns: The winners that need them.
    private func needingPriority(_ losers: [Int: [Int]]) -> Set<Int> {
        let expressions = losers.keys.filter {
            routes[$0].pattern.pattern.regex != nil && routes[$0].pattern.priority == .high
        }
        let budget = WorkBudget(WorkBudget.comparison)
        return WorkBudget.$current.withValue(budget) {
            Set(expressions.sorted().filter { !budget.isExhausted && needsPriority($0, over: losers[$0] ?? []) })
        }
    }

    /// Whether every URL of an expression would go to patterns without its priority.
    private func needsPriority(_ winner: Int, over losers: [Int]) -> Bool {
        let route = routes[winner]
        guard var rest = try? URLLanguage.automaton(of: route.pattern.pattern) else { return false }
        // Routes of low priority lose to it without its priority, too.
        for loser in losers where routes[loser].pattern.priority == .default {
            guard routes[loser].blocks(route), !route.query.canBeMet(avoiding: [routes[loser].query]),
                let taken = try? URLLanguage.automaton(of: routes[loser].pattern.pattern),
                let left = try? rest.subtracting(taken)
            else { continue }
            rest = left
        }
        return rest.shortestText() == nil
    }

    private func isReported(_ indices: Set<Int>) -> Bool {
        CheckedTable.reports(Set(indices.map { routes[$0].module }), reporter)
    }

    private func name(_ index: Int) -> String { routes[index].route.name }

    // MARK: Overlaps that are meant

    /// Whether the marker of one of two routes names the other in `overlaps:`.
    private func isMeant(_ first: Int, _ second: Int) -> Bool { names(first, second) || names(second, first) }

    /// Whether one of two routes that tie has a condition, and so may leave the URL to the other.
    private func isConditional(_ first: Int, _ second: Int) -> Bool {
        routes[first].isConditional || routes[second].isConditional
    }

    private func names(_ index: Int, _ other: Int) -> Bool {
        routes[index].pattern.marker.overlaps.contains { $0.value == routes[other].handler.accessorName }
    }

    /// Reports names in `overlaps:` of routes that do not overlap.
    private mutating func addNeedlessOverlaps(_ search: ConflictSearch) {
        guard routes.contains(where: { !$0.pattern.marker.overlaps.isEmpty }) else { return }
        let pairs = search.ties.map { [$0.first, $0.second] } + search.losses.map { [$0.loser, $0.winner] }
        let accessors = Set(routes.map(\.handler.accessorName))
        for (index, route) in routes.enumerated() where !route.pattern.marker.overlaps.isEmpty && isReported([index]) {
            let partners = Set(pairs.filter { $0.contains(index) }.flatMap { $0 }.filter { $0 != index })
            let met = Set(partners.map { routes[$0].handler.accessorName })
            for overlap in route.pattern.marker.overlaps where !met.contains(overlap.value) {
                let isKnown = accessors.contains(overlap.value)
                let nearest = Spelling.nearest(to: overlap.value, among: met.sorted())
                diagnostics += Problem(.needlessOverlap, at: overlap)
                    .saying(
                        isKnown
                            ? "no URL matches both \(name(index)) and the route `\(overlap.value)`"
                            : "there is no route `\(overlap.value)` that overlaps \(name(index))"
                    )
                    .suggesting(nearest, otherwise: "remove `overlaps: \(overlap.value)`")
            }
        }
    }

    // MARK: Duplicate and ambiguous

    /// Adds one finding per route, at the later one of each pair, with a note for each other route that it ties with.
    private mutating func addTies(_ ties: [ConflictSearch.Tie], _ equals: EqualRoutes) {
        var duplicateCounts: [Int: Int] = [:]
        var others: [Int: [(index: Int, isDuplicate: Bool, url: String)]] = [:]
        for tie in ties where isReported([tie.first, tie.second]) {
            let isDuplicate = equals.haveOneShape(tie.first, tie.second)
            if isDuplicate {
                duplicateCounts[tie.first, default: 0] += 1
                duplicateCounts[tie.second, default: 0] += 1
            }
            others[tie.first, default: []].append((tie.second, isDuplicate, tie.url))
            others[tie.second, default: []].append((tie.first, isDuplicate, tie.url))
        }
        var shared: Set<SourceLocation> = []
        for (index, rivals) in others {
            for isDuplicate in [true, false] {
                let same = rivals.filter { $0.isDuplicate == isDuplicate }.sorted { $0.index < $1.index }
                guard let first = same.first, first.index < index else { continue }
                let marker = routes[index].pattern.location
                if routes[first.index].pattern.location == marker {
                    if shared.insert(marker).inserted { addSharedMarker(at: marker, witness: first.url) }
                    continue
                }
                let notes = same.prefix(Diagnostic.relatedLimit).map { rival in
                    // The first one's witness is that of the finding.
                    var related = routes[rival.index].route.related
                    if rival.url != first.url { related.message += "; witness: \(rival.url)" }
                    return related
                }
                // Of many equal routes, most are compared with the first one only.
                let count = isDuplicate ? duplicateCounts[first.index] : nil
                let isNeedless = same.allSatisfy { isSameCall(index, $0.index) }
                let (code, place) = (isDuplicate ? DiagnosticCode.duplicate : .ambiguous, routes[index].pattern)
                diagnostics += Problem(code, at: place, severity: isNeedless ? .warning : nil)
                    .saying(
                        isDuplicate
                            ? "\(name(index)) matches the same URLs as \(name(first.index))"
                            : "\(name(index)) and \(name(first.index)) both match some URLs, "
                                + "and neither ranks above the other"
                    )
                    .noting(notes, count: count ?? same.count)
                    .witnessed(by: first.url)
                    .advising(
                        isSameCall(index, first.index)
                            ? "remove one of the markers, or what one pattern has of the other"
                            : isDuplicate
                                ? duplicateHelp(index, first.index)
                                : "make one of the patterns more specific, or set a `priority:`"
                    )
            }
        }
    }

    /// Whether two patterns of one handler give it the same values, so that it makes no difference which one is taken.
    private func isSameCall(_ first: Int, _ second: Int) -> Bool {
        let patterns = [routes[first].pattern, routes[second].pattern]
        let fixed = patterns.map { $0.marker.fixedParameters.map(\.written) }
        return routes[first].handler.location == routes[second].handler.location
            && Set(patterns[0].pattern.captures.map(\.name)) == Set(patterns[1].pattern.captures.map(\.name))
            && fixed[0] == fixed[1]
    }

    private func duplicateHelp(_ index: Int, _ other: Int) -> String {
        let patterns = [routes[index].pattern, routes[other].pattern]
        // Overloads share the pattern that their name gives.
        if patterns.allSatisfy({ $0.marker.pattern == nil }), routes[index].handler.name == routes[other].handler.name {
            return
                "both have the name that gives the pattern; write one after a marker: `@route \(patterns[0].text)/other`"
        }
        return "change one of the patterns, remove one of the markers, or set a `priority:`"
    }

    /// Adds the finding about one marker on several cases, such as `case general, privacy`.
    private mutating func addSharedMarker(at marker: SourceLocation, witness: String) {
        let cases = routes.filter { $0.pattern.location == marker }.sorted { $0.handler.location < $1.handler.location }
        guard let pattern = cases.first?.pattern else { return }
        diagnostics += Problem(.duplicate, at: Located((), at: marker, length: pattern.marker.length))
            .saying("the marker gives `\(pattern.text)` to \(cases.count) cases, of which a URL opens only one")
            .noting(cases.map { $0.handler.location.note("`\($0.handler.displayName)` is one of them") })
            .witnessed(by: witness)
            .advising("write a `case` for each of them, each with a marker of its own")
    }

    // MARK: Unreachable and shadowed

    private mutating func addUnreachable(_ index: Int, _ losses: [ConflictSearch.Loss], _ search: ConflictSearch) {
        var winners: [Int] = []
        var seen: Set<Int> = []
        for loss in losses where routes[loss.winner].blocks(routes[index]) && seen.insert(loss.winner).inserted {
            winners.append(loss.winner)
        }
        guard let first = winners.first, let loss = losses.first(where: { $0.winner == first }),
            isReported(Set(winners + [index]))
        else { return }
        diagnostics += Problem(.unreachable, at: routes[index].pattern)
            .saying(
                "\(name(index)) is unreachable: every URL that it matches goes to "
                    + (winners.count == 1
                        ? name(first)
                        : "\(name(first)) or \(winners.count - 1) other route\(winners.count > 2 ? "s" : "")")
            )
            .noting(winners.prefix(Diagnostic.relatedLimit).map { routes[$0].route.related }, count: winners.count)
            .witnessed(by: search.url(of: loss))
            .advising("remove the marker, make the pattern more specific, or set `priority: high`")
    }

    private mutating func addShadowed(_ loss: ConflictSearch.Loss, _ search: ConflictSearch) {
        guard isReported([loss.loser, loss.winner]) else { return }
        diagnostics += Problem(.shadowed, at: routes[loss.loser].pattern)
            .saying(
                "\(name(loss.loser)) loses some URLs to \(name(loss.winner)), "
                    + "which is less specific but has a higher priority"
            )
            .noting("\(name(loss.winner)) is here", at: routes[loss.winner].pattern.location)
            .witnessed(by: search.url(of: loss))
            .advising(
                "set the same priority for both, or remove `priority:` from "
                    + "`\(routes[loss.winner].handler.accessorName)`"
            )
    }
}
