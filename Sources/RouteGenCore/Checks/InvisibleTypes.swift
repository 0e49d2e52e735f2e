/// Finds types in the signatures of another module's handlers that accessors cannot name.
struct InvisibleTypes {
    /// The module with the handlers, on which that with the accessors does not depend.
    let module: ModuleModel
    /// The module with the accessors.
    let target: String
    /// The place in the configuration that asks for them.
    let request: SourceLocation?

    /// Checks the handlers and services of the module.
    func check() -> [Diagnostic] {
        let services = module.offeredServices.filter { module.declaresPublicly($0) == true }.map { service in
            finding(
                "the service `\(service.displayName)`",
                service.protocolName,
                declaration: service.protocolType.text,
                at: service.marker,
                remedy: ", or make it internal if only \(module.name) uses the service"
            )
        }
        // A marker on an enumeration mends all of its cases, of which the first one is reported.
        let cases = module.handlers.filter { $0.callee == .enumCase }.map { ($0.typePath, $0.location) }
        let firstCases = Dictionary(cases) { min($0, $1) }
        return module.handlers.reduce(into: services) { findings, handler in
            let isFirst = handler.callee != .enumCase || firstCases[handler.typePath] == handler.location
            findings += self.findings(about: handler, namesResult: isFirst)
        }
    }

    private func findings(about handler: Handler, namesResult: Bool) -> [Diagnostic] {
        let owner = "`\(handler.displayName)`"
        let inParameters = handler.namedParameters.flatMap { parameter in
            invisible(in: parameter.type).map { finding(owner, $0, declaration: $0, at: parameter) }
        }
        let inResult = namesResult ? (handler.publicResult ?? handler.result).map(invisible) ?? [] : []
        let place = handler.callee == .enumCase ? " in a marker on `\(handler.typeName)`" : ""
        let result = (handler.publicResult ?? handler.result).flatMap(visible) ?? "Any"
        let remedy = ", or set the type that accessors return\(place): `@route(returns: \(result))`"
        return inParameters + inResult.map { finding(owner, $0, declaration: $0, at: handler, remedy: remedy) }
    }

    /// The protocol of another module to which a result conforms; `nil` if there is none but those of the standard library.
    private func visible(_ result: TypeText) -> String? {
        let type = result.unwrapped
        guard type.names == [type.text], let entry = module.types.declaration(of: type.text),
            entry.kind == .struct || entry.kind == .enum
        else { return nil }
        let name = module.types.paths(inheritedBy: type.text).first {
            module.types.declaration(of: $0) == nil && StandardTypes.kind(of: $0) == nil && !$0.hasPrefix("~")
                && !["Codable", "RouteValue", "Identifiable"].contains($0)
        }
        return name.map { result.isOptional ? "(any \($0))?" : "any \($0)" }
    }

    private func invisible(in type: TypeText) -> [String] {
        var seen: Set<String> = []
        return type.names.filter { name in
            let own = name.hasPrefix("\(module.name).") ? String(name.dropFirst(module.name.count + 1)) : name
            return module.types.declaration(of: own) != nil && seen.insert(name).inserted
        }
    }

    private func finding(
        _ owner: String,
        _ type: String,
        declaration name: String,
        at part: some Placed,
        remedy: String = ""
    ) -> Diagnostic {
        let declared = module.types.declaration(of: name).map { $0.location.note("`\(type)` is declared here") }
        return Problem(.invisibleType, at: part)
            .saying("the accessor for \(owner) in \(target) cannot use `\(type)`, which \(module.name) declares")
            .noting([declared, request?.note("the accessors are requested here")].compactMap(\.self))
            .advising("move `\(type)` to a module that both \(module.name) and \(target) depend on\(remedy)")
    }
}
