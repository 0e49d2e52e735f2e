/// The pages of 3xx: patterns.
extension DiagnosticExplanation {
    static let malformedPattern = DiagnosticExplanation(
        "A pattern does not follow the pattern language.",
        meaning: """
            The caret stands under the character that cannot be understood. Constraints and `regex` routes are regular
            expressions without back-references and look-around.
            """,
        example: """
            /// @route //chat/:id(\\d+
            func openChat(id: Int) {}
            """,
        mending: """
            Correct the pattern at the caret. A sign that is meant literally stands behind a backslash: `\\+`, `\\(`.
            """
    )
}
