import Testing

@testable import RouteGenCore

/// Markers in comments that are no documentation.
@Suite struct OrdinaryCommentTests {
    private func findings(_ source: String) -> String {
        let file = Array(source.utf8).withUnsafeBufferPointer {
            MarkedFile(DeclarationParser.parse(path: "Chat.swift", bytes: $0))
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return DiagnosticRenderer { lines[$0.line - 1] }.render(file.diagnostics.arranged())
    }

    @Test(
        "A marker with two slashes before a declaration is a warning",
        arguments: [
            "// @route //chat/:id\nfunc openChat(id: Int) {}",
            "// @route //chat/:id\n@MainActor func openChat(id: Int) {}",
            "// @route //chat/:id\n\npublic struct Chat {}",
        ]
    )
    func beforeADeclaration(source: String) {
        #expect(
            findings(source) == """
                Chat.swift:1:4: warning: this `@route` is ignored: it is in a comment with two slashes, which is not documentation [RG202]
                // @route //chat/:id
                   ^~~~~~
                Chat.swift:1:4: note: write `/// @route`, or put `@route` in backquotes

                """
        )
    }

    @Test("It is found beside documentation, in a type, with options and with a scheme")
    func beside() {
        let source = """
            struct Chat {
                /// Opens a conversation.
                //@route(from: webView) myapp://chat/:id
                static func open(id: Int) {}
            }
            """
        #expect(
            findings(source) == """
                Chat.swift:3:7: warning: this `@route` is ignored: it is in a comment with two slashes, which is not documentation [RG202]
                    //@route(from: webView) myapp://chat/:id
                      ^~~~~~
                Chat.swift:3:7: note: write `/// @route`, or put `@route` in backquotes

                """
        )
    }

    @Test(
        "Remarks, other at signs, code and text are no markers",
        arguments: [
            "// @route is a marker.\nfunc a() {}", "// @route\nfunc a() {}", "// `@route //a`\nfunc a() {}",
            "// /// @route //a\nfunc a() {}", "// @available(*, deprecated) /a\nfunc a() {}",
            "// @Route //a\nfunc a() {}", "/* @route //a */\nfunc a() {}", "// See @route //a.\nfunc a() {}",
            "let a = \"\"\"\n// @route //a\nfunc a() {}\n\"\"\"", "func a() {\n// @route //a\nb()\n}",
            "// @route //a\n", "// @service(Storage)\nfinal class Disk {}",
        ]
    )
    func others(source: String) {
        #expect(findings(source) == "")
    }
}
