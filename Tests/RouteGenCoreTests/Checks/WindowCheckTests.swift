import TestSupport
import Testing

@testable import RouteGenCore

/// The windows that an app declares, and their names in markers.
@Suite struct WindowCheckTests {
    private static let pages = #"""
        /// @route(open: window(editor)) //draft/:id
        func draft(id: Int) -> Screen { Screen() }
        /// @route(open: window("preview")) //preview
        func preview() -> Screen { Screen() }
        """#

    private func findings(_ json: String, _ source: String = pages) -> String {
        RouteGenCoreTests.findings(ofApp: source, json)
    }

    @Test("Declared windows are no finding, also if a module declares them for its apps") func declared() throws {
        #expect(findings(#"{"windows": ["editor", "preview"]}"#) == "")
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["A.swift": Self.pages]))
        request.isExecutable = true
        var diagnostics: [Diagnostic] = []
        for (module, json) in [("App", #"{"windows": ["editor"]}"#), ("Kit", #"{"windows": ["preview", "editor"]}"#)] {
            let configuration = Configuration(json: Array(json.utf8), path: "\(module).json", diagnostics: &diagnostics)
            if module == "App" { request.configuration = configuration }
            request.linkedConfigurations[module] = configuration
        }
        request.dependencies = [ModuleScan(name: "Kit")]
        let source = Generator.generate(request)
        #expect(source.diagnostics + diagnostics == [])
        #expect(
            source.source.contains(
                """
                /// The windows of App, which its `routegen.json` declares.
                nonisolated enum RouteWindow: Swift.String, Swift.CaseIterable, Swift.Sendable {
                    case editor
                    case preview
                }
                """
            ),
            "\(source.source)"
        )
    }

    @Test("A marker misspells a window, or names one that the app does not declare") func undeclared() {
        #expect(
            findings(#"{"windows": ["editors"]}"#) == """
                A.swift:1:18: error: the app `App` declares no window `editor` [RG805]
                A.swift:1:18: note: did you mean `window(editors)`?
                A.swift:3:18: error: the app `App` declares no window `preview` [RG805]
                A.swift:3:18: note: add it to `windows` in the app's `routegen.json`: { "windows": ["preview"] }

                """
        )
    }

    @Test("A window needs its name, and a page, as a tab's marker does not") func malformed() {
        #expect(
            findings(
                #"{"windows": ["editor"]}"#,
                "/// @route(open: window) //a\nfunc a() -> Screen {}\n/// @route(open: window(editor)) //b\nfunc b() {}"
            ) == """
                A.swift:1:18: error: `window` needs the name of a window in parentheses [RG204]
                A.swift:1:18: note: write `open: window(editor)`
                A.swift:3:18: error: `open:` is about a page, but `b()` returns nothing [RG801]
                A.swift:4:6: note: `b()` is declared here
                A.swift:3:18: note: return a page, whose type conforms to `NavigationPage`, or remove `open:`

                """
        )
    }
}
