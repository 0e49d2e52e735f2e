import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// In whichever way a request ends, nothing keeps what it carried, the request itself, or the router.
@Suite struct ReleasedRequestTests {
    /// What leads a request to its end.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let url: String
        /// The rules of the table.
        let rules: [(source: String, target: String)]
        let setUp: @Sendable (Router) throws -> Void

        init(
            _ description: String,
            _ url: String,
            rules: [(source: String, target: String)] = [],
            setUp: @escaping @Sendable (Router) throws -> Void = { _ in }
        ) {
            testDescription = description
            self.url = url
            self.rules = rules
            self.setUp = setUp
        }

        func router() throws -> Router {
            if !rules.isEmpty { return try Shop.router(rewrites: rules) }
            return Router(try ReleasedRequestTests.table.get()).silent
        }
    }

    /// How code makes a request.
    struct Entry: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether it starts a task, which another thread may release a moment after its end.
        var startsTask = false
        let begin: @Sendable (Router, String, Carried) async throws -> Void
    }

    /// What stands around all requests, besides what the way needs.
    struct Surroundings: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var setUp: @Sendable (Router, Remains) throws -> Void = { _, _ in }
    }

    @Test("A request is released", arguments: Self.ways, Self.entries)
    func ofAWay(_ way: Way, _ entry: Entry) async throws {
        for surroundings in Self.surroundings {
            let remains = try await remains(of: way, entry, in: surroundings)
            let names = entry.startsTask ? await remains.lasting() : remains.names
            #expect(names == [], "\(surroundings.testDescription)")
            #expect(remains.count >= 2)
        }
    }

    private func remains(of way: Way, _ entry: Entry, in surroundings: Surroundings) async throws -> Remains {
        let remains = Remains()
        let router = remains.follow("router", try way.router())
        try surroundings.setUp(router, remains)
        try way.setUp(router)
        let carried = remains.follow("what it carries", Carried())
        // What the second request finds prepared is another way through the router.
        for _ in 0..<2 { try? await entry.begin(router, way.url, carried) }
        return remains
    }

    // MARK: Typed routes

    @Test("A request by a typed route is released", arguments: Self.ways.filter { $0.url.hasPrefix("//orders") })
    func ofATypedRoute(_ way: Way) async throws {
        for surroundings in Self.surroundings {
            let remains = Remains()
            do {
                let router = remains.follow("router", try way.router())
                try surroundings.setUp(router, remains)
                try way.setUp(router)
                let carried = remains.follow("what it carries", Carried())
                for context in [[:], ["carried": carried]] {
                    _ = try? router.call(Shop.order(5), context: context)
                    _ = try? await router.open(Shop.order(5), context: context)
                    _ = try? router.call(Shop.order(5), context: context, from: .external)
                }
                try? router.call(Shop.finish(5) { _ in _ = carried })
                let info: [String: Any] = ["carried": carried]
                _ = try? router.call(Shop.info(info))
            }
            #expect(remains.names == [], "\(surroundings.testDescription)")
        }
    }

    // MARK: Requests that wait

    @Test("A request that waits is released when its wait ends or its task is cancelled", arguments: [false, true])
    func ofAWait(isCancelled: Bool) async throws {
        let remains = Remains()
        do {
            let wait = remains.follow("wait", Suspension())
            let router = remains.follow("router", try Shop.router())
            router.observe(onStart: { remains.follow("request", $0.storage) }, onEnd: { _ in })
            _ = router.use { request, next in
                await wait.wait()
                try Task.checkCancellation()
                return try await next(request)
            }
            let task = Task { [carried = remains.follow("what it carries", Carried())] in
                _ = try await router.open(
                    "//orders/5",
                    context: ["carried": carried],
                    callbacks: [RouteCallback { _ = carried }]
                )
            }
            await wait.begins()
            if isCancelled { task.cancel() } else { await wait.end() }
            _ = await task.result
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
    }

    // MARK: What an app adds

    @Test("A router releases what was added to it, whether or not it was removed", arguments: [false, true])
    func ofAdditions(isRemoved: Bool) async throws {
        let remains = Remains()
        // Whoever keeps a token keeps nothing else.
        var tokens: [RouteToken]
        do {
            let router = remains.follow("router", try Shop.router())
            let carried = remains.follow("what closures hold", Carried())
            tokens = [
                router.use { request in
                    _ = carried
                    return .next(request)
                },
                router.use(onMainActor: { request in
                    _ = (carried, router)
                    return .next(request)
                }),
                router.observe { _ in _ = carried },
                router.fallback { _, _ in
                    _ = carried
                    return nil
                },
                try router.add("//added/:id") { _ in
                    _ = carried
                    return 1
                },
                try router.rewrite(for: .urls("//orders/**")) { _ in
                    _ = carried
                    return nil
                },
                router.services.replace(Carried.self) { _ in carried },
                router.services.observe { _ in _ = carried },
                router.relocate([.replace("//moved", target: "//login")]).token,
            ]
            // Closures that hold the router make a cycle, which ends when they are removed.
            if !isRemoved { tokens.remove(at: 1).remove() }
            _ = try? await router.open("//orders/5")
            _ = try? router.call("//added/5")
            _ = try? router.services.get(Carried.self)
            if isRemoved { for token in tokens { token.remove() } }
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
        for token in tokens { token.remove() }
    }
}

// MARK: Rows and columns

extension ReleasedRequestTests {
    /// The table, which takes longer to compile than a request.
    fileprivate static let table = Result { try RouteTable.test(Shop.handlers, Shop.self) }

    static let ways: [Way] = [
        Way("plain", "//orders/5"),
        Way("no route", "//nowhere"),
        Way("not a URL", "//bad host:x/"),
        Way("value of another type", "//orders/five"),
        Way("thrown", "//failing"),
        Way("awaited handler", "//waiting/orders/5"),
        Way("thrown by an awaited handler", "//waiting/failing"),
        Way("handler of the main actor", "//main/page"),
        Way("callback", "//finish/5"),
        Way("redirected by its handler", "//old/5"),
        Way("redirected to a typed route by its handler", "//typed-old/5"),
        Way("redirected by an awaited handler", "//waiting/old/5"),
        Way("redirected without an end", "//loop/1"),
        Way("redirected by synchronous middleware", "//login") { router in
            _ = try router.use(for: .urls("//login")) { _ in .end(.redirect(to: "//orders/5")) }
        },
        Way("redirected by asynchronous middleware", "//login") { router in
            _ = try router.use(for: .urls("//login")) { request, next in
                _ = try await next(request)
                throw RouteRedirect(to: Shop.order(5))
            }
        },
        Way("redirected by a completion", "//login") { router in
            _ = try router.use(for: .urls("//login")) { request in
                .next(request) { _ in .redirect(to: "//orders/5") }
            }
        },
        Way("redirected by a fallback", "//failing") { router in
            _ = router.fallback { _, _ in .redirect(to: "//orders/5") }
        },
        Way("answered by a fallback", "//nowhere") { router in
            _ = router.fallback { _, _ in nil }
            _ = router.fallback { _, _ in .value("nothing") }
        },
        Way("redirected by a rewriting closure", "//login") { router in
            try router.rewrite(for: .urls("//login")) { _ in throw RouteRedirect(to: "//orders/5") }
        },
        Way("rewritten by a closure", "//login") { router in
            try router.rewrite(for: .urls("//login")) { $0.replacing(url: "//orders/5") }
        },
        Way("rewritten by an engine", "//login") { router in
            router.rewriter = { request, rest in try rest(request.replacing(url: "//orders/5")) }
        },
        Way("rewritten by an added rule", "//login") { router in
            try router.rewrite("//login", to: "//orders/5")
        },
        Way("rewritten by a compiled rule", "//login", rules: [("//login", "//orders/5")]),
        Way("relocated", "//login") { router in
            _ = router.relocate([.replace("//login", target: "//orders/5")])
        },
        Way("removed by a relocation", "//login") { router in
            _ = router.relocate([.remove("//login")])
        },
        Way("taken by an added route", "//added/5") { router in
            try router.add("//added/:id") { _ in 5 }
        },
        Way("redirected by an added route", "//added/5") { router in
            try router.add("//added/:id") { _ in throw RouteRedirect(to: "//orders/5") }
        },
        Way("stopped by synchronous middleware", "//orders/5") { router in
            _ = router.use { _ in throw Shop.Failure() }
        },
        Way("stopped by asynchronous middleware", "//orders/5") { router in
            _ = router.use { _, _ in throw CancellationError() }
        },
        Way("answered by middleware", "//orders/5") { router in
            _ = router.use { _ in .end(.value("nothing")) }
        },
        Way("retried by middleware", "//waiting/failing") { router in
            _ = router.use { request, next in
                do { return try await next(request) } catch { return try await next(request) }
            }
        },
        Way("passed on with another context", "//orders/5") { router in
            _ = router.use { request in
                var next = request
                next.context["more"] = Carried()
                return .next(next) { try $0.get() }
            }
        },
    ]

    private static let entries: [Entry] = [
        Entry(testDescription: "call") { router, url, carried in
            try router.call(
                url,
                context: ["carried": carried],
                callbacks: [RouteCallback { (_: String) in _ = carried }]
            )
        },
        Entry(testDescription: "call from outside") { router, url, carried in
            try router.call(url, context: ["carried": carried], from: .external)
        },
        Entry(testDescription: "call for another type") { router, url, carried in
            try router.call(url, context: ["carried": carried], as: Int.self)
        },
        Entry(testDescription: "open") { router, url, carried in
            try await router.open(
                url,
                context: ["carried": carried],
                callbacks: [RouteCallback { (_: String) in _ = carried }]
            )
        },
        Entry(testDescription: "open for another type") { router, url, carried in
            try await router.open(url, context: ["carried": carried], as: Int.self)
        },
        Entry(testDescription: "call step by step") { router, url, carried in
            try router.request(url).with("carried", carried).call(callbacks: [
                RouteCallback { (_: String) in _ = carried }
            ])
        },
        Entry(testDescription: "open step by step") { router, url, carried in
            try await router.request(url).with("carried", carried).open()
        },
        Entry(testDescription: "call with user info") { router, url, carried in
            try router.request(url).with(userInfo: ["carried": carried]).call { _, _ in }
        },
        Entry(testDescription: "open with user info") { router, url, carried in
            try await router.request(url).with(userInfo: ["carried": carried]).open { _, _ in }
        },
        Entry(testDescription: "a completion that fails") { router, url, carried in
            try router.request(url).with(userInfo: ["carried": carried]).call { _, _ in throw Shop.Failure() }
        },
        Entry(testDescription: "broadcast") { router, url, carried in
            try router.broadcast(
                url,
                context: ["carried": carried],
                callbacks: [RouteCallback { (_: String) in _ = carried }]
            )
        },
        Entry(testDescription: "broadcast and wait") { router, url, carried in
            try await router.broadcastAndWait(url, context: ["carried": carried])
        },
        Entry(testDescription: "resolve") { router, url, carried in
            _ = try router.resolve(url, context: ["carried": carried])
        },
        Entry(testDescription: "perform a resolution") { router, url, carried in
            let callbacks = [RouteCallback { @Sendable (_: String) in _ = carried }]
            let resolution = try router.resolve(url, context: ["carried": carried], callbacks: callbacks)
            try router.performWithoutWaiting(resolution)
        },
        Entry(testDescription: "perform a resolution and wait") { router, url, carried in
            try await router.perform(router.resolve(url, context: ["carried": carried]))
        },
        Entry(testDescription: "canOpen") { router, url, carried in
            _ = router.canOpen(url, context: ["carried": carried])
        },
        Entry(testDescription: "explain") { router, url, carried in
            _ = router.explanation(of: url, context: ["carried": carried])
        },
        Entry(testDescription: "cancelled", startsTask: true) { router, url, carried in
            let task = Task { _ = try await router.open(url, context: ["carried": carried]) }
            task.cancel()
            try await task.value
        },
    ]

    static let surroundings: [Surroundings] = [
        Surroundings(testDescription: "nothing"),
        Surroundings(testDescription: "an observer") { router, remains in
            router.observe(onStart: { remains.follow("request", $0.storage) }, onEnd: { _ in })
        },
        Surroundings(testDescription: "synchronous middleware") { router, remains in
            _ = router.use { request in
                remains.follow("request of middleware", request.storage)
                return .next(request)
            }
        },
        Surroundings(testDescription: "asynchronous middleware") { router, remains in
            _ = router.use { request, next in
                remains.follow("request of middleware", request.storage)
                return try await next(request)
            }
        },
        Surroundings(testDescription: "middleware of the main actor") { router, _ in
            _ = router.use(onMainActor: { .next($0) })
        },
        Surroundings(testDescription: "a fallback") { router, remains in
            _ = router.fallback { request, error in
                remains.follow("request of a fallback", request.storage)
                return nil
            }
        },
    ]
}

extension Router {
    /// Calls a handler from a synchronous function, as asynchronous code cannot.
    @discardableResult
    func performWithoutWaiting(_ resolution: RouteResolution) throws -> Any { try perform(resolution) }
}
