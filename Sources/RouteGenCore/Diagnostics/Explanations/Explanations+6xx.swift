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
}
