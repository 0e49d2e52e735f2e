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
