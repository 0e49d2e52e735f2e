import RouteGenCore
import Testing

@Suite struct EmbeddedMarkerTests {
    @Test(
        "A marker behind other text is found",
        arguments: [
            (
                #"Opens it. @route //x"#,
                #"""
                Chat.swift:1:15: warning: this `@route` is not read: it does not stand at the start of the line [RG202]
                /// Opens it. @route //x
                              ^~~~~~
                Chat.swift:1:15: note: put the marker on a line of its own, or `@route` in backquotes

                """#
            ),
            (
                #"- @route(from: web) myapp://x"#,
                #"""
                Chat.swift:1:7: warning: this `@route` is not read: it does not stand at the start of the line [RG202]
                /// - @route(from: web) myapp://x
                      ^~~~~~
                Chat.swift:1:7: note: put the marker on a line of its own, or `@route` in backquotes

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
                Chat.swift:1:16: error: a second marker on one line is not read [RG201]
                /// @route //a @route //b
                               ^~~~~~
                Chat.swift:1:16: note: put each marker on a line of its own

                """#
            ),
            (
                #"@route //a then @route //b"#,
                #"""
                Chat.swift:1:21: warning: a second marker on one line is not read [RG201]
                /// @route //a then @route //b
                                    ^~~~~~
                Chat.swift:1:21: note: put each marker on a line of its own

                """#
            ),
            (
                #"@route //a @service(Storage)"#,
                #"""
                Chat.swift:1:16: error: a second marker on one line is not read [RG201]
                /// @route //a @service(Storage)
                               ^~~~~~~~
                Chat.swift:1:16: note: put each marker on a line of its own

                """#
            ),
            (
                #"@service(Storage) @route //a"#,
                #"""
                Chat.swift:1:23: error: a second marker on one line is not read [RG201]
                /// @service(Storage) @route //a
                                      ^~~~~~
                Chat.swift:1:23: note: put each marker on a line of its own

                """#
            ),
            (
                #"@route @route //a"#,
                #"""
                Chat.swift:1:12: error: a second marker on one line is not read [RG201]
                /// @route @route //a
                           ^~~~~~
                Chat.swift:1:12: note: put each marker on a line of its own

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
