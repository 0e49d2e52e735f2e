import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore

/// Routes on the requirements of protocols.
@Suite struct RequirementGenerationTests {
    private static let source = """
        public protocol AppConfigService {
            /// @route(from: remote)
            func openMiniProgram(id: String, title: String?) async throws -> Bool
            /// @route(from: webView) //programs/count
            func count() -> Int
        }
        """

    private static let server = """
        /// @service(AppConfigService)
        struct Config: AppConfigService {}
        """

    private func request(_ sources: [String: String], isExecutable: Bool = false) -> GenerationRequest {
        var request = GenerationRequest(module: ModuleScan(name: "Interfaces", sources: sources))
        request.isExecutable = isExecutable
        return request
    }

    @Test("T9 A requirement without a pattern has two URLs")
    func t9() throws {
        let model = ModuleModel(ModuleScan(name: "Interfaces", sources: ["A.swift": Self.source]))
        #expect(ModuleChecks.check(model).isEmpty)
        let bare = try #require(model.handlers.first { $0.name == "openMiniProgram" })
        #expect(bare.patterns.map(\.text) == ["//services/AppConfigService/openMiniProgram"])
        let forms = CompiledRoutes([model]).serviceURLRules
        #expect(
            forms.map(\.name) == [
                #"`//services?protocol=AppConfigService&method=(openMiniProgram|openMiniProgram\(id\:title\:\)|openMiniProgramWithId\:title\:)`"#
                    + " to `//services/AppConfigService/openMiniProgram`"
            ]
        )
        #expect(forms.map(\.origins) == [[.remote]])
        let names = forms.flatMap(\.template.items)
        #expect(names.map(\.name) == ["protocol", "method", "ivar1", "ivar2"])
        #expect(names.map(\.newName) == ["", "", "id", "title"])
        let count = try #require(model.handlers.first { $0.name == "count" })
        #expect(count.patterns.map(\.text) == ["//programs/count"])
    }

    @Test(
        "The form of a requirement names the requirement's own pattern, wherever its marker stands",
        arguments: [
            ["@route", "@route //services/Old/open"], ["@route //services/Old/open", "@route"],
            ["@route //services/?old=:id", "@route", "@route(with: id=5) //services/Older/open"],
            ["@route(deprecated) //services/Old/open", "@route(deprecated)", "@route //open/:id"],
        ]
    )
    func formOfOwnPattern(_ markers: [String]) throws {
        let lines = markers.map { "    /// \($0)" }.joined(separator: "\n")
        let source = "protocol Pay {\n\(lines)\n    func open(id: Int)\n}"
        let module = ModuleModel(ModuleScan(name: "Pays", sources: ["A.swift": source]))
        let routes = CompiledRoutes([module])
        #expect(routes.routes.count == markers.count)
        #expect(routes.serviceURLRules.map(\.rule.target.value) == ["//services/Pay/open"])
        let tables = AppTables(routes.serviceURLRules, routes, Configuration())
        var rewrites: [AppTables.Rewrite] = []
        let url = try tables.follow("//services?id=1&method=open&ivar1=2&protocol=Pay#x", from: .app, noting: &rewrites)
        #expect(url.text == "//services/Pay/open?id=2&id=1#x")
    }

    @Test("A requirement is called on the service, and an asynchronous call waits for it")
    func calls() {
        let text = Generator.generate(request(["A.swift": Self.source])).source
        #expect(text.contains("return try call_.service((any AppConfigService).self)"))
        #expect(text.contains("return try await call_.waitedService((any AppConfigService).self).openMiniProgram(id:"))
        #expect(text.contains("return try instanceOfAppConfigService_(call_).count() as Any"))
        #expect(text.contains("static var appConfigServiceOpenMiniProgram: Self"))
        #expect(!text.contains("appConfigServiceOpenMiniProgram2"))
    }

    @Test("An app without a service for the protocol does not build")
    func missingImplementation() {
        let findings = Generator.generate(request(["A.swift": Self.source], isExecutable: true)).diagnostics
        #expect(
            DiagnosticRenderer().render(findings.arranged()) == """
                A.swift:2:9: error: no type serves `Interfaces.AppConfigService`, so nothing can handle \
                `//services/AppConfigService/openMiniProgram` [RG603]
                A.swift:3:10: note: `openMiniProgram(id:title:)` is required here
                A.swift:2:9: note: mark the type that serves it with `@service(AppConfigService)`, or link its module
                A.swift:4:9: error: no type serves `Interfaces.AppConfigService`, so nothing can handle `//programs/count` [RG603]
                A.swift:5:10: note: `count()` is required here
                A.swift:4:9: note: mark the type that serves it with `@service(AppConfigService)`, or link its module

                """
        )
        #expect(Generator.generate(request(["A.swift": Self.source])).diagnostics.isEmpty)
        let served = request(["A.swift": Self.source, "B.swift": Self.server], isExecutable: true)
        #expect(Generator.generate(served).diagnostics.isEmpty)
    }

    @Test("A requirement of a main-actor protocol or an actor protocol is called in that isolation")
    func isolation() {
        let source = """
            @MainActor protocol Screens {
                /// @route
                func show()
            }
            protocol Counter: Actor {
                /// @route
                func next() -> Int
            }
            """
        let model = ModuleModel(ModuleScan(name: "Interfaces", sources: ["A.swift": source]))
        #expect(Set(model.handlers.map { "\($0.name) \($0.callKind)" }) == ["show mainActor", "next asynchronous"])
    }

    @Test(
        "The selector is the one that the compiler gives the method",
        arguments: [
            ("func openMiniProgram(info: Int)", "openMiniProgramWithInfo\\:"),
            ("func move(to: Int, animated: Bool)", "moveTo\\:animated\\:"),
            ("func send(_ text: String, toUser: Int)", "send\\:toUser\\:"),
            ("func sendTo(user: Int)", "sendToUser\\:"), ("func go()", "go"),
            ("func insert(URL: Int)", "insertWithURL\\:"),
        ]
    )
    func selectors(function: String, selector: String) throws {
        let source = "protocol P {\n/// @route\n\(function)\n}"
        let model = ModuleModel(ModuleScan(name: "Interfaces", sources: ["A.swift": source]))
        let text = try #require(CompiledRoutes([model]).serviceURLRules.first?.rule.source.value)
        #expect(text.hasSuffix("|\(selector))"))
    }
}
