import RouterPipeline
@_spi(Generated) import RouterRuntime
import RouteTables
import TestSupport
import Testing

/// What the router says about a call before it is made: whether the handler can take the request.
@Suite struct ResolutionProblemTests {
    /// The code that would be generated for three handlers.
    enum Dispatcher: RouteDispatcher {
        static let log = Log<String>()

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            log.note("handler \(handler)")
            try checkArguments(handler, call)
            return handler
        }

        @MainActor
        static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any { try Self.call(handler, call) }

        static func checkArguments(_ handler: Int, _ call: RouteCall) throws {
            switch handler {
            case 0: _ = try call.values(Int.self)
            case 4:
                let _: ((String) -> Void)? = try call.value(0)
                let _: Any? = try call.value(1)
            case 1:
                let _: Int = try call.routeValue(0)
                let _: (String) -> Void = try call.callback(1)
                let _: (() -> Void)? = try call.optionalCallback(2)
            default: return
            }
        }
    }

    let router: Router

    init() throws {
        let everybody = Set(RouteOrigin.allCases)
        let handlers = [
            TestHandler(name: "order", patterns: ["//orders/:id"], parameters: ["id"], origins: everybody),
            TestHandler(
                name: "finish",
                patterns: ["//finish/:id"],
                parameters: ["id", "done", "always"],
                callbacks: ["done", "always"],
                callKind: .mainActor
            ),
            TestHandler(name: "plain", patterns: ["//plain"], takesRequest: true),
            TestHandler(name: "other", patterns: ["//other"]),
            TestHandler(name: "hidden", patterns: ["//hidden"], parameters: ["done", "extra"]),
        ]
        router = Router(try .test(handlers, Dispatcher.self)).silent
    }

    @Test("A value that cannot be read is a problem, and the error of the call") func values() throws {
        #expect(router.canOpen("//orders/5"))
        #expect(try router.resolve("//orders/5").problem == nil)
        #expect(!router.canOpen("//orders/five"))
        let problem = try #require(try router.resolve("//orders/five").problem as? RouterError)
        #expect(problem.code == .invalidParameter)
        let error = #expect(throws: RouterError.self) { try router.call("//orders/five") }
        #expect(error?.message == problem.message)
        #expect(router.canOpen("//orders/five", context: ["id": 5]))
        #expect(!router.canOpen("//orders/5", context: ["id": [5]]))
    }

    @Test("Missing and wrong callbacks are problems, as are unknown names") func callbacks() throws {
        let done = { (_: String) in }
        #expect(!router.canOpen("//finish/5"))
        #expect((try router.resolve("//finish/5").problem as? RouterError)?.code == .missingParameter)
        #expect(router.canOpen("//finish/5", callbacks: [RouteCallback(done)]))
        #expect(!router.canOpen("//finish/5", callbacks: [RouteCallback { (_: Int) in }]))
        #expect(!router.canOpen("//finish/5", callbacks: [RouteCallback(done), RouteCallback(for: "don", done)]))
        let resolution = try router.resolve(
            "//finish/5",
            callbacks: [RouteCallback { (_: String) in }, RouteCallback {}]
        )
        #expect(resolution.problem == nil)
        #expect(router.canOpen("//other", callbacks: [RouteCallback(done)]), "more than it takes")
        #expect(!router.canOpen("//other", callbacks: [RouteCallback(for: "done", done)]))
        #expect(router.canOpen("//plain", callbacks: [RouteCallback(done)]), "it may hand them on")
        #expect(try router.call("//plain", callbacks: [RouteCallback(done)], as: Int.self) == 2)
    }

    @Test("A closure for an optional parameter that the build does not know as a function is not lost in silence")
    func hiddenCallbacks() throws {
        let done: @Sendable (Int) -> Void = { _ in }
        #expect(router.canOpen("//hidden"))
        let context = #expect(throws: RouterError.self) { try router.call("//hidden", context: ["done": done]) }
        #expect(
            context?.message
                == "'@Sendable (Int) -> ()' is not a value of type 'Optional<(String) -> ()>', the type of the parameter "
                + "'done' of 'hidden'"
        )
        #expect(router.canOpen("//hidden", callbacks: [RouteCallback { (_: Int) in }]), "more than it takes")
        for name in [nil, "done"] {
            let problem = try router.resolve("//hidden", callbacks: [RouteCallback(for: name) { (_: String) in }])
                .problem
            #expect(
                (problem as? RouterError)?.message
                    == "the build does not see that the parameter 'done' of 'hidden' is a function: if its type is another "
                    + "module's name for one, write the function type in the handler, or pass the closure by "
                    + "'with(userInfo:)'"
            )
        }
    }

    @Test("Rewriting leads to the handler that has the problem, which a caller learns like that of a call")
    func rewriting() throws {
        router.rewrite { $0.url.text == "//old" ? $0.replacing(url: "//orders/five") : nil }
        for origin in RouteOrigin.allCases {
            let problem = try router.resolve("//old", from: origin).problem
            let error = #expect(throws: RouterError.self) { try router.call("//old", from: origin) }
            #expect((problem as? RouterError)?.message == error?.message, "\(origin)")
            #expect(!router.canOpen("//old", from: origin))
        }
    }

    @Test("Middleware and fallbacks neither run nor count") func middleware() throws {
        let log = Log<String>()
        router.use { (request: RouteRequest) -> RouteStep in
            log.note("middleware")
            var request = request
            request.context["id"] = 5
            return .next(request)
        }
        router.fallback { _, _ in
            log.note("fallback")
            return nil
        }
        #expect(!router.canOpen("//orders/five"))
        #expect(log.entries.isEmpty)
        #expect(try router.call("//orders/five", as: Int.self) == 0)
    }
}
