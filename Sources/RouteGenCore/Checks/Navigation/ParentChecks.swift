import RoutePatterns

/// Checks the routes that markers name with `parent:`.
struct ParentChecks {
    private let table: CheckedTable
    private let routes: [CompiledRoutes.Route]
    private let types: [String: TypeIndex]
    private let parents: RouteParents
    private var diagnostics: [Diagnostic] = []

    /// Checks the routes of a table.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        let routes = table.routes.routes
        let named = routes.indices.filter { routes[$0].pattern.marker.parent != nil }
        guard !named.isEmpty else { return [] }
        var checks = ParentChecks(table)
        // Only the build of the app knows that no other module has a route.
        let isComplete = table.isComplete
        for index in named { checks.check(index, isComplete: isComplete) }
        checks.checkCycles(named)
        // The patterns of a handler share a parent, and most of its mistakes.
        var seen: Set<Diagnostic> = []
        return checks.diagnostics.filter { seen.insert($0).inserted }
    }

    private init(_ table: CheckedTable) {
        self.table = table
        routes = table.routes.routes
        types = table.types
        parents = RouteParents(routes)
    }

    private func isReported(_ indices: [Int]) -> Bool {
        CheckedTable.reports(Set(indices.map { routes[$0].module }), table.reporter)
    }

    private mutating func check(_ index: Int, isComplete: Bool) {
        guard let name = routes[index].pattern.marker.parent else { return }
        switch parents.parent(of: index) {
        case nil: break
        case .unknown where isComplete: reportUnknown(name, of: routes[index].handler)
        case .unknown: break
        case .several(let found) where isReported([index] + found):
            diagnostics.append(parents.ambiguity(of: name, found, .unknownParent))
        case .several: break
        case .route(let parent):
            guard parent != index, isReported([index, parent]) else { return }
            if let types = types[routes[parent].module] { checkPage(name, routes[parent].handler, types) }
            let (lower, upper) = (routes[parent].handler, routes[index].handler)
            let description = "the parent `\(lower.accessorName)`"
            if let excess = RequirementChecks.excess(of: lower, below: upper, as: description, at: name) {
                diagnostics.append(excess)
            }
            diagnostics += ParentValues.findings(about: routes[index], below: routes[parent], at: name)
        }
    }

    private mutating func reportUnknown(_ name: Located<String>, of handler: Handler) {
        diagnostics += Problem(.unknownParent, at: name)
            .saying("no linked module has the route `\(name.value)`, the parent of `\(handler.accessorName)`")
            .suggesting(
                parents.suggestion(for: name.value),
                otherwise: "name a route by its accessor, such as `parent: inbox`, or link the module that has it"
            )
    }

    private mutating func checkPage(_ name: Located<String>, _ parent: Handler, _ types: TypeIndex) {
        guard let reason = ResultsWithoutPage.reason(parent, in: types) else { return }
        diagnostics += Problem(.resultWithoutPage, at: name)
            .saying("the parent must be a page, but `\(parent.signatureName)` \(reason)")
            .noting("`\(parent.signatureName)` is declared here", at: parent.location)
            .advising("name a route that returns a page, whose type conforms to `NavigationPage`, or remove `parent:`")
    }

    // MARK: Cycles

    /// Reports each cycle once, at the route in it that comes first in the sources.
    private mutating func checkCycles(_ named: [Int]) {
        var finished: Set<Int> = []
        for start in named where !finished.contains(start) {
            var path: [Int] = []
            var places: [Int: Int] = [:]
            var next: Int? = start
            while let index = next, !finished.contains(index) {
                if let first = places[index] {
                    reportCycle(Array(path[first...]))
                    break
                }
                places[index] = path.count
                path.append(index)
                next = parents.route(below: index)
            }
            finished.formUnion(path)
        }
    }

    private mutating func reportCycle(_ cycle: [Int]) {
        guard isReported(cycle),
            let start = cycle.indices.min(by: {
                routes[cycle[$0]].pattern.location < routes[cycle[$1]].pattern.location
            }), let name = routes[cycle[start]].pattern.marker.parent
        else { return }
        let ordered = cycle[start...] + cycle[..<start]
        let names = (ordered + [cycle[start]]).map { routes[$0].handler.accessorName }
        diagnostics += Problem(.circularParents, at: name)
            .saying(
                ordered.count == 1
                    ? "`\(names[0])` is its own parent"
                    : "the parents form a cycle: " + names.map { "`\($0)`" }.joined(separator: " -> ")
            )
            .noting(ordered.dropFirst().map { routes[$0].related })
            .advising("remove `parent:` from the route whose page is at the bottom of the stack")
    }
}
