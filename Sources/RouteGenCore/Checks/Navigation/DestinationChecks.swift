import RoutePatterns

/// Checks that the pages of an app's back stacks, and the first pages of its tabs, are of one type.
enum DestinationChecks {
    /// Checks the routes of a table with a configuration, which may name the type.
    ///
    /// - Complexity: O(*n*) in the number of routes.
    static func check(_ table: CheckedTable, _ configuration: Configuration) -> [Diagnostic] {
        let routes = table.routes.routes
        guard let destination = configuration.destination else { return [] }
        let parents = RouteParents(routes, hasTabs: !configuration.tabs.isEmpty)
        var reasons: [(route: Int, reason: String)] = []
        for tab in configuration.tabs {
            guard case .route(let root) = parents.route(named: tab.root.value, in: table.app ?? "") else { continue }
            reasons.append((root, "is the first page of the tab `\(tab.name.value)`"))
        }
        for index in routes.indices {
            guard let parent = parents.route(below: index) else { continue }
            reasons.append((index, "is above the page of `\(routes[parent].handler.accessorName)`"))
            reasons.append((parent, "is below the page of `\(routes[index].handler.accessorName)`"))
        }
        var seen: Set<SourceLocation> = []
        return reasons.compactMap { index, reason in
            let handler = routes[index].handler
            guard let result = handler.result, !gives(result.unwrapped, destination.value, handler.module),
                seen.insert(handler.location).inserted
            else { return nil }
            return Problem(.otherDestination, at: handler)
                .saying(
                    "the page of `\(handler.accessorName)` \(reason), but its type is `\(result.text)`, not "
                        + "`\(destination.value)`"
                )
                .noting("`destination` is `\(destination.value)` here", at: destination.location)
                .advising("return `\(destination.value)`, or remove `destination` from the `routegen.json` of the app")
        }
    }

    /// Whether a result is of a type, which either of them may write with its module.
    private static func gives(_ result: TypeText, _ destination: String, _ module: String) -> Bool {
        let name = result.text
        return name == destination || name == "\(module).\(destination)" || destination == "\(module).\(name)"
            || destination.hasSuffix(".\(name)") || name.hasSuffix(".\(destination)")
    }
}
