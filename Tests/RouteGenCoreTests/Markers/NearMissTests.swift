import RouteGenCore
import RouterRuntime
import Testing

@Suite struct NearMissTests {
    /// Commands of Doxygen, JavaDoc, JSDoc and DocC, and attributes and types that documentation quotes.
    private static let otherWords = """
        a addtogroup anchor arg attention author authors brief bug callergraph category cite class code copydoc copyright date def \
        deprecated details dir dot else em emoji end endcode enum event example exception extends file fn group headerfile hidden \
        if image implements include index ingroup inherit inheritDoc internal invariant kind link li line mainpage member memberof \
        mixin module name namespace note override overload page par param parblock post pre private property protected protocol \
        provides public readonly ref relates remark remarks requires result return returns retval root rtfonly sa section see \
        serial short showrefs since skip snippet static struct subpage summary test this throw throws todo tparam tutorial type \
        typedef until use uses value var variation verbatim version warning yield yields Metadata DocumentationExtension Redirected \
        Row Column Tab Small Image Video Links Comment Tutorial Intro Chapter Resources Section Steps Step Code Stack Choice \
        available objc MainActor Sendable escaping Published State Binding Environment main testable inlinable discardableResult \
        Test Suite Query Model Observable Router RouterLink Routable RoutePath RouteBuilder Routers Inject \
        device quote rotate routine rule rate mute vote role out outer
        """

    @Test(
        "Words that mean something else are left alone, whatever follows",
        arguments: ["", " //a", " text", "(x) /a"]
    )
    func otherWords(rest: String) {
        for word in Self.otherWords.split(separator: " ") {
            #expect(MarkerFixture("@\(word)\(rest)").findings == "")
        }
    }

    @Test(
        "White space behind the at sign, and a router's name, are found where a marker follows",
        arguments: [
            (
                "@ route //a",
                """
                Chat.swift:1:5: error: no white space may stand between `@` and `route` [RG202]
                /// @ route //a
                    ^~~~~~~
                Chat.swift:1:5: note: write `@route //a`

                """
            ),
            (
                "@  service(Storage)",
                """
                Chat.swift:1:5: error: no white space may stand between `@` and `service` [RG202]
                /// @  service(Storage)
                    ^~~~~~~~~~
                Chat.swift:1:5: note: write `@service(Storage)`

                """
            ),
            (
                "@router //a",
                """
                Chat.swift:1:5: error: `@router` is no marker [RG202]
                /// @router //a
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route //a`? a word that is not meant as a marker stands in backquotes

                """
            ),
            ("@router of the app", ""), ("@ route of its own", ""), ("@ service", ""),
        ]
    )
    func gap(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }

    @Test(
        "A word that is nearly a marker is found",
        arguments: [
            (
                #"@rout //chat"#,
                #"""
                Chat.swift:1:5: error: `@rout` is no marker [RG202]
                /// @rout //chat
                    ^~~~~
                Chat.swift:1:5: note: did you mean `@route //chat`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@Route //chat/:id"#,
                #"""
                Chat.swift:1:5: error: `@Route` is no marker [RG202]
                /// @Route //chat/:id
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //chat/:id`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@ROUTE //x"#,
                #"""
                Chat.swift:1:5: error: `@ROUTE` is no marker [RG202]
                /// @ROUTE //x
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //x`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@routes(from: web) //x"#,
                #"""
                Chat.swift:1:5: error: `@routes` is no marker [RG202]
                /// @routes(from: web) //x
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route(from: web) //x`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@service2 X"#,
                #"""
                Chat.swift:1:5: error: `@service2` is no marker [RG202]
                /// @service2 X
                    ^~~~~~~~~
                Chat.swift:1:5: note: did you mean `@service X`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@services(Storage)"#,
                #"""
                Chat.swift:1:5: error: `@services` is no marker [RG202]
                /// @services(Storage)
                    ^~~~~~~~~
                Chat.swift:1:5: note: did you mean `@service(Storage)`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@Service(Storage)"#,
                #"""
                Chat.swift:1:5: error: `@Service` is no marker [RG202]
                /// @Service(Storage)
                    ^~~~~~~~
                Chat.swift:1:5: note: did you mean `@service(Storage)`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@roete //chat"#,
                #"""
                Chat.swift:1:5: error: `@roete` is no marker [RG202]
                /// @roete //chat
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //chat`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@ronde //chat"#,
                #"""
                Chat.swift:1:5: error: `@ronde` is no marker [RG202]
                /// @ronde //chat
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //chat`? a word that is not meant as a marker stands in backquotes

                """#
            ),
            (
                #"@route//chat/:id rest"#,
                #"""
                Chat.swift:1:5: error: white space or `(` belongs behind `@route` [RG202]
                /// @route//chat/:id rest
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat/:id`

                """#
            ),
            (
                #"@route: //chat"#,
                #"""
                Chat.swift:1:5: error: white space or `(` belongs behind `@route` [RG202]
                /// @route: //chat
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat`

                """#
            ),
            (
                #"@route：//chat"#,
                #"""
                Chat.swift:1:5: error: white space or `(` belongs behind `@route` [RG202]
                /// @route：//chat
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat`

                """#
            ),
            (
                #"@route[from: web] //chat"#,
                #"""
                Chat.swift:1:5: error: white space or `(` belongs behind `@route` [RG202]
                /// @route[from: web] //chat
                    ^~~~~~
                Chat.swift:1:5: note: options stand in parentheses: `@route(...)`

                """#
            ),
            (
                #"@route, //chat"#,
                #"""
                Chat.swift:1:5: error: white space or `(` belongs behind `@route` [RG202]
                /// @route, //chat
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat`

                """#
            ),
            (
                #"@routed to the server"#,
                #"""
                Chat.swift:1:5: error: `@routed` is no marker [RG202]
                /// @routed to the server
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route to the server`? a word that is not meant as a marker stands in backquotes

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
