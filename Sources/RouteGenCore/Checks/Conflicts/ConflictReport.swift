import RouterRuntime

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
        addTies(search.ties.filter { !isMeant($0.first, $0.second) && !isConditional($0.first, $0.second) })
        var unreachable: Set<Int> = []
        for entry in routes.indices where !search.winners.contains(entry) {
            unreachable.insert(entry)
            addUnreachable(entry, search.losses.filter { $0.loser == entry && !isMeant(entry, $0.winner) }, search)
        }
        for loss in search.losses where loss.isByPriority && !unreachable.contains(loss.loser) {
            if !isMeant(loss.loser, loss.winner), !routes[loss.winner].isConditional { addShadowed(loss, search) }
        }
    }

    private func isReported(_ entries: Set<Int>) -> Bool {
        let modules = Set(entries.map { routes[$0].module })
        return reporter.map { modules.count > 1 || modules.contains($0) } ?? true
    }

    private func name(_ entry: Int) -> String { routes[entry].name }

    // MARK: Overlaps that are meant

    /// Whether the marker of one of two routes names the other in `overlaps:`.
    private func isMeant(_ first: Int, _ second: Int) -> Bool {
        names(first, second) || names(second, first)
    }

    /// Whether one of two routes that tie has a condition, and so may leave the URL to the other.
    private func isConditional(_ first: Int, _ second: Int) -> Bool {
        routes[first].isConditional || routes[second].isConditional
    }

    private func names(_ entry: Int, _ other: Int) -> Bool {
        routes[entry].pattern.overlaps.contains { $0.value == routes[other].handler.accessorName }
    }

    /// Reports names in `overlaps:` of routes that do not overlap.
    private mutating func addNeedlessOverlaps(_ search: ConflictSearch) {
        guard routes.contains(where: { !$0.pattern.overlaps.isEmpty }) else { return }
        let pairs = search.ties.map { [$0.first, $0.second] } + search.losses.map { [$0.loser, $0.winner] }
        let accessors = Set(routes.map(\.handler.accessorName))
        for (entry, route) in routes.enumerated() where !route.pattern.overlaps.isEmpty && isReported([entry]) {
            let partners = Set(pairs.filter { $0.contains(entry) }.flatMap { $0 }.filter { $0 != entry })
            let met = Set(partners.map { routes[$0].handler.accessorName })
            for overlap in route.pattern.overlaps where !met.contains(overlap.value) {
                let isKnown = accessors.contains(overlap.value)
                let nearest = Spelling.nearest(to: overlap.value, among: met.sorted())
                diagnostics.append(
                    Diagnostic(
                        .needlessOverlap,
                        isKnown
                            ? "no URL matches both \(name(entry)) and the route `\(overlap.value)`"
                            : "there is no route `\(overlap.value)` that overlaps \(name(entry))",
                        at: overlap.location,
                        length: overlap.length,
                        help: nearest.map { "did you mean `\($0)`?" } ?? "remove `overlaps: \(overlap.value)`"
                    )
                )
            }
        }
    }

    // MARK: Duplicate and ambiguous

    /// Adds one finding per route, at the later one of each pair, with a note for each other route that it ties with.
    private mutating func addTies(_ ties: [ConflictSearch.Tie]) {
        var automata: [RegularExpression: Automaton] = [:]
        var others: [Int: [(entry: Int, isDuplicate: Bool, url: String)]] = [:]
        for tie in ties where isReported([tie.first, tie.second]) {
            let shapes = [tie.first, tie.second].map { entry in
                PatternShape(
                    routes[entry].pattern.pattern,
                    priority: routes[entry].pattern.priority,
                    automata: &automata
                )
            }
            let isDuplicate = shapes[0] != nil && shapes[0] == shapes[1]
            others[tie.first, default: []].append((tie.second, isDuplicate, tie.url))
            others[tie.second, default: []].append((tie.first, isDuplicate, tie.url))
        }
        for (entry, rivals) in others {
            for isDuplicate in [true, false] {
                let same = rivals.filter { $0.isDuplicate == isDuplicate }.sorted { $0.entry < $1.entry }
                guard let first = same.first, first.entry < entry else { continue }
                diagnostics.append(
                    Diagnostic(
                        isDuplicate ? .duplicate : .ambiguous,
                        isDuplicate
                            ? "\(name(entry)) matches the same URLs as \(name(first.entry))"
                            : "\(name(entry)) and \(name(first.entry)) both match some URLs, "
                                + "and neither ranks above the other",
                        at: routes[entry].pattern.location,
                        length: routes[entry].pattern.length,
                        related: same.map { routes[$0.entry].related },
                        witness: first.url,
                        help: isDuplicate
                            ? "change one of the patterns, remove one of the markers, or set a `priority:`"
                            : "make one of the patterns more specific, or set a `priority:`"
                    )
                )
            }
        }
    }

    // MARK: Unreachable and shadowed

    private mutating func addUnreachable(_ entry: Int, _ losses: [ConflictSearch.Loss], _ search: ConflictSearch) {
        var winners: [Int] = []
        for loss in losses where routes[loss.winner].blocks(routes[entry]) && !winners.contains(loss.winner) {
            winners.append(loss.winner)
        }
        guard let first = winners.first, let loss = losses.first(where: { $0.winner == first }),
            isReported(Set(winners + [entry]))
        else { return }
        diagnostics.append(
            Diagnostic(
                .unreachable,
                "\(name(entry)) is unreachable: every URL that it matches goes to "
                    + (winners.count == 1
                        ? name(first)
                        : "\(name(first)) or \(winners.count - 1) other route\(winners.count > 2 ? "s" : "")"),
                at: routes[entry].pattern.location,
                length: routes[entry].pattern.length,
                related: winners.map { routes[$0].related },
                witness: search.url(of: loss),
                help: "remove the marker, make the pattern more specific, or set `priority: high`"
            )
        )
    }

    private mutating func addShadowed(_ loss: ConflictSearch.Loss, _ search: ConflictSearch) {
        guard isReported([loss.loser, loss.winner]) else { return }
        diagnostics.append(
            Diagnostic(
                .shadowed,
                "\(name(loss.loser)) loses some URLs to \(name(loss.winner)), "
                    + "which is less specific but has a higher priority",
                at: routes[loss.loser].pattern.location,
                length: routes[loss.loser].pattern.length,
                related: [routes[loss.winner].related],
                witness: search.url(of: loss),
                help:
                    "set the same priority for both, or remove `priority:` from "
                    + "`\(routes[loss.winner].handler.accessorName)`"
            )
        )
    }
}
