import RouteGenCore
import Testing

/// Options of route markers that no marker knows, or that are given twice.
@Suite struct RouteOptionNameFindingTests {
    @Test(
        "An option that no marker knows is found",
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
                #"@route(color: red) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `color` [RG203]
                /// @route(color: red) //chat
                           ^~~~~
                Chat.swift:1:12: note: the options are `priority`, `from`, `when`, `name`, `lifetime`, `overlaps`, `returns`, `with`, `values`, `open`, `parent`, `requires`, `inject`, `regex`, `deprecated` and `init`

                """#
            ),
            (
                #"@route(webView) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `webView` [RG203]
                /// @route(webView) //chat
                           ^~~~~~~
                Chat.swift:1:12: note: did you mean `from: webView`?

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
                #"@route(loose) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `loose` [RG203]
                /// @route(loose) //chat
                           ^~~~~
                Chat.swift:1:12: note: did you mean `values: loose`?

                """#
            ),
        ]
    )
    func unknown(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }

    @Test(
        "An option that is given twice is found",
        arguments: [
            (
                #"@route(from: webView, webView) //chat"#,
                #"""
                Chat.swift:1:27: error: `webView` is given twice [RG205]
                /// @route(from: webView, webView) //chat
                                          ^~~~~~~
                Chat.swift:1:18: note: the first one is here

                """#
            ),
            (
                #"@route(from: webView, from: notification) //chat"#,
                #"""
                Chat.swift:1:27: error: option `from` is given twice [RG205]
                /// @route(from: webView, from: notification) //chat
                                          ^~~~
                Chat.swift:1:12: note: the first one is here

                """#
            ),
            (
                #"@route(overlaps: a, b, a) //chat"#,
                #"""
                Chat.swift:1:28: error: `a` is given twice [RG205]
                /// @route(overlaps: a, b, a) //chat
                                           ^
                Chat.swift:1:22: note: the first one is here

                """#
            ),
            (
                #"@route(with: tab=a, tab=b) //chat"#,
                #"""
                Chat.swift:1:25: error: parameter `tab` is given twice [RG205]
                /// @route(with: tab=a, tab=b) //chat
                                        ^~~~~
                Chat.swift:1:18: note: the first one is here

                """#
            ),
        ]
    )
    func repeated(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }

    @Test(
        "All mistakes of a marker are found at once",
        arguments: [
            (
                #"@route(prioirty: hihg, frm: wbe, from: webVeiw, notification) //chat"#,
                #"""
                Chat.swift:1:12: error: a route marker has no option `prioirty` [RG203]
                /// @route(prioirty: hihg, frm: wbe, from: webVeiw, notification) //chat
                           ^~~~~~~~
                Chat.swift:1:12: note: did you mean `priority`?
                Chat.swift:1:28: error: a route marker has no option `frm` [RG203]
                /// @route(prioirty: hihg, frm: wbe, from: webVeiw, notification) //chat
                                           ^~~
                Chat.swift:1:28: note: did you mean `from`?
                Chat.swift:1:44: error: `from` cannot be `webVeiw` [RG204]
                /// @route(prioirty: hihg, frm: wbe, from: webVeiw, notification) //chat
                                                           ^~~~~~~
                Chat.swift:1:44: note: did you mean `webView`? `from` takes `webView`, `notification`, `remote` or `external`

                """#
            )
        ]
    )
    func several(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
