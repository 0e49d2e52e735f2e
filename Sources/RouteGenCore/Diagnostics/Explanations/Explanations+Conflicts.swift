/// The pages of 1xx: conflicts between routes.
extension DiagnosticExplanation {
    static let duplicate = DiagnosticExplanation(
        "Two patterns match the same URLs at the same rank.",
        meaning: """
            Each route matches every URL that the other matches, and neither pattern ranks above the other. So the
            router cannot tell which handler to call. The names of captures make no difference: `/a/:x` and `/a/:y` are
            the same pattern. The error is at the second marker, and notes are at ten of the others. The witness is a URL
            that all of them match.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) {}

            /// @route //chat/:name
            func openChat(name: String) {}
            """,
        fix: """
            Remove one of the markers, or make the patterns differ. For example, constrain a capture (`:id(\\d+)`) that
            accepts anything in the other pattern, or change a component.
            """,
        silencing: """
            Give one of them a `priority:` or a condition with `when:`, or declare the overlap as intended with
            `overlaps: otherRoute`.
            """
    )

    static let ambiguous = DiagnosticExplanation(
        "Two patterns match some URLs at the same rank.",
        meaning: """
            Both routes match some URLs, such as the witness. The router compares patterns component by component from
            the left, and for these URLs neither pattern is more specific. So it cannot tell which handler to call.
            Other URLs may match only one of the patterns.
            """,
        example: """
            /// @route //page/:id(\\d+)
            func openPage(id: Int) {}

            /// @route //page/:code([0-9a-f]+)
            func openCode(code: String) {}
            """,
        fix: """
            Narrow one of the constraints so that no URL satisfies both, or make one pattern more specific.
            """,
        silencing: """
            Give one of them a `priority:`, or declare the overlap as intended with `overlaps: otherRoute`. Then the
            disputed URLs go to the route that comes first in the table.
            """
    )

    static let unreachable = DiagnosticExplanation(
        "Every URL of a route goes to other routes.",
        meaning: """
            Each URL that the pattern matches goes to a route that ranks above it, is open to the same callers and is
            part of the same builds. So the handler is never called by URL. The witness is such a URL, and the notes
            show the routes that these URLs go to.
            """,
        example: """
            /// @route(priority: high) //chat/:id
            func openChat(id: String) {}

            /// @route //chat/new
            func newChat() {}
            """,
        fix: """
            Remove the marker, make its pattern more specific, or give it `priority: high`.
            """
    )

    static let shadowed = DiagnosticExplanation(
        "A route loses URLs to a less specific one that has a higher priority.",
        meaning: """
            Without `priority:`, the witness would go to the more specific route. With it, the witness goes to the other
            route. That may be intended, so it is a warning.
            """,
        example: """
            /// @route(priority: high) //chat/:id
            func openChat(id: String) {}

            /// @route //chat/new/:draft?
            func newChat(draft: Int?) {}
            """,
        fix: """
            Remove `priority:`, or give both routes the same one.
            """
    )

    static let needlessOverlap = DiagnosticExplanation(
        "A marker declares an overlap with a route, but no URL matches both.",
        meaning: """
            `overlaps: otherRoute` silences findings about URLs that match two routes. It must name the accessor of a
            route that matches some of the same URLs. Otherwise, the name is misspelled or left over from a change.
            """,
        example: """
            /// @route(overlaps: openShop) //chat/:id
            func openChat(id: Int) {}

            /// @route //shop/:id
            func openShop(id: Int) {}
            """,
        fix: """
            Remove `overlaps:`, or name the intended route.
            """
    )
}
