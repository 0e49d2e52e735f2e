import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore

/// Requirements that TheRouter's form cannot tell apart.
@Suite struct SharedServiceURLTests {
    private func findings(_ first: String, _ second: String, marker: String = "@route") -> String {
        let source = "protocol Pay {\n/// @route\nfunc \(first)\n/// \(marker)\nfunc \(second)\n}\n"
        let findings = Checker.check([ModuleScan(name: "App", sources: ["A.swift": source])])
        return DiagnosticRenderer().render(findings.arranged())
    }

    @Test("Two requirements of one protocol share a selector")
    func sharedSelector() {
        #expect(
            findings("go(b: Int)", "goWith(b: Int)") == """
                A.swift:4:5: error: in TheRouter's form, `//services/Pay/goWith` of `App.Pay.goWith(b:)` has the same URL as \
                `//services/Pay/go` of `App.Pay.go(b:)`, which receives it [RG101]
                A.swift:2:5: note: `//services/Pay/go` of `App.Pay.go(b:)` is here
                A.swift:4:5: note: witness: //services?protocol=Pay&method=goWithB:
                A.swift:4:5: note: rename one of the service methods or its first parameter, or give its marker a pattern

                """
        )
    }

    @Test(
        "Requirements differ by their names, selectors or patterns",
        arguments: [
            ("go(b: Int)", "goWith(c: Int)", "@route"), ("go(b: Int)", "goWith()", "@route"),
            ("go(b: Int)", "goWith(b: Int)", "@route //pay/go-with"),
        ]
    )
    func differentURLs(_ first: String, _ second: String, _ marker: String) {
        #expect(findings(first, second, marker: marker) == "")
    }

    @Test("The build of another module does not report requirements of one module")
    func otherModule() {
        let source = "protocol Pay {\n/// @route\nfunc go(b: Int)\n/// @route\nfunc goWith(b: Int)\n}\n"
        let module = ModuleModel(ModuleScan(name: "Pay", sources: ["A.swift": source]))
        var table = CheckedTable(modules: [module], routes: CompiledRoutes([module]))
        table.reporter = "App"
        #expect(SharedServiceURLs.check(table) == [])
        table.reporter = "Pay"
        #expect(SharedServiceURLs.check(table).count == 1)
    }
}
