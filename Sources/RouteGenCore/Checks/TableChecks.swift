/// The checks of the modules that one table holds, against each other.
///
/// The build of a module and `routegen check` both run this list, so neither finds less than the other.
enum TableChecks {
    /// Checks modules against each other.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - isExecutable: Whether the table is an app's, which must serve every protocol with routes.
    ///   - protocolOrigins: Which modules declare the protocols of services.
    ///   - reporter: The module whose build reports; what lies within another module is reported by that one's build.
    ///     `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ modules: [ModuleModel],
        isExecutable: Bool,
        protocolOrigins: ProtocolOrigins,
        reporter: String? = nil
    ) -> [Diagnostic] {
        Conflicts.check(modules, reporter: reporter)
            + ServiceConflicts.check(modules, origins: protocolOrigins, reporter: reporter)
            + (isExecutable ? UnservedProtocols.check(modules) : [])
    }
}
