import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Finds duplicate, ambiguous, unreachable and shadowed routes in one module and across modules, each with a witness.
package enum Conflicts {
    /// Compares all routes of a table.
    ///
    /// - Parameters:
    ///   - compiled: The routes of the modules of one table.
    ///   - reporter: The module whose build reports the findings. It leaves out findings within one other module, whose
    ///     own build reports them. `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    package static func check(_ compiled: CompiledRoutes, reporter: String? = nil) -> [Diagnostic] {
        let routes = Array(compiled.routes.enumerated()).concurrentMap {
            $1.pattern.isWithheld ? nil : ConflictRoute($1, patternIndex: $0)
        }
        .compactMap(\.self).sorted { $0.pattern.location < $1.pattern.location }
        do {
            let graph = try compiled.graph.get()
            let matcher = try compiled.matcher.get()
            // If comparing the patterns is too expensive, that is the only finding.
            let budget = WorkBudget(WorkBudget.comparison + WorkBudget.tableShare * routes.count)
            return WorkBudget.$current.withValue(budget) {
                let search = ConflictSearch(
                    graph,
                    RouteMatcher(matcher),
                    routes,
                    patternCount: compiled.routes.count,
                    budget
                )
                guard search.crowd.isEmpty else { return [tooManyNeighbors(search.crowd.map { routes[$0].route })] }
                var report = ConflictReport(routes: routes, reporter: reporter)
                if !budget.isExhausted { report.add(search) }
                guard budget.isExhausted else { return report.diagnostics }
                return [tooManyURLs(budget.limit, search.unfinished.map { routes[$0].route })]
            }
        } catch {
            return [noTable(error, compiled.routes)]
        }
    }

    private static func noTable(_ error: RouteTableError, _ routes: [CompiledRoutes.Route]) -> Diagnostic {
        let sites = error.patternIndices.filter(routes.indices.contains).map { routes[$0] }
            .sorted { $0.pattern.location < $1.pattern.location }
        return outOfProportion(
            error.description,
            sites.isEmpty ? Array(routes.prefix(1)) : sites,
            help: "simplify the constraints, make the components before them different, or use fewer patterns"
        )
    }

    private static func tooManyNeighbors(_ sites: [CompiledRoutes.Route]) -> Diagnostic {
        outOfProportion(
            "more than \(ConflictSearch.neighborLimit) patterns match the same path and differ only in their queries or "
                + "conditions, too many to compare each with all others",
            sites,
            help: "let a query item have a different literal value in each, as in `?type=chat`, or use fewer patterns"
        )
    }

    private static func tooManyURLs(_ limit: Int, _ sites: [CompiledRoutes.Route]) -> Diagnostic {
        let patterns = sites.count == 1 ? "the pattern" : "\(sites.count) patterns"
        return outOfProportion(
            "too many kinds of URLs match \(patterns): comparing them \(Automaton.TooLarge(.steps, moreThan: limit))",
            sites,
            help: "make the components before repeated or optional ones different, or use fewer of those"
        )
    }

    private static func outOfProportion(_ message: String, _ sites: [CompiledRoutes.Route], help: String) -> Diagnostic
    {
        let place: any Placed = sites.first?.pattern ?? SourceLocation(file: "", line: 1, column: 1)
        return Problem(.malformedPattern, at: place)
            .saying(message)
            .noting(sites.dropFirst().map(\.related))
            .advising(help)
    }
}
