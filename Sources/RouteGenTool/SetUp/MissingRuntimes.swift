import RouteGenCore

/// Finds modules whose markers have no effect, because their targets do not depend on the runtime.
enum MissingRuntimes {
    /// Checks the module of a generated file.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - visible: The modules that it can import.
    ///   - known: The modules of the package and of those that it depends on; without the runtime, nothing is known
    ///     about the target's dependencies.
    /// - Returns: The finding, at the first marker.
    static func check(_ module: ModuleScan, visible: Set<String>, known: Set<String>) -> [Diagnostic] {
        guard known.contains(runtime), !visible.contains(runtime) else { return [] }
        return finding(about: module).map { [$0] } ?? []
    }

    /// The finding about a module whose target does not depend on the runtime; `nil` if it has no marker.
    static func finding(about module: ModuleScan, severity: Diagnostic.Severity? = nil) -> Diagnostic? {
        // That product contains the runtime, so that one line is enough.
        let product = module.hasServices ? "RouterServices" : runtime
        return module.firstMarker.map { marker in
            Problem(.missingRuntime, at: marker, severity: severity)
                .saying(
                    "`\(module.name)` has markers, but does not depend on `\(runtime)`, so its routes are in no table"
                )
                .advising(
                    "in Package.swift, add `.product(name: \"\(product)\", package: \"RouteGen\")` to the "
                        + "`dependencies:` of the target, and `.plugin(name: \"RouteGen\", package: \"RouteGen\")` to "
                        + "its `plugins:`"
                )
        }
    }

    private static let runtime = "RouterRuntime"
}
