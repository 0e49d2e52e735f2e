/// The pages of 3xx: patterns.
extension DiagnosticExplanation {
    static let malformedPattern = DiagnosticExplanation(
        "A pattern does not follow the pattern language.",
        meaning: """
            The caret is under the character that has no meaning there. Constraints and `regex` routes are regular
            expressions without back-references and look-around.
            """,
        example: """
            /// @route //chat/:id(\\d+
            func openChat(id: Int) {}
            """,
        fix: """
            Correct the pattern at the caret. To match a sign literally, put a backslash before it: `\\+`, `\\(`.
            """
    )
}
