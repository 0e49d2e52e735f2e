import RouteGenCore
import Testing

/// Options of route markers whose signs do not fit together.
@Suite struct RouteOptionFormFindingTests {
    @Test(
        "Signs that do not fit together are found",
        arguments: [
            (
                #"@route(from: web push) //chat"#,
                #"""
                Chat.swift:1:22: error: `,` or `)` belongs before `push` [RG206]
                /// @route(from: web push) //chat
                                     ^~~~

                """#
            ),
            (
                #"@route(name: open chat) //chat"#,
                #"""
                Chat.swift:1:23: error: `,` or `)` belongs before `chat` [RG206]
                /// @route(name: open chat) //chat
                                      ^~~~

                """#
            ),
            (
                #"@route //chat priority: high"#,
                #"""
                Chat.swift:1:19: error: `priority` is not read here: options stand straight behind `@route` [RG206]
                /// @route //chat priority: high
                                  ^~~~~~~~
                Chat.swift:1:19: note: write `@route(priority: high)`; a remark that begins like options starts with a dash

                """#
            ),
            (
                #"@route(regex) //chat.* priority: high"#,
                #""#
            ),
            (
                #"@route //chat (from: web)"#,
                #"""
                Chat.swift:1:20: error: `from` is not read here: options stand straight behind `@route` [RG206]
                /// @route //chat (from: web)
                                   ^~~~
                Chat.swift:1:20: note: write `@route(from: web)`; a remark that begins like options starts with a dash

                """#
            ),
            (
                #"@route //chat (from: web"#,
                #"""
                Chat.swift:1:20: error: `from` is not read here: options stand straight behind `@route` [RG206]
                /// @route //chat (from: web
                                   ^~~~
                Chat.swift:1:20: note: write `@route(from: web)`; a remark that begins like options starts with a dash

                """#
            ),
            (
                #"@route //chat name:"#,
                #"""
                Chat.swift:1:19: error: `name` is not read here: options stand straight behind `@route` [RG206]
                /// @route //chat name:
                                  ^~~~
                Chat.swift:1:19: note: write `@route(name:)`; a remark that begins like options starts with a dash

                """#
            ),
            (
                #"@route priority: high //chat"#,
                #"""
                Chat.swift:1:12: error: `priority` is not read here: options stand straight behind `@route` [RG206]
                /// @route priority: high //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: write `@route(priority: high)`; a remark that begins like options starts with a dash

                """#
            ),
            (#"@route //chat - name: see below"#, #""#),
            (#"@route //chat name the chat: openly"#, #""#),
            (
                #"@service(Chats) key: main"#,
                #"""
                Chat.swift:1:21: error: `key` is not read here: options stand straight behind `@service` [RG206]
                /// @service(Chats) key: main
                                    ^~~
                Chat.swift:1:21: note: put `key: main` into the parentheses there; a remark that begins like options starts with a dash

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
                Chat.swift:1:24: error: `,` or `)` belongs before `b` [RG206]
                /// @route(with: tab=a b) //chat
                                       ^
                Chat.swift:1:24: note: a value with spaces stands in double quotes

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
                Chat.swift:1:12: error: a colon belongs between `priority` and its value [RG206]
                /// @route(priority=high) //chat
                           ^~~~~~~~~~~~~
                Chat.swift:1:12: note: write `priority: high`

                """#
            ),
            (
                #"@route(priority: high from: web) //chat"#,
                #"""
                Chat.swift:1:27: error: a comma is missing before `from` [RG206]
                /// @route(priority: high from: web) //chat
                                          ^~~~

                """#
            ),
            (
                #"@route(regex regex) //chat"#,
                #"""
                Chat.swift:1:12: error: `regex regex` is no option [RG206]
                /// @route(regex regex) //chat
                           ^~~~~~~~~~~
                Chat.swift:1:12: note: options are words, or words with a value behind a colon: `@route(priority: high, regex)`

                """#
            ),
            (
                #"@route(from: web //chat/:id"#,
                #"""
                Chat.swift:1:11: error: the options that open here are never closed [RG206]
                /// @route(from: web //chat/:id
                          ^
                Chat.swift:1:11: note: write `)` behind the last option; a marker stands on one line

                """#
            ),
            (
                #"@route(from: web"#,
                #"""
                Chat.swift:1:11: error: the options that open here are never closed [RG206]
                /// @route(from: web
                          ^
                Chat.swift:1:11: note: write `)` behind the last option; a marker stands on one line

                """#
            ),
            (
                #"@route(from: web)//chat"#,
                #"""
                Chat.swift:1:22: error: white space belongs between the options and the pattern [RG206]
                /// @route(from: web)//chat
                                     ^~~~~~

                """#
            ),
            (
                #"@route (from: web) //chat"#,
                #"""
                Chat.swift:1:11: error: no white space may stand between `@route` and its options [RG206]
                /// @route (from: web) //chat
                          ^
                Chat.swift:1:11: note: write `@route(`

                """#
            ),
            (
                #"@route (regex) //chat"#,
                #"""
                Chat.swift:1:11: error: no white space may stand between `@route` and its options [RG206]
                /// @route (regex) //chat
                          ^
                Chat.swift:1:11: note: write `@route(`

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
                #"@route(regex,,from: web) //chat"#,
                #"""
                Chat.swift:1:18: error: an option is missing before this comma [RG206]
                /// @route(regex,,from: web) //chat
                                 ^

                """#
            ),
            (
                #"@route(:) //chat"#,
                #"""
                Chat.swift:1:12: error: `:` is no option [RG206]
                /// @route(:) //chat
                           ^
                Chat.swift:1:12: note: options are words, or words with a value behind a colon: `@route(priority: high, regex)`

                """#
            ),
            (
                #"@route(from: web]) //chat"#,
                #"""
                Chat.swift:1:21: error: there is no bracket that this `]` closes [RG206]
                /// @route(from: web]) //chat
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
                Chat.swift:1:12: note: write the expression behind the options: `@route(regex) https?://.*`

                """#
            )
        ]
    )
    func pattern(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
