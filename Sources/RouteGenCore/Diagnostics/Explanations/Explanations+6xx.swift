/// The pages of 6xx: services.
extension DiagnosticExplanation {
    static let serviceConflict = DiagnosticExplanation(
        "A service is declared twice, or a protocol has two defaults.",
        meaning: """
            A service is fetched by protocol and key. Two with the same pair, or two defaults for one protocol, leave open
            which of them is meant.
            """,
        example: """
            /// @service(Storage)
            final class DiskStorage: Storage {}

            /// @service(Storage)
            final class CloudStorage: Storage {}
            """,
        mending: """
            Give each its own `key:`, and mark one as `default` at most.
            """
    )

    static let serviceWithoutInitializer = DiagnosticExplanation(
        "Generated code cannot make a service.",
        meaning: """
            A service is made when it is asked for first, so one of its initializers has to do without arguments, or with what the
            router has: itself (`Router`) and its services (`RouteServices`). It may be asynchronous, throwing or isolated, but
            neither private nor failable, and it has to stand in the type's own file.
            """,
        example: """
            /// @service(Storage)
            final class DiskStorage: Storage {
                init(folder: String) {}
            }
            """,
        mending: """
            Give the parameters default values, or take what the service needs from other services:
            `init(services: RouteServices) throws { settings = try services.settings }`.
            """
    )

    static let unservedProtocol = DiagnosticExplanation(
        "A route stands on a requirement of a protocol that no type serves.",
        meaning: """
            Such a route is called on whoever serves the protocol. The app links no module with a type that is marked to do so,
            so every request would fail.
            """,
        example: """
            protocol AppConfigService {
                /// @route(from: remote)
                func openMiniProgram(id: String) -> Bool
            }
            """,
        mending: """
            Mark a type with `@service(AppConfigService)`, let the app depend on the module that has one, or remove the marker from
            the requirement.
            """
    )
}
