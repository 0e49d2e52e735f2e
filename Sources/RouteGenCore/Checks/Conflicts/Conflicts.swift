import RoutePatterns
import RouteTables

/// Proves that no URL is disputed: finds duplicate, ambiguous, unreachable and shadowed routes, in one module and across
/// modules, each with a URL that shows it.
enum Conflicts {
    /// Checks all routes of the modules against each other.
    ///
    /// - Parameters:
    ///   - modules: The modules that one table takes in.
    ///   - reporter: The module whose build reports; what lies within another module is reported by that one's build.
    ///     `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    static func check(_ modules: [ModuleModel], reporter: String? = nil) -> [Diagnostic] {
        var routes = modules.concurrentMap(routes).flatMap(\.self)
        routes.sort { $0.pattern.location < $1.pattern.location }
        do {
            let graph = try RouteGraph(routes.map { ($0.pattern.pattern, $0.pattern.priority) })
            // Of patterns whose comparison is out of proportion nothing is known, so nothing else is said of them.
            let budget = WorkBudget(WorkBudget.comparison + WorkBudget.tableShare * routes.count)
            return WorkBudget.$current.withValue(budget) {
                let search = ConflictSearch(graph, routes, budget)
                var report = ConflictReport(routes: routes, reporter: reporter)
                if !budget.isExhausted { report.add(search) }
                guard budget.isExhausted else { return report.diagnostics }
                return [tooManyURLs(Automaton.TooLarge(.steps, moreThan: budget.limit), search, routes)]
            }
        } catch {
            return [tooManyOverlaps(error, routes)]
        }
    }

    private static func routes(of module: ModuleModel) -> [ConflictRoute] {
        module.handlers.flatMap { handler in
            handler.patterns.compactMap { pattern in
                QueryDemand(pattern.pattern).map { query in
                    ConflictRoute(module: module.name, handler: handler, pattern: pattern, query: query)
                }
            }
        }
    }

    private static func tooManyOverlaps(_ error: RouteTableError, _ routes: [ConflictRoute]) -> Diagnostic {
        outOfProportion(
            error.description,
            error.entries.filter(routes.indices.contains).map { routes[$0] },
            help: "make the constraints simpler, or let the components before them differ"
        )
    }

    private static func tooManyURLs(
        _ error: Automaton.TooLarge,
        _ search: ConflictSearch,
        _ routes: [ConflictRoute]
    ) -> Diagnostic {
        let sites = search.unfinished.map { routes[$0] }
        return outOfProportion(
            sites.count == 1
                ? "too many kinds of URLs lead to the pattern: comparing it with others \(error)"
                : "too many kinds of URLs lead to \(sites.count) patterns: comparing them \(error)",
            sites,
            help: "let the components before those that repeat or are optional differ, or write fewer of those"
        )
    }

    private static func outOfProportion(_ message: String, _ sites: [ConflictRoute], help: String) -> Diagnostic {
        let first = sites.first
        return Diagnostic(
            .malformedPattern,
            message,
            at: first?.pattern.location ?? SourceLocation(file: "", line: 1, column: 1),
            length: first?.pattern.length ?? 1,
            related: sites.dropFirst().map {
                Diagnostic.Related(
                    location: $0.pattern.location,
                    message: "`\($0.pattern.text)` of `\($0.handler.displayName)` is here"
                )
            },
            help: help
        )
    }
}
