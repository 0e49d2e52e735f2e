import RouterRuntime
import TestSupport
import Testing

@testable import RouteGenCore

/// Markers with `regex`: how groups are assigned to parameters, and the findings about groups without one.
@Suite struct RegexRouteTests {
    private func module(_ source: String) -> ModuleModel {
        ModuleModel(ModuleScan(name: "A", sources: ["A.swift": source]))
    }

    private func findings(_ source: String) -> String {
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])])
        return DiagnosticRenderer().render(findings.arranged())
    }

    /// Named groups go to the parameters of their names, the others to the remaining ones in their order.
    @Test("Named groups bind to parameters by name, and other groups in order") func groupsGoToParameters() throws {
        let source = #"""
            /// @route(regex) https?://([a-z]+)\.example\.com/(?<id>\d+)(?:/([a-z]+))?
            func open(id: Int, shop: String, request: RouteRequest, tab: String?, done: () -> Void) {}
            """#
        let handler = try #require(module(source).handlers.first)
        let pattern = try #require(handler.patterns.first)
        #expect(pattern.pattern.captures.map(\.name) == ["shop", "id", "tab"])
        #expect(pattern.pattern.captures.map(\.kind) == [.one, .one, .optional])
        #expect(pattern.text == #"regex https?://([a-z]+)\.example\.com/(?<id>\d+)(?:/([a-z]+))?"#)
        #expect(findings(source) == "")
    }

    @Test("A group without a suitable parameter is a finding") func groupsWithoutParameters() {
        let source = #"""
            /// @route(regex) https://a/(\d+)/(?<tba>[a-z]+)(/x)?(.)
            func open(id: Int, tab: String) {}
            """#
        #expect(
            findings(source) == #"""
                A.swift:1:35: error: the group `tba` of `regex https://a/(\d+)/(?<tba>[a-z]+)(/x)?(.)` has no matching parameter in `open(id:tab:)` [RG403]
                A.swift:2:6: note: `open(id:tab:)` is declared here
                A.swift:1:35: note: did you mean `(?<tab>`?
                A.swift:1:49: error: the group `tab` may be absent, but `tab` is required [RG406]
                A.swift:2:20: note: the parameter is declared here
                A.swift:1:49: note: declare `tab: String?`, or give it a default value
                A.swift:1:54: error: group 4 of `regex https://a/(\d+)/(?<tba>[a-z]+)(/x)?(.)` has no matching parameter in `open(id:tab:)` [RG403]
                A.swift:2:6: note: `open(id:tab:)` is declared here
                A.swift:1:54: note: groups bind to the parameters in order; add a parameter, or write `(?:` for an unused group

                """#
        )
    }

    @Test("An expression that is not regular is a finding") func anExpressionThatIsNotRegular() {
        let source = #"""
            /// @route(regex) https://(?=a).*
            func open() {}
            """#
        #expect(
            findings(source) == #"""
                A.swift:1:27: error: the pattern `regex https://(?=a).*` is malformed: look-around is not regular: with it, matching is not linear, and the checks are not exact [RG301]
                A.swift:1:27: note: describe the text itself rather than what surrounds it

                """#
        )
    }
}
