import RouteGenCore
import Testing

/// Options of route markers whose signs do not fit together.
@Suite struct RouteOptionFormFindingTests {
    @Test(
        "Malformed options are found",
        arguments: [
            (
                #"@route(from: webView notification) //chat"#,
                #"""
                Chat.swift:1:26: error: there must be `,` or `)` before `notification` [RG206]
                /// @route(from: webView notification) //chat
                                         ^~~~~~~~~~~~

                """#
            ),
            (
                #"@route(name: open chat) //chat"#,
                #"""
                Chat.swift:1:23: error: there must be `,` or `)` before `chat` [RG206]
                /// @route(name: open chat) //chat
                                      ^~~~

                """#
            ),
            (
                #"@route //chat priority: high"#,
                #"""
                Chat.swift:1:19: error: `priority` is not an option here [RG206]
                /// @route //chat priority: high
                                  ^~~~~~~~
                Chat.swift:1:19: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route(regex) //chat.* priority: high"#,
                #""#
            ),
            (
                #"@route //chat (from: webView)"#,
                #"""
                Chat.swift:1:20: error: `from` is not an option here [RG206]
                /// @route //chat (from: webView)
                                   ^~~~
                Chat.swift:1:20: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route //chat (from: webView"#,
                #"""
                Chat.swift:1:20: error: `from` is not an option here [RG206]
                /// @route //chat (from: webView
                                   ^~~~
                Chat.swift:1:20: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route //chat name:"#,
                #"""
                Chat.swift:1:19: error: `name` is not an option here [RG206]
                /// @route //chat name:
                                  ^~~~
                Chat.swift:1:19: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route priority: high //chat"#,
                #"""
                Chat.swift:1:12: error: `priority` is not an option here [RG206]
                /// @route priority: high //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: the form is `@route(options) //pattern - remark`, at the start of a line; put other text in backquotes

                """#
            ),
            (#"@route //chat - name: see below"#, #""#),
            (#"@route //chat name the chat: openly"#, #""#),
            (
                #"@service(Chats) key: main"#,
                #"""
                Chat.swift:1:21: error: `key` is not an option here [RG206]
                /// @service(Chats) key: main
                                    ^~~
                Chat.swift:1:21: note: the form is `@service(Protocol, options)`, at the start of a line; put other text in backquotes

                """#
            ),
            (
                #"@route(returns: [Int) //chat"#,
                #"""
                Chat.swift:1:21: error: this `[` is never closed [RG206]
                /// @route(returns: [Int) //chat
                                    ^

                """#
            ),
            (
                #"@route(with: tab=a b) //chat"#,
                #"""
                Chat.swift:1:24: error: there must be `,` or `)` before `b` [RG206]
                /// @route(with: tab=a b) //chat
                                       ^
                Chat.swift:1:24: note: put a value with spaces in double quotes

                """#
            ),
            (
                #"@route(deprecated: "use it) //chat"#,
                #"""
                Chat.swift:1:24: error: this string is never closed [RG206]
                /// @route(deprecated: "use it) //chat
                                       ^
                Chat.swift:1:24: note: write `"` at its end, on the same line

                """#
            ),
            (
                #"@route(priority=high) //chat"#,
                #"""
                Chat.swift:1:12: error: there must be a colon between `priority` and its value [RG206]
                /// @route(priority=high) //chat
                           ^~~~~~~~~~~~~
                Chat.swift:1:12: note: write `priority: high`

                """#
            ),
            (
                #"@route(priority: high from: webView) //chat"#,
                #"""
                Chat.swift:1:27: error: a comma is missing before `from` [RG206]
                /// @route(priority: high from: webView) //chat
                                          ^~~~

                """#
            ),
            (
                #"@route(//chat/:id)"#,
                #"""
                Chat.swift:1:12: error: `//chat/:id` is not an option [RG206]
                /// @route(//chat/:id)
                           ^~~~~~~~~~
                Chat.swift:1:12: note: write `@route //chat/:id`

                """#
            ),
            (
                #"@route(regex regex) //chat"#,
                #"""
                Chat.swift:1:12: error: `regex regex` is not an option [RG206]
                /// @route(regex regex) //chat
                           ^~~~~~~~~~~
                Chat.swift:1:12: note: an option is a word, or a name with a colon and a value, before the pattern: `@route(priority: high) //chat`

                """#
            ),
            (
                #"@route(from: webView //chat/:id"#,
                #"""
                Chat.swift:1:11: error: the parenthesis of these options is never closed [RG206]
                /// @route(from: webView //chat/:id
                          ^
                Chat.swift:1:11: note: write `)` after the last option; a marker is on one line

                """#
            ),
            (
                #"@route(from: webView"#,
                #"""
                Chat.swift:1:11: error: the parenthesis of these options is never closed [RG206]
                /// @route(from: webView
                          ^
                Chat.swift:1:11: note: write `)` after the last option; a marker is on one line

                """#
            ),
            (
                #"@route(from: webView)//chat"#,
                #"""
                Chat.swift:1:26: error: there must be white space between the options and the pattern [RG206]
                /// @route(from: webView)//chat
                                         ^~~~~~

                """#
            ),
            (
                #"@route (from: webView) //chat"#,
                #"""
                Chat.swift:1:13: error: `from` is not an option here [RG206]
                /// @route (from: webView) //chat
                            ^~~~
                Chat.swift:1:13: note: write `@route(`, without white space

                """#
            ),
            (
                #"@route (regex) //chat"#,
                #"""
                Chat.swift:1:13: error: `regex` is not an option here [RG206]
                /// @route (regex) //chat
                            ^~~~~
                Chat.swift:1:13: note: write `@route(`, without white space

                """#
            ),
            (
                #"@route(,) //chat"#,
                #"""
                Chat.swift:1:12: error: an option is missing before this comma [RG206]
                /// @route(,) //chat
                           ^

                """#
            ),
            (
                #"@route(regex,,from: webView) //chat"#,
                #"""
                Chat.swift:1:18: error: an option is missing before this comma [RG206]
                /// @route(regex,,from: webView) //chat
                                 ^

                """#
            ),
            (
                #"@route(:) //chat"#,
                #"""
                Chat.swift:1:12: error: `:` is not an option [RG206]
                /// @route(:) //chat
                           ^
                Chat.swift:1:12: note: an option is a word, or a name with a colon and a value, before the pattern: `@route(priority: high) //chat`

                """#
            ),
            (
                #"@route(from: webView]) //chat"#,
                #"""
                Chat.swift:1:25: error: this `]` closes no bracket [RG206]
                /// @route(from: webView]) //chat
                                        ^

                """#
            ),
        ]
    )
    func form(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }

    @Test(
        "A missing pattern is found",
        arguments: [
            (
                #"@route(regex)"#,
                #"""
                Chat.swift:1:12: error: a `regex` route needs an expression [RG208]
                /// @route(regex)
                           ^~~~~
                Chat.swift:1:12: note: write the expression after the options: `@route(regex) https?://.*`

                """#
            )
        ]
    )
    func pattern(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
