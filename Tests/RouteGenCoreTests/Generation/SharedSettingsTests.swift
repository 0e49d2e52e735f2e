import TestSupport
import Testing

@testable import RouteGenCore

/// Settings that a module has for every app that links it.
@Suite struct SharedSettingsTests {
    private static let pages = """
        /// @route(open: tab(home)) //home
        func homePage() -> Screen { Screen() }
        /// @route(requires: account, parent: homePage, inject: session) //orders
        func orders(session: any Session) -> Screen { Screen() }
        """
    private static let settings =
        #"{"tabs": {"home": "homePage"}, "requirements": ["account"], "runtimeServices": ["Session"]}"#

    private func configuration(_ json: String, _ path: String = "routegen.json") throws -> Configuration {
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: path, diagnostics: &findings)
        try #require(findings == [])
        return configuration
    }

    /// An app that links modules with configurations, whose routes the first one has.
    private func request(_ own: String, _ modules: [(name: String, json: String)]) throws -> GenerationRequest {
        var request = GenerationRequest(module: ModuleScan(name: "Kiosk"))
        request.isExecutable = true
        request.configuration = try configuration(own, "Kiosk/routegen.json")
        for (name, json) in modules {
            let sources = request.dependencies.isEmpty ? ["\(name)/Pages.swift": Self.pages] : [:]
            request.dependencies.append(ModuleScan(name: name, sources: sources))
            request.linkedConfigurations[name] = try configuration(json, "\(name)/routegen.json")
        }
        return request
    }

    /// The findings of a build, and of a check of the same modules.
    private func findings(_ request: GenerationRequest) -> (build: String, check: String) {
        let scans = [request.module] + request.dependencies
        let configurations = request.linkedConfigurations.merging(["Kiosk": request.configuration]) { $1 }
        var check = CheckRequest(
            scans.map { CheckRequest.Module($0, configuration: configurations[$0.name] ?? Configuration()) }
        )
        check.tables = [CheckRequest.Table(Set(scans.map(\.name)), isExecutable: true)]
        check.tables[0].app = "Kiosk"
        check.tables[0].configurations = [request.configuration]
        check.tables[0].trust = request.configuration.trust
        func text(_ findings: [Diagnostic]) -> String { DiagnosticRenderer().render(findings.arranged()) }
        return (text(Generator.generate(request).diagnostics), text(Checker.check(check).flatMap(\.self)))
    }

    @Test("Tabs, requirements and services of a module are those of each app that links it")
    func shared() throws {
        let request = try request("{}", [("Pages", "{}"), ("Settings", Self.settings)])
        #expect(findings(request) == ("", ""))
        let source = Generator.generate(request).source
        #expect(source.contains("case home"))
        #expect(source.contains("case account"))
        #expect(source.contains(#"tabs: "home\t//home\n""#), "\(source)")
    }

    @Test("An app without the settings of a module lacks them, and the findings name the app") func lacking() throws {
        let found = try findings(request(#"{"severities": {}}"#, [("Pages", "{}")]))
        #expect(found.build == found.check)
        let sentences = [
            "the app `Kiosk` declares no tab `home` [RG805]",
            "the app `Kiosk` declares no requirement `account` [RG808]",
            "no type serves `Session` in the app `Kiosk`, so the router has no `session`",
        ]
        for sentence in sentences { #expect(found.build.contains(sentence), "\(found.build)") }
    }

    @Test("A shared tab whose route an app does not link is an error that names the app") func lackingRoute() throws {
        let request = try request("{}", [("Other", #"{"tabs": {"start": "startPage"}}"#), ("Settings", Self.settings)])
        let expected = """
            Other/routegen.json:1:20: error: no module of the app `Kiosk` has the route `startPage` [RG806]
            Other/routegen.json:1:20: note: name a route by its accessor, such as "inbox", or link the module that has \
            it

            """
        #expect(findings(request) == (expected, expected))
    }

    @Test("The app's own tab comes first, and two modules that declare one differently are an error")
    func conflicts() throws {
        let other = #"{"tabs": {"home": "orders", "other": "homePage"}}"#
        var request = try request("{}", [("Pages", "{}"), ("Other", other), ("Settings", Self.settings)])
        let expected = """
            Settings/routegen.json:1:11: error: the modules `Other` and `Settings` declare the tab `home` differently \
            [RG701]
            Other/routegen.json:1:11: note: `home` begins with `orders` here
            Settings/routegen.json:1:11: note: leave one of them, or declare the tab in the `routegen.json` of the app, \
            which comes first

            """
        #expect(findings(request).build.contains(expected), "\(findings(request).build)")
        #expect(findings(request).check.contains(expected))
        request.configuration = try configuration(#"{"tabs": {"home": "homePage"}}"#)
        #expect(findings(request) == ("", ""))
        request.dependencies.reverse()
        #expect(findings(request) == ("", ""))
    }

    @Test("A package that the app does not trust sets nothing") func untrusted() throws {
        var request = try request("{}", [("Pages", "{}"), ("Settings", Self.settings)])
        request.dependencies[1].package = ModulePackage(identity: "kit", url: "https://git.example/kit")
        #expect(findings(request).build.contains("declares no tab `home`"))
        request.configuration = try configuration(#"{"trusted": ["kit"]}"#)
        #expect(findings(request) == ("", ""))
    }

    @Test("A module with a mistaken file is one finding, and not further ones about what it would have declared")
    func mistaken() throws {
        var request = try request("{}", [("Pages", "{}"), ("Settings", "{}")])
        var mistakes: [Diagnostic] = []
        request.linkedConfigurations["Settings"] = Configuration(
            json: Array("{ // tabs".utf8),
            path: "Settings/routegen.json",
            diagnostics: &mistakes
        )
        #expect(!mistakes.isEmpty)
        #expect(findings(request).build == "")
    }
}
