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

    static let ambiguous = DiagnosticExplanation(
        "Two patterns match some URLs at the same rank.",
        meaning: """
            Some URLs, of which the witness is a short one, are taken by both routes, and component by component from the
            left neither pattern is more specific for them, so which handler runs would be a matter of chance. Other URLs
            may be taken by one of them alone.
            """,
        example: """
            /// @route //page/:id(\\d+)
            func openPage(id: Int) {}

            /// @route //page/:code([0-9a-f]+)
            func openCode(code: String) {}
            """,
        mending: """
            Narrow one of the constraints, so that no URL satisfies both, or make one pattern more specific.
            """,
        silencing: """
            Give one of them a `priority:`, or say with `overlaps: otherRoute` that the overlap is meant; then the route that
            is declared first in the order of the table takes the disputed URLs.
            """
    )

    static let unreachable = DiagnosticExplanation(
        "Every URL of a route goes to other routes.",
        meaning: """
            For each URL that the pattern matches there is a route that ranks above it, takes the same callers and is part
            of the same builds; so the handler is never called by URL. The witness is such a URL, the notes are the routes
            that take them.
            """,
        example: """
            /// @route(priority: high) //chat/:id
            func openChat(id: String) {}

            /// @route //chat/new
            func newChat() {}
            """,
        mending: """
            Remove the marker, make its pattern more specific, or give it `priority: high`.
            """
    )

    static let shadowed = DiagnosticExplanation(
        "A route loses URLs to a less specific one that has a higher priority.",
        meaning: """
            Without `priority:` the more specific route would take the witness; with it the other route does. That may be
            what is wanted, so it is a warning.
            """,
        example: """
            /// @route(priority: high) //chat/:id
            func openChat(id: String) {}

            /// @route //chat/new/:draft?
            func newChat(draft: Int?) {}
            """,
        mending: """
            Remove `priority:`, or give both routes the same one.
            """
    )

    static let needlessOverlap = DiagnosticExplanation(
        "A marker says that it overlaps a route, and no URL leads to both.",
        meaning: """
            `overlaps: otherRoute` keeps quiet about what two routes dispute. It has to name the accessor of a route that
            takes some of the same URLs; one that names another route, or none, is left over from a change or misspelt.
            """,
        example: """
            /// @route(overlaps: openShop) //chat/:id
            func openChat(id: Int) {}

            /// @route //shop/:id
            func openShop(id: Int) {}
            """,
        mending: """
            Remove `overlaps:`, or name the route that is meant.
            """
    )
}
