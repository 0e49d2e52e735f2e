/// Finds modules whose generated code needs `RouterServices`, although their targets do not depend on it.
enum MissingServices {
    private static let product = "RouterServices"

    /// Checks a module that depends on the runtime.
    ///
    /// If the product is not among the modules that it knows, nothing is known about the target's dependencies.
    ///
    /// - Parameters:
    ///   - checked: The module with its accessors.
    ///   - visible: The modules that it can import.
    /// - Returns: The finding, at what needs the product first.
    static func check(_ checked: CheckedModule, visible: Set<String>) -> [Diagnostic] {
        let module = checked.module
        guard checked.knownModules.contains(product), visible.contains("RouterRuntime"), !visible.contains(product),
            let need = need(of: module) ?? accessors(in: checked)
        else { return [] }
        return [
            Problem(.missingRuntime, at: need.location, length: need.caretLength)
                .saying(
                    "the code that is generated for `\(module.name)` needs `\(product)`, on which it does not depend"
                )
                .advising(
                    "in Package.swift, add `.product(name: \"\(product)\", package: \"RouteGen\")` to the "
                        + "`dependencies:` of the target"
                )
        ]
    }

    /// The first declaration that needs the product; `nil` if none does.
    private static func need(of module: ModuleModel) -> (any Placed)? {
        let markers: [any Placed] = module.services.map(\.marker)
        let needs = markers + module.setUps.map(\.declaration) + module.handlers.filter(\.needsServices)
        return needs.min { $0.location < $1.location }
    }

    /// The name of the first module whose services have accessors; `nil` if there is none.
    private static func accessors(in checked: CheckedModule) -> (any Placed)? {
        let offering = Set(checked.accessorModules.filter { !$0.offeredServices.isEmpty }.map(\.name))
        return checked.configuration.accessorModules.first { offering.contains($0.value) }
    }
}
