import RoutePatterns

/// Compares what a parent's page needs with the values of the page above it.
enum ParentValues {
    /// A parameter of the parent that the values of the other route do not fit.
    struct Problem {
        var message: String
        var place: SourceLocation
        var help: String
    }

    /// The parameters of a parent that a route does not supply, or with values of another type.
    static func problems(of route: CompiledRoutes.Route, below parent: CompiledRoutes.Route) -> [Problem] {
        parent.handler.parameters.compactMap { parameter in
            // A value that the parent's own marker sets needs no other.
            if case .marker = parent.pattern.binding(of: parameter.name) { return nil }
            return problem(parameter, route, parent)
        }
    }

    private static func problem(
        _ parameter: HandlerParameter,
        _ route: CompiledRoutes.Route,
        _ parent: CompiledRoutes.Route
    ) -> Problem? {
        let owner = "the parent `\(parent.handler.accessorName)`"
        let own = "`\(route.handler.accessorName)`"
        switch parameter.role {
        case .info, .request, .service: return nil
        case .callback:
            guard parameter.isRequired else { return nil }
            return Problem(
                message: "\(owner) needs the closure `\(parameter.name)`, which a page above it cannot pass",
                place: parameter.location,
                help: "make `\(parameter.name)` optional, or give it a default value"
            )
        case .value: break
        }
        let supply = Supply(of: parameter.name, by: route)
        if parameter.isRequired, !ValueCompatibility.isArray(parameter.type) {
            let help =
                "add a parameter `\(parameter.name): \(parameter.type.text)` to "
                + "`\(route.handler.signatureName)`, or make that of the parent optional"
            switch supply {
            case .never:
                return Problem(
                    message: "\(owner) needs `\(parameter.name)`, which \(own) does not have",
                    place: parameter.location,
                    help: help
                )
            case .sometimes:
                return Problem(
                    message: "\(owner) needs `\(parameter.name)`, which \(own) may be without",
                    place: parameter.location,
                    help: "make `\(parameter.name)` required in `\(route.handler.signatureName)`, "
                        + "or optional in the parent"
                )
            case .always: break
            }
        }
        guard supply != .never, let given = route.handler.parameters.first(where: { $0.name == parameter.name }),
            given.role == .value, !ValueCompatibility.takes(parameter.type, given.type)
        else { return nil }
        return Problem(
            message: "\(owner) takes `\(parameter.name)` as `\(parameter.type.text)`, "
                + "but \(own) has it as `\(given.type.text)`",
            place: parameter.location,
            help: "give both parameters the same type"
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
