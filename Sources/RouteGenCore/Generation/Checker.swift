/// Looks for everything that is wrong with the markers of modules, without generating code.
public enum Checker {
    /// Checks each module, and the routes of all of them together as if one app linked them.
    ///
    /// - Returns: The findings, sorted by place.
    public static func check(_ scans: [ModuleScan], protocolOrigins: ProtocolOrigins = ProtocolOrigins())
        -> [Diagnostic]
    {
        let modules = scans.map(ModuleModel.init).sorted { $0.name < $1.name }
        var diagnostics = modules.flatMap {
            $0.diagnostics + AccessorCollisions.check($0.handlers) + ServiceAccessorCollisions.check($0.services)
        }
        diagnostics += Conflicts.check(modules)
        diagnostics += ServiceConflicts.check(modules, origins: protocolOrigins)
        return diagnostics
    }
}
