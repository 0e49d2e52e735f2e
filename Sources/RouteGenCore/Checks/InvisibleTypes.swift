/// Finds types in the signatures of another module's handlers that accessors cannot name.
enum InvisibleTypes {
    /// Checks the handlers of a module for which `target` has accessors without depending on the module.
    ///
    /// `request` is the place in the configuration that names the module.
    static func check(
        _ module: ModuleModel,
        for target: String,
        visible: Set<String>,
        request: SourceLocation?
    ) -> [Diagnostic] {
        guard !visible.contains(module.name) else { return [] }
        let services = module.offeredServices.filter { module.declaresPublicly($0) == true }
        return services.map { finding($0, module, target, request) }
            + module.handlers.flatMap { handler in
                let result = handler.publicResult ?? handler.result
                let inResult = result.map { invisible(in: $0, of: module) } ?? []
                let inParameters = handler.namedParameters.flatMap { parameter in
                    invisible(in: parameter.type, of: module).map { (parameter, $0) }
                }
                return inParameters.map { parameter, type in
                    finding(type, in: parameter, handler, module, target, request)
                } + inResult.map { finding($0, in: nil, handler, module, target, request) }
            }
    }

    private static func invisible(in type: TypeText, of module: ModuleModel) -> [String] {
        var seen: Set<String> = []
        return type.names.filter { name in
            let own = name.hasPrefix("\(module.name).") ? String(name.dropFirst(module.name.count + 1)) : name
            return module.types.declaration(of: own) != nil && seen.insert(name).inserted
        }
    }

    private static func finding(
        _ service: Service,
        _ module: ModuleModel,
        _ target: String,
        _ request: SourceLocation?
    ) -> Diagnostic {
        var related: [Diagnostic.Related] = []
        if let declaration = module.types.declaration(of: service.protocolType.text) {
            related.append(
                declaration.location.note("`\(service.protocolName)` is declared here")
            )
        }
        if let request { related.append(request.note("the accessors are requested here")) }
        return Diagnostic(
            .invisibleType,
            "the accessor for the service `\(service.displayName)` in \(target) cannot use `\(service.protocolName)`, "
                + "which \(module.name) declares",
            at: service.marker,
            related: related,
            help:
                "move `\(service.protocolName)` to a module that both \(module.name) and \(target) depend on, "
                + "or make it internal if only \(module.name) uses the service"
        )
    }

    private static func finding(
        _ type: String,
        in parameter: HandlerParameter?,
        _ handler: Handler,
        _ module: ModuleModel,
        _ target: String,
        _ request: SourceLocation?
    ) -> Diagnostic {
        var related: [Diagnostic.Related] = []
        if let declaration = module.types.declaration(of: type) {
            related.append(declaration.location.note("`\(type)` is declared here"))
        }
        if let request { related.append(request.note("the accessors are requested here")) }
        let move = "move `\(type)` to a module that both \(module.name) and \(target) depend on"
        return Diagnostic(
            .invisibleType,
            "the accessor for `\(handler.displayName)` in \(target) cannot use `\(type)`, "
                + "which \(module.name) declares",
            at: parameter?.location ?? handler.location,
            length: parameter.map { max(1, ($0.label ?? $0.name).utf8.count) } ?? handler.nameLength,
            related: related,
            help: parameter == nil ? "\(move), or set the type that accessors return: `@route(returns: Any)`" : move
        )
    }
}
