import RoutePatterns

/// Checks that the pages of an app's back stacks, and the first pages of its tabs, are of one type.
enum DestinationChecks {
    /// Checks the routes of a table.
    ///
    /// - Parameters:
    ///   - routes: The routes.
    ///   - configuration: The configuration, which may name the type.
    ///   - app: The module of the app, whose own routes come first; `nil` if there is none.
    /// - Returns: The findings, in no particular order.
    /// - Complexity: O(*n*) in the number of routes.
    static func check(_ routes: CompiledRoutes, _ configuration: Configuration, app: String?) -> [Diagnostic] {
        guard let destination = configuration.destination else { return [] }
        let parents = RouteParents(routes.routes, hasTabs: !configuration.tabs.isEmpty)
        var reasons: [(route: Int, reason: String)] = []
        for tab in configuration.tabs {
            guard case .route(let root) = parents.route(named: tab.root.value, in: app ?? "") else { continue }
            reasons.append((root, "is the first page of the tab `\(tab.name.value)`"))
        }
        for index in routes.routes.indices {
            guard let parent = parents.route(below: index) else { continue }
            reasons.append((index, "is above the page of `\(routes.routes[parent].handler.accessorName)`"))
            reasons.append((parent, "is below the page of `\(routes.routes[index].handler.accessorName)`"))
        }
        var seen: Set<SourceLocation> = []
        return reasons.compactMap { index, reason in
            let handler = routes.routes[index].handler
            guard let result = handler.result, !gives(result.unwrapped, destination.value, handler.module),
                seen.insert(handler.location).inserted
            else { return nil }
            return finding(routes.routes[index], result, reason, destination)
        }
    }

    /// Whether a result is of a type, which either of them may write with its module.
    private static func gives(_ result: TypeText, _ destination: String, _ module: String) -> Bool {
        let name = result.text
        return name == destination || name == "\(module).\(destination)" || destination == "\(module).\(name)"
            || destination.hasSuffix(".\(name)") || name.hasSuffix(".\(destination)")
    }

    private static func finding(
        _ route: CompiledRoutes.Route,
        _ result: TypeText,
        _ reason: String,
        _ destination: Located<String>
    ) -> Diagnostic {
        Diagnostic(
            .otherDestination,
            "the page of `\(route.handler.accessorName)` \(reason), but its type is `\(result.text)`, not "
                + "`\(destination.value)`",
            at: route.handler.location,
            length: route.handler.name.utf8.count,
            related: [
                destination.location.note("`destination` is `\(destination.value)` here")
            ],
            help: "return `\(destination.value)`, or remove `destination` from the `routegen.json` of the app"
        )
    }
}
