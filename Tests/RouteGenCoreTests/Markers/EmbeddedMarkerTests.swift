import RouteGenCore
import Testing

@Suite struct EmbeddedMarkerTests {
    @Test(
        "A marker after other text is found",
        arguments: [
            (
                #"Opens it. @route //x"#,
                #"""
                Chat.swift:1:15: warning: `@route` is not a marker here [RG202]
                /// Opens it. @route //x
                              ^~~~~~
                Chat.swift:1:15: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"- @route(from: webView) myapp://x"#,
                #"""
                Chat.swift:1:7: warning: `@route` is not a marker here [RG202]
                /// - @route(from: webView) myapp://x
                      ^~~~~~
                Chat.swift:1:7: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

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
                Chat.swift:1:16: error: `@route` is not a marker here [RG202]
                /// @route //a @route //b
                               ^~~~~~
                Chat.swift:1:16: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route //a then @route //b"#,
                #"""
                Chat.swift:1:21: error: `@route` is not a marker here [RG202]
                /// @route //a then @route //b
                                    ^~~~~~
                Chat.swift:1:21: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route //a @service(Storage)"#,
                #"""
                Chat.swift:1:16: error: `@service` is not a marker here [RG202]
                /// @route //a @service(Storage)
                               ^~~~~~~~
                Chat.swift:1:16: note: the form is `@service(Protocol, options)`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@service(Storage) @route //a"#,
                #"""
                Chat.swift:1:23: error: `@route` is not a marker here [RG202]
                /// @service(Storage) @route //a
                                      ^~~~~~
                Chat.swift:1:23: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route @route //a"#,
                #"""
                Chat.swift:1:12: error: `@route` is not a marker here [RG202]
                /// @route @route //a
                           ^~~~~~
                Chat.swift:1:12: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
