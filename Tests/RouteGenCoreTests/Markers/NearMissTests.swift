import RouteGenCore
import Testing

@Suite struct NearMissTests {
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
