/// The pages of 9xx: files.
extension DiagnosticExplanation {
    static let unreadableFile = DiagnosticExplanation(
        "A file cannot be read, or is not Swift source text.",
        meaning: """
            The file does not exist or is not readable, or the tool cannot tell what it declares: types, parentheses or
            `#if` branches are nested more than 256 deep. Bytes that are not valid UTF-8 cause a warning.
            """,
        example: """
            routegen check --module Chat=Missing.swift
            """,
        fix: """
            Correct the file, or exclude it from the target.
            """
    )

    static let outdatedFile = DiagnosticExplanation(
        "A generated file among the sources is out of date.",
        meaning: """
            The target keeps its generated file among its sources. A route, a signature, its documentation or RouteGen
            itself has changed since the file was written. The app would lack the new routes, or would not compile.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) {}  // Chat+Routes.generated.swift was written before this
            """,
        fix: """
            Run `swift package generate-routes`, and commit what it writes. Run it after a merge too: never merge the
            file by hand.
            """,
        silencing: """
            This finding cannot be silenced: `--verify` checks nothing else.
            """
    )
}
