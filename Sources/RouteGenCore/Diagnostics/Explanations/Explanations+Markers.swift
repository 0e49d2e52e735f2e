/// The pages of 2xx: the marker language.
extension DiagnosticExplanation {
    static let misplacedMarker = DiagnosticExplanation(
        "A marker is where markers are not allowed.",
        meaning: """
            A route marker belongs to the documentation of a function, an initializer, a protocol requirement, or a type
            whose members share a prefix. A service marker belongs to the documentation of a type that serves a
            protocol. A marker has no effect on any other declaration, without a declaration, before an `#if`, or after
            another marker on the same line.
            """,
        example: """
            struct Pages {
                /// @route //home
                var home: HomePage { HomePage() }
            }
            """,
        fix: """
            Move the marker to the line before the declaration that handles the URL: `func home() -> HomePage`. If the
            declaration is inside an `#if`, put the marker inside it too. Put each marker on its own line.
            """,
        silencing: """
            In a comment about markers, put them in backquotes or in a fenced code block.
            """
    )

    static let nearMissMarker = DiagnosticExplanation(
        "A line looks like a marker but is not one.",
        meaning: """
            A marker is a line that starts with `@route` or `@service` in lower case, followed by white space, a
            parenthesis or the end of the line. A line that is almost the same was probably meant as a marker, and its
            route would be missing at run time. A marker after other text, in a code block that is never closed, or in
            an ordinary comment before a declaration (`// @route`) causes a warning if a pattern follows it.
            """,
        example: """
            /// @Route //chat/:id
            func openChat(id: Int) {}
            """,
        fix: """
            Write the word as the message suggests, at the start of its own line.
            """,
        silencing: """
            Put the word in backquotes, or the example in a fenced code block.
            """
    )

    static let unknownOption = DiagnosticExplanation(
        "A marker has an option that does not exist.",
        meaning: """
            Routes take `priority`, `from`, `when`, `name`, `lifetime`, `overlaps`, `returns`, `with`, `values`, `open`,
            `parent`, `regex`, `deprecated` and `init`; services take a protocol, `key`, `scope` and `default`. Names
            are case-sensitive.
            """,
        example: """
            /// @route(prioirty: high) //chat/:id
            func openChat(id: Int) {}
            """,
        fix: """
            Correct the name. The message suggests the nearest one.
            """
    )

    static let invalidOptionValue = DiagnosticExplanation(
        "An option's value is missing or not accepted.",
        meaning: """
            The options accept these values:
            - `priority`: `high`, `default` or `low`
            - `from`: a list of `web`, `push`, `remote` and `external`
            - `lifetime`: `cached`, `transient` or `provided`
            - `scope`: `singleton` or `transient`
            - `when`: the name of a function
            - `overlaps`: a list of accessors' names
            - `name`: an identifier
            - `returns`: a Swift type
            - `with`: a list of names with values (`tab=insights`)
            - `values`: `loose`
            - `open`: `push`, `present`, `root` or `tab(name)`
            - `parent`: the name of a route's accessor
            - `key`, `deprecated`: a string in double quotes
            - `regex`, `init`, `default`: no value
            """,
        example: """
            /// @route(from: wbe) //chat/:id
            func openChat(id: Int) {}
            """,
        fix: """
            Write one of the values that the message lists.
            """
    )

    static let repeatedOption = DiagnosticExplanation(
        "An option, or one of its values, is given twice.",
        meaning: """
            It is not clear which of the two is right, even if they are the same now. A list has all its values after
            one name: `from: web, push`.
            """,
        example: """
            /// @route(from: web, from: push) //chat/:id
            func openChat(id: Int) {}
            """,
        fix: """
            Remove one of them, or combine the lists.
            """
    )

    static let malformedOptions = DiagnosticExplanation(
        "The options of a marker do not follow their grammar.",
        meaning: """
            Options are in parentheses directly after the marker's word, and commas separate them. An option is a word,
            or a name, a colon and a value: `@route(priority: high, from: web, push, regex)`. White space follows the
            closing parenthesis. The marker is on one line. Text after the pattern is a remark, so options have no
            effect there.
            """,
        example: """
            /// @route(priority: high from: web //chat/:id
            func openChat(id: Int) {}
            """,
        fix: """
            Correct the options at the caret, as the message says.
            """,
        silencing: """
            If a remark starts like an option, put a dash before it: `@route //chat - name: see below`.
            """
    )

    static let missingPattern = DiagnosticExplanation(
        "A marker has no pattern where one is required.",
        meaning: """
            A marker without a pattern on a member means `//Type/member`. A free function has no type to take the
            pattern from, and a `regex` route needs an expression.
            """,
        example: """
            /// @route
            func openChat(id: Int) {}
            """,
        fix: """
            Write the pattern after the marker: `@route //chat/:id`.
            """
    )

    static let confusableCharacter = DiagnosticExplanation(
        "A character looks like a different one that belongs here.",
        meaning: """
            Input methods for Chinese and Japanese type full-width signs, and editors turn straight quotation marks into
            curly ones. In a pattern or between options they would be ordinary characters, which URLs never contain. The
            message names the character and its code point. Remarks and strings may contain any character.
            """,
        example: """
            /// @route //chat/\u{FF1A}id
            func openChat(id: Int) {}
            """,
        fix: """
            Type the ASCII character. The message shows the corrected marker.
            """,
        silencing: """
            To match such a character, write it percent-encoded: `%EF%BC%9A` for a full-width colon.
            """
    )

    static let relativePattern = DiagnosticExplanation(
        "A pattern has no leading slash, and there is no prefix before it.",
        meaning: """
            Inside a type whose marker sets a prefix, `server2` means the prefix followed by `/server2`. Elsewhere there
            is no prefix: either a slash is missing, or the word is the start of a remark.
            """,
        example: """
            /// @route chat/:id
            func openChat(id: Int) {}
            """,
        fix: """
            Write `//chat/:id` (`chat` is the host) or `/chat/:id` (no host). A scheme alone is `myapp:/`; every URL with
            this scheme is `@route(regex) ^myapp:`. If a marker has a remark but no pattern, put a dash before the
            remark: `@route - opens the conversation`.
            """
    )

    static let missingProtocol = DiagnosticExplanation(
        "A service marker does not name a protocol.",
        meaning: """
            Callers fetch a service by the protocol that it serves. So the marker must say which of the type's protocols
            this is.
            """,
        example: """
            /// @service
            final class ConfigModuleService: AppConfigService {}
            """,
        fix: """
            Name the protocol in parentheses: `@service(AppConfigService)`. If the type serves several protocols, write
            a marker for each.
            """
    )

    static let misplacedOption = DiagnosticExplanation(
        "An option has no meaning on this kind of declaration.",
        meaning: """
            `lifetime` sets how long instances of a type live, so it belongs on the type and not on its functions. A
            marker on a type is a prefix and not a route. It has no accessor, result, condition, overlap or page, so
            `name`, `returns`, `when`, `with`, `overlaps`, `open`, `parent` and `regex` belong on the handlers.
            """,
        example: """
            final class ChatModule {
                /// @route(lifetime: transient) //chat/:id
                func openChat(id: Int) {}
            }
            """,
        fix: """
            Move the option to the marker of the type or of the handler. Here, write
            `@route(lifetime: transient) //chat` before the class.
            """
    )

    static let unusedPrefix = DiagnosticExplanation(
        "A marker on a type has no effect, because the type has no routes.",
        meaning: """
            A marker on a type or an extension does not make the type a route. It sets the beginning of the patterns of
            the handlers inside the type, and options that apply to all of them. If nothing inside has a marker, it has
            no effect.
            """,
        example: """
            /// @route //profile/:id
            struct ProfilePage {
                let id: Int
            }
            """,
        fix: """
            If URLs should create the value, as here, write `@route(init) //profile/:id`, or mark the type's own
            initializer. If URLs should call members, mark these: `/// @route edit` continues the prefix. Otherwise,
            remove the marker.
            """
    )

    static let surplusText = DiagnosticExplanation(
        "A marker has text that would change its pattern, or that is a pattern of its own.",
        meaning: """
            A marker has one pattern. It is written without quotation marks and brackets, after the options, and ends at
            white space. A comma or semicolon is a part of it, and the rest of the line is a remark.
            """,
        example: """
            /// @route "//chat/:id"
            func openChat(id: Int) {}
            """,
        fix: """
            Write the marker that the note shows. A handler with several patterns has a marker for each of them, one a
            line. White space in a pattern is `%20`.
            """,
        silencing: """
            Put a dash before a remark that begins like a pattern: `@route //chat/:id - /chat in the old app`. If the
            last character of a pattern is a comma or semicolon, put a backslash before it.
            """
    )
}

/// The pages of 3xx: patterns.
extension DiagnosticExplanation {
    static let malformedPattern = DiagnosticExplanation(
        "A pattern does not follow the pattern language.",
        meaning: """
            The caret is under the character that has no meaning there. Constraints and `regex` routes are regular
            expressions without back-references and look-around.
            """,
        example: """
            /// @route //chat/:id(\\d+
            func openChat(id: Int) {}
            """,
        fix: """
            Correct the pattern at the caret. To match a sign literally, put a backslash before it: `\\+`, `\\(`.
            """
    )
}
