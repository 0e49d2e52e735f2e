import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// User information: values of any types, of which only the handler may use those that are not `Sendable`.
@Suite struct UserInfoTests {
    final class Image {
        let name: String
        init(_ name: String) { self.name = name }
    }

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            if handler == 2 { return try call.value(0) as Int }
            if handler == 3 {
                let done: (String) -> Void = try call.value(0)
                done("cat")
                return ()
            }
            if handler == 4 { return call.parameters.keys.sorted().joined(separator: " ") }
            let image: Image = try call.value(0)
            let number: Int = try call.value(1)
            return "\(image.name) \(number)"
        }

        static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
            try self.call(handler, call)
        }
    }

    private let router: Router

    init() throws {
        let handlers = [
            TestHandler(name: "show", patterns: ["//show"], parameters: ["image", "number"]),
            TestHandler(
                name: "wait",
                patterns: ["//wait"],
                parameters: ["image", "number"],
                callKind: .asynchronous
            ),
            TestHandler(name: "count", patterns: ["//count"], parameters: ["number"]),
            TestHandler(name: "finish", patterns: ["//finish"], parameters: ["done"]),
            TestHandler(name: "all", patterns: ["//all/:id"], parameters: ["info"], takesAllParameters: true),
        ]
        router = Router(try .test(handlers, Dispatcher.self)).silent
    }

    @Test("A handler receives values of any type, and middleware sees those of common types in the context")
    func anyType() throws {
        let log = Log<String>()
        router.use { request in
            log.note("\(request.context.keys.sorted())")
            return .next(request)
        }
        let request = router.request("//show").with(userInfo: ["image": Image("cat"), "number": 5])
        #expect(try request.call(as: String.self) == "cat 5")
        #expect(try request.call(as: String.self) == "cat 5")
        #expect(log.entries == [#"["number"]"#, #"["number"]"#])
    }

    @Test("Who keeps a request has none of the values after the call") func keptRequest() throws {
        let kept = Log<RouteRequest>()
        router.use { request in
            #expect(request.parameters["image"] == nil && request.parameters["number"] as? Int == 5)
            kept.note(request)
            return .next(request)
        }
        try router.request("//show").with(userInfo: ["image": Image("cat"), "number": 5]).call { parameters, result in
            #expect((parameters["image"] as? Image)?.name == "cat")
            #expect(result as? String == "cat 5")
        }
        let request = try #require(kept.entries.first)
        #expect(request.parameters["image"] == nil && request.parameters["number"] as? Int == 5)
        let error = #expect(throws: RouterError.self) {
            _ = try router.perform(request, as: String.self, isolation: nil)
        }
        #expect(error?.code == .notSendable)
        #expect(
            error?.message(in: .chinese) == """
                “show”不能使用请求中的某个值，因为它不符合 Sendable，并且属于之前的调用或其他隔离域：请为每次调用创建新的路由，\
                或让该值符合 Sendable（闭包使用 @Sendable），或将处理函数隔离于主 actor 并在主 actor 上调用
                """
        )
    }

    @Test("T16 A handler of all parameters receives values of any type") func t16_allParameters() throws {
        let request = router.request("//all/7?a=1").with(userInfo: ["image": Image("cat"), "number": 5])
        #expect(try request.call(as: String.self) == "a id image number")
    }

    @Test("K4 A closure reaches a parameter that the build does not know as a function") func k4_hiddenCallback() throws
    {
        var names: [String] = []
        let done: (String) -> Void = { names.append($0) }
        try router.request("//finish").with(userInfo: ["done": done]).call()
        #expect(names == ["cat"])
        let error = #expect(throws: RouterError.self) { try router.call("//finish", callbacks: [RouteCallback(done)]) }
        #expect(
            error?.message
                == "the build does not see that the parameter 'done' of 'finish' is a function: if its type is another module's "
                + "name for one, write the function type in the handler, or pass the closure by 'with(userInfo:)'"
        )
    }

    @Test("Code of the main actor has what was passed, until the call ends") @MainActor func onMainActor() throws {
        let kept = Log<RouteRequest>()
        router.use(onMainActor: { request in
            #expect((request.userInfo["image"] as? Image)?.name == "cat" && request.userInfo["number"] as? Int == 5)
            kept.note(request)
            return .next(request)
        })
        let request = router.request("//show").with(userInfo: ["image": Image("cat"), "number": 5])
        #expect(try request.call(as: String.self) == "cat 5")
        let late = try #require(kept.entries.first)
        #expect(late.userInfo["image"] == nil && late.userInfo["number"] as? Int == 5)
    }

    @Test("Outside of the main actor, no handler that is awaited receives values of its caller") func elsewhere()
        async throws
    {
        let request = router.request("//wait").with(userInfo: ["image": Image("cat"), "number": 5])
        let error = await #expect(throws: RouterError.self) { try await request.open(as: String.self) }
        #expect(error?.code == .notSendable)
        try await router.request("//count").with(userInfo: ["image": Image("cat"), "number": 5]).open {
            parameters,
            result in
            #expect(parameters["image"] == nil && parameters["number"] as? Int == 5)
            #expect(result as? Int == 5)
        }
    }

    @Test("On the main actor, a handler and a completion receive values, again and again") @MainActor
    func completion() async throws {
        let request = router.request("//show").with(userInfo: ["image": Image("cat"), "number": 5])
        for _ in 0..<2 {
            try await request.open { parameters, result in
                #expect((parameters["image"] as? Image)?.name == "cat" && parameters["number"] as? Int == 5)
                #expect(result as? String == "cat 5")
            }
        }
        await #expect(throws: CancellationError.self) { try await request.open { _, _ in throw CancellationError() } }
        #expect(try await request.open(as: String.self) == "cat 5")
    }
}
