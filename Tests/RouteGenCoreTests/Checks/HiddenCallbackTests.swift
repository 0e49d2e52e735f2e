import TestSupport
import Testing

@testable import RouteGenCore

/// Optional closures whose types have names of other modules.
@Suite struct HiddenCallbackTests {
    private func findings(_ parameter: String, imports: String = "Models", _ other: String) -> String {
        let source = "import \(imports)\n/// @route //a\nfunc open(\(parameter)) {}\n"
        var request = CheckRequest([CheckRequest.Module(ModuleScan(name: "Shop", sources: ["A.swift": source]))])
        request.typeModules = [ModuleScan(name: "Models", sources: ["M.swift": other])]
        return DiagnosticRenderer().render(Checker.check(request).flatMap(\.self))
    }

    @Test("A closure behind an alias of another module is a finding that says what to write") func alias() {
        let alias = "public typealias Done = (Int) -> Void\n"
        #expect(
            findings("id: Int = 0, done: Done? = nil", alias) == """
                A.swift:3:24: warning: `Done` is a name of `Models` for a function type, which the build of `Shop` does not \
                see, so the route takes no callback for `done` [RG402]
                A.swift:3:24: note: write the function type: `done: ((Int) -> Void)?`

                """
        )
        #expect(findings("done: Models.Done?", alias).contains("`Models.Done` is a name of `Models`"))
    }

    @Test(
        "Other types, and what the module does not import, have none",
        arguments: [
            ("done: Done?", "Models", "public typealias Done = Int"),
            ("done: Done?", "Models", "public struct Done {}"),
            ("done: Done?", "Models", "typealias Done = () -> Void"),
            ("done: Done?", "Other", "public typealias Done = () -> Void"),
            ("done: (() -> Void)?", "Models", "public typealias Done = () -> Void"),
        ]
    )
    func others(_ parameter: String, _ imports: String, _ other: String) {
        #expect(findings(parameter, imports: imports, other) == "")
    }

    @Test("The build of an app, which reads both modules, finds it, too") func build() {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: [:]))
        request.isExecutable = true
        let source = "import Models\n/// @route //a\npublic func open(done: Done?) {}\n"
        request.dependencies = [ModuleScan(name: "Shop", sources: ["A.swift": source])]
        #expect(HiddenCallbacks.arePossible(in: request.dependencies, importing: ["Models"]))
        request.typeModules = [ModuleScan(name: "Models", sources: ["M.swift": "public typealias Done = () -> Void"])]
        let findings = Generator.generate(request).diagnostics
        #expect(findings.map(\.code) == [.unsupportedHandler])
        #expect(findings.first?.message.contains("the route takes no callback for `done`") == true)
    }

    @Test("Types of other modules are read only for optional parameters of types that the module does not declare")
    func need() {
        func arePossible(_ parameter: String) -> Bool {
            let source = "import Models\nenum Own {}\n/// @route //a\nfunc open(\(parameter)) {}\n"
            let scan = ModuleScan(name: "Shop", sources: ["A.swift": source])
            #expect(!HiddenCallbacks.arePossible(in: [scan], importing: ["Other", "Shop"]))
            return HiddenCallbacks.arePossible(in: [scan], importing: ["Models"])
        }
        #expect(arePossible("a: Done?") && arePossible("a: Models.Done?"))
        #expect(!arePossible("a: Int?, b: Own?, c: Done, d: String = \"\""))
    }
}
