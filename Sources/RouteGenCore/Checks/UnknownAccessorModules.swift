import RouteTables

/// Finds modules in `accessors.for` that do not exist.
enum UnknownAccessorModules {
    /// Checks a configuration.
    ///
    /// A module that is known but was not passed is a different finding: the build was planned before the file named
    /// it.
    static func check(_ configuration: Configuration, passed: Set<String>, known: Set<String>) -> [Diagnostic] {
        configuration.accessorModules.compactMap { module in
            guard !passed.contains(module.value), !known.contains(module.value) else { return nil }
            let nearest = Spelling.nearest(to: module.value, among: known.sorted())
            return Diagnostic(
                .invalidConfiguration,
                "the package and its dependencies have no module `\(module.value)`",
                at: module.location,
                length: module.length,
                help: nearest.map { "did you mean `\($0)`?" }
            )
        }
    }
}
