/// The checks between the modules of one table.
///
/// The build of a module and `routegen check` both run this list, so they have the same findings.
enum TableChecks {
    /// Checks the modules of one table.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - routes: Their routes.
    ///   - isExecutable: Whether the table belongs to an app, which must serve every protocol that has routes.
    ///   - declaredProtocols: The modules that declare the protocols of services.
    ///   - configurations: The configurations whose rewriting rules apply to the table.
    ///   - reporter: The module whose build reports the findings. It leaves out findings within one other module, whose
    ///     own build reports them. `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ modules: [ModuleModel],
        _ routes: CompiledRoutes,
        isExecutable: Bool,
        declaredProtocols: DeclaredProtocols,
        configurations: [Configuration] = [],
        reporter: String? = nil
    ) -> [Diagnostic] {
        Conflicts.check(routes, reporter: reporter)
            + ServiceConflicts.check(modules, declaredProtocols: declaredProtocols, reporter: reporter)
            + (isExecutable ? UnservedProtocols.check(modules) : [])
            + ParentChecks.check(modules, routes, isComplete: isExecutable, reporter: reporter)
            + configurations.flatMap { RewriteChecks.check($0, routes) }
    }
}
