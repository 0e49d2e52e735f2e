import RoutePatterns
import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// A caller outside of the app learns the same about a closed route as about one that does not exist, on every detour.
@Suite struct LearnedFromFailuresTests {
    static let outside: [RouteOrigin] = [.webView, .notification, .remote, .external]

    /// Detours to a URL: the URL of each, and what must be added to a router for it.
    private static func ways(to target: String) -> [(url: String, prepare: @Sendable (Router) throws -> Void)] {
        let items = target.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        return [
            (target, { _ in }),
            ("//inner?url=\(items)", { _ in }), ("//redirect?url=\(items)", { _ in }),
            ("//resolve?url=\(items)", { _ in }),
            ("//asking?url=\(items)", { _ in }), ("//again?url=\(items)", { _ in }),
            ("//broadcast?url=\(items)", { _ in }),
            ("//typed", { _ in }), ("//typed-redirect", { _ in }),
            ("//rule", { try $0.rewrite("//rule", to: target) }),
            ("//closure", { try $0.rewrite(for: .urls("//closure")) { $0.replacing(url: target) } }),
            ("//relocated", { _ = $0.relocate([.replace("//relocated", target: target)]) }),
            ("//added", { _ = $0.relocate([.add("//added", handler: "Maze.Hidden.plain")]) }),
            ("//sync", { try $0.use(for: .urls("//sync")) { _ in throw RouteRedirect(to: target) } }),
            ("//async", { try $0.use(for: .urls("//async")) { _, _ in .redirect(to: target) } }),
            ("//next", { try $0.use(for: .urls("//next")) { .next($0.replacing(url: target)) } }),
            (
                "//inner/middleware",
                { router in
                    try router.use(for: .urls("//inner/middleware")) { _ in
                        _ = try router.call(target, as: ClosedMaze.Nothing.self); return .end(.value(0))
                    }
                }
            ),
            (
                "//dynamic",
                { router in
                    try router.add("//dynamic", from: Set(RouteOrigin.allCases)) { _ in
                        try router.call(target, as: ClosedMaze.Nothing.self)
                    }
                }
            ),
            ("//fallback", { $0.fallback { _, _ in .redirect(to: target) } }),
            (
                "//failing-fallback",
                { router in
                    router.fallback { request, _ in
                        if request.context["inside"] != nil { return nil }
                        return .value(try router.call(target, context: ["inside": 1], as: ClosedMaze.Nothing.self))
                    }
                }
            ),
            (
                "//loop",
                {
                    try $0.rewrite("//loop", to: target); try $0.rewrite("\(target.prefix { $0 != "%" })", to: "//loop")
                }
            ),
        ]
    }

    @Test(
        "A caller outside of the app receives the same errors for a closed route as for none",
        arguments: ClosedMaze.closedURLs
    )
    func closedIsAbsent(_ target: String) async throws {
        for way in Self.ways(to: target) {
            let closed = try ClosedMaze.router(hasClosed: true)
            let absent = try ClosedMaze.router(hasClosed: false)
            do { try way.prepare(closed); try way.prepare(absent) } catch is RoutePatternError { continue }
            for origin in way.url == target ? Self.outside : [.external] {
                let seen = await ClosedMaze.observe(way.url, of: closed, from: origin)
                let expected = await ClosedMaze.observe(way.url, of: absent, from: origin)
                #expect(seen == expected, "\(way.url) to \(target)")
                if !way.url.contains("idden") { #expect(!seen.contains("Hidden"), "\(way.url) to \(target): \(seen)") }
            }
        }
    }

    @Test("The failure of an open handler does not reveal closed routes")
    func insideOfAHandler() async throws {
        let router = try ClosedMaze.router(hasClosed: true)
        for url in ["//typed", "//typed-redirect", "//writing", "//service"] {
            for origin in Self.outside {
                let seen = await ClosedMaze.observe(url, of: router, from: origin)
                #expect(!seen.contains("Hidden") && !seen.contains("//plain"), "\(url): \(seen)")
            }
        }
        let error = #expect(throws: RouterError.self) { try router.call("//inner?url=//needing", from: .webView) }
        #expect(error?.message == "no route matches '//inner?url=//needing'")
        #expect(error?.code == .notFound)
    }

    @Test("An error after a hop mentions only what the caller requested")
    func hops() throws {
        let router = try ClosedMaze.router(hasClosed: true)
        try router.rewrite("//a", to: "//Hidden/b")
        try router.rewrite("//Hidden/b", to: "//a")
        let error = #expect(throws: RouterError.self) { try router.call("//a", from: .webView) }
        #expect(error?.message == "the request was redirected more than 10 times: '//a'")
        #expect(throws: RouterError.self) { try router.call("//a") }
        let app = #expect(throws: RouterError.self) { try router.call("//a") }
        #expect(app?.message.contains("//Hidden/b") == true)
    }

    @Test("Errors about open routes, and the app's own errors, remain complete")
    func errorsAboutOpenRoutesAndTheAppsOwnErrorsRemainComplete() throws {
        let router = try ClosedMaze.router(hasClosed: true)
        #expect(throws: ClosedMaze.OwnError.self) { try router.call("//own", from: .webView) }
        func message(_ url: String) -> String? {
            let error = #expect(throws: RouterError.self) { try router.call(url, from: .webView, as: Int.self) }
            return error?.message
        }
        #expect(
            message("//number/x")
                == "'x' is not a value of type 'Int', the type of the parameter 'of' of 'Maze.number(of:)'"
        )
        #expect(message("//inner") == "'Maze.inner(url:)' needs the parameter 'url' of type 'String'")
        #expect(
            message("//[number/5") == "'//[number/5' is not a URL: at byte 2: the '[' of the host has no ']'"
        )
        let wrong = #expect(throws: RouterError.self) { try router.call("//number/5", from: .webView, as: String.self) }
        #expect(wrong?.message == "'Maze.number(of:)' returns 'Int', but the caller expects 'String'")
        try router.use(for: .urls("//custom")) { _ in throw RouterError(.missingInstance, "not today") }
        #expect(message("//custom") == "not today")
        let near = #expect(throws: RouterError.self) { try router.call("//numbr/5", from: .webView) }
        #expect(near?.suggestions == ["//number/:of"])
    }

    @Test("Observers, middleware and fallbacks receive complete errors")
    func observersMiddlewareAndFallbacksReceiveCompleteErrors() throws {
        let router = try ClosedMaze.router(hasClosed: true)
        let log = Log<String>()
        router.observe { event in
            log.note("\(event.errors) \(event.error.map { "\($0)" } ?? "-")")
        }
        router.fallback { _, error in
            log.note("\(error)")
            return nil
        }
        #expect(throws: RouterError.self) { try router.call("//inner?url=//needing", from: .webView) }
        // The call inside has a fallback and an observer too.
        #expect(log.entries.count == 4 && log.entries.allSatisfy { $0.contains("Maze.Hidden.needing(id:)") })
        let explanation = router.explanation(of: "//plain")
        #expect(explanation.resolution?.handler == "Maze.Hidden.plain()")
    }

    @Test("A closed typed route looks like one that is not in the table")
    func typedRoutes() throws {
        let path = RoutePath("//plain", handler: ClosedMaze.closed[1].identity, parameters: "")
        func text(_ router: Router, _ origin: RouteOrigin) -> String {
            let error = #expect(throws: RouterError.self) { try router.call(Route<String>(path), from: origin) }
            let other = #expect(throws: RouterError.self) { try router.resolve(Route<String>(path), from: origin) }
            return "\(error?.report() ?? "") \(error?.stack ?? []) \(other?.report() ?? "") \(other?.stack ?? [])"
        }
        for origin in Self.outside {
            #expect(
                try text(ClosedMaze.router(hasClosed: true), origin)
                    == text(ClosedMaze.router(hasClosed: false), origin)
            )
        }
    }
}
