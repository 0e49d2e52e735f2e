/// The pages of 7xx: the configuration.
extension DiagnosticExplanation {
    static let invalidConfiguration = DiagnosticExplanation(
        "A configuration file cannot be used as it is written.",
        meaning: """
            `routegen.json` is not JSON, or holds a key or a value that it does not take.
            """,
        example: """
            { "aggregate": "yes" }
            """,
        mending: """
            Correct the file at the place that the message names: `{ "aggregate": true }`.
            """
    )
}
