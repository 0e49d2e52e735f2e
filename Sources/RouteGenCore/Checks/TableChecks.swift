/// The checks between the modules of one table.
///
/// The build of a module and `routegen check` both run this list, so they have the same findings.
enum TableChecks {
    /// The findings about a table, in no particular order.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        let (routes, reporter) = (table.routes, table.reporter)
        var findings = Conflicts.check(routes, reporter: reporter)
        findings += HiddenRoutes.check(table) + SharedServiceURLs.check(table)
        findings += IdentityCollisions.check(table) + ServiceConflicts.check(table)
        findings += ParentChecks.check(table) + TabChecks.check(table)
        if table.isComplete { findings += MissingImplementations.check(table.modules) }
        if table.isConfigured {
            if table.isComplete { findings += InjectedParameters.unserved(table) }
            findings += RequirementChecks.check(table)
            if !table.asksForRequirements { findings += RequirementChecks.unchecked(table) }
        }
        let hasAllMarkers = table.hasAllMarkers
        for rewrites in table.rewrites {
            findings += DestinationChecks.check(table, rewrites.configuration)
            findings += RewriteChecks.check(rewrites, routes).filter { hasAllMarkers || $0.code != .unroutedRewrite }
            if hasAllMarkers { findings += UnreachableLinks.check(rewrites, routes) }
            findings += ReplacedPatterns.check(rewrites.configuration, routes)
        }
        return findings
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
                Problem(.missingImplementation, at: pattern)
                    .saying(
                        "no type serves `\(handler.module).\(handler.typeName)`, so nothing can handle "
                            + "`\(pattern.text)`"
                    )
                    .noting("`\(handler.signatureName)` is required here", at: handler.location)
                    .advising("mark the type that serves it with `@service(\(handler.typeName))`, or link its module")
            }
        }
    }
}
