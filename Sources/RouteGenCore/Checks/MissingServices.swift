/// Finds modules whose generated code needs `RouterServices`, although their targets do not depend on it.
enum MissingServices {
    static let product = "RouterServices"

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
            let need = module.needOfServices ?? Need(of: checked.accessorModules, in: checked.configuration)
        else { return [] }
        return [
            Problem(.missingRuntime, at: need.part)
                .saying("`\(module.name)` \(need.reason), but does not depend on `\(product)`")
                .advising(
                    "in Package.swift, add `.product(name: \"\(product)\", package: \"RouteGen\")` to the "
                        + "`dependencies:` of the target"
                )
        ]
    }

    /// The reason that generated code needs the product, with its place.
    fileprivate struct Need {
        var reason: String
        var part: any Placed
    }
}

extension MissingServices.Need {
    /// The first accessors to services; `nil` if there are none.
    init?(of modules: [ModuleModel], in configuration: Configuration) {
        let offering = Set(modules.filter { !$0.offeredServices.isEmpty }.map(\.name))
        guard let name = configuration.accessorModules.first(where: { offering.contains($0.value) }) else { return nil }
        reason = "has accessors to the services of `\(name.value)`"
        part = name
    }
}

extension ModuleModel {
    /// The first declaration that needs the product; `nil` if none does.
    fileprivate var needOfServices: MissingServices.Need? {
        if let marker = services.map(\.marker).min(by: { $0.location < $1.location }) {
            return .init(reason: "has services", part: marker)
        }
        if let setUp = setUps.map(\.declaration).min(by: { $0.location < $1.location }) {
            return .init(reason: "has a set-up", part: setUp)
        }
        let handler = handlers.filter(\.needsServices).min { $0.location < $1.location }
        return handler.map { .init(reason: "has routes of services", part: $0) }
    }
}
