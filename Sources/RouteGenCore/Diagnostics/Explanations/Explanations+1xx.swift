/// The pages of 1xx: conflicts between routes.
extension DiagnosticExplanation {
    static let duplicate = DiagnosticExplanation(
        "Two patterns match the same URLs at the same rank.",
        meaning: """
            Both routes take every URL that the other takes, and nothing in the patterns ranks one of them above
            the other, so which handler runs would be a matter of chance. Names of captures do not count: `/a/:x` and
            `/a/:y` are the same pattern. The error stands at the second marker, notes at all others, and the witness is
            a URL that all of them match.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) {}

            /// @route //chat/:name
            func openChat(name: String) {}
            """,
        mending: """
            Remove one of the markers, or make the patterns differ: constrain a capture (`:id(\\d+)`, where the other
            takes anything), or change a component.
            """,
        silencing: """
            Give one of them a `priority:`, or a tester with `when:`; or say with `overlaps: otherRoute` that it is meant.
            """
    )
}
