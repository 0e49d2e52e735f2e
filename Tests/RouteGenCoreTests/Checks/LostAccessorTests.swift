import Testing

@testable import RouteGenCore

/// What a check says about typed calls whose accessors the compiler does not find.
@Suite struct LostAccessorTests {
    private func findings(_ name: String, isOther: Bool = false) -> String {
        let source = """
            enum Screen {
                /// @route //chat/:chatID
                case chat(chatID: Int)
            }
            """
        var app = CheckRequest.Module(ModuleScan(name: "App", sources: ["A.swift": source]))
        app.imports = ["App"]
        app.calls = [TypedCall(name, at: SourceLocation(file: "B.swift", line: 2, column: 14), mayBeOther: isOther)]
        return DiagnosticRenderer().render(Checker.check(CheckRequest([app])).flatMap(\.self).arranged())
    }

    @Test("The name of a case is no accessor, but the one that it nearly is is named")
    func cases() {
        #expect(findings("screenChat") == "")
        #expect(
            findings("ScreenChat") == """
                B.swift:2:14: warning: no handler has the accessor `.ScreenChat` [RG713]
                B.swift:2:14: note: did you mean `.screenChat`?

                """
        )
        #expect(
            findings("chat") == """
                B.swift:2:14: warning: no handler has the accessor `.chat` [RG713]
                B.swift:2:14: note: did you mean `.screenChat`?

                """
        )
        #expect(
            findings("openShop") == """
                B.swift:2:14: warning: no handler has the accessor `.openShop` [RG713]
                B.swift:2:14: note: `swift package routes map --format markdown` lists all of them

                """
        )
        #expect(findings("ScreenChat", isOther: true) == "", "it may be that of a type of the app")
    }
}
