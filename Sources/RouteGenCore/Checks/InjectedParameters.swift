import RoutePatterns

/// Checks the parameters that the router fills with services: `@route(init, inject: session)`.
enum InjectedParameters {
    /// Finds names of no parameter.
    static func check(_ handler: Handler) -> [Diagnostic] {
        let names = handler.parameters.map { SwiftText.withoutBackticks($0.name) }
        return handler.injected.filter { !names.contains($0.value) }.map { name in
            Problem(.invalidOptionValue, at: name)
                .saying("`\(handler.signatureName)` has no parameter `\(name.value)` for `inject:`")
                .noting("`\(handler.signatureName)` is declared here", at: handler.location)
                .suggesting(
                    Spelling.nearest(to: name.value, among: names),
                    otherwise: "add a parameter named `\(name.value)`, or remove the name"
                )
        }
    }

    /// Finds parameters whose types nothing in an app serves.
    ///
    /// Services are compared by the protocol's name alone, so a parameter that may have a value is never reported.
    static func unserved(_ table: CheckedTable) -> [Diagnostic] {
        let registered = table.configurations.flatMap(\.runtimeServices)
        let served = Set(table.modules.flatMap(\.services).map(\.protocolName))
            .union(registered.compactMap { $0.value.split(separator: ".").last.map(String.init) })
        return table.modules.flatMap(\.handlers).flatMap { handler in
            handler.parameters.filter { $0.role == .service }.compactMap { parameter in
                let names = parameter.type.names
                guard names.count == 1, let name = names[0].split(separator: ".").last.map(String.init),
                    !served.contains(name)
                else { return nil }
                return Problem(.unservedParameter, at: parameter)
                    .saying(
                        "no type serves `\(name)`\(table.app.map { " in the app `\($0)`" } ?? ""), so the router has "
                            + "no `\(parameter.name)` for `\(handler.displayName)`"
                    )
                    .noting(
                        handler.injected.filter { $0.value == SwiftText.withoutBackticks(parameter.name) }.map {
                            $0.location.note("it is injected here")
                        }
                    )
                    .advising(
                        "mark the type that serves it with `@service(\(name))`, link its module, or, if the app "
                            + "registers it when it runs, add it to `runtimeServices` in the app's `routegen.json`: "
                            + "{ \"runtimeServices\": [\"\(name)\"] }"
                    )
            }
        }
    }
}
