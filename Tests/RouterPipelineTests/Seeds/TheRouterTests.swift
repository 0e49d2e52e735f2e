@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
@_spi(Locks) @_spi(Benchmarks) import RouteTables
import Testing

/// The promises of TheRouter.
///
/// Tests of other promises are next to the tests of the same feature.
@Suite struct TheRouterTests {
    @Test("T15 A page can have several paths") func t15_severalPaths() throws {
        enum Page: RouteDispatcher {
            static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
                try "page \(call.routeValue(0) as Int)"
            }
        }
        let page = TestHandler(name: "page", patterns: ["//page/:id", "//android/pages/:id"], parameters: ["id"])
        let router = Router(try .test([page], Page.self)).silent
        #expect(try router.call("//page/1", as: String.self) == "page 1")
        #expect(try router.call("//android/pages/1", as: String.self) == "page 1")
    }

    @Test("T16 A call passes values in the context or in the URL") func t16_openWithCompletion() async throws {
        let router = try Shop.router()
        try router.add("scheme://router/demo") { request in request.parameters["id"].map { "demo \($0)" } ?? "none" }
        #expect(try await router.open("scheme://router/demo", context: ["id": 5], as: String.self) == "demo 5")
        #expect(try await router.open("scheme://router/demo?id=7", as: String.self) == "demo 7")
    }

    /// A value that no other isolation may have.
    final class Image {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test("T16 K3 A call carries user info that is not Sendable")
    @MainActor func t16_userInfo() async throws {
        let router = try Shop.router()
        try router.add(
            "scheme://router/demo",
            onMainActor: { request in
                (request.userInfo["image"] as? Image)?.name ?? "none"
            }
        )
        let image = Image("cat")
        func name(_ url: String, _ userInfo: [String: Any]) throws -> String {
            try router.request(url).with(userInfo: userInfo).call(as: String.self)
        }
        #expect(try name("scheme://router/demo", ["image": image]) == "cat")
        #expect(try name("scheme://router/demo?image=dog", ["image": image]) == "cat")
        #expect(try name("scheme://router/demo", [:]) == "none")
        let bird = router.request("scheme://router/demo").with(userInfo: ["image": Image("bird")])
        #expect(try await bird.open(as: String.self) == "bird")
        try router.rewrite("//renamed", to: "scheme://router/demo")
        #expect(try name("//renamed", ["image": image]) == "cat")
        let order = router.request("//orders/5").with(userInfo: ["id": 7])
        #expect(try order.call(from: .external, as: String.self) == "order 7")
    }

    @Test("T16 T7 K3 Middleware, a filter and a request in steps add values that are not Sendable")
    @MainActor func t16_userInfoIsAdded() async throws {
        let router = try Shop.router()
        try router.add(
            "scheme://router/demo",
            onMainActor: { request in
                ["image", "frame"].map { (request.userInfo[$0] as? Image)?.name ?? "none" }
            }
        )
        router.use(onMainActor: { request in
            var request = request
            request.add(userInfo: ["frame": Image("gold")])
            return .next(request)
        })
        router.rewrite(onMainActor: { request in
            var request = request
            request.add(userInfo: ["image": Image("bird")])
            return request.replacing(url: "scheme://router/demo")
        })
        #expect(try router.call("//renamed", as: [String].self) == ["bird", "gold"])
        #expect(try await router.open("//renamed", as: [String].self) == ["bird", "gold"])
        router.rewriteFilters = []
        let image = Image("cat")
        let request = router.request("scheme://router/demo").with(userInfo: ["image": image, "frame": 1])
        #expect(try request.call(as: [String].self) == ["cat", "gold"])
    }

    @Test("T16 A completion receives the parameters and the instance")
    func t16_completion() async throws {
        let router = try Shop.router()
        var received: [String] = []
        try router.request("//orders/5?from=push").with(userInfo: ["a": 1]).call { parameters, instance in
            received.append("\(parameters.map { "\($0.key)=\($0.value)" }.sorted()) \(instance)")
        }
        try await router.request("//waiting/orders/6").open { parameters, instance in
            received.append("\(parameters.map { "\($0.key)=\($0.value)" }.sorted()) \(instance)")
        }
        try router.request("//old/7").call { parameters, instance in
            received.append("\(parameters.map { "\($0.key)=\($0.value)" }.sorted()) \(instance)")
        }
        #expect(
            received == [
                #"["a=1", "from=push", "id=5"] order 5"#, #"["id=6"] order 6"#, #"["id=7"] order 7"#,
            ]
        )
        #expect(throws: Shop.Failure()) {
            try router.request("//failing").call { _, _ in Issue.record("a failed request has no completion") }
        }
    }

    @Test("T16 A web page replaces a missing native page") func t16_webPage() throws {
        let router = try Shop.router()
        router.fallback { request, _ in
            request.url.text.hasPrefix("https:") ? .value("web page \(request.url)") : nil
        }
        #expect(try router.call("https://example.com/a", as: String.self) == "web page https://example.com/a")
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
    }

    /// A table of many modules that counts the accesses to each module's code.
    private static func manyModules(_ count: Int) throws -> (router: Router, asked: Lock<[Int]>) {
        enum Page: RouteDispatcher {
            static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler }
        }
        var matcher = RouteMatcherEncoder()
        var metadata = RouteMetadataEncoder()
        for module in 0..<count {
            let text = "//module\(module)/page"
            let pattern = try RoutePattern(text)
            matcher.add(pattern, priority: .default, isConditional: false)
            metadata.add(identity: RouteHandlerIdentity.make(text), name: "page", module: module, localIndex: module)
            metadata.addPattern(text, pattern)
        }
        let asked = Lock<[Int]>([])
        let table = RouteTable(
            matcher: RouteMatcher(try matcher.encode()),
            metadata: RouteMetadata(PackedText(metadata.encode())),
            links: .none,
            dispatcher: { module in
                asked.withLock { $0.append(module) }
                return Page.self
            }
        )
        return (Router(table).silent, asked)
    }

    @Test("T2 T20 Nothing happens at launch: a call accesses only the module of its handler")
    func t20_start() throws {
        let (router, asked) = try Self.manyModules(200)
        #expect(asked.withLock { $0 } == [])
        #expect(try router.call("//module150/page", as: Int.self) == 150)
        #expect(Set(asked.withLock { $0 }) == [150])
    }
}
