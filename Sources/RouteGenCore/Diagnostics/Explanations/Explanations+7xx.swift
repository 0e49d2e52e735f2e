/// The pages of 7xx: the configuration.
extension DiagnosticExplanation {
    static let invalidConfiguration = DiagnosticExplanation(
        "A configuration file has a mistake.",
        meaning: """
            `routegen.json` is not valid JSON, or has a member or a value that RouteGen does not accept.
            """,
        example: """
            { "aggregate": "yes" }
            """,
        fix: """
            Correct the file at the place of the error: `{ "aggregate": true }`.
            """
    )
}
