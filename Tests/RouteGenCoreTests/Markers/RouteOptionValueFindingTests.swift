import RouteGenCore
import Testing

/// Options of route markers with values that they cannot have.
@Suite struct RouteOptionValueFindingTests {
    @Test(
        "A value that an option cannot have is found",
        arguments: [
            (
                #"@route(open: prsent) //chat"#,
                #"""
                Chat.swift:1:18: error: `open` cannot be `prsent` [RG204]
                /// @route(open: prsent) //chat
                                 ^~~~~~
                Chat.swift:1:18: note: did you mean `present`? `open` takes `push`, `present`, `root`, `tab(name)` or `window(name)`

                """#
            ),
            (
                #"@route(open: modal) //chat"#,
                #"""
                Chat.swift:1:18: error: `open` cannot be `modal` [RG204]
                /// @route(open: modal) //chat
                                 ^~~~~
                Chat.swift:1:18: note: `open` takes `push`, `present`, `root`, `tab(name)` or `window(name)`

                """#
            ),
            (
                #"@route(open: tabs(home)) //chat"#,
                #"""
                Chat.swift:1:18: error: `open` cannot be `tabs(home)` [RG204]
                /// @route(open: tabs(home)) //chat
                                 ^~~~~~~~~~
                Chat.swift:1:18: note: did you mean `tab(name)`? `open` takes `push`, `present`, `root`, `tab(name)` or `window(name)`

                """#
            ),
            (
                #"@route(open: tab) //chat"#,
                #"""
                Chat.swift:1:18: error: `tab` needs the name of a tab in parentheses [RG204]
                /// @route(open: tab) //chat
                                 ^~~
                Chat.swift:1:18: note: write `open: tab(home)`, or `open: tab("my tab")` for a name that is not one word

                """#
            ),
            (
                #"@route(open: tab()) //chat"#,
                #"""
                Chat.swift:1:18: error: `tab` needs the name of a tab in parentheses [RG204]
                /// @route(open: tab()) //chat
                                 ^~~~~
                Chat.swift:1:18: note: write `open: tab(home)`, or `open: tab("my tab")` for a name that is not one word

                """#
            ),
            (
                #"@route(open: tab(my tab)) //chat"#,
                #"""
                Chat.swift:1:18: error: `tab` needs the name of a tab in parentheses [RG204]
                /// @route(open: tab(my tab)) //chat
                                 ^~~~~~~~~~~
                Chat.swift:1:18: note: write `open: tab(home)`, or `open: tab("my tab")` for a name that is not one word

                """#
            ),
            (
                #"@route(open) //chat"#,
                #"""
                Chat.swift:1:12: error: option `open` needs a value [RG204]
                /// @route(open) //chat
                           ^~~~
                Chat.swift:1:12: note: write `open: present`

                """#
            ),
            (
                #"@route(parent) //chat"#,
                #"""
                Chat.swift:1:12: error: option `parent` needs a value [RG204]
                /// @route(parent) //chat
                           ^~~~~~
                Chat.swift:1:12: note: write `parent: inbox`

                """#
            ),
            (
                #"@route(open: push chat) //chat"#,
                #"""
                Chat.swift:1:23: error: there must be `,` or `)` before `chat` [RG206]
                /// @route(open: push chat) //chat
                                      ^~~~

                """#
            ),
            (
                #"@route(priority: hihg) //chat"#,
                #"""
                Chat.swift:1:22: error: `priority` cannot be `hihg` [RG204]
                /// @route(priority: hihg) //chat
                                     ^~~~
                Chat.swift:1:22: note: did you mean `high`? `priority` takes `high`, `default` or `low`

                """#
            ),
            (
                #"@route(priority: .high) //chat"#,
                #"""
                Chat.swift:1:22: error: `priority` cannot be `.high` [RG204]
                /// @route(priority: .high) //chat
                                     ^~~~~
                Chat.swift:1:22: note: did you mean `high`? `priority` takes `high`, `default` or `low`

                """#
            ),
            (
                #"@route(priority) //chat"#,
                #"""
                Chat.swift:1:12: error: option `priority` needs a value [RG204]
                /// @route(priority) //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: write `priority: high`

                """#
            ),
            (
                #"@route(priority:) //chat"#,
                #"""
                Chat.swift:1:12: error: option `priority` needs a value [RG204]
                /// @route(priority:) //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: write `priority: high`

                """#
            ),
            (
                #"@route(from: webView, notifcation) //chat"#,
                #"""
                Chat.swift:1:27: error: `from` cannot be `notifcation` [RG204]
                /// @route(from: webView, notifcation) //chat
                                          ^~~~~~~~~~~
                Chat.swift:1:27: note: did you mean `notification`? `from` takes `webView`, `notification`, `remote` or `external`

                """#
            ),
            (
                #"@route(from: [webView, notification]) //chat"#,
                #"""
                Chat.swift:1:18: error: `from` cannot be `[webView, notification]` [RG204]
                /// @route(from: [webView, notification]) //chat
                                 ^~~~~~~~~~~~~~~~~~~~~~~
                Chat.swift:1:18: note: `from` takes `webView`, `notification`, `remote` or `external`

                """#
            ),
            (
                #"@route(from: web, push) //chat"#,
                #"""
                Chat.swift:1:18: warning: `web` is called `webView` now [RG216]
                /// @route(from: web, push) //chat
                                 ^~~
                Chat.swift:1:18: note: write `webView`
                Chat.swift:1:23: warning: `push` is called `notification` now [RG216]
                /// @route(from: web, push) //chat
                                      ^~~~
                Chat.swift:1:23: note: write `notification`

                """#
            ),
            (
                #"@route(when: isOn()) //chat"#,
                #"""
                Chat.swift:1:18: error: `when` cannot be `isOn()` [RG204]
                /// @route(when: isOn()) //chat
                                 ^~~~~~
                Chat.swift:1:18: note: `when` takes a name, without quotes or parentheses: `when: Features.isEnabled`

                """#
            ),
            (
                #"@route(when: "isOn") //chat"#,
                #"""
                Chat.swift:1:18: error: `when` cannot be `"isOn"` [RG204]
                /// @route(when: "isOn") //chat
                                 ^~~~~~
                Chat.swift:1:18: note: `when` takes a name, without quotes or parentheses: `when: isOn`

                """#
            ),
            (
                #"@route(when: a..b) //chat"#,
                #"""
                Chat.swift:1:18: error: `when` cannot be `a..b` [RG204]
                /// @route(when: a..b) //chat
                                 ^~~~
                Chat.swift:1:18: note: `when` takes a name, without quotes or parentheses: `when: Features.isEnabled`

                """#
            ),
            (
                #"@route(when: .) //chat"#,
                #"""
                Chat.swift:1:18: error: `when` cannot be `.` [RG204]
                /// @route(when: .) //chat
                                 ^
                Chat.swift:1:18: note: `when` takes a name, without quotes or parentheses: `when: Features.isEnabled`

                """#
            ),
            (
                #"@route(name: a.b) //chat"#,
                #"""
                Chat.swift:1:18: error: `name` cannot be `a.b` [RG204]
                /// @route(name: a.b) //chat
                                 ^~~
                Chat.swift:1:18: note: `name` takes a name, without quotes or parentheses: `name: openChat`

                """#
            ),
            (
                #"@route(name: 1a) //chat"#,
                #"""
                Chat.swift:1:18: error: `name` cannot be `1a` [RG204]
                /// @route(name: 1a) //chat
                                 ^~
                Chat.swift:1:18: note: `name` takes a name, without quotes or parentheses: `name: openChat`

                """#
            ),
            (
                #"@route(lifetime: forever) //chat"#,
                #"""
                Chat.swift:1:22: error: `lifetime` cannot be `forever` [RG204]
                /// @route(lifetime: forever) //chat
                                     ^~~~~~~
                Chat.swift:1:22: note: `lifetime` takes `cached`, `transient` or `provided`

                """#
            ),
            (
                #"@route(values: strict) //chat"#,
                #"""
                Chat.swift:1:20: error: `values` cannot be `strict` [RG204]
                /// @route(values: strict) //chat
                                   ^~~~~~
                Chat.swift:1:20: note: `values` takes `loose`

                """#
            ),
            (
                #"@route(overlaps: "a") //chat"#,
                #"""
                Chat.swift:1:22: error: `overlaps` cannot be `"a"` [RG204]
                /// @route(overlaps: "a") //chat
                                     ^~~
                Chat.swift:1:22: note: `overlaps` takes a name, without quotes or parentheses: `overlaps: a`

                """#
            ),
            (
                #"@route(returns: "UIView") //chat"#,
                #"""
                Chat.swift:1:21: error: `returns` cannot be `"UIView"` [RG204]
                /// @route(returns: "UIView") //chat
                                    ^~~~~~~~
                Chat.swift:1:21: note: `returns` takes a whole Swift type, without quotes: `returns: UIViewController`

                """#
            ),
            (
                #"@route(returns: A.) //chat"#,
                #"""
                Chat.swift:1:21: error: `returns` cannot be `A.` [RG204]
                /// @route(returns: A.) //chat
                                    ^~
                Chat.swift:1:21: note: `returns` takes a whole Swift type, without quotes: `returns: UIViewController`

                """#
            ),
            (
                #"@route(returns: A -> ) //chat"#,
                #"""
                Chat.swift:1:21: error: `returns` cannot be `A ->` [RG204]
                /// @route(returns: A -> ) //chat
                                    ^~~~
                Chat.swift:1:21: note: `returns` takes a whole Swift type, without quotes: `returns: UIViewController`

                """#
            ),
            (
                #"@route(regex: true) //chat"#,
                #"""
                Chat.swift:1:12: error: `regex` takes no value [RG204]
                /// @route(regex: true) //chat
                           ^~~~~~~~~~~
                Chat.swift:1:12: note: write only `regex`; the expression is the rest of the line after the options

                """#
            ),
            (
                #"@route(with: tab) //chat"#,
                #"""
                Chat.swift:1:18: error: `with` cannot be `tab` [RG204]
                /// @route(with: tab) //chat
                                 ^~~
                Chat.swift:1:18: note: `with` takes names and their values: `with: tab=insights`

                """#
            ),
            (
                #"@route(with: tab=) //chat"#,
                #"""
                Chat.swift:1:18: error: parameter `tab` needs a value [RG204]
                /// @route(with: tab=) //chat
                                 ^~~~
                Chat.swift:1:18: note: write `tab=""` for an empty value

                """#
            ),
            (
                #"@route(with: =a) //chat"#,
                #"""
                Chat.swift:1:18: error: `with` cannot be `=a` [RG204]
                /// @route(with: =a) //chat
                                 ^~
                Chat.swift:1:18: note: `with` takes names and their values: `with: tab=insights`

                """#
            ),
            (
                #"@route(with: a!=b) //chat"#,
                #"""
                Chat.swift:1:18: error: `with` cannot be `a!=b` [RG204]
                /// @route(with: a!=b) //chat
                                 ^~~~
                Chat.swift:1:18: note: `with` takes names and their values: `with: tab=insights`

                """#
            ),
            (
                #"@route(deprecated: old) //chat"#,
                #"""
                Chat.swift:1:24: error: `deprecated` takes a string in double quotes [RG204]
                /// @route(deprecated: old) //chat
                                       ^~~
                Chat.swift:1:24: note: write `deprecated: "old"`

                """#
            ),
            (
                #"@route(deprecated: 'use it') //chat"#,
                #"""
                Chat.swift:1:24: error: `deprecated` takes a string in double quotes [RG204]
                /// @route(deprecated: 'use it') //chat
                                       ^~~~~~~~
                Chat.swift:1:24: note: write `deprecated: "use it"`

                """#
            ),
        ]
    )
    func value(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
