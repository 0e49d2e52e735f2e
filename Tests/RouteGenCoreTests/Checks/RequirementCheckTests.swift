import TestSupport
import Testing

@testable import RouteGenCore

/// The facts of an app that routes require.
@Suite struct RequirementCheckTests {
    private static let pages = """
        /// @route(requires: account) //orders
        func orders() -> Screen { Screen() }
        /// @route(requires: account, payment) //home
        enum Home {
            /// @route(parent: orders) pay
            static func pay() -> Screen { Screen() }
        }
        """

    /// The findings of an app with a configuration.
    private func findings(_ json: String, _ source: String = pages) -> String {
        RouteGenCoreTests.findings(ofApp: source, json)
    }

    @Test("Declared requirements are no finding, and a marker on a type has those of its routes")
    func declared() {
        #expect(findings(#"{"requirements": ["payment", "account"]}"#) == "")
        let source =
            Self.pages + """

                extension Home {
                    /// @route(requires: age, payment) old
                    static func old() -> Screen { Screen() }
                }
                """
        let handlers = ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source])).handlers
        let requirements = handlers.map { "\($0.name) \($0.marker.requirements.map(\.value))" }
        #expect(
            requirements == [
                #"old ["age", "payment", "account"]"#, #"pay ["account", "payment"]"#, #"orders ["account"]"#,
            ]
        )
    }

    @Test("A marker misspells a requirement, or has one that the app does not declare")
    func undeclared() {
        #expect(
            findings(#"{"requirements": ["account", "payments"]}"#) == """
                A.swift:3:31: error: the app `App` declares no requirement `payment` [RG808]
                A.swift:3:31: note: did you mean `payments`?

                """
        )
        #expect(
            findings(#"{"severities": {"RG808": "warning"}}"#, "/// @route(requires: age) //film\nfunc film() {}")
                == """
                A.swift:1:22: warning: the app `App` declares no requirement `age` [RG808]
                A.swift:1:22: note: add it to `requirements` in the app's `routegen.json`: \
                { "requirements": ["age"] }

                """
        )
    }

    @Test("An app whose sources ask for no requirement is warned once")
    func unchecked() {
        var findings: [Diagnostic] = []
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["A.swift": Self.pages]))
        let json = Array(#"{"requirements": ["age", "payment", "account"]}"#.utf8)
        request.configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        request.isExecutable = true
        #expect(Generator.generate(request).diagnostics == [])
        request.asksForRequirements = false
        #expect(
            DiagnosticRenderer().render(Generator.generate(request).diagnostics) == """
                routegen.json:1:26: warning: routes require `payment` and `account`, and no source of the app `App` \
                asks for that, so they open to everyone [RG810]
                A.swift:3:31: note: `payment` is required here
                routegen.json:1:26: note: add middleware: `router.use(for: .requiring(RouteRequirement.payment)) \
                { request in isAllowed ? .next(request) : .end(.redirect(to: "//login")) }`; or read `requirements` of \
                the plan

                """
        )
    }

    @Test("A name of another module is reported at its place")
    func undeclaredInAnotherModule() {
        var request = GenerationRequest(module: ModuleScan(name: "App"))
        request.isExecutable = true
        request.dependencies = [ModuleScan(name: "Shop", sources: ["Shop.swift": Self.pages])]
        let text = DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
        #expect(text.contains("Shop.swift:1:22: error: the app `App` declares no requirement `account` [RG808]"))
        #expect(text.contains("Shop.swift:3:31: error: the app `App` declares no requirement `payment` [RG808]"))
    }

    @Test("A parent, and the first page of a tab, require no more than the page above")
    func parents() {
        let source = """
            /// @route(requires: account) //orders
            func orders() -> Screen { Screen() }
            /// @route(parent: orders) //orders/:id
            func order(id: Int) -> Screen { Screen() }
            /// @route(open: tab(shop), requires: age) //wine
            func wine() -> Screen { Screen() }
            """
        #expect(
            findings(#"{"tabs": {"shop": "orders"}, "requirements": ["account", "age"]}"#, source) == """
                A.swift:3:20: error: the parent `orders` requires `account`, and `order` above it does not [RG809]
                A.swift:1:22: note: `account` is required here
                A.swift:3:20: note: add `requires: account` to the marker of `order`
                A.swift:5:18: error: the first page of the tab `shop` requires `account`, and `wine` above it does \
                not [RG809]
                A.swift:1:22: note: `account` is required here
                A.swift:5:18: note: add `requires: account` to the marker of `wine`

                """
        )
    }

    @Test("A requirement in a configuration is a name, once")
    func configuration() {
        #expect(
            findings(#"{"requirements": ["account", "my account", 5, "account"]}"#, "") == """
                routegen.json:1:30: error: `requirements` cannot contain `my account` [RG701]
                routegen.json:1:30: note: write names such as ["account"]
                routegen.json:1:44: error: `requirements` must contain strings, not a number [RG701]
                routegen.json:1:44: note: write names such as ["account"]
                routegen.json:1:47: error: `account` is repeated in `requirements` [RG701]

                """
        )
        #expect(
            findings(#"{"requirements": {}}"#, "") == """
                routegen.json:1:18: error: `requirements` must be an array of strings, not an object [RG701]
                routegen.json:1:18: note: write names such as ["account"]

                """
        )
    }

    @Test("Only an app names the type of its destinations, and a module may declare requirements, tabs and services")
    func feature() {
        var findings: [Diagnostic] = []
        var request = GenerationRequest(module: ModuleScan(name: "Shop", sources: ["Shop.swift": Self.pages]))
        let json = Array(
            #"{"destination": "Screen", "requirements": ["account"], "tabs": {"home": "home"}, "runtimeServices": ["Session"]}"#
                .utf8
        )
        request.configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        #expect(
            DiagnosticRenderer().render((findings + Generator.generate(request).diagnostics).arranged()) == """
                routegen.json:1:2: error: only the configuration of an app can have `destination`: this target's \
                table has its own routes alone [RG701]
                routegen.json:1:2: note: move it to the `routegen.json` of the app, or set `"table": "app"`

                """
        )
    }
}
