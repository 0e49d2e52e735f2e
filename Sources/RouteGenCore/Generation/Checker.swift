/// Looks for everything that is wrong with the markers of modules, without generating code.
public enum Checker {
    /// Checks each module, and the routes of all of them together as if one app linked them.
    ///
    /// - Returns: The findings, sorted by place.
    public static func check(_ scans: [ModuleScan], protocolOrigins: ProtocolOrigins = ProtocolOrigins())
        -> [Diagnostic]
    {
        let checked = scans.sorted { $0.name < $1.name }.concurrentMap { scan in
            let module = ModuleModel(scan)
            let diagnostics =
                module.diagnostics + AccessorCollisions.check(module.handlers)
                + ServiceAccessorCollisions.check(module.services)
            return (module: module, diagnostics: diagnostics)
        }
        let modules = checked.map(\.module)
        var diagnostics = checked.flatMap(\.diagnostics)
        diagnostics += Conflicts.check(modules)
        diagnostics += ServiceConflicts.check(modules, origins: protocolOrigins)
        return diagnostics
    }
}
