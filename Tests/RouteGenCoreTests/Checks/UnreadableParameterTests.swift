import Testing

@testable import RouteGenCore

/// Parameters that URLs must supply, and whose types no string becomes.
@Suite struct UnreadableParameterTests {
    private func findings(_ source: String) -> String {
        DiagnosticRenderer().render(Checker.check([ModuleScan(name: "App", sources: ["A.swift": source])]).arranged())
    }

    @Test("A placeholder for a structure, an enumeration without raw values or a protocol is reported")
    func placeholders() {
        let source = """
            struct Filter {}
            enum Plain { case a }
            protocol Player {}
            /// @route //a/:filter
            func a(filter: Filter) {}
            /// @route //b/:plain?
            func b(plain: Plain?) {}
            /// @route //c/:player
            func c(player: any Player) {}
            """
        #expect(
            findings(source) == """
                A.swift:4:17: warning: the placeholder `:filter` matches a string, which becomes no value of type `Filter` [RG406]
                A.swift:5:8: note: the parameter is declared here
                A.swift:4:17: note: conform `Filter` to `RouteValue`, or leave out the placeholder, so that only code passes a value
                A.swift:6:17: warning: the placeholder `:plain` matches a string, which becomes no value of type `Plain?` [RG406]
                A.swift:7:8: note: the parameter is declared here
                A.swift:6:17: note: conform `Plain` to `RouteValue`, or leave out the placeholder, so that only code passes a value
                A.swift:8:17: warning: the placeholder `:player` matches a string, which becomes no value of type `any Player` [RG406]
                A.swift:9:8: note: the parameter is declared here
                A.swift:8:17: note: write `inject: player` if it is a service, or leave out the placeholder, so that only code passes a \
                value

                """
        )
    }

    @Test("A required value of such a type is reported if other callers open the route") func openRoutes() {
        let source = """
            struct Filter {}
            protocol Player {}
            /// @route(from: external) //a/:id
            func a(id: Int, player: Player, filter: Filter) {}
            /// @route(from: external) //b
            func b(counts: [String: Int], pair: (Int, Int)?) {}
            """
        #expect(
            findings(source) == """
                A.swift:4:17: warning: the route is open to callers outside the app, but a URL cannot supply `player`, which is of \
                type `Player` [RG404]
                A.swift:3:5: note: the route is opened here
                A.swift:4:17: note: write `inject: player` if it is a service, or make the parameter optional, give it a default \
                value, or remove `from:`
                A.swift:4:33: warning: the route is open to callers outside the app, but a URL cannot supply `filter`, which is of \
                type `Filter` [RG404]
                A.swift:3:5: note: the route is opened here
                A.swift:4:33: note: conform `Filter` to `RouteValue`, or make the parameter optional, give it a default value, or \
                remove `from:`
                A.swift:6:8: warning: the route is open to callers outside the app, but a URL cannot supply `counts`, which is of \
                type `[String: Int]` [RG404]
                A.swift:5:5: note: the route is opened here
                A.swift:6:8: note: make the parameter optional, give it a default value, or remove `from:`

                """
        )
    }

    @Test(
        "What may be readable, and what only code passes, is not reported",
        arguments: [
            "struct Value: RouteValue {}", "struct Value {}\nextension Value: RouteValue {}",
            "struct Value: Readable {}\nprotocol Readable: RouteValue {}", "struct Value: Elsewhere {}",
            "enum Value: String { case a }", "@Readable struct Value {}", "typealias Value = Int", "",
        ]
    )
    func readable(_ declaration: String) {
        #expect(
            findings("\(declaration)\n/// @route(from: external) //a/:value\nfunc a(value: Value, other: Value?) {}")
                == ""
        )
        let source =
            "struct Value {}\n/// @route //a\nfunc a(value: Value) {}\n/// @route(from: external) //b\nfunc b(value: Value?) {}"
        #expect(findings(source) == "")
    }
}
