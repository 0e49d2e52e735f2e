import TestSupport
import Testing

@testable import RouteGenCore

/// A spelling of a group is a literal: it conflicts with the same literal elsewhere, and ranks with it.
@Suite struct GroupConflictTests {
    /// The codes of the findings about two patterns of two functions.
    private func codes(_ first: String, _ second: String) -> [String] {
        let source = [first, second].enumerated().map { number, pattern in
            let names = ["id", "person", "p", "x"].filter { pattern.contains(":\($0)") }
            return
                "/// @route \(pattern)\nfunc f\(number)(\(names.map { "\($0): String? = nil" }.joined(separator: ", "))) {}\n"
        }
        return Checker.check([ModuleScan(name: "A", sources: ["A.swift": source.joined()])]).map(\.code.rawValue)
    }

    @Test(
        "A pattern that shares a spelling with another one conflicts with it",
        arguments: [
            ("//(chat|c)/:id/info", "//chat/:person/info", "RG102"),
            ("//(chat|c)/:id/info", "//c/:person/info", "RG102"),
            ("//chat(s)?/:id", "//chat/:p", "RG102"), ("//chat(s)?/:id", "//chats/:p", "RG102"),
            ("//(chat|c)/new", "//chat/new", "RG102"), ("//(chat|c)/new", "//(c|talk)/new", "RG102"),
            ("//(chat|c)/new", "//(c|chat)/new", "RG101"), ("//(a|b)/new", "//(a|b|a)/new", "RG101"),
            ("(http|https)://x.example/a", "https://x.example/a", "RG102"),
            ("(http|https)://x.example/a", "http://x.example/a", "RG102"),
            ("http(s)?://x.example/a", "(http|https)://x.example/a", "RG101"),
            ("https://(www.)?x.example/a", "https://www.x.example/a", "RG102"),
            ("https://(www.)?x.example/a", "https://x.example/a", "RG102"),
            ("https://(www.|m.)x.example/a", "https://m.x.example/a", "RG102"),
            ("//shop/(en|de)/cart", "//shop/de/cart", "RG102"), ("//shop/v(1|2)/cart", "//shop/v2/cart", "RG102"),
            ("//shop/v(1|2)/cart", "//shop/v(2|3)/cart", "RG102"),
            ("//shop/page(.html|.php)?", "//shop/page.html", "RG102"),
            ("//shop/page(.html|.php)?", "//shop/page", "RG102"), ("//a/(x|y)(1|2)", "//a/y2", "RG102"),
            ("//a/(x(1|2)|z)", "//a/x1", "RG102"), ("/(help|faq)", "/faq", "RG102"),
            ("/(help|faq)", "/(faq|help)", "RG101"),
            ("/(a|b)/:id", "/b/:x", "RG102"), ("/:id?/(a|b)", "/:x?/b", "RG102"), ("/x(/(a|b))?", "/x/a", "RG102"),
            ("/#/(room|r)/:id", "/#/room/:x", "RG102"), ("//x/(a|b)/?t=1", "//x/a?t=1", "RG102"),
            ("//x/(é|e)", "//x/%C3%A9", "RG102"),
            ("//(CHAT|c)/new", "//chat/new", "RG102"),
        ]
    )
    func conflicts(_ first: String, _ second: String, _ code: String) {
        #expect(codes(first, second) == [code])
        #expect(codes(second, first) == [code])
    }

    @Test(
        "Patterns without a common spelling, or with another rank, do not conflict",
        arguments: [
            ("//(chat|c)/:id/info", "//talk/:person/info"), ("//chat(s)?/:id", "//chatss/:p"),
            ("//(a|b)/new", "//:id/new"),
            ("//x/(a|b)", "//x/a+"), ("//x/a+b", "//x/ab"), ("//x/(a|b)", "//x/:id(a|b|c)"), ("//x/(a)*", "//x/a"),
            ("(http|https)://x.example/a", "ftp://x.example/a"),
            ("https://(www.)?x.example/a", "https://m.x.example/a"),
            ("https://(www.)?x.example/a", "https://:id/a"), ("//x/(A|b)", "//x/a"), ("//x/(a|b)/:id", "//x/*/y"),
            ("//x/(a|b)/**", "//x/**"), ("//x/(a%2Fb|c)", "//x/a/b"), ("/(a|b)", "//a"), ("//x/v(1|2)", "//x/v:id"),
            ("//x/(a|b)/?t=1", "//x/a?t=2"), ("/x(/(a|b))?", "/x/c"), ("/#/(room|r)", "/#/rooms"),
        ]
    )
    func differences(_ first: String, _ second: String) {
        #expect(codes(first, second) == [])
        #expect(codes(second, first) == [])
    }

    @Test("A spelling that one handler has twice is a warning") func sameHandler() {
        let source = """
            /// @route //(chat|c)/:id
            /// @route //c/:id
            func chat(id: Int) {}
            """
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])])
        #expect(
            DiagnosticRenderer().render(findings.arranged()) == """
                A.swift:2:5: warning: `//c/:id` of `A.chat(id:)` and `//(chat|c)/:id` of `A.chat(id:)` both match some \
                URLs, and neither ranks above the other [RG102]
                A.swift:1:5: note: `//(chat|c)/:id` of `A.chat(id:)` is here
                A.swift:2:5: note: witness: //c/a
                A.swift:2:5: note: remove one of the markers, or what one pattern has of the other

                """
        )
        let others = """
            /// @route(with: kind=a) //(chat|c)/:id
            /// @route(with: kind=b) //c/:id
            func chat(id: Int, kind: String) {}
            """
        let errors = Checker.check([ModuleScan(name: "A", sources: ["A.swift": others])])
        #expect(errors.map(\.severity) == [.error])
    }
}
