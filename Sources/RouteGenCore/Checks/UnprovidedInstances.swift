/// Finds methods of types whose instances the router cannot create.
///
/// The router calls them on the instance that the app provides, which the type's marker says.
enum UnprovidedInstances {
    /// Checks the types of a module that have marked methods.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        var seen: Set<[String]> = []
        return module.handlers.compactMap { handler in
            guard let obstacle = handler.callee.instance?.obstacle,
                !handler.isRequirement, let pattern = handler.patterns.first, seen.insert(handler.typePath).inserted
            else { return nil }
            let type = handler.typePath.map(SwiftText.withoutBackticks).joined(separator: ".")
            return Problem(.unprovidedInstance, at: pattern)
                .saying(obstacle.message(about: type))
                .noting("`\(type)` is declared here", at: module.types.entry(at: type)?.location)
                .advising(
                    "mark the type with `@route(lifetime: provided)`, and call `router.provide(\(type).self) { … }` "
                        + "with its instance; or mark a static function"
                )
        }
    }
}
