/// The pages of 6xx: services.
extension DiagnosticExplanation {
    static let serviceConflict = DiagnosticExplanation(
        "A service is declared twice, or a protocol has two defaults.",
        meaning: """
            Callers fetch a service by protocol and key. If two services have the same protocol and key, or two are the
            default for one protocol, it is not clear which one to use.
            """,
        example: """
            /// @service(Storage)
            final class DiskStorage: Storage {}

            /// @service(Storage)
            final class CloudStorage: Storage {}
            """,
        fix: """
            Give each its own `key:`, and mark at most one as `default`.
            """
    )

    static let serviceWithoutInitializer = DiagnosticExplanation(
        "Generated code cannot create a service.",
        meaning: """
            A service is created lazily. So it needs an initializer without arguments, or one that takes what the router
            has: the router itself (`Router`) and its services (`RouteServices`). The initializer may be asynchronous,
            throwing or isolated, but not private or failable. It must be in the type's own file.
            """,
        example: """
            /// @service(Storage)
            final class DiskStorage: Storage {
                init(folder: String) {}
            }
            """,
        fix: """
            Give the parameters default values, or take what the service needs from other services:
            `init(services: RouteServices) throws { settings = try services.settings }`.
            """
    )

    static let unservedProtocol = DiagnosticExplanation(
        "A protocol has a route on a requirement, but no type serves the protocol.",
        meaning: """
            The router calls such a route on the service for the protocol. The app links no module with a type that
            serves the protocol, so every request would fail.
            """,
        example: """
            protocol AppConfigService {
                /// @route(from: remote)
                func openMiniProgram(id: String) -> Bool
            }
            """,
        fix: """
            Mark a type with `@service(AppConfigService)`, let the app depend on a module that has such a type, or
            remove the marker from the requirement.
            """
    )
}
