/// The pages of 2xx: the marker language.
extension DiagnosticExplanation {
    static let misplacedMarker = DiagnosticExplanation(
        "A marker stands where no marker may stand.",
        meaning: """
            A route marker documents what the router calls: a function, an initialiser, a protocol requirement,
            or a type whose members share a prefix. A service marker documents the type that serves a protocol. On anything
            else, on nothing at all, in front of an `#if`, or behind another marker on the same line it would be without effect.
            """,
        example: """
            struct Pages {
                /// @route //home
                var home: HomePage { HomePage() }
            }
            """,
        mending: """
            Move the marker to the declaration that handles the URL, straight in front of it: `func home() -> HomePage`.
            Inside an `#if` the marker stands inside it, too. Several markers stand on lines of their own.
            """,
        silencing: """
            A comment that only talks about markers puts them in backquotes or in a fenced code block.
            """
    )

    static let nearMissMarker = DiagnosticExplanation(
        "A line looks like a marker and is none.",
        meaning: """
            A marker is a line that starts with the exact words `@route` or `@service`, in lower case, followed
            by white space, a parenthesis or nothing. A line that nearly does so was most likely meant as one, and the
            route would be missing at run time. Markers behind other text, and in a code block that is never closed, are
            reported as warnings where a pattern follows.
            """,
        example: """
            /// @Route //chat/:id
            func openChat(id: Int) {}
            """,
        mending: """
            Write the word as the message proposes, at the start of a line of its own.
            """,
        silencing: """
            Put the word in backquotes, or the example in a fenced code block.
            """
    )

    static let unknownOption = DiagnosticExplanation(
        "A marker is given an option that does not exist.",
        meaning: """
            Routes take `priority`, `from`, `when`, `name`, `lifetime`, `overlaps`, `returns`, `with`, `regex` and
            `deprecated`; services take a protocol, `key`, `scope` and `default`. Names are case-sensitive.
            """,
        example: """
            /// @route(prioirty: high) //chat/:id
            func openChat(id: Int) {}
            """,
        mending: """
            Correct the name; the message proposes the nearest one.
            """
    )

    static let invalidOptionValue = DiagnosticExplanation(
        "An option's value is missing or not one that it takes.",
        meaning: """
            `priority` takes `high`, `default` or `low`; `from` a list of `web`, `push`, `remote` and `external`; `lifetime`
            `cached` or `transient`; `scope` `singleton` or `transient`; `when` and `overlaps` names; `name` an identifier;
            `returns` a Swift type; `with` names with values (`tab=insights`); `key` and `deprecated` strings in double quotes;
            `regex` and `default` nothing.
            """,
        example: """
            /// @route(from: wbe) //chat/:id
            func openChat(id: Int) {}
            """,
        mending: """
            Write one of the values that the message lists.
            """
    )

    static let repeatedOption = DiagnosticExplanation(
        "An option, or a value of one, is given twice.",
        meaning: """
            Which of the two should hold is not clear, even where they agree now. Lists take all their values behind one
            name: `from: web, push`.
            """,
        example: """
            /// @route(from: web, from: push) //chat/:id
            func openChat(id: Int) {}
            """,
        mending: """
            Remove one of them, or join the lists.
            """
    )

    static let malformedOptions = DiagnosticExplanation(
        "The options of a marker do not follow their grammar.",
        meaning: """
            Options stand in parentheses straight behind the marker's word, separated by commas, each a word or a name
            with a value behind a colon: `@route(priority: high, from: web, push, regex)`. White space follows the closing
            parenthesis. All of it stands on one line. Behind the pattern there are only remarks, so options there would be
            without effect.
            """,
        example: """
            /// @route(priority: high from: web //chat/:id
            func openChat(id: Int) {}
            """,
        mending: """
            Put in what the message says is missing, at the caret.
            """,
        silencing: """
            Start a remark that begins like options with a dash: `@route //chat - name: see below`.
            """
    )

    static let missingPattern = DiagnosticExplanation(
        "A marker has no pattern where it needs one.",
        meaning: """
            A bare marker on a member stands for `//Type/member`. A free function has no type to name, and a `regex` route
            needs its expression.
            """,
        example: """
            /// @route
            func openChat(id: Int) {}
            """,
        mending: """
            Write the pattern behind the marker: `@route //chat/:id`.
            """
    )

    static let confusableCharacter = DiagnosticExplanation(
        "A character stands where one that looks alike belongs.",
        meaning: """
            Input methods for Chinese and Japanese type full-width signs, editors turn straight quotation marks
            into curly ones. In a pattern or between options they would be ordinary characters that no URL ever has. The
            message names the character and its code point; remarks and strings may hold any.
            """,
        example: """
            /// @route //chat/\u{FF1A}id
            func openChat(id: Int) {}
            """,
        mending: """
            Type the ASCII sign; the message shows the whole corrected marker.
            """,
        silencing: """
            A pattern that really has such a character writes it percent-encoded: `%EF%BC%9A` for a full-width colon.
            """
    )

    static let relativePattern = DiagnosticExplanation(
        "A pattern has no leading slash where there is no prefix that it could continue.",
        meaning: """
            Inside a type whose own marker gives a prefix, `server2` means the prefix followed by `/server2`.
            Elsewhere there is nothing to continue: a slash was forgotten, or the word starts a remark.
            """,
        example: """
            /// @route chat/:id
            func openChat(id: Int) {}
            """,
        mending: """
            Write `//chat/:id` (`chat` is the host) or `/chat/:id` (no host). Start a remark behind a marker without a pattern
            with a dash: `@route - opens the conversation`.
            """
    )

    static let missingProtocol = DiagnosticExplanation(
        "A service marker does not name a protocol.",
        meaning: """
            A service is fetched by the protocol that it serves, so the marker has to say which of the type's protocols
            that is.
            """,
        example: """
            /// @service
            final class ConfigModuleService: AppConfigService {}
            """,
        mending: """
            Name the protocol in parentheses: `@service(AppConfigService)`. A type that serves several has a marker for each.
            """
    )

    static let misplacedOption = DiagnosticExplanation(
        "An option means nothing where its marker stands.",
        meaning: """
            `lifetime` says how long instances of a type live, so it stands on the type and not on its functions. A marker on
            a type is a prefix and no route, so that it has no accessor to name, no result and no overlap: `name`, `returns`,
            `overlaps` and `regex` stand on the handlers.
            """,
        example: """
            final class ChatModule {
                /// @route(lifetime: transient) //chat/:id
                func openChat(id: Int) {}
            }
            """,
        mending: """
            Move the option to the marker of the type, or of the handler: `@route(lifetime: transient) //chat` in front of
            the class.
            """
    )
}
