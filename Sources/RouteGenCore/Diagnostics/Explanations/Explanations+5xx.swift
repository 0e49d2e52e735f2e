/// The pages of 5xx: names.
extension DiagnosticExplanation {
    static let accessorCollision = DiagnosticExplanation(
        "Two routes get accessors of one name.",
        meaning: """
            An accessor takes its name from the handler, with the type in front for members. Two that also take the same
            parameters cannot stand side by side.
            """,
        example: """
            enum Chat {
                /// @route //chat/open
                static func open() {}
            }

            /// @route //chat/start
            func chatOpen() {}
            """,
        mending: """
            Name one of them: `@route(name: startChat) //chat/start`.
            """
    )
}
