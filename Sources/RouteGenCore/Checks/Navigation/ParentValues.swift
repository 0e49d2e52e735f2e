import RoutePatterns

/// Compares what a parent's page needs with the values of the page above it.
enum ParentValues {
    /// The findings about the parameters of a parent that a route does not supply, or with values of another type.
    static func findings(
        about route: CompiledRoutes.Route,
        below parent: CompiledRoutes.Route,
        at name: Located<String>
    ) -> [Diagnostic] {
        parent.handler.parameters.compactMap { parameter in
            // A value that the parent's own marker sets needs no other.
            if case .marker = parent.pattern.binding(of: parameter.name) { return nil }
            return problem(parameter, of: parent, route).map { message, help in
                Problem(.unsuppliedParent, at: name)
                    .saying("the parent `\(parent.handler.accessorName)` \(message)")
                    .noting("the parent's parameter is declared here", at: parameter.location)
                    .advising(help)
            }
        }
    }

    private static func problem(
        _ parameter: HandlerParameter,
        of parent: CompiledRoutes.Route,
        _ route: CompiledRoutes.Route
    ) -> (message: String, help: String)? {
        let (name, own) = (parameter.name, "`\(route.handler.accessorName)`")
        switch parameter.role {
        case .info, .request, .service: return nil
        case .callback:
            guard parameter.isRequired else { return nil }
            return (
                "needs the closure `\(name)`, which a page above it cannot pass",
                "make `\(name)` optional, or give it a default value"
            )
        case .value: break
        }
        let supply = Supply(of: name, by: route)
        if parameter.isRequired, !ValueCompatibility.isArray(parameter.type) {
            switch supply {
            case .never:
                return (
                    "needs `\(name)`, which \(own) does not have",
                    "add a parameter `\(name): \(parameter.type.text)` to `\(route.handler.signatureName)`, "
                        + "or make that of the parent optional"
                )
            case .sometimes:
                return (
                    "needs `\(name)`, which \(own) may be without",
                    "make `\(name)` required in `\(route.handler.signatureName)`, or optional in the parent"
                )
            case .always: break
            }
        }
        guard supply != .never, let given = route.handler.parameters.first(where: { $0.name == name }),
            given.role == .value, !ValueCompatibility.takes(parameter.type, given.type)
        else { return nil }
        return (
            "takes `\(name)` as `\(parameter.type.text)`, but \(own) has it as `\(given.type.text)`",
            "give both parameters the same type"
        )
    }

    /// Whether the requests of a route have a value with a name.
    private enum Supply {
        case always, sometimes, never

        init(of name: String, by route: CompiledRoutes.Route) {
            let binding = route.pattern.binding(of: name)
            let parameter = route.handler.parameters.first { $0.name == name && $0.role == .value }
            if binding.isCertain || parameter?.isRequired == true {
                self = .always
            } else if case .request = binding, parameter == nil {
                self = .never
            } else {
                self = .sometimes
            }
        }
    }
}
