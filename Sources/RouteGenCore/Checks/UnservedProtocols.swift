/// Finds routes on requirements of protocols that no type of an app serves.
enum UnservedProtocols {
    /// Checks all modules that an app links.
    ///
    /// Services are compared by the protocol's name alone, so a route that may work is never reported.
    static func check(_ modules: [ModuleModel]) -> [Diagnostic] {
        let served = Set(modules.flatMap(\.services).map(\.protocolName))
        let requirements = modules.flatMap(\.handlers).filter { handler in
            handler.isRequirement && handler.typePath.last.map { !served.contains($0) } == true
        }
        return requirements.flatMap { handler in
            handler.patterns.prefix(1).map { pattern in
                Diagnostic(
                    .unservedProtocol,
                    "no type serves `\(handler.module).\(handler.typeName)`, so nothing can handle `\(pattern.text)`",
                    at: pattern.location,
                    length: pattern.length,
                    related: [
                        .init(location: handler.location, message: "`\(handler.signatureName)` is required here")
                    ],
                    help: "mark the type that serves it with `@service(\(handler.typeName))`, or link its module"
                )
            }
        }
    }
}
