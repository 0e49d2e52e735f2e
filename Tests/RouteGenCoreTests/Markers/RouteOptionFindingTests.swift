import RouteGenCore
import Testing

@Suite struct RouteOptionFindingTests {
    @Test(
        "A mistake in the options of a route marker is found",
        arguments: [
            (
                #"@route(prioirty: high) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `prioirty` [RG203]
                /// @route(prioirty: high) //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: did you mean `priority`?

                """#
            ),
            (
                #"@route(colour: red) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `colour` [RG203]
                /// @route(colour: red) //chat
                           ^~~~~~
                Chat.swift:1:12: note: the options are `priority`, `from`, `when`, `name`, `lifetime`, `overlaps`, `returns`, `with`, `regex` and `deprecated`

                """#
            ),
            (
                #"@route(web) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `web` [RG203]
                /// @route(web) //chat
                           ^~~
                Chat.swift:1:12: note: did you mean `from: web`?

                """#
            ),
            (
                #"@route(transient) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `transient` [RG203]
                /// @route(transient) //chat
                           ^~~~~~~~~
                Chat.swift:1:12: note: did you mean `lifetime: transient`?

                """#
            ),
            (
                #"@route(high) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `high` [RG203]
                /// @route(high) //chat
                           ^~~~
                Chat.swift:1:12: note: did you mean `priority: high`?

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
                #"@route(from: web, psh) //chat"#,
                #"""
                Chat.swift:1:23: error: `from` cannot be `psh` [RG204]
                /// @route(from: web, psh) //chat
                                      ^~~
                Chat.swift:1:23: note: did you mean `push`? `from` takes `web`, `push`, `remote` or `external`

                """#
            ),
            (
                #"@route(from: app) //chat"#,
                #"""
                Chat.swift:1:18: error: `from` cannot be `app` [RG204]
                /// @route(from: app) //chat
                                 ^~~
                Chat.swift:1:18: note: the app itself may always call; leave `app` out

                """#
            ),
            (
                #"@route(from: web push) //chat"#,
                #"""
                Chat.swift:1:22: error: `,` or `)` belongs before `push` [RG206]
                /// @route(from: web push) //chat
                                     ^~~~

                """#
            ),
            (
                #"@route(from: [web, push]) //chat"#,
                #"""
                Chat.swift:1:18: error: `from` takes its values without brackets [RG204]
                /// @route(from: [web, push]) //chat
                                 ^~~~~~~~~~~
                Chat.swift:1:18: note: write `from: web, push`

                """#
            ),
            (
                #"@route(from: web, web) //chat"#,
                #"""
                Chat.swift:1:23: error: `web` is given twice [RG205]
                /// @route(from: web, web) //chat
                                      ^~~
                Chat.swift:1:18: note: first given here

                """#
            ),
            (
                #"@route(from: web, from: push) //chat"#,
                #"""
                Chat.swift:1:23: error: option `from` is given twice [RG205]
                /// @route(from: web, from: push) //chat
                                      ^~~~
                Chat.swift:1:12: note: first given here

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
                Chat.swift:1:18: note: `when` takes a name, without quotes or parentheses: `when: Features.isEnabled`

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
                #"@route(name: open chat) //chat"#,
                #"""
                Chat.swift:1:23: error: `,` or `)` belongs before `chat` [RG206]
                /// @route(name: open chat) //chat
                                      ^~~~

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
                Chat.swift:1:22: note: `lifetime` takes `cached` or `transient`

                """#
            ),
            (
                #"@route(overlaps: a, b, a) //chat"#,
                #"""
                Chat.swift:1:28: error: `a` is given twice [RG205]
                /// @route(overlaps: a, b, a) //chat
                                           ^
                Chat.swift:1:22: note: first given here

                """#
            ),
            (
                #"@route(overlaps: "a") //chat"#,
                #"""
                Chat.swift:1:22: error: `overlaps` cannot be `"a"` [RG204]
                /// @route(overlaps: "a") //chat
                                     ^~~
                Chat.swift:1:22: note: `overlaps` takes a name, without quotes or parentheses: `overlaps: openChat`

                """#
            ),
            (
                #"@route(returns: "UIView") //chat"#,
                #"""
                Chat.swift:1:21: error: `returns` cannot be `"UIView"` [RG204]
                /// @route(returns: "UIView") //chat
                                    ^
                Chat.swift:1:21: note: `returns` takes a Swift type, without quotes: `returns: UIViewController`

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
                #"@route(returns: A.) //chat"#,
                #"""
                Chat.swift:1:21: error: `returns` cannot be `A.` [RG204]
                /// @route(returns: A.) //chat
                                    ^~
                Chat.swift:1:21: note: `returns` takes a whole Swift type: `returns: UIViewController`

                """#
            ),
            (
                #"@route(returns: A -> ) //chat"#,
                #"""
                Chat.swift:1:21: error: `returns` cannot be `A ->` [RG204]
                /// @route(returns: A -> ) //chat
                                    ^~~~
                Chat.swift:1:21: note: `returns` takes a whole Swift type: `returns: UIViewController`

                """#
            ),
            (
                #"@route(regex: true) //chat"#,
                #"""
                Chat.swift:1:12: error: `regex` takes no value [RG204]
                /// @route(regex: true) //chat
                           ^~~~~~~~~~~
                Chat.swift:1:12: note: write `regex` alone; the rest of the line behind the options is the expression

                """#
            ),
            (
                #"@route(regex)"#,
                #"""
                Chat.swift:1:12: error: a `regex` route needs an expression [RG208]
                /// @route(regex)
                           ^~~~~
                Chat.swift:1:12: note: write the expression behind the options: `@route(regex) https?://.*`

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
                Chat.swift:1:18: note: write `tab=""` for an empty one

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
                #"@route(with: =a) //chat"#,
                #"""
                Chat.swift:1:18: error: a parameter's name is missing [RG204]
                /// @route(with: =a) //chat
                                 ^~
                Chat.swift:1:18: note: `with` takes names and their values: `with: tab=insights`

                """#
            ),
            (
                #"@route(with: a!=b) //chat"#,
                #"""
                Chat.swift:1:18: error: `a!` is no parameter's name [RG204]
                /// @route(with: a!=b) //chat
                                 ^~
                Chat.swift:1:18: note: `with` takes names and their values: `with: tab=insights`

                """#
            ),
            (
                #"@route(with: tab=a, tab=b) //chat"#,
                #"""
                Chat.swift:1:25: error: parameter `tab` is given twice [RG205]
                /// @route(with: tab=a, tab=b) //chat
                                        ^~~~~
                Chat.swift:1:18: note: first given here

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
            (
                #"@route(prioirty: hihg, frm: wbe, from: wbe, push) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `prioirty` [RG203]
                /// @route(prioirty: hihg, frm: wbe, from: wbe, push) //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: did you mean `priority`?
                Chat.swift:1:28: error: a route marker has no option `frm` [RG203]
                /// @route(prioirty: hihg, frm: wbe, from: wbe, push) //chat
                                           ^~~
                Chat.swift:1:28: note: did you mean `from`?
                Chat.swift:1:44: error: `from` cannot be `wbe` [RG204]
                /// @route(prioirty: hihg, frm: wbe, from: wbe, push) //chat
                                                           ^~~
                Chat.swift:1:44: note: did you mean `web`? `from` takes `web`, `push`, `remote` or `external`

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
