/// The checks between the modules of one table.
///
/// The build of a module and `routegen check` both run this list, so they have the same findings.
enum TableChecks {
    /// Checks the modules of one table.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - routes: Their routes.
    ///   - app: The module of the app; `nil` if there is none.
    ///   - isExecutable: Whether the table belongs to an app, which must serve every protocol that has routes.
    ///   - declaredProtocols: The modules that declare the protocols of services.
    ///   - rewrites: The configurations that apply to the table, with their rewriting rules.
    ///   - severities: The severities of findings that the modules' own configurations set, by the modules' names.
    ///   - asksForRequirements: Whether some source of the table's modules may ask for the facts that routes require.
    ///   - reporter: The module whose build reports the findings. It leaves out findings within one other module, whose
    ///     own build reports them. `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ modules: [ModuleModel],
        _ routes: CompiledRoutes,
        app: String? = nil,
        isExecutable: Bool,
        declaredProtocols: DeclaredProtocols,
        rewrites: [RewriteRuleReader],
        severities: [String: Configuration.Severities],
        asksForRequirements: Bool = true,
        reporter: String? = nil
    ) -> [Diagnostic] {
        let configurations = rewrites.map(\.configuration)
        // A mistake in a marker, or in the configuration, may be why something is missing. It is an error of its own.
        let hasAllMarkers = !modules.contains { $0.lacksMarkers(severities[$0.name]) }
        let isConfigured = !configurations.contains(where: \.isMistaken)
        let isComplete = isExecutable && hasAllMarkers
        return Conflicts.check(routes, reporter: reporter)
            + HiddenRoutes.check(routes, reporter: reporter)
            + SharedServiceURLs.check(routes, reporter: reporter)
            + TableCollisions.check(modules)
            + IdentityCollisions.check(modules, reporter: reporter)
            + ServiceConflicts.check(modules, declaredProtocols: declaredProtocols, reporter: reporter)
            + (isComplete ? MissingImplementations.check(modules) : [])
            + (isComplete && isConfigured
                ? InjectedParameters.unserved(
                    modules,
                    registered: configurations.flatMap(\.runtimeServices),
                    app: app
                ) : [])
            + ParentChecks.check(modules, routes, isComplete: isComplete, reporter: reporter)
            + TabChecks.check(
                modules,
                routes,
                configurations,
                app: app,
                isExecutable: isExecutable,
                hasAllMarkers: hasAllMarkers
            )
            + (isConfigured
                ? RequirementChecks.check(routes, configurations, app: app, isExecutable: isExecutable) : [])
            + (isConfigured && !asksForRequirements
                ? RequirementChecks.unchecked(routes, configurations, app: app) : [])
            + rewrites.flatMap { rewrites in
                DestinationChecks.check(routes, rewrites.configuration, app: app)
                    + RewriteChecks.check(rewrites, routes).filter { hasAllMarkers || $0.code != .unroutedRewrite }
                    + (hasAllMarkers ? UnreachableLinks.check(rewrites, routes) : [])
                    + ReplacedPatterns.check(rewrites.configuration, routes)
            }
    }
}

/// Finds routes on requirements of protocols of which an app has no implementation.
enum MissingImplementations {
    /// Checks all modules that an app links.
    ///
    /// Services are compared by the protocol's name alone, so a route that may work is never reported.
    static func check(_ modules: [ModuleModel]) -> [Diagnostic] {
        let implemented = Set(modules.flatMap(\.services).map(\.protocolName))
        let requirements = modules.flatMap(\.handlers).filter { handler in
            handler.isRequirement && handler.typePath.last.map { !implemented.contains($0) } == true
        }
        return requirements.flatMap { handler in
            handler.patterns.prefix(1).map { pattern in
                Diagnostic(
                    .missingImplementation,
                    "no type serves `\(handler.module).\(handler.typeName)`, so nothing can handle `\(pattern.text)`",
                    at: pattern,
                    related: [
                        handler.location.note("`\(handler.signatureName)` is required here")
                    ],
                    help: "mark the type that serves it with `@service(\(handler.typeName))`, or link its module"
                )
            }
        }
    }
}

/// Finds modules whose tables have the same name, such as `.urlKit` of `URLKit` and `UrlKit`.
enum TableCollisions {
    /// Checks the modules of one table.
    static func check(_ modules: [ModuleModel]) -> [Diagnostic] {
        let groups = Dictionary(grouping: modules, by: \.tableName)
        return groups.flatMap { table, modules -> [Diagnostic] in
            guard modules.count > 1 else { return [] }
            let places = modules.sorted { $0.name < $1.name }.compactMap { module in
                module.scan.firstMarker.map { (name: module.name, marker: $0) }
            }
            guard let last = places.last else { return [] }
            let others = modules.map(\.name).filter { $0 != last.name }.sorted()
            return [
                Diagnostic(
                    .tableCollision,
                    "the modules \(Diagnostic.list(others + [last.name], joinedBy: "and")) have tables of the same "
                        + "name, `.\(table)`",
                    at: last.marker,
                    related: places.dropLast().map { $0.marker.location.note("`\($0.name)` has markers here") },
                    help: "rename one of the targets in Package.swift, so that the names differ in more than capitals"
                )
            ]
        }
    }
}
