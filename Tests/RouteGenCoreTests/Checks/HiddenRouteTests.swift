import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore

/// Routes for the URLs by which TheRouter's servers call requirements.
@Suite struct HiddenRouteTests {
    private func findings(_ markers: String, _ pattern: String = "") -> String {
        let page = "/// \(pattern)\nfunc page(_ info: [String: Any]) {}\n"
        let source = "protocol Pay {\n/// \(markers)\nfunc open(id: Int)\n}\n" + page
        let findings = Checker.check([ModuleScan(name: "App", sources: ["A.swift": source])])
        return DiagnosticRenderer().render(findings.arranged())
    }

    @Test("A route is unreachable if every URL that it matches calls a requirement")
    func hidden() {
        #expect(
            findings("@route", "@route //services?protocol=Pay&method=open&id=:id?") == """
                A.swift:5:5: error: `//services?protocol=Pay&method=open&id=:id?` of `App.page(_:)` is unreachable: in \
                TheRouter's form, every URL that it matches calls `//services/Pay/open` [RG103]
                A.swift:2:5: note: the marker of `//services/Pay/open` is here
                A.swift:5:5: note: witness: //services?method=open&protocol=Pay
                A.swift:5:5: note: remove the marker: the service method answers to these URLs

                """
        )
    }

    @Test(
        "A route is reachable if some URLs or some callers are left",
        arguments: [
            ("@route", "@route //services?protocol=Pay"), ("@route", "@route //services?protocol=Pay&method=:method"),
            ("@route", "@route(from: webView) //services?protocol=Pay&method=open"), ("@route", "@route //services/**"),
            ("@route //pay/open", "@route //services?protocol=Pay&method=open"),
        ]
    )
    func reachable(_ markers: String, _ pattern: String) {
        #expect(findings(markers, pattern) == "")
    }

    @Test("The rules of requirements take part in the loops of the configuration's rules")
    func loops() {
        let source = "protocol Pay {\n/// @route\nfunc open(id: Int)\n}\n"
        let routes = CompiledRoutes([ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source]))])
        func findings(_ rules: String) -> [String] {
            var findings: [Diagnostic] = []
            let json = Array("{\"rewrites\": [\(rules)]}".utf8)
            let configuration = Configuration(json: json, path: "c", diagnostics: &findings)
            return (findings + RewriteChecks.check(RewriteRuleReader(configuration), routes)).map(\.message)
        }
        let form = "//services?protocol=Pay&method=open"
        #expect(
            findings(#"{"from": "//services/Pay/open", "to": "\#(form)"}"#) == [
                "the rule from `//services/Pay/open` to `\(form)` leads back to itself, by 1 other rule: "
                    + "`//services?method=open&protocol=Pay` -> `//services/Pay/open` -> `\(form)` -> "
                    + "`//services/Pay/open`"
            ]
        )
        // The requirement is the route of the form, and no rule of the configuration hides it with a finding.
        let rules = #"{"from": "//old", "to": "\#(form)"}, {"from": "//services", "to": "//services/Pay/open"}"#
        #expect(findings(rules) == [])
    }
}
