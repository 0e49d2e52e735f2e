import RouteGenCore
import RouterRuntime
import RouterServices
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
        "A word with another meaning is not a near miss, whatever follows",
        arguments: ["", " //a", " text", "(x) /a"]
    )
    func otherWords(rest: String) {
        for word in Self.otherWords.split(separator: " ") {
            #expect(MarkerFixture("@\(word)\(rest)").findings == "")
        }
    }

    @Test(
        "White space after the at sign, or a router's name, is a near miss before a marker's text",
        arguments: [
            (
                "@ route //a",
                """
                Chat.swift:1:5: error: `@ route` is not a marker [RG202]
                /// @ route //a
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route //a`? if it is not meant as a marker, put it in backquotes

                """
            ),
            (
                "@  service(Storage)",
                """
                Chat.swift:1:5: error: `@  service` is not a marker [RG202]
                /// @  service(Storage)
                    ^~~~~~~~~~
                Chat.swift:1:5: note: did you mean `@service(Storage)`? if it is not meant as a marker, put it in backquotes

                """
            ),
            (
                "@router //a",
                """
                Chat.swift:1:5: error: `@router` is not a marker [RG202]
                /// @router //a
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route //a`? if it is not meant as a marker, put it in backquotes

                """
            ),
            ("@router of the app", ""), ("@ route of its own", ""), ("@ service", ""),
        ]
    )
    func gap(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }

    @Test(
        "A misspelled marker is found",
        arguments: [
            (
                #"@rout //chat"#,
                #"""
                Chat.swift:1:5: error: `@rout` is not a marker [RG202]
                /// @rout //chat
                    ^~~~~
                Chat.swift:1:5: note: did you mean `@route //chat`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@Route //chat/:id"#,
                #"""
                Chat.swift:1:5: error: `@Route` is not a marker [RG202]
                /// @Route //chat/:id
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //chat/:id`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@ROUTE //x"#,
                #"""
                Chat.swift:1:5: error: `@ROUTE` is not a marker [RG202]
                /// @ROUTE //x
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //x`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@routes(from: webView) //x"#,
                #"""
                Chat.swift:1:5: error: `@routes` is not a marker [RG202]
                /// @routes(from: webView) //x
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route(from: webView) //x`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@service2 X"#,
                #"""
                Chat.swift:1:5: error: `@service2` is not a marker [RG202]
                /// @service2 X
                    ^~~~~~~~~
                Chat.swift:1:5: note: did you mean `@service X`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@services(Storage)"#,
                #"""
                Chat.swift:1:5: error: `@services` is not a marker [RG202]
                /// @services(Storage)
                    ^~~~~~~~~
                Chat.swift:1:5: note: did you mean `@service(Storage)`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@Service(Storage)"#,
                #"""
                Chat.swift:1:5: error: `@Service` is not a marker [RG202]
                /// @Service(Storage)
                    ^~~~~~~~
                Chat.swift:1:5: note: did you mean `@service(Storage)`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@roete //chat"#,
                #"""
                Chat.swift:1:5: error: `@roete` is not a marker [RG202]
                /// @roete //chat
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //chat`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@ronde //chat"#,
                #"""
                Chat.swift:1:5: error: `@ronde` is not a marker [RG202]
                /// @ronde //chat
                    ^~~~~~
                Chat.swift:1:5: note: did you mean `@route //chat`? if it is not meant as a marker, put it in backquotes

                """#
            ),
            (
                #"@route//chat/:id rest"#,
                #"""
                Chat.swift:1:5: error: `@route` is not a marker here [RG202]
                /// @route//chat/:id rest
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat/:id`

                """#
            ),
            (
                #"@route: //chat"#,
                #"""
                Chat.swift:1:5: error: `@route` is not a marker here [RG202]
                /// @route: //chat
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat`

                """#
            ),
            (
                #"@route：//chat"#,
                #"""
                Chat.swift:1:5: error: `@route` is not a marker here [RG202]
                /// @route：//chat
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat`

                """#
            ),
            (
                #"@route[from: webView] //chat"#,
                #"""
                Chat.swift:1:5: error: `@route` is not a marker here [RG202]
                /// @route[from: webView] //chat
                    ^~~~~~
                Chat.swift:1:5: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route, //chat"#,
                #"""
                Chat.swift:1:5: error: `@route` is not a marker here [RG202]
                /// @route, //chat
                    ^~~~~~
                Chat.swift:1:5: note: write `@route //chat`

                """#
            ),
            (
                #"@routed to the server"#,
                #"""
                Chat.swift:1:5: error: `@routed` is not a marker [RG202]
                /// @routed to the server
                    ^~~~~~~
                Chat.swift:1:5: note: did you mean `@route to the server`? if it is not meant as a marker, put it in backquotes

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
