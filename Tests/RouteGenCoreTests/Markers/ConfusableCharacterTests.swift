import RouteGenCore
import Testing

@Suite struct ConfusableCharacterTests {
    @Test(
        "A character that only looks like the right one is found",
        arguments: [
            (
                #"@route（from：webView，notification） ／／chat／：id"#,
                #"""
                Chat.swift:1:11: error: `（` (U+FF08) must be `(` [RG209]
                /// @route（from：webView，notification） ／／chat／：id
                          ^~
                Chat.swift:1:11: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"＠route //chat"#,
                #"""
                Chat.swift:1:5: error: `＠` (U+FF20) must be `@` [RG209]
                /// ＠route //chat
                    ^~
                Chat.swift:1:5: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"@route(deprecated: “old”) //chat"#,
                #"""
                Chat.swift:1:24: error: `“` (U+201C) must be `"` [RG209]
                /// @route(deprecated: “old”) //chat
                                       ^
                Chat.swift:1:24: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"@route //chat/：id 打开聊天：好"#,
                #"""
                Chat.swift:1:19: error: `：` (U+FF1A) must be `:` [RG209]
                /// @route //chat/：id 打开聊天：好
                                  ^~
                Chat.swift:1:19: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"@route ⁄⁄chat/:id"#,
                #"""
                Chat.swift:1:12: error: `⁄` (U+2044) must be `/` [RG209]
                /// @route ⁄⁄chat/:id
                           ^
                Chat.swift:1:12: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"@route(from:　webView， notification) //chat"#,
                #"""
                Chat.swift:1:17: error: `　` (U+3000) must be ` ` [RG209]
                /// @route(from:　webView， notification) //chat
                                ^~
                Chat.swift:1:17: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"@route //chat/:id(\d+）"#,
                #"""
                Chat.swift:1:26: error: `）` (U+FF09) must be `)` [RG209]
                /// @route //chat/:id(\d+）
                                         ^~
                Chat.swift:1:26: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
            (
                #"@service（Storage，key：“disk”）"#,
                #"""
                Chat.swift:1:13: error: `（` (U+FF08) must be `(` [RG209]
                /// @service（Storage，key：“disk”）
                            ^~
                Chat.swift:1:13: note: type the signs of markers in ASCII: `@route(from: webView) //chat/:id`

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
