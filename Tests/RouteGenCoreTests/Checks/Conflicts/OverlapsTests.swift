import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct OverlapsTests {
    private func findings(_ source: String) -> String {
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])])
        return DiagnosticRenderer().render(findings.arranged())
    }

    @Test("An intended overlap is not reported") func anIntendedOverlapIsNotReported() {
        let ambiguous = """
            /// @route //page/:id(\\d+)
            func page(id: Int) {}
            /// @route(overlaps: page) //page/:code([0-9a-f]+)
            func code(code: String) {}
            /// @route(priority: high, overlaps: newChat) //chat/:id
            func chat(id: String) {}
            /// @route //chat/new
            func newChat() {}
            """
        #expect(findings(ambiguous) == "")
        #expect(findings(ambiguous.replacing("overlaps: page", with: "from: webView")).contains("[RG102]"))
        #expect(findings(ambiguous.replacing(", overlaps: newChat", with: "")).contains("[RG103]"))
    }

    @Test("An intended overlap that does not exist is reported") func anOverlapThatIsNoneIsReported() {
        let source = """
            /// @route(overlaps: shop, chat3) //chat/:id
            func chat(id: Int) {}
            /// @route //chat/new
            func chat2() {}
            /// @route //shop/:id
            func shop(id: Int) {}
            """
        #expect(
            findings(source) == """
                A.swift:1:22: error: no URL matches both `//chat/:id` of `A.chat(id:)` and the route `shop` [RG105]
                A.swift:1:22: note: remove `overlaps: shop`
                A.swift:1:28: error: there is no route `chat3` that overlaps `//chat/:id` of `A.chat(id:)` [RG105]
                A.swift:1:28: note: did you mean `chat2`?

                """
        )
    }
}
