import RouteGenCore
import Testing

@testable import routegen

/// Typed calls whose accessors a check knows.
@Suite struct LostAccessorsTests {
    private func found(_ text: String, _ other: String = "") throws -> LostAccessors {
        let package = try FactsFolder(
            """
            package|app|App|PKG
            \(FactsFolder.target("App", links: ["Chat"], files: ["App.swift", "Other.swift"]))
            \(FactsFolder.target("Chat", files: ["Chat.swift"]))
            \(FactsFolder.target("Tests", kind: "test", files: ["Tests.swift"]))
            """,
            [
                "Sources/App/App.swift": text, "Sources/App/Other.swift": other,
                "Sources/Chat/Chat.swift": "import Deep\n",
                "Sources/Tests/Tests.swift": text,
            ]
        )
        return LostAccessors(try package.facts(), with: package.reader)
    }

    private func calls(_ text: String, _ other: String = "") throws -> [String] {
        try found(text, other).calls["App"]?.map {
            "\($0.name) \($0.location.line):\($0.location.column)\($0.mayBeOther ? " other" : "")"
        } ?? []
    }

    @Test("A call has its place, and one by another receiver, or in a file without the router, may be another")
    func places() throws {
        let lines = """
            import RouterRuntime
            try router.call(.openChat(chatID: 5)); self.router?.link(to: .openShop())
            door.open(.key()); router.plan(for: .a, .b())
            // router.call(.comment())
            links?.push(.shopPage()); Messenger.navigator.open(.inboxPage())
            """
        #expect(
            try calls(lines) == ["openChat 2:18", "openShop 2:63", "key 3:12 other", "inboxPage 5:53", "shopPage 5:14"]
        )
        #expect(try calls("router.call(.openChat())") == ["openChat 1:14 other"])
        #expect(try calls("// Nothing.") == [])
    }

    @Test(
        "A name that some source may declare may be another",
        arguments: [("func own() {}", true), ("case one, own", true), ("owner.own()", false), ("let owner = 1", false)]
    )
    func declared(_ source: String, _ mayBeOther: Bool) throws {
        let call = "own 2:14" + (mayBeOther ? " other" : "")
        #expect(try calls("import RouterRuntime\nrouter.call(.own())\n", source) == [call])
    }

    @Test("The sources of a module see what any of them imports, and what linked modules do") func imports() throws {
        let found = try found("import RouterRuntime\nrouter.call(.own())\n", "@testable import Shop\n")
        #expect(found.imports == ["App": ["App", "Deep", "RouterRuntime", "Shop"]])
        #expect(found.calls.keys.sorted() == ["App"], "calls in tests are not looked for")
    }
}
