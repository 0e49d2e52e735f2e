import RouteGenCore

/// Inputs that a package tells a command in addition to its options, or in their place.
struct PackageInputs {
    /// Modules with their files, by the options that name modules otherwise.
    var modules: [String: [ModuleFiles]] = [:]
    /// The modules that modules can import or link, by the options that list them otherwise.
    var lists: [String: [String: Set<String>]] = [:]
    /// The manifest of a package with a table.
    var manifest: String?
    /// The modules that use the plugin.
    var pluginUsers: Set<String> = []
    /// The modules whose accessors a module's sources see.
    var imports: [String: Set<String>] = [:]
    /// The typed calls in the sources of a module.
    var calls: [String: [TypedCall]] = [:]
    /// Findings, each with its module, whose name is empty for a file of no target.
    var findings: [(module: String, finding: Diagnostic)] = []
}

/// A module with its files, among which its configuration may be.
struct ModuleFiles {
    var name: String
    var files: [String]
    /// The package of the module; `nil` for that of the app.
    var package: ModulePackage?
}
