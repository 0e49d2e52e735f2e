import TestSupport
import Testing

@testable import RouteGenCore

/// One marker on several cases of an enumeration.
@Suite struct SharedMarkerTests {
    @Test("A pattern that several cases share is one finding, which names the cases") func oneFinding() {
        let source = """
            enum Page {
                /// @route //settings
                case general, privacy, safety
                /// @route //help
                case help
            }
            /// @route //help
            func help() {}
            """
        let findings = Checker.check([ModuleScan(name: "App", sources: ["A.swift": source])])
        let text = DiagnosticRenderer().render(findings.arranged())
        #expect(
            text == """
                A.swift:2:9: error: the marker gives `//settings` to 3 cases, of which a URL opens only one [RG101]
                A.swift:3:10: note: `App.Page.general()` is one of them
                A.swift:3:19: note: `App.Page.privacy()` is one of them
                A.swift:3:28: note: `App.Page.safety()` is one of them
                A.swift:2:9: note: witness: //settings
                A.swift:2:9: note: write a `case` for each of them, each with a marker of its own
                A.swift:7:5: error: `//help` of `App.help()` matches the same URLs as `//help` of `App.Page.help()` [RG101]
                A.swift:4:9: note: `//help` of `App.Page.help()` is here
                A.swift:7:5: note: witness: //help
                A.swift:7:5: note: change one of the patterns, remove one of the markers, or set a `priority:`

                """,
            "\(text)"
        )
    }
}
