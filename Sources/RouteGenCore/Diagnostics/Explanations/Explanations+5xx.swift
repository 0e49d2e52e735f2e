/// The pages of 5xx: names.
extension DiagnosticExplanation {
    static let accessorCollision = DiagnosticExplanation(
        "Two routes have accessors with the same name.",
        meaning: """
            An accessor takes its name from the handler; for a member, the name starts with the type. Two accessors with
            the same name and the same parameters cannot be in one file.
            """,
        example: """
            enum Chat {
                /// @route //chat/open
                static func open() {}
            }

            /// @route //chat/start
            func chatOpen() {}
            """,
        fix: """
            Give one of them another name: `@route(name: startChat) //chat/start`.
            """
    )
}
