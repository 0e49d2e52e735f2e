import RouteGenCore
import TestSupport
import Testing

@testable import routegen

/// The whole text of the findings about how the targets of a package depend on each other and on RouteGen.
@Suite struct SetUpOfBuildTests {
    private static let chat = """
        func helper() {}

        /// @route //chat/:id
        func openChat(id: Int) {}
        /// @service(Clock)
        struct WallClock: Clock {}
        """

    private func text(of request: GenerationRequest, _ setUp: SetUpOfBuild = SetUpOfBuild()) -> String {
        var request = request
        request.findingsOfSetUp = setUp.findings(about: request)
        return DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
    }

    private func scan(_ name: String, _ source: String = chat) -> ModuleScan {
        ModuleScan(name: name, sources: ["\(name).swift": source])
    }

    private func configuration(_ json: String, path: String = "routegen.json") throws -> Configuration {
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: path, diagnostics: &findings)
        try #require(findings.isEmpty)
        return configuration
    }

    private func missingRuntime(_ severity: String, advice product: String = "RouterServices") -> String {
        """
        Chat.swift:3:5: \(severity): `Chat` has markers, but does not depend on `RouterRuntime`, so its routes are in no \
        table [RG706]
        Chat.swift:3:5: note: in Package.swift, add `.product(name: "\(product)", package: "RouteGen")` to the \
        `dependencies:` of the target, and `.plugin(name: "RouteGen", package: "RouteGen")` to its `plugins:`

        """
    }

    @Test("A module with markers needs the runtime") func missingRuntime() throws {
        var request = GenerationRequest(module: scan("Chat"))
        request.knownModules = ["Chat", "Models", "RouterRuntime", "RouterServices"]
        request.visibleModules = ["Models"]
        #expect(text(of: request) == missingRuntime("error"))
        request.configuration = try configuration(#"{"severities": {"missing-runtime": "ignore"}}"#)
        #expect(text(of: request) == "")
        request.configuration = Configuration()
        request.module = scan("Chat", "\n\n/// @route //chat/:id\nfunc openChat(id: Int) {}")
        #expect(text(of: request) == missingRuntime("error", advice: "RouterRuntime"), "it has no services")
    }

    @Test("The runtime is not missing where it is linked, or where nothing is known, or without a marker")
    func presentRuntime() {
        var request = GenerationRequest(module: scan("Chat"))
        #expect(text(of: request) == "")
        request.knownModules = ["Chat"]
        #expect(text(of: request) == "")
        request.knownModules = ["Chat", "RouterRuntime"]
        request.visibleModules = ["RouterRuntime"]
        #expect(text(of: request) == "")
        request.module = scan("Chat", "func helper() {}")
        request.visibleModules = []
        #expect(text(of: request) == "")
    }

    @Test("An app warns about linked modules whose markers have no effect") func unroutedModules() {
        var request = GenerationRequest(module: scan("App", ""))
        request.isExecutable = true
        let plain = scan("Models", "/// `@route //no` and @Route var path: String\n")
        let setUp = SetUpOfBuild(unrouted: [scan("Chat"), plain])
        #expect(text(of: request, setUp) == missingRuntime("warning"))
    }

    @Test("The first marker may be the one of a memberwise initializer") func memberwise() {
        let source = """
            struct Box { var value: Int }
            /// @route(init) //page
            struct Page { var number: Int }
            """
        let request = GenerationRequest(module: scan("App", ""))
        let setUp = SetUpOfBuild(unrouted: [scan("Page", source)])
        #expect(text(of: request, setUp).hasPrefix("Page.swift:2:5: warning: `Page` has markers"))
    }

    @Test("An app that links an interface without its module gets a warning") func unlinkedModule() throws {
        var (request, setUp) = (GenerationRequest(module: scan("App", "")), SetUpOfBuild())
        request.isExecutable = true
        request.dependencies = [scan("Shop"), scan("ChatRoutes", "")]
        request.linkedConfigurations["ChatRoutes"] = try configuration(
            #"{"accessors": {"for": ["Chat", "Shop", "ChatRoutes", "Nothing"]}}"#,
            path: "ChatRoutes/routegen.json"
        )
        request.knownModules = ["App", "Chat", "ChatRoutes", "Shop"]
        let expected = """
            ChatRoutes/routegen.json:1:24: warning: `App` links `ChatRoutes`, which has accessors to `Chat`, but does \
            not link `Chat`, so calls of them fail [RG707]
            ChatRoutes/routegen.json:1:24: note: in Package.swift, add `"Chat"` to the `dependencies:` of `App`, or a \
            product of another package that has this module

            """
        #expect(text(of: request, setUp) == expected)
        request.visibleModules = ["Chat"]
        #expect(text(of: request, setUp) == "", "it is linked without routes")
        request.visibleModules = []
        request.isExecutable = false
        #expect(text(of: request, setUp) == "", "another target may link it")
        request.isExecutable = true
        setUp.usesTable = false
        #expect(text(of: request, setUp) == "", "it calls nothing")
        setUp.usesTable = true
        request.configuration = try configuration(#"{"table": "module"}"#)
        #expect(text(of: request, setUp) == "", "its table has only its own routes")
    }

    @Test("An app's own accessors need the module too") func ownAccessors() throws {
        var request = GenerationRequest(module: scan("App", ""))
        request.isExecutable = true
        request.configuration = try configuration(#"{"accessors": {"for": ["Chat"]}}"#)
        request.accessorModules = [scan("Chat", "")]
        #expect(
            text(of: request) == """
                routegen.json:1:24: warning: `App` has accessors to `Chat`, but does not link `Chat`, so calls of them \
                fail [RG707]
                routegen.json:1:24: note: in Package.swift, add `"Chat"` to the `dependencies:` of `App`, or a product \
                of another package that has this module

                """
        )
    }

    @Test("A check of an app finds the modules that it does not link") func check() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"accessors": {"for": ["Chat"]}}"#.utf8, to: "ChatRoutes/routegen.json")
        try folder.write("/// @route //chat\nfunc openChat() {}".utf8, to: "Chat/Chat.swift")
        func codes(_ source: String, app: String = "App", _ options: String...) throws -> [DiagnosticCode] {
            try folder.write(source.utf8, to: "\(app)/App.swift")
            let modules = [app, "ChatRoutes", "Chat"].map { "--module=\($0)=\(folder.path($0))" }
            let arguments = try CheckCommand.syntax.parse(modules + ["--app", "\(app)=ChatRoutes"] + options)
            var failures: [FileFailure] = []
            let inputs = try CheckInputs(arguments, with: FileReader(), failures: &failures)
            let findings = inputs.findings(with: FileReader(), failures: &failures)
            return failures.isEmpty ? findings.map(\.code) : [.unreadableFile]
        }
        #expect(try codes("let router = Router(.app)") == [.unlinkedModule])
        #expect(try codes("let router = Router(.uiApp)", app: "UIApp") == [.unlinkedModule], "a word of capitals")
        #expect(try codes("print(RoutePath.chat)") == [], "it calls nothing")
        #expect(try codes("let router = Router(.app)", "--app", "App=Chat") == [])
    }

    @Test("A target that uses the plugin for nothing gets a warning") func uselessPlugin() throws {
        var request = GenerationRequest(module: scan("Chat", "/// route //chat\nfunc openChat() {}"))
        let setUp = SetUpOfBuild(pluginUsage: SourceLocation(file: "Chat.swift", line: 1, column: 1))
        #expect(
            text(of: request, setUp) == """
                Chat.swift:1:1: warning: `Chat` uses the plugin `RouteGen`, but has no marker, no accessors and no table \
                [RG708]
                Chat.swift:1:1: note: remove the plugin from the target; if it should have routes, begin each marker \
                with `/// @route`; if it should have accessors to another module, or a table of what it links, add a \
                `routegen.json` to its folder, with `{"accessors": {"for": ["MODULE"]}}` or `{"table": "app"}`

                """
        )
        request.configuration = try configuration(#"{"accessors": {"for": ["Maps"]}}"#)
        request.knownModules = ["Maps"]
        #expect(text(of: request, setUp) == "")
        request.configuration = try configuration(#"{"table": "app"}"#)
        #expect(text(of: request, setUp) == "")
        request.configuration = Configuration()
        request.isExecutable = true
        #expect(text(of: request, setUp) == "")
        request.isExecutable = false
        for source in [
            Self.chat, "/// @rout //chat\nfunc openChat() {}",
            "import RouterRuntime\nenum SetUp: RouteModule { static func setUp(for router: Router) {} }",
        ] {
            request.module = scan("Chat", source)
            #expect(!text(of: request, setUp).contains("RG708"), "\(source)")
        }
    }
}
