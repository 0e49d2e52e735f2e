/// The pages of 8xx: how pages open, and which pages are below them.
extension DiagnosticExplanation {
    static let resultWithoutPage = DiagnosticExplanation(
        "An option about a page is on a handler whose result cannot be a page.",
        meaning: """
            `open:` says how a page opens, and `parent:` names the page below it. A handler that returns nothing, a
            number, a text or a collection has no page. Neither can such a handler be a parent. Whether any other type
            is a page is for the compiler to check, since extensions in other modules may conform to `NavigationPage`.
            """,
        example: """
            /// @route(open: present) //chat/unread
            func unreadCount() -> Int { 3 }
            """,
        fix: """
            Return a page, or remove the option.
            """
    )

    static let unknownParent = DiagnosticExplanation(
        "A marker names a parent that is not a route, or that is more than one.",
        meaning: """
            `parent:` names a route by its accessor: one of the same module, or else one of another module that the app
            links. Only the build of an app knows all routes, so it reports a name that none of them has. If several
            modules have a route with the name, the module must be in front of it.
            """,
        example: """
            /// @route //inbox
            func inbox() -> Inbox { Inbox() }

            /// @route(parent: inbbox) //chat/:id
            func openChat(id: Int) -> ChatScreen { ChatScreen(id: id) }
            """,
        fix: """
            Write the name of a route's accessor, such as `parent: inbox` or `parent: Chat.inbox`, or link the module
            that has the route.
            """,
        silencing: """
            In an app that leaves out the parent's module on purpose, ignore the finding: pages then open without it.
            """
    )

    static let unsuppliedParent = DiagnosticExplanation(
        "A parent needs a value that the page above it does not supply.",
        meaning: """
            The page of a parent is made with the values of the page above it, by name. A value that the parent requires
            must be required above it, or be in the URL. Otherwise, some deep links cannot open. Their types must agree:
            an `Int32` is always an `Int` or a `String`, but not every `String` is an `Int`.
            """,
        example: """
            /// @route //user/:userID
            func openUser(userID: Int) -> UserScreen { UserScreen(id: userID) }

            /// @route(parent: openUser) //photo/:photoID
            func openPhoto(photoID: Int) -> PhotoScreen { PhotoScreen(id: photoID) }
            """,
        fix: """
            Add the value to the route, as in `//user/:userID/photo/:photoID`, or make it optional in the parent.
            """,
        silencing: "This finding cannot be silenced: opening the page would fail. Remove `parent:`."
    )

    static let circularParents = DiagnosticExplanation(
        "A route is its own parent, directly or through others.",
        meaning: """
            A deep link opens the parent of its page, the parent of the parent, and so on. If the parents form a circle,
            there is no lowest page.
            """,
        example: """
            /// @route(parent: settings) //account
            func account() -> AccountScreen { AccountScreen() }

            /// @route(parent: account) //settings
            func settings() -> SettingsScreen { SettingsScreen() }
            """,
        fix: """
            Remove `parent:` from the route whose page is at the bottom of the stack.
            """,
        silencing: "This finding cannot be silenced: the back stack would have no lowest page."
    )
}
