import TestSupport
import Testing

@testable import RouteGenCore

/// The whole text of the findings about modules whose generated code needs the product with services.
@Suite struct MissingServicesTests {
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
}
