import TestSupport
import Testing

@testable import RouteGenCore

/// The whole text of the findings about how the targets of a package depend on each other and on RouteGen.
@Suite struct SetUpFindingsTests {
    private static let chat = """
        func helper() {}

        /// @route //chat/:id
        func openChat(id: Int) {}
        /// @service(Clock)
        struct WallClock: Clock {}
        """

    private func text(of request: GenerationRequest) -> String {
        DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
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

    /// What needs the product with services, and the finding about it without the advice.
    private static let needsOfServices = [
        (
            """
            func helper() {}
            /// @service(Clock)
            struct Sundial: Clock {}
            /// @service(Clock, key: "wall")
            struct WallClock: Clock {}
            """,
            "Chat.swift:2:5: error: the code that is generated for `Chat` needs `RouterServices`, on which it does not depend [RG706]"
        ),
        (
            "import RouterServices\nstruct SetUp: RouteModule { static func setUp(for router: Router) {} }",
            "Chat.swift:2:8: error: the code that is generated for `Chat` needs `RouterServices`, on which it does not depend [RG706]"
        ),
        (
            """
            /// @route //chat
            func openChat() {}
            protocol Clock {
                /// @route //clock/time
                func time() -> Int
            }
            """,
            "Chat.swift:5:10: error: the code that is generated for `Chat` needs `RouterServices`, on which it does not depend [RG706]"
        ),
        (
            """
            final class Pages {
                init(services: RouteServices) {}
                /// @route //chat
                func openChat() {}
            }
            """,
            "Chat.swift:4:10: error: the code that is generated for `Chat` needs `RouterServices`, on which it does not depend [RG706]"
        ),
    ]

    @Test("A module with services or a set-up needs the product with these", arguments: needsOfServices)
    func missingServices(source: String, finding: String) throws {
        let place = finding.prefix(while: { $0 != " " })
        var request = GenerationRequest(module: scan("Chat", source))
        request.knownModules = ["Chat", "RouterRuntime", "RouterServices"]
        request.visibleModules = ["RouterRuntime"]
        #expect(
            text(of: request) == """
                \(finding)
                \(place) note: in Package.swift, add `.product(name: "RouterServices", package: "RouteGen")` to the \
                `dependencies:` of the target

                """
        )
        request.configuration = try configuration(#"{"severities": {"missing-runtime": "ignore"}}"#)
        #expect(text(of: request) == "")
        request.configuration = Configuration()
        request.visibleModules.insert("RouterServices")
        #expect(text(of: request) == "")
        request.visibleModules = ["RouterRuntime"]
        request.knownModules = ["Chat"]
        #expect(text(of: request) == "", "nothing is known about the target's dependencies")
    }

    @Test("A check of the package finds missing services too") func checkOfServices() {
        let source = "/// @service(Clock)\nstruct WallClock: Clock {}"
        var request = CheckRequest([.init(scan("Chat", source), visibleModules: ["RouterRuntime"])])
        request.knownModules = ["RouterRuntime", "RouterServices"]
        #expect(Checker.check(request).flatMap(\.self).map(\.code) == [.missingRuntime])
        request.modules[0].visibleModules = ["RouterRuntime", "RouterServices"]
        #expect(Checker.check(request).flatMap(\.self).isEmpty)
        request.modules[0].visibleModules = nil
        #expect(Checker.check(request).flatMap(\.self).isEmpty, "the target's dependencies are unknown")
    }

    @Test("Accessors to another module's services need the product too") func missingServicesOfAccessors() throws {
        var request = GenerationRequest(module: scan("Interface", ""))
        request.configuration = try configuration(#"{"accessors": {"for": ["Shop", "Chat"]}}"#)
        request.accessorModules = [scan("Chat"), scan("Shop", "/// @route //shop\npublic func openShop() {}")]
        request.knownModules = ["Chat", "Interface", "RouterRuntime", "RouterServices", "Shop"]
        request.visibleModules = ["RouterRuntime"]
        #expect(
            text(of: request) == """
                routegen.json:1:32: error: the code that is generated for `Interface` needs `RouterServices`, on which it \
                does not depend [RG706]
                routegen.json:1:32: note: in Package.swift, add `.product(name: "RouterServices", package: "RouteGen")` \
                to the `dependencies:` of the target

                """
        )
        request.accessorModules = [scan("Chat", "protocol Clock {}\n\(Self.chat)")]
        #expect(text(of: request) == "", "nobody else sees the protocol")
        request.accessorModules = [scan("Chat")]
        request.visibleModules.insert("RouterServices")
        #expect(text(of: request) == "")
    }

    @Test("Routes without services need only the runtime") func unneededServices() {
        let source = """
            /// @route //chat
            func openChat() {}
            final class Pages {
                init(_ router: Router) {}
                /// @route //page
                func openPage() {}
            }
            """
        var request = GenerationRequest(module: scan("Chat", source))
        request.knownModules = ["Chat", "RouterRuntime", "RouterServices"]
        request.visibleModules = ["RouterRuntime"]
        #expect(text(of: request) == "")
        #expect(!Generator.generate(request).source.contains("RouterServices"))
    }

    @Test("An app warns about linked modules whose markers have no effect") func unroutedModules() {
        var request = GenerationRequest(module: scan("App", ""))
        request.isExecutable = true
        request.unroutedModules = [scan("Chat"), scan("Models", "/// `@route //no` and @Route var path: String\n")]
        #expect(text(of: request) == missingRuntime("warning"))
    }

    @Test("The first marker may be the one of a memberwise initializer") func memberwise() {
        let source = """
            struct Box { var value: Int }
            /// @route(init) //page
            struct Page { var number: Int }
            """
        var request = GenerationRequest(module: scan("App", ""))
        request.unroutedModules = [scan("Page", source)]
        #expect(text(of: request).hasPrefix("Page.swift:2:5: warning: `Page` has markers"))
    }

    @Test("An app that links an interface without its module gets a warning") func unlinkedModule() throws {
        var request = GenerationRequest(module: scan("App", ""))
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
        #expect(text(of: request) == expected)
        request.visibleModules = ["Chat"]
        #expect(text(of: request) == "", "it is linked without routes")
        request.visibleModules = []
        request.isExecutable = false
        #expect(text(of: request) == "", "another target may link it")
        request.isExecutable = true
        request.usesTable = false
        #expect(text(of: request) == "", "it calls nothing")
        request.usesTable = true
        request.configuration = try configuration(#"{"table": "module"}"#)
        #expect(text(of: request) == "", "its table has only its own routes")
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
        let accessors = try configuration(#"{"accessors": {"for": ["Chat"]}}"#)
        var request = CheckRequest([
            .init(scan("App", "")), .init(scan("ChatRoutes", ""), configuration: accessors), .init(scan("Chat")),
        ])
        request.tables = [.init(["App", "ChatRoutes"], isExecutable: true), .init(["Chat"])]
        request.tables[0].app = "App"
        let findings = Checker.check(request).flatMap(\.self)
        #expect(findings.map(\.code) == [.unlinkedModule])
        request.tables[0].usesTable = false
        #expect(Checker.check(request).flatMap(\.self).isEmpty)
        request.tables[0].usesTable = true
        request.tables[0].modules.insert("Chat")
        #expect(Checker.check(request).flatMap(\.self).isEmpty)
    }

    @Test("A target that uses the plugin for nothing gets a warning") func uselessPlugin() throws {
        var request = GenerationRequest(module: scan("Chat", "/// route //chat\nfunc openChat() {}"))
        request.pluginUsage = SourceLocation(file: "Chat.swift", line: 1, column: 1)
        #expect(
            text(of: request) == """
                Chat.swift:1:1: warning: `Chat` uses the plugin `RouteGen`, but has no marker, no accessors and no table \
                [RG708]
                Chat.swift:1:1: note: remove the plugin from the target; if it should have routes, begin each marker \
                with `/// @route`; if it should have accessors to another module, or a table of what it links, add a \
                `routegen.json` to its folder, with `{"accessors": {"for": ["MODULE"]}}` or `{"table": "app"}`

                """
        )
        request.configuration = try configuration(#"{"accessors": {"for": ["Maps"]}}"#)
        request.knownModules = ["Maps"]
        #expect(text(of: request) == "")
        request.configuration = try configuration(#"{"table": "app"}"#)
        #expect(text(of: request) == "")
        request.configuration = Configuration()
        request.isExecutable = true
        #expect(text(of: request) == "")
        request.isExecutable = false
        for source in [
            Self.chat, "/// @rout //chat\nfunc openChat() {}",
            "import RouterRuntime\nenum SetUp: RouteModule { static func setUp(for router: Router) {} }",
        ] {
            request.module = scan("Chat", source)
            #expect(!text(of: request).contains("RG708"), "\(source)")
        }
    }

    @Test("Two modules with tables of one name are an error") func tableCollision() {
        var request = GenerationRequest(module: scan("App", ""))
        request.isExecutable = true
        request.dependencies = [
            scan("URLKit", "/// @route //first\nfunc first() {}"),
            scan("UrlKit", "/// @route //second\nfunc second() {}"),
        ]
        #expect(
            text(of: request) == """
                UrlKit.swift:1:5: error: the modules `URLKit` and `UrlKit` have tables of the same name, `.urlKit` [RG709]
                URLKit.swift:1:5: note: `URLKit` has markers here
                UrlKit.swift:1:5: note: rename one of the targets in Package.swift, so that the names differ in more \
                than capitals

                """
        )
    }
}
