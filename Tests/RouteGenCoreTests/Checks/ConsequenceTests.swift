import TestSupport
import Testing

@testable import RouteGenCore

/// Findings that say that something is missing give way to the mistake that may be why.
@Suite struct ConsequenceTests {
    private static let feature = """
        @MainActor struct Page {
            /// @route(open: tab(home), requires: account) //page
            init() {}
        }
        /// @route(parent: start, inject: session) //item
        func item(session: any Session) -> Page { Page() }
        /// @route //start
        func start() -> Page { Page() }
        """

    private static let configuration = #"""
        {
            "tabs": { "home": "start" },
            "requirements": ["account"],
            "runtimeServices": ["Session"],
            "links": { "https://shop.example/": "//" },
            "rewrites": [{ "from": "//old", "to": "//start" }]
        }
        """#

    /// The codes of the findings of an app that links a feature, in its build and in a check.
    private func codes(_ feature: String, _ json: String) -> [DiagnosticCode] {
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "App/routegen.json", diagnostics: &findings)
        let scans = [
            ModuleScan(name: "App", sources: [:]), ModuleScan(name: "Shop", sources: ["Shop/Shop.swift": feature]),
        ]
        var request = GenerationRequest(module: scans[0])
        request.dependencies = [scans[1]]
        request.configuration = configuration
        request.isExecutable = true
        let ofBuild = findings + Generator.generate(request).diagnostics
        var check = CheckRequest(scans.map { CheckRequest.Module($0) })
        check.modules[0].configuration = configuration
        check.tables = [CheckRequest.Table(["App", "Shop"], isExecutable: true)]
        check.tables[0].app = "App"
        check.tables[0].configurations = [configuration]
        let ofCheck = findings + Checker.check(check).flatMap(\.self)
        let ofFeature = Generator.generate(GenerationRequest(module: scans[1])).diagnostics
        #expect(Set((ofBuild + ofFeature).map(\.code)) == Set(ofCheck.map(\.code)), "builds find what a check finds")
        return ofBuild.arranged().map(\.code)
    }

    @Test("Without mistakes there is no finding") func none() {
        #expect(codes(Self.feature, Self.configuration) == [])
    }

    /// The app's build says nothing, and the feature's build says what is wrong.
    @Test("A marker of a linked module that cannot be read is the only finding") func marker() {
        let mistaken = Self.feature.replacing("/// @route //start", with: "/// @route(from: nobody) start")
        #expect(codes(mistaken, Self.configuration) == [])
        // A route that is there, and still not the right one, is a mistake of its own.
        let unfit = mistaken.replacing("//item", with: "//item/:id").replacing("item(", with: "item(id: Int, ")
        #expect(codes(unfit, Self.configuration.replacing("start\" }", with: "item\" }")).contains(.unfitTabRoot))
    }

    @Test("A mistake that a module's configuration ignores hides nothing") func ignored() throws {
        var findings: [Diagnostic] = []
        let json = Array(#"{"severities": {"RG202": "ignore"}}"#.utf8)
        let own = Configuration(json: json, path: "Shop/routegen.json", diagnostics: &findings)
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: [:]))
        let source = "/// @rout //remark\nfunc a() {}\n/// @route(parent: strat) //b\nfunc b() -> Page { Page() }\n"
        request.dependencies = [ModuleScan(name: "Shop", sources: ["Shop.swift": source])]
        request.isExecutable = true
        #expect(Generator.generate(request).diagnostics.isEmpty)
        request.linkedConfigurations["Shop"] = own
        #expect(Generator.generate(request).diagnostics.map(\.code) == [.unknownParent])
        var check = CheckRequest([CheckRequest.Module(request.dependencies[0], configuration: own)])
        check.tables = [CheckRequest.Table(["Shop"], isExecutable: true)]
        #expect(Checker.check(check).flatMap(\.self).map(\.code).contains(.unknownParent))
    }

    @Test("Something that is missing in a module without mistakes is a finding") func missing() {
        let json = Self.configuration.replacing("\"home\": \"start\"", with: "\"home\": \"strat\"")
        let feature = Self.feature.replacing("parent: start", with: "parent: strat")
        #expect(codes(feature, json) == [.unfitTabRoot, .unknownParent])
        #expect(codes(Self.feature, "{}") == [.unknownTab, .unknownRequirement, .unservedParameter])
    }

    @Test(
        "A mistake in the app's configuration is the only finding",
        arguments: [
            (#"{ // a comment"# + "\n}", DiagnosticCode.invalidConfiguration),
            (#"{ "tabs": ["home"], "requirements": "account" }"#, .invalidConfiguration),
            ("{\n<<<<<<< ours\n  \"tabs\": {}\n=======\n>>>>>>> theirs\n}", .brokenSource),
        ]
    )
    func configuration(_ json: String, _ code: DiagnosticCode) {
        #expect(Set(codes(Self.feature, json)) == [code])
    }

    @Test("A merge conflict in a configuration is named as such") func conflict() {
        var findings: [Diagnostic] = []
        let json = "{\r\n<<<<<<< ours\r\n  \"tabs\": {}\r\n=======\r\n>>>>>>> theirs\r\n}"
        _ = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        #expect(
            DiagnosticRenderer().render(findings) == """
                routegen.json:2:1: error: a merge conflict begins here, so this file is not read [RG904]
                routegen.json:2:1: note: resolve the conflict

                """
        )
    }
}
