import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// A closure that is removed is released immediately: nothing that was compiled keeps it.
@Suite struct RemovedClosureTests {
    private final class Held: Sendable {}

    private func check(
        _ place: SourceLocation = #_sourceLocation,
        _ add: (Router, Held) throws -> RouteToken
    ) throws {
        for isCalled in [false, true] {
            let router = try Shop.router()
            try router.rewrite("//other", to: "//login")
            weak var weakly: Held?
            var token: RouteToken?
            do {
                let held = Held()
                weakly = held
                token = try add(router, held)
            }
            if isCalled {
                _ = try? router.call("//login")
                _ = try? router.call(Shop.login)
                _ = try? router.call("//nowhere")
                _ = router.explanation(of: "//login")
            }
            #expect(weakly != nil, sourceLocation: place)
            token?.remove()
            #expect(weakly == nil, "called: \(isCalled)", sourceLocation: place)
            _ = token
        }
    }

    @Test("Removing a rewriting rule releases its closure") func ofARule() throws {
        try check { router, held in
            try router.rewrite(for: .urls("//login")) { request in
                _ = held
                return nil
            }
        }
    }

    @Test("Removing synchronous middleware releases its closure") func ofSynchronousMiddleware() throws {
        try check { router, held in
            try router.use(for: .urls("//login")) { request in
                _ = held
                return .next(request)
            }
        }
    }

    @Test("Removing asynchronous middleware releases its closure") func ofAsynchronousMiddleware() throws {
        try check { router, held in
            try router.use(for: .urls("//waiting/**")) { request, next in
                _ = held
                return try await next(request)
            }
        }
    }

    @Test("Removing an observer releases its closures") func ofAnObserver() throws {
        try check { router, held in router.observe { _ in _ = held } }
    }

    @Test("Removing a fallback releases its closure") func ofAFallback() throws {
        try check { router, held in
            router.fallback { _, _ in
                _ = held
                return nil
            }
        }
    }

    @Test("Removing a dynamic route releases its closure") func ofADynamicRoute() throws {
        try check { router, held in
            try router.add(
                "//login",
                when: { _ in
                    _ = held
                    return true
                }
            ) { _ in "added" }
        }
    }

    @Test("Replacing a rewriting engine releases it") func ofAnEngine() throws {
        final class Engine: Sendable {}
        let router = try Shop.router()
        weak var weakly: Engine?
        do {
            let engine = Engine()
            weakly = engine
            router.rewriter = { _, _ in
                _ = engine
                return nil
            }
        }
        _ = try router.call("//login")
        #expect(weakly != nil)
        router.rewriter = { _, _ in nil }
        #expect(weakly == nil)
    }
}
