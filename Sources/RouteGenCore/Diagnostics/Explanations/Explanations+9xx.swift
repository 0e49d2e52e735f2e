/// The pages of 9xx: files.
extension DiagnosticExplanation {
    static let unreadableFile = DiagnosticExplanation(
        "A file cannot be read, or is not Swift source text.",
        meaning: """
            The file does not exist, may not be read, or ends inside a comment or a string, so that what it declares
            cannot be told for sure. The same goes for types, parentheses and `#if` branches that are nested deeper than 256.
            """,
        example: """
            /* A comment that is never closed.
            """,
        mending: """
            Correct the file, or exclude it from the target.
            """
    )

    static let outdatedFile = DiagnosticExplanation(
        "A generated file among the sources that does not hold the routes as they are now.",
        meaning: """
            The target keeps its generated file among its sources, and a route, a signature, its documentation or RouteGen itself
            has changed since the file was written: the app would do without the new routes, or would not compile.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) {}  // Chat+Routes.generated.swift was written before this
            """,
        mending: """
            Run `swift package generate-routes`, and commit what it writes. After a merge, run it as well: the file is
            never merged by hand.
            """,
        silencing: """
            It cannot be silenced: `--verify` looks for nothing else.
            """
    )
}
