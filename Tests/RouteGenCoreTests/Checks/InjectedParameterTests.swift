import TestSupport
import Testing

@testable import RouteGenCore

/// The parameters that the router fills with services.
@Suite struct InjectedParameterTests {
    private static let source = """
        /// @route(init, inject: session) //profile/:id
        struct Profile {
            let id: Int
            let session: any Session
        }
        """

    @Test("A service of the module, or of another one, is no finding")
    func served() {
        let source =
            Self.source + """

                /// @service(Session)
                final class Account: Session { init() {} }
                """
        #expect(findings(ofApp: source, "{}") == "")
        #expect(findings(ofApp: Self.source, #"{"runtimeServices": ["Accounts.Session"]}"#) == "")
        let handlers = ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source])).handlers
        #expect(handlers.map { $0.namedParameters.map(\.name) } == [["id"]])
        #expect(handlers.map(\.needsServices) == [true])
    }

    @Test("A parameter that nothing serves is reported, in other modules, too")
    func unserved() {
        let finding = """
            A.swift:4:9: error: no type serves `Session` in the app `App`, so the router has no `session` for \
            `MODULE.Profile.init(id:session:)` [RG605]
            A.swift:1:26: note: it is injected here
            A.swift:4:9: note: mark the type that serves it with `@service(Session)`, link its module, or, if the app \
            registers it when it runs, add it to `runtimeServices` in the app's `routegen.json`: { "runtimeServices": ["Session"] }

            """
        #expect(findings(ofApp: Self.source, "{}") == finding.replacing("MODULE", with: "App"))
        var request = GenerationRequest(module: ModuleScan(name: "App"))
        request.isExecutable = true
        request.dependencies = [ModuleScan(name: "Users", sources: ["A.swift": Self.source])]
        let findings = DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
        #expect(findings == finding.replacing("MODULE", with: "Users"))
    }

    @Test("A name of no parameter, and a placeholder for a service, are reported")
    func unknown() {
        let source = """
            /// @route(inject: sesion) //a
            func a(session: any Session) {}
            /// @route(inject: session) //b/:session
            func b(session: any Session) {}
            enum Pages {
                /// @route(inject: clock) //c
                case c
            }
            /// @route(inject: session) //d
            enum Kinds {
                /// @route
                case d
            }
            """
        #expect(
            findings(ofApp: source, #"{"runtimeServices": ["Session"]}"#) == """
                A.swift:1:20: error: `a(session:)` has no parameter `sesion` for `inject:` [RG204]
                A.swift:2:6: note: `a(session:)` is declared here
                A.swift:1:20: note: did you mean `session`?
                A.swift:3:34: error: the placeholder `:session` of `//b/:session` has no matching parameter in \
                `b(session:)` [RG403]
                A.swift:4:6: note: `b(session:)` is declared here
                A.swift:3:34: note: add a parameter named `session`, or write `*` for an unused component
                A.swift:6:24: error: `c()` has no parameter `clock` for `inject:` [RG204]
                A.swift:7:10: note: `c()` is declared here
                A.swift:6:24: note: add a parameter named `clock`, or remove the name
                A.swift:9:12: error: option `inject` has no meaning on an enum [RG212]
                A.swift:9:12: note: a marker on a type is a prefix; put `inject` on the handlers

                """
        )
    }
}
