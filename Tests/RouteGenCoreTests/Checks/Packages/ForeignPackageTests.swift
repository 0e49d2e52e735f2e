import RoutePatterns
import TestSupport
import Testing

@testable import RouteGenCore
@_spi(Benchmarks) @testable import RouteTables

/// Packages that are not the app's own: what they would open, and that they open nothing until the app trusts them.
@Suite struct ForeignPackageTests {
    private static let app = """
        /// @route(from: external) //pay/:id
        func pay(id: Int) -> String { "" }
        """

    private static let kit = """
        /// @route(from: webView, external, priority: high) //pay/0
        public func debugMenu() {}
        /// @route(from: notification) //exfil?to=:to
        public func exfil(to: String) {}
        /// @route //inner
        public func inner() {}
        public protocol Pay {}
        /// @service(Pay, key: "kit", default)
        public struct KitPay: Pay { public init() {} }
        /// @service(Vault)
        public struct KitVault: Vault { public init() {} }
        /// @service(Pay)
        enum KitModule: RouteModule { static func setUp(for router: Router) throws {} }
        """.replacing("/// @service(Pay)\n", with: "")

    private static let url = "https://git.example/kit.git"

    private func request(
        _ json: String = "{}",
        kit: String = kit,
        app: String = app,
        url: String? = url
    ) -> GenerationRequest {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": app]))
        request.isExecutable = true
        var scan = ModuleScan(name: "Kit", sources: ["Kit.swift": kit])
        scan.package = ModulePackage(identity: "Kit", url: url)
        request.dependencies = [scan]
        var findings: [Diagnostic] = []
        request.configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        #expect(findings == [])
        return request
    }

    private func findings(_ request: GenerationRequest) -> [String] {
        DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged()).split(separator: "\n")
            .map(String.init)
    }

    /// The names of the handlers that URLs of the app's own code reach.
    private func handlers(_ request: GenerationRequest, _ urls: String...) throws -> [String?] {
        let target = ModeledTarget(request)
        let routes = CompiledRoutes([target.module] + target.aggregated)
        let matcher = RouteMatcher(try routes.matcher.get())
        return try urls.map { url in
            matcher.firstMatch(in: try RouteURL(url)).map { routes.routes[$0.patternIndex].handler.name }
        }
    }

    @Test("What a fetched package would open is one error, which lists all of it")
    func undecided() {
        #expect(
            findings(request()) == [
                "routegen.json:1:1: error: the package `kit` (https://git.example/kit.git) is not the app's own, and would open 2 routes to callers outside, take URLs from the app's own routes, serve 2 protocols by default and run 1 set-up [RG712]",
                "Kit.swift:1:5: note: `//pay/0` of `Kit.debugMenu()` would take `//pay/0` from `//pay/:id` of `App.pay(id:)`",
                "Kit.swift:1:5: note: `//pay/0` of `Kit.debugMenu()` would be open to `webView` and `external`",
                "Kit.swift:3:5: note: `//exfil?to=:to` of `Kit.exfil(to:)` would be open to `notification`",
                "Kit.swift:8:5: note: `Kit.KitPay` would serve `Pay` without a key",
                "Kit.swift:10:5: note: `Kit.KitVault` would serve `Vault` without a key",
                "Kit.swift:12:6: note: `Kit.KitModule` would run as a set-up",
                "routegen.json:1:1: note: write `\"untrusted\": [\"kit\"]` in the app's routegen.json so that nothing of this happens, or `\"trusted\": [\"kit\"]` if all of it may",
            ]
        )
    }

    @Test("An app without a configuration has the error at the package's marker")
    func withoutConfiguration() {
        var request = request()
        request.configuration = Configuration()
        #expect(findings(request).first?.hasPrefix("Kit.swift:1:5: error: the package `kit`") == true)
    }

    @Test("A check of the app has the same findings as its build") func check() {
        let built = request()
        var request = CheckRequest(([built.module] + built.dependencies).map { CheckRequest.Module($0) })
        request.modules[0].configuration = built.configuration
        request.tables[0] = CheckRequest.Table(["App", "Kit"], isExecutable: true)
        request.tables[0].trust = built.configuration.trust
        let checked = Checker.check(request).flatMap(\.self).filter { $0.code == .undecidedPackage }
        #expect(checked == Generator.generate(built).diagnostics)
    }

    @Test("A package's own configuration trusts nothing in an app") func ownConfiguration() {
        let built = request()
        var request = CheckRequest(([built.module] + built.dependencies).map { CheckRequest.Module($0) })
        var findings: [Diagnostic] = []
        let json = Array(#"{"table": "app", "trusted": ["kit"]}"#.utf8)
        request.modules[1].configuration = Configuration(json: json, path: "Kit/routegen.json", diagnostics: &findings)
        request = CheckRequest(request.modules)
        #expect(Checker.check(request).flatMap(\.self).contains { $0.code == .undecidedPackage })
    }

    @Test(
        "A package that is trusted, or on this machine, counts as the app's own",
        arguments: [
            (#"{"trusted": ["kit"]}"#, url), (#"{"trusted": ["https://git.example/"]}"#, url),
            (#"{"trusted": ["https://git.example/kit"]}"#, url), ("{}", nil),
        ]
    )
    func trusted(_ json: String, _ url: String?) throws {
        let request = request(json, url: url)
        #expect(findings(request) == [])
        #expect(try handlers(request, "//pay/0", "//exfil?to=1") == ["debugMenu", "exfil"])
        let kit = ModeledTarget(request).aggregated[0]
        #expect(kit.handlers.flatMap(\.patterns).map(\.origins) == [[.webView, .external], [.notification], []])
        #expect(kit.services.count == 2 && kit.setUps.count == 1 && !kit.isClosed)
        #expect(!Generator.generate(request).source.contains("closedModules"))
    }

    @Test(
        "A package that is untrusted opens nothing, also on this machine, and so does one without a decision",
        arguments: [
            (#"{"untrusted": ["kit"], "trusted": ["https://git.example/"]}"#, url), (#"{"untrusted": ["KIT"]}"#, nil),
            ("{}", url),
        ]
    )
    func untrusted(_ json: String, _ url: String?) throws {
        let request = request(json, url: url)
        #expect(findings(request).isEmpty == (json != "{}"))
        #expect(try handlers(request, "//pay/0", "//exfil?to=1", "//inner") == ["pay", "exfil", "inner"])
        let kit = ModeledTarget(request).aggregated[0]
        #expect(kit.handlers.flatMap(\.patterns).allSatisfy { $0.origins.isEmpty })
        #expect(kit.services.map(\.typeName) == ["KitPay"] && !kit.services[0].isDefault)
        // The number by which the package's own code knows the service.
        #expect(kit.services[0].index == 0 && kit.setUps.isEmpty)
        let source = Generator.generate(request).source
        #expect(source.contains("static let closedModules: Swift.Set<Swift.String> = [\"Kit\"]"))
        #expect(!source.contains("RouteModules.makeStages"))
    }

    @Test("The app's own set-ups run beside closed ones") func ownSetUps() {
        let app = Self.app + "\nenum AppModule: RouteModule { static func setUp(for router: Router) throws {} }\n"
        let source = Generator.generate(request(#"{"untrusted": ["kit"]}"#, app: app)).source
        #expect(source.contains("setUps: RouteSetUps_.self,"))
        #expect(source.contains("{ RouterServices.RouteModules.makeStages() }"))
    }

    @Test("A package that opens and takes nothing needs no decision")
    func harmless() throws {
        let kit = """
            /// @route //pay/:id/receipt
            public func receipt(id: Int) {}
            /// @route //pay/:word
            public func word(word: String) {}
            public protocol Log {}
            /// @service(Log)
            public struct KitLog: Log { public init() {} }
            """
        let app = #"/// @route(priority: high) //pay/:id(\w+)\#nfunc pay(id: String) {}"#
        let request = request(kit: kit, app: app)
        #expect(findings(request) == [])
        #expect(try handlers(request, "//pay/5/receipt", "//pay/5", "//pay/5-6") == ["receipt", "pay", "word"])
    }

    @Test(
        "Whatever way a route would take a URL of the app, it is found, and takes none if it is untrusted",
        arguments: [
            ("//pay/:id", "//pay/:id", "//pay/0"), ("//pay/:id", "//pay/:other", "//pay/a"),
            ("//pay/**", "//pay/a/b", "//pay/a/b"), ("//:page", "//pay", "//pay"), ("/:a/b", "/a/:b", "/a/b"),
            ("//pay?a=:a", "//pay?a=1&b=:b", "//pay?a=1&b="), ("(regex) //pay/.*", "//pay/1", "//pay/1"),
            ("(regex) //pay/.*", "(regex) //p.*", "//pay/1"),
            ("//pay/1", "(regex, priority: high) //pay/.*", "//pay/1"), ("//pay", "app://pay", "app://pay"),
            ("//Pay/:x", "//pay/a", "//pay/a"), ("//services?x=:x", "//services?x=1", "//services?x=1"),
        ]
    )
    func takings(_ own: String, _ foreign: String, _ url: String) throws {
        // A pattern may have options in front of it.
        func marker(_ text: String) -> String { text.hasPrefix("(") ? "@route\(text)" : "@route \(text)" }
        let app = "/// \(marker(own))\nfunc own(_ values: [String: any Sendable]) {}"
        let kit = "/// \(marker(foreign))\npublic func taker(_ values: [String: any Sendable]) {}"
        let text = findings(request(kit: kit, app: app))
        #expect(text.contains { $0.contains("of `Kit.taker(_:)` would take `") }, "\(text)")
        #expect(text.filter { $0.contains("[RG712]") }.count == 1, "\(text)")
        #expect(!text.contains { $0.contains("[RG1") }, "\(text)")
        let closed = request(#"{"untrusted": ["kit"]}"#, kit: kit, app: app)
        #expect(findings(closed).filter { $0.contains("Kit") } == [])
        #expect(try handlers(closed, url).first != "taker")
    }

    @Test("A route that is too large to be compared with one of the app counts as taking its URLs")
    func tooLarge() {
        let own =
            "/// @route /:x([a-c]*a[a-c]{8})\nfunc own(x: String) {}\n/// @route /:x([a-c]*b[a-c]{8})\nfunc b(x: String) {}"
        let kit = "/// @route /:x([a-c]*c[a-c]{8})\npublic func taker(x: String) {}"
        let text = findings(request(kit: kit, app: own))
        #expect(
            text.contains(
                "Kit.swift:1:5: note: `/:x([a-c]*c[a-c]{8})` of `Kit.taker(x:)` would take URLs from `/:x([a-c]*a[a-c]{8})` of `App.own(x:)`"
            ),
            "\(text)"
        )
        let closed = request(#"{"untrusted": ["kit"]}"#, kit: kit, app: own)
        #expect(ModeledTarget(closed).aggregated[0].handlers[0].patterns[0].isWithheld)
    }

    @Test("TheRouter's form of a requirement takes no URL of the app")
    func forms() throws {
        let kit = """
            public protocol Pay {
                /// @route
                func charge() -> String
            }
            /// @service(Pay)
            public struct KitPay: Pay { public init() {}; public func charge() -> String { "" } }
            """
        let app = "/// @route //services?protocol=:name\nfunc own(name: String) {}"
        let text = findings(request(kit: kit, app: app))
        #expect(text.contains { $0.contains("of `Kit.Pay.charge()` would take `//services?") }, "\(text)")
        let closed = ModeledTarget(request(#"{"untrusted": ["kit"]}"#, kit: kit, app: app))
        #expect(CompiledRoutes([closed.module] + closed.aggregated).serviceURLRules.isEmpty)
        let trusted = ModeledTarget(request(#"{"trusted": ["kit"]}"#, kit: kit, app: app))
        #expect(CompiledRoutes([trusted.module] + trusted.aggregated).serviceURLRules.count == 1)
    }

    @Test("Several packages have an error each, and a trusted one counts as the app's own") func several() throws {
        var request = request(#"{"trusted": ["other"]}"#)
        var other = ModuleScan(
            name: "Other",
            sources: ["Other.swift": "/// @route //inner/:x?\npublic func taker(x: Int?) {}"]
        )
        other.package = ModulePackage(identity: "other", url: "https://git.example/other")
        var third = ModuleScan(
            name: "Third",
            sources: ["Third.swift": "/// @route(from: webView) //third\npublic func third() {}"]
        )
        third.package = ModulePackage(identity: "third", url: "registry:mona.third")
        request.dependencies += [other, third]
        let errors = findings(request).filter { $0.contains(": error:") }
        #expect(errors.count == 2 && errors[0].contains("`kit`") && errors[1].contains("`third` (registry:mona.third)"))
        #expect(
            findings(request).contains {
                $0.contains("`//inner` of `Kit.inner()` would take `//inner` from `//inner/:x?` of `Other.taker(x:)`")
            }
        )
    }
}
