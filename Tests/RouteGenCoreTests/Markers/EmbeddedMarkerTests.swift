import RouteGenCore
import Testing

@Suite struct EmbeddedMarkerTests {
    @Test(
        "A marker after other text is found",
        arguments: [
            (
                #"Opens it. @route //x"#,
                #"""
                Chat.swift:1:15: warning: this `@route` is ignored: it is not at the start of the line [RG202]
                /// Opens it. @route //x
                              ^~~~~~
                Chat.swift:1:15: note: put the marker on its own line, or put `@route` in backquotes

                """#
            ),
            (
                #"- @route(from: webView) myapp://x"#,
                #"""
                Chat.swift:1:7: warning: this `@route` is ignored: it is not at the start of the line [RG202]
                /// - @route(from: webView) myapp://x
                      ^~~~~~
                Chat.swift:1:7: note: put the marker on its own line, or put `@route` in backquotes

                """#
            ),
            (
                #"Talks about @route and more."#,
                ""
            ),
            (
                #"Talks about `@route //x` in code."#,
                ""
            ),
            (
                #"@route //a @route //b"#,
                #"""
                Chat.swift:1:16: error: this `@route` is ignored: it is not at the start of the line [RG202]
                /// @route //a @route //b
                               ^~~~~~
                Chat.swift:1:16: note: put the marker on its own line, or put `@route` in backquotes

                """#
            ),
            (
                #"@route //a then @route //b"#,
                #"""
                Chat.swift:1:21: error: this `@route` is ignored: it is not at the start of the line [RG202]
                /// @route //a then @route //b
                                    ^~~~~~
                Chat.swift:1:21: note: put the marker on its own line, or put `@route` in backquotes

                """#
            ),
            (
                #"@route //a @service(Storage)"#,
                #"""
                Chat.swift:1:16: error: this `@service` is ignored: it is not at the start of the line [RG202]
                /// @route //a @service(Storage)
                               ^~~~~~~~
                Chat.swift:1:16: note: put the marker on its own line, or put `@service` in backquotes

                """#
            ),
            (
                #"@service(Storage) @route //a"#,
                #"""
                Chat.swift:1:23: error: this `@route` is ignored: it is not at the start of the line [RG202]
                /// @service(Storage) @route //a
                                      ^~~~~~
                Chat.swift:1:23: note: put the marker on its own line, or put `@route` in backquotes

                """#
            ),
            (
                #"@route @route //a"#,
                #"""
                Chat.swift:1:12: error: this `@route` is ignored: it is not at the start of the line [RG202]
                /// @route @route //a
                           ^~~~~~
                Chat.swift:1:12: note: put the marker on its own line, or put `@route` in backquotes

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
