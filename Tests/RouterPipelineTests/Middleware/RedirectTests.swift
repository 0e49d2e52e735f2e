import RouterDynamic
import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Redirects that handlers throw.
@Suite struct RedirectTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("E11 A handler redirects by URL, synchronously and asynchronously")
    func e11_redirectsByURL() async throws {
        #expect(try router.call("//old/5", as: String.self) == "order 5")
        #expect(try await router.open("//old/5", as: String.self) == "order 5")
        #expect(try await router.open("//waiting/old/5", as: String.self) == "order 5")
        #expect(errorCode { try router.call("//waiting/old/5") } == .requiresAsync)
    }

    @Test("E4 A handler redirects to a typed route")
    func e4_redirectsToATypedRoute() throws {
        #expect(try router.call("//typed-old/5", as: String.self) == "order 5")
    }

    /// Who changes the context, who redirects, and whether other middleware stands around or inside.
    enum Arrangement: String, CaseIterable {
        case synchronous, asynchronous, loggerAround, loggerInside, nextRedirects, nextRedirectsAsynchronously
        case ownRedirect
    }

    @Test(
        "A redirect keeps the context that middleware has changed, whatever middleware stands around it",
        arguments: Arrangement.allCases
    )
    func changedContext(_ arrangement: Arrangement) async throws {
        let seen = Log<String>()
        try router.use(for: .urls("//orders/**")) { request in
            seen.note("\(request.context["key"] as? String ?? "none") \(request.hops)")
            return .next(request)
        }
        @Sendable func change(_ request: RouteRequest) -> RouteRequest {
            var request = request
            request.context["key"] = "value"
            return request
        }
        func logger(_ priority: Int) {
            router.use(priority: priority) { request, next in try await next(request) }
        }
        let scope = try RouteScope.urls("//old/**")
        switch arrangement {
        case .asynchronous, .nextRedirectsAsynchronously:
            router.use(for: scope, priority: 5) { request, next in try await next(change(request)) }
        case .ownRedirect:
            router.use(for: scope, priority: 5) { request, next in
                _ = try await next(change(request))
                return .redirect(to: "//orders/7")
            }
        default: router.use(for: scope, priority: 5) { request in .next(change(request)) }
        }
        if arrangement == .loggerAround { logger(9) }
        if arrangement == .loggerInside { logger(1) }
        if arrangement == .nextRedirects { router.use(for: scope) { _ in .end(.redirect(to: "//orders/6")) } }
        if arrangement == .nextRedirectsAsynchronously {
            router.use(for: scope) { _, _ in throw RouteRedirect(to: "//orders/6") }
        }
        let result = try await router.open("//old/5", as: String.self)
        let changed: (String, String) =
            switch arrangement {
            case .nextRedirects, .nextRedirectsAsynchronously: ("order 6", "value")
            // It redirects the request that it has received.
            case .ownRedirect: ("order 7", "none")
            default: ("order 5", "value")
            }
        #expect(result == changed.0)
        #expect(seen.entries == [#"\#(changed.1) ["//old/5"]"#])
    }

    @Test("A redirect that middleware keeps for another request has nothing of the first one") func keptRedirect()
        async throws
    {
        let kept = Log<RouteRedirect>()
        let seen = Log<String>()
        try router.use(for: .urls("//orders/**")) { request in
            seen.note("\(request.context["key"] as? String ?? "none") \(request.hops)")
            return .next(request)
        }
        try router.use(for: .urls("//old/**")) { request, next in
            if let redirect = kept.entries.first { throw redirect }
            var request = request
            request.context["key"] = "value"
            let response = try await next(request)
            if let redirect = response.redirect { kept.note(redirect) }
            return response
        }
        _ = try await router.open("//old/5", as: String.self)
        _ = try await router.open("//old/6", as: String.self)
        #expect(seen.entries == [#"value ["//old/5"]"#, #"none ["//old/6"]"#])
    }

    @Test("E11 Redirects have a limit, and the error lists the chain")
    func e11_loopsEnd() {
        let error = #expect(throws: RouterError.self) { try router.call("//loop/1") }
        #expect(error?.code == .tooManyHops)
        #expect(
            error?.message
                == "the request was redirected more than 10 times: '//loop/1' -> '//loop/2' -> '//loop/3' -> '//loop/4' -> "
                + "'//loop/5' -> '//loop/6' -> '//loop/7' -> '//loop/8' -> '//loop/9' -> '//loop/10' -> '//loop/11' -> '//loop/12'"
        )
    }

    @Test("A request may have ten hops") func tenHopsAreAllowed() throws {
        router.fallback { request, _ in
            // The last attempt fails; a typed answer shows that the others were made.
            .value(request.hops.count)
        }
        #expect(try router.call("//loop/1", as: Int.self) == 10)
    }

    @Test("The original caller is kept through every hop") func theOriginalCallerIsKeptThroughEveryHop() throws {
        #expect(try router.call("//old/5", from: .external, as: String.self) == "order 5")
        #expect(errorCode { try router.call("//gate", from: .external) } == .notFound)
        #expect(try router.call("//gate", as: String.self) == "secret")
        #expect(errorCode { try router.call("//old/5", from: .webView) } == .notFound)
    }

    @Test("A result of the wrong type after a redirect is an error") func aResultOfTheWrongTypeIsAnError() {
        let error = #expect(throws: RouterError.self) { try router.call("//old/5", as: Int.self) }
        #expect(
            error?.message
                == "'order' returns 'String', but the caller expects 'Int'; the request for '//old/5' led to '//orders/5'"
        )
    }
}
