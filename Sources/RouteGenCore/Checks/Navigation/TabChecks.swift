import RoutePatterns

/// Checks the tabs of an app, and the names of tabs and windows in markers.
enum TabChecks {
    /// Checks the tabs of a table.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        let tabs = table.configurations.flatMap(\.tabs)
        let routes = table.routes.routes
        let (names, types) = (RouteParents(routes, hasTabs: !tabs.isEmpty), table.types)
        var rootOfTab: [String: Handler] = [:]
        let roots = tabs.compactMap { tab -> Diagnostic? in
            switch names.route(named: tab.root.value, in: table.app ?? "") {
            case .unknown: return table.hasAllMarkers ? unknown(tab.root, names, table.app) : nil
            case .several(let found): return names.ambiguity(of: tab.root, found, .unfitTabRoot)
            case .route(let root):
                rootOfTab[tab.name.value] = routes[root].handler
                return obstacle(routes[root], of: tab.name.value, types).map { reason in
                    Problem(.unfitTabRoot, at: tab.root)
                        .saying(
                            "`\(tab.root.value)` cannot be the first page of the tab `\(tab.name.value)`: \(reason)"
                        )
                        .noting([routes[root].related])
                        .advising("name a route that returns a page and needs no values")
                }
            }
        }
        let windows = table.configurations.flatMap(\.windows).map(\.value)
        guard table.isExecutable || !tabs.isEmpty || !windows.isEmpty, table.isConfigured else { return roots }
        var seen: Set<SourceLocation> = []
        return roots
            + routes.compactMap { route in
                guard let opening = route.pattern.marker.opening, let (kind, name) = opening.value.declared,
                    seen.insert(opening.location).inserted
                else { return nil }
                let declared = kind == "tab" ? tabs.map(\.name.value) : windows
                guard declared.contains(name) else {
                    let example =
                        kind == "tab"
                        ? ", with the route of its first page: { \"tabs\": { \"\(name)\": \"homePage\" } }"
                        : ": { \"windows\": [\"\(name)\"] }"
                    return Problem(.unknownTab, at: opening)
                        .saying("the app\(table.nameOfApp) declares no \(kind) `\(name)`")
                        .suggesting(
                            Spelling.nearest(to: name, among: declared).map { "\(kind)(\($0))" },
                            otherwise: "add it to `\(kind)s` in the app's `routegen.json`\(example)"
                        )
                }
                guard kind == "tab" else { return nil }
                return rootOfTab[name].flatMap { root in
                    RequirementChecks.excess(
                        of: root,
                        below: route.handler,
                        as: "the first page of the tab `\(name)`",
                        at: opening.with(name)
                    )
                }
            }
    }

    private static func unknown(_ root: Located<String>, _ names: RouteParents, _ app: String?) -> Diagnostic {
        Problem(.unfitTabRoot, at: root)
            .saying("no \(app.map { "module of the app `\($0)`" } ?? "linked module") has the route `\(root.value)`")
            .suggesting(
                names.suggestion(for: root.value),
                otherwise: "name a route by its accessor, such as \"inbox\", or link the module that has it"
            )
    }

    /// The reason that a route cannot be the first page of a tab: it needs values, or shows no page; `nil` if it can, or if it
    /// only selects the tab, whose first page is the app's.
    private static func obstacle(
        _ root: CompiledRoutes.Route,
        of tab: String,
        _ types: [String: TypeIndex]
    ) -> String? {
        let handler = root.handler
        let fixed = Set(root.pattern.marker.fixedParameters.map(\.key.value))
        let needed = handler.parameters.first { parameter in
            switch parameter.role {
            case .info, .request, .service: false
            case .value, .callback: parameter.isRequired && !fixed.contains(parameter.name)
            }
        }
        if let needed {
            return "its first page needs `\(needed.name)`, which nobody passes"
        }
        if let capture = root.pattern.pattern.captures.first(where: { $0.kind == .one || $0.kind == .some }) {
            return "the URL of its first page needs `\(capture.name)`, which nobody passes"
        }
        if handler.result == nil, root.pattern.marker.opening?.value == .tab(tab) { return nil }
        let reason = types[root.module].flatMap { ResultsWithoutPage.reason(handler, in: $0) }
        return reason.map { "`\(handler.signatureName)` \($0)" }
    }
}
