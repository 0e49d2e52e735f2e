import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import Testing

/// Actions that run on every live instance, and instances that are created in batches.
@Suite struct BroadcastTests {
    protocol LaunchModule {}

    final class AModule: LaunchModule {
        func doSomething(_ info: [String: Any]) -> String { "AModule: \(info["value"] ?? "nothing")" }
    }

    final class BModule: LaunchModule {
        func doSomething(_ info: [String: Any]) -> String { "BModule: \(info["value"] ?? "nothing")" }
    }

    final class Failing {
        func doSomething() throws { throw Failure() }
    }

    @MainActor final class Screens: LaunchModule {
        func doSomething(id: Int) -> Int { id }
    }

    struct Failure: Error {}

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler {
            case 0: return try call.instance(AModule.self) { AModule() }.doSomething(call.request.parameters)
            case 1: return try call.instance(BModule.self) { BModule() }.doSomething(call.request.parameters)
            case 2: return try call.instance(Failing.self) { Failing() }.doSomething()
            case 6:
                let done: (String) -> Void = try call.callback(0) { $0 as? @Sendable (String) -> Void }
                done("told")
                return "BModule"
            case 7: return "AModule"
            default: throw call.unknownHandler(handler)
            }
        }

        static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
            try call.instance(AModule.self) { AModule() }.doSomething(["value": "late"])
        }

        @MainActor
        static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
            try call.instance(Screens.self) { Screens() }.doSomething(id: call.routeValue(0))
        }

        static func instanceType(_ type: Int) -> Any.Type? {
            [AModule.self, BModule.self, Failing.self, Screens.self][type]
        }

        static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool {
            switch type {
            case 0: _ = try call.instance(AModule.self) { AModule() }
            case 1: _ = try call.instance(BModule.self) { BModule() }
            case 2: _ = try call.instance(Failing.self) { Failing() }
            default: return false
            }
            return true
        }

        @MainActor
        static func makeInstanceOnMainActor(_ type: Int, _ call: RouteCall) throws -> Bool {
            _ = try call.instance(Screens.self) { Screens() }
            return true
        }
    }

    /// In an order that is not that of the names.
    static let handlers = [
        TestHandler(
            name: "Z.AModule.doSomething(_:)",
            patterns: ["//AModule/doSomething"],
            origins: [.webView],
            instanceType: 0
        ),
        TestHandler(name: "M.BModule.doSomething(_:)", patterns: ["//BModule/doSomething"], instanceType: 1),
        TestHandler(name: "M.Failing.doSomething()", patterns: ["//Failing/doSomething"], instanceType: 2),
        TestHandler(
            name: "M.Screens.doSomething(id:)",
            patterns: ["//screens/:id"],
            parameters: ["id"],
            callKind: .mainActor,
            instanceType: 3
        ),
        TestHandler(name: "Z.AModule.slow()", patterns: ["//slow"], callKind: .asynchronous, instanceType: 0),
        TestHandler(name: "M.doSomething()", patterns: ["//free"]),
        TestHandler(
            name: "M.BModule.memo(done:)",
            patterns: ["//BModule/memo"],
            parameters: ["done"],
            callbacks: ["done"],
            instanceType: 1
        ),
        TestHandler(name: "Z.AModule.memo()", patterns: ["//AModule/memo"], instanceType: 0),
    ]

    let router: Router

    init() throws {
        router = Router(try .test(Self.handlers, Dispatcher.self)).silent
    }

    private func texts(_ replies: [BroadcastReply]) -> [String] {
        replies.map { reply in
            switch reply.result {
            case .success(let value): "\(value)"
            case .failure(let error): (error as? RouterError)?.code.rawValue ?? "\(error)"
            }
        }
    }

    @Test("K7 A notification runs the same-named action of every cached instance")
    func k7() throws {
        #expect(try router.broadcast("kl://doSomething?value=888").isEmpty)
        try router.call("//AModule/doSomething")
        #expect(texts(try router.broadcast("kl://doSomething?value=888")) == ["AModule: 888"])
        router.register(BModule())
        let replies = try router.broadcast("kl://doSomething?value=888")
        #expect(texts(replies) == ["BModule: 888", "AModule: 888"])
        #expect(replies.map(\.handler) == ["M.BModule.doSomething(_:)", "Z.AModule.doSomething(_:)"])
        #expect(
            texts(try router.broadcast("doSomething", context: ["value": 888])) == ["BModule: 888", "AModule: 888"]
        )
    }

    @Test("K7 The error of one receiver does not prevent the others from running")
    @MainActor func k7Errors() throws {
        router.register(AModule())
        router.register(BModule())
        router.register(Failing())
        router.register(Screens())
        #expect(
            texts(try router.broadcast("doSomething?value=1"))
                == ["BModule: 1", "Failure()", "notEncodable", "AModule: 1"]
        )
        #expect(
            texts(try router.broadcast("doSomething?value=1&id=7")) == ["BModule: 1", "Failure()", "7", "AModule: 1"]
        )
        #expect(errorCode { try router.broadcast("//[do") } == .malformedURL)
        #expect(try router.broadcast("nothing").isEmpty)
        #expect(try router.broadcast("dosomethin").isEmpty)
    }

    @Test("K7 A callback with a name is for the receivers that have such a parameter, and the others run without it")
    func k7NamedCallbacks() async throws {
        router.register(AModule())
        router.register(BModule())
        let told = Log<String>()
        func callbacks() -> [RouteCallback] {
            [RouteCallback(for: "other") { @Sendable in }, RouteCallback(for: "done") { @Sendable in told.note($0) }]
        }
        #expect(texts(try router.broadcast("memo", callbacks: callbacks())) == ["BModule", "AModule"])
        #expect(texts(try await router.broadcastAndWait("memo", callbacks: callbacks())) == ["BModule", "AModule"])
        #expect(told.entries == ["told", "told"])
        // A call names its handler, so such a name is a mistake there.
        #expect(errorCode { try router.call("//AModule/memo", callbacks: callbacks()) } == .invalidParameter)
    }

    @Test("K7 An action that must be awaited fails synchronously, and is awaited otherwise")
    func k7Asynchronous() async throws {
        router.register(AModule())
        #expect(texts(try router.broadcast("slow")) == ["requiresAsync"])
        #expect(texts(try await router.broadcastAndWait("slow")) == ["AModule: late"])
    }

    @Test("A broadcast reaches no closed action, and passes through middleware")
    func access() throws {
        router.register(AModule())
        router.register(BModule())
        #expect(texts(try router.broadcast("doSomething?value=1", from: .webView)) == ["AModule: 1"])
        #expect(try router.broadcast("doSomething", from: .notification).isEmpty)
        let token = try router.use(for: .urls("//BModule/**")) { _ -> RouteStep in throw Failure() }
        #expect(texts(try router.broadcast("doSomething?value=1")) == ["Failure()", "AModule: 1"])
        token.remove()
    }

    @Test("K8 Instances are registered by a protocol, and unregistered one by one or all at once")
    @MainActor func k8() throws {
        try router.registerAll { $0 is any LaunchModule.Type }
        #expect(try router.broadcast("doSomething").map(\.handler).count == 3)
        router.unregister(Screens.self)
        #expect(
            try router.broadcast("doSomething").map(\.handler)
                == ["M.BModule.doSomething(_:)", "Z.AModule.doSomething(_:)"]
        )
        router.unregisterAll()
        #expect(try router.broadcast("doSomething").isEmpty)
    }

    @Test("K8 Instances are registered and unregistered by URL or name")
    func k8_byName() throws {
        #expect(try router.register(named: "kl://AModule"))
        #expect(try !router.register(named: "kl://AModule"))
        #expect(try !router.register(named: "AModule"))
        #expect(try router.unregister(named: "AModule"))
        #expect(try !router.unregister(named: "kl://AModule"))
        #expect(try router.register(named: String(reflecting: AModule.self)))
        #expect(try router.unregister(named: "kl://AModule"))
        #expect(try !router.unregister(named: "kl://Nobody"))
        let error = #expect(throws: RouterError.self) { try router.register(named: "kl://Nobody") }
        #expect(error?.code == .missingInstance)
        #expect(
            error?.message
                == "'kl://Nobody' is not the name or a URL of a type with handlers whose instance the router keeps"
        )
    }

    @Test("K8 A registered instance is not created again")
    @MainActor func k8Once() throws {
        let module = AModule()
        router.register(module)
        var asked = 0
        try router.registerAll { _ in
            asked += 1
            return true
        }
        #expect(asked == 4)
        #expect(try router.broadcast("doSomething?id=1").count == 4)
    }

    @Test("K8 A type of the main actor is registered on it")
    func k8MainActor() async {
        #expect(errorCode { try router.registerAll { $0 == Screens.self } } == .requiresAsync)
    }
}
