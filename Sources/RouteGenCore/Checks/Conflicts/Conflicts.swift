import RouterRuntime

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
            var report = ConflictReport(routes: routes, reporter: reporter)
            report.add(ConflictSearch(graph, routes))
            return report.diagnostics
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
        let sites = error.entries.filter(routes.indices.contains).map { routes[$0] }
        let first = sites.first
        return Diagnostic(
            .malformedPattern,
            "\(error.description), and their table would be out of proportion",
            at: first?.pattern.location ?? SourceLocation(file: "", line: 1, column: 1),
            length: first?.pattern.length ?? 1,
            related: sites.dropFirst().map {
                Diagnostic.Related(
                    location: $0.pattern.location,
                    message: "`\($0.pattern.text)` of `\($0.handler.displayName)` is here"
                )
            },
            help: "make the constraints simpler, or let the components before them differ"
        )
    }
}
