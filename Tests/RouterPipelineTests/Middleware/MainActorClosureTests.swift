import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// Closures of the main actor in the pipeline: awaited requests reach them from everywhere, synchronous calls on the
/// main actor only.
@Suite struct MainActorClosureTests {
    /// What only the main actor may change.
    @MainActor final class Screen {
        var notes: [String] = []

        func note(_ text: String) { notes.append(text) }
    }

    let router: Router

    init() throws {
        router = try Shop.router()
    }

    /// The message of the error that a synchronous call elsewhere throws.
    private func message(_ url: String, from origin: RouteOrigin = .app) -> String? {
        let error = #expect(throws: RouterError.self) { try router.call(url, from: origin) }
        return error?.message
    }

    /// The result of a request that no actor awaits.
    private func opened(_ url: String) async throws -> String {
        let router = router
        return try await Task.detached { try await router.open(url, as: String.self) }.value
    }

    @Test("Middleware of the main actor serves calls there and awaited requests everywhere")
    @MainActor func middleware() async throws {
        let screen = Screen()
        router.use(
            priority: 1,
            onMainActor: { request in
                screen.note("all \(request.url)")
                return .next(request)
            }
        )
        try router.use(
            for: .urls("//orders/**"),
            onMainActor: { request in
                screen.note("orders")
                return request.url.text == "//orders/6" ? .end(.value("ended")) : .next(request)
            }
        )
        #expect(try router.call("//orders/5", as: String.self) == "order 5")
        #expect(try router.call("//orders/6", as: String.self) == "ended")
        #expect(try await opened("//orders/7") == "order 7")
        #expect(
            screen.notes == ["all //orders/5", "orders", "all //orders/6", "orders", "all //orders/7", "orders"]
        )
    }

    @Test("A synchronous call elsewhere fails before middleware of the main actor runs")
    func middlewareElsewhere() throws {
        let log = Log<String>()
        router.use(priority: 1) { request in
            log.note("ran")
            return .next(request)
        }
        let token = try router.use(for: .urls("//orders/**"), onMainActor: { .next($0) })
        #expect(
            message("//orders/5")
                == "the middleware of '//orders/**' is isolated to the main actor: call from there, or use await router.open"
        )
        #expect(
            message("//orders/5", from: .external)
                == "the middleware of all requests is isolated to the main actor: call from there, or use await router.open"
        )
        #expect(log.entries.isEmpty)
        #expect(try router.call("//login", as: String.self) == "login")
        token.remove()
        router.use(onMainActor: { .next($0) })
        #expect(
            message("//login")
                == "the middleware of all requests is isolated to the main actor: call from there, or use await router.open"
        )
    }

    @Test("A fallback of the main actor handles failures")
    @MainActor func fallbacks() async throws {
        let screen = Screen()
        router.fallback(onMainActor: { request, _ in
            screen.note(request.url.text)
            return request.url.text == "//nowhere" ? .redirect(to: "//login") : nil
        })
        #expect(try router.call("//nowhere", as: String.self) == "login")
        #expect(throws: Shop.Failure()) { try router.call("//failing") }
        #expect(try await opened("//nowhere") == "login")
        #expect(screen.notes == ["//nowhere", "//failing", "//nowhere"])
    }

    @Test("If a fallback of the main actor is needed elsewhere, the error keeps the failure")
    func fallbackElsewhere() throws {
        router.fallback(onMainActor: { _, _ in nil })
        let error = #expect(throws: RouterError.self) { try router.call("//nowhere") }
        #expect(error?.code == .requiresAsync)
        #expect(
            error?.message
                == "the fallback for a failed request is isolated to the main actor: call from there, or use await router.open"
        )
        #expect(error?.stack.compactMap { ($0 as? RouterError)?.code } == [.notFound, .requiresAsync])
        #expect(try router.call("//login", as: String.self) == "login")
        router.fallback { _, _ in .value("later") }
        #expect(try router.call("//nowhere", as: String.self) == "later")
    }

    @Test("A rewriting closure of the main actor rewrites calls there and awaited requests everywhere")
    @MainActor func rewriting() async throws {
        let screen = Screen()
        router.rewrite(onMainActor: { request in
            screen.note(request.url.text)
            return request.replacing(url: request.url.text + "?token=1")
        })
        #expect(try router.call("//describe/a", as: String.self) == "//describe/a?token=1 app [\"//describe/a\"] []")
        #expect(try await opened("//describe/b") == "//describe/b?token=1 app [\"//describe/b\"] []")
        #expect(screen.notes == ["//describe/a", "//describe/b"])
    }

    @Test("A synchronous call elsewhere fails if a rewriting closure of the main actor applies to it")
    func rewritingElsewhere() throws {
        try router.rewrite(for: .urls("//orders/**"), name: "orders", onMainActor: { _ in nil })
        #expect(
            message("//orders/5")
                == "the rewriting closure 'orders' is isolated to the main actor: call from there, or use await router.open"
        )
        #expect(try router.call("//login", as: String.self) == "login")
        router.rewrite(onMainActor: { _ in nil })
        #expect(
            message("//login")
                == "the rewriting closure is isolated to the main actor: call from there, or use await router.open"
        )
    }

    @Test("E3 A route by regular expression has a closure of the main actor")
    @MainActor func regularExpressions() async throws {
        let screen = Screen()
        try router.add(
            "regex page-[a-z]+",
            onMainActor: { request in
                screen.note(request.url.text)
                return "page"
            }
        )
        #expect(try router.call("page-a", as: String.self) == "page")
        #expect(try await opened("page-b") == "page")
        #expect(screen.notes == ["page-a", "page-b"])
        let router = router
        await Task.detached { #expect(errorCode { try router.call("page-c") } == .requiresAsync) }.value
    }

    @Test("Asynchronous middleware does not affect synchronous calls outside of its scope")
    func outsideOfAScope() async throws {
        try router.use(for: .urls("//orders/**")) { request, next in try await next(request) }
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(errorCode { try router.call("//orders/5") } == .requiresAsync)
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
    }
}
