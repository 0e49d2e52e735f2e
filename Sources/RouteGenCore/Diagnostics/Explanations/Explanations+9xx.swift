/// The pages of 9xx: files.
extension DiagnosticExplanation {
    static let unreadableFile = DiagnosticExplanation(
        "A file cannot be read, or is not Swift source text.",
        meaning: """
            The file does not exist, may not be read, or ends inside a comment or a string, so that what it declares
            cannot be told for sure.
            """,
        example: """
            /* A comment that is never closed.
            """,
        mending: """
            Correct the file, or exclude it from the target.
            """
    )
}
