/// Finds types in the signatures of another module's handlers that an accessor to them cannot name.
enum InvisibleTypes {
    /// Checks the handlers of a module that `target` wants accessors to without depending on the module.
    static func check(_ module: ModuleModel, for target: String, visible: Set<String>) -> [Diagnostic] {
        guard !visible.contains(module.name) else { return [] }
        return module.handlers.flatMap { handler in
            let result = handler.publicResult ?? handler.result
            let inResult = result.map { invisible(in: $0, of: module) } ?? []
            let inParameters = handler.namedParameters.flatMap { parameter in
                invisible(in: parameter.type, of: module).map { (parameter.location, $0) }
            }
            return inParameters.map { finding($0.1, at: $0.0, handler, module, target, isResult: false) }
                + inResult.map { finding($0, at: handler.location, handler, module, target, isResult: true) }
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
        _ type: String,
        at location: SourceLocation,
        _ handler: Handler,
        _ module: ModuleModel,
        _ target: String,
        isResult: Bool
    ) -> Diagnostic {
        var related: [Diagnostic.Related] = []
        if let declaration = module.types.declaration(of: type) {
            related.append(.init(location: declaration.location, message: "`\(type)` is declared here"))
        }
        let move = "move `\(type)` to a module that both \(module.name) and \(target) depend on"
        return Diagnostic(
            .invisibleType,
            "the accessor to `\(handler.displayName)` in \(target) cannot name `\(type)`, which is a type of \(module.name)",
            at: location,
            related: related,
            help: isResult ? "\(move), or say what accessors give back: `@route(returns: Any)`" : move
        )
    }
}
