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
        let types = table.types
        var seen: Set<SourceLocation> = []
        return reasons.compactMap { index, reason in
            let handler = routes[index].handler
            guard let result = handler.result, !gives(handler, destination.value, types[handler.module]),
                seen.insert(handler.location).inserted
            else { return nil }
            return Problem(.otherDestination, at: handler)
                .saying(
                    "the page of `\(handler.accessorName)` \(reason), but its type is `\(result.text)`, not "
                        + "`\(destination.value)`"
                )
                .noting("`destination` is `\(destination.value)` here", at: destination.location)
                .advising(
                    advice(result.unwrapped, destination.value)
                        + ", or remove `destination` from the `routegen.json` of the app"
                )
        }
    }

    private static func advice(_ result: TypeText, _ destination: String) -> String {
        guard TypeText(destination).isExistential, !result.isExistential else { return "return `\(destination)`" }
        return "conform `\(result.text)` to `\(TypeText(destination).textAfterAny)`"
    }

    /// Whether a handler gives values of a type: its result is the type, inherits from it or conforms to it, or its marker
    /// says so.
    private static func gives(_ handler: Handler, _ destination: String, _ types: TypeIndex?) -> Bool {
        let results = handler.resultTypes.map(\.unwrapped.textAfterAny)
        let name = TypeText(destination).textAfterAny
        return (results + results.flatMap { types?.allSupertypes(of: SwiftText.withoutBackticks($0)) ?? [] }).contains {
            isSame($0, name, handler.module)
        }
    }

    /// Whether two names are of one type, which either of them may write with its module.
    private static func isSame(_ name: String, _ destination: String, _ module: String) -> Bool {
        name == destination || name == "\(module).\(destination)" || destination == "\(module).\(name)"
            || destination.hasSuffix(".\(name)") || name.hasSuffix(".\(destination)")
    }
}
