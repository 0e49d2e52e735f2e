import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// Fallbacks see every failure.
@Suite struct FallbackTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("T12 A fallback handles every failure")
    func t12_seesEveryFailure() async throws {
        let log = Log<String>()
        router.fallback { request, error in
            log.note("\(request.url): \((error as? RouterError)?.code.rawValue ?? "\(type(of: error))")")
            return nil
        }
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
        #expect(errorCode { try router.call("//orders/five") } == .invalidParameter)
        #expect(errorCode { try router.call("//orders/5", as: Int.self) } == .wrongResultType)
        #expect(errorCode { try router.call("//[a") } == .malformedURL)
        #expect(throws: Shop.Failure()) { try router.call("//failing") }
        await #expect(throws: Shop.Failure()) { try await router.open("//waiting/failing") }
        #expect(errorCode { try router.call("//waiting/failing") } == .requiresAsync)
        #expect(errorCode { try router.call("//secret", from: .webView) } == .notFound)
        #expect(errorCode { try router.call(Shop.secret, from: .webView) } == .unknownRoute)
        #expect(
            log.entries == [
                "//nowhere: notFound", "//orders/five: invalidParameter", "//orders/5: wrongResultType",
                "//[a: malformedURL", "//failing: Failure", "//waiting/failing: Failure",
                "//waiting/failing: requiresAsync", "//secret: notFound", "//secret: unknownRoute",
            ]
        )
    }

    @Test("After a redirect, a call that must be awaited fails before anything runs")
    func aRedirectedCallFailsBeforeAnythingRuns() {
        let log = Log<String>()
        router.fallback { request, _ in request.url.text == "//nowhere" ? .redirect(to: "//orders/5") : nil }
        router.use(for: [Shop.order(0).path], priority: 1) { request in
            log.note(request.url.text)
            return .next(request)
        }
        router.use(for: [Shop.order(0).path]) { request, next in try await next(request) }
        #expect(errorCode { try router.call("//nowhere") } == .requiresAsync)
        #expect(log.entries == [])
    }

    @Test("T18 Unknown paths open one page")
    func t18_anUnknownPathOpensOnePage() async throws {
        let token = router.fallback { request, error in
            guard (error as? RouterError)?.code == .notFound else { return nil }
            return .redirect(to: "//describe", context: ["url": request.url.text])
        }
        #expect(try router.call("//nowhere", as: String.self) == "//describe app [\"//nowhere\"] [\"url\"]")
        #expect(
            try await router.open("//nowhere", from: .external, as: String.self)
                == "//describe external [\"//nowhere\"] [\"url\"]"
        )
        #expect(throws: Shop.Failure()) { try router.call("//failing") }
        token.remove()
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
    }

    @Test("A fallback's response replaces the failure") func itsAnswerTakesThePlaceOfTheFailure() throws {
        router.fallback { _, _ in .value("sorry") }
        #expect(try router.call("//failing", as: String.self) == "sorry")
        #expect(try router.call(Shop.secret, from: .webView) == "sorry")
        #expect(errorCode { try router.call("//failing", as: Int.self) } == .wrongResultType)
    }

    @Test("The fallback that was added last is called first") func theFallbackThatWasAddedLastIsCalledFirst() throws {
        router.fallback { _, _ in .value("first") }
        let token = router.fallback { request, _ in request.url.text == "//failing" ? .value("second") : nil }
        #expect(try router.call("//failing", as: String.self) == "second")
        #expect(try router.call("//nowhere", as: String.self) == "first")
        token.remove()
        token.remove()
        #expect(try router.call("//failing", as: String.self) == "first")
    }

    @Test("A fallback does not run again for its own redirect") func aFallbackDoesNotRunAgainForItsOwnRedirect() {
        let log = Log<String>()
        router.fallback { request, _ in
            log.note(request.url.text)
            return .redirect(to: "//nowhere/else")
        }
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
        #expect(log.entries == ["//nowhere"])
    }

    @Test("An error that a fallback throws reaches the caller") func anErrorThatAFallbackThrowsReachesTheCaller() {
        router.fallback { _, error in
            throw Shop.Failure(text: "instead of \((error as? RouterError)?.code.rawValue ?? "")")
        }
        #expect(throws: Shop.Failure(text: "instead of notFound")) { try router.call("//nowhere") }
        let redirecting = router.fallback { _, _ in throw RouteRedirect(to: Shop.login) }
        #expect(throws: Never.self) { try router.call("//nowhere", as: String.self) == "login" }
        redirecting.remove()
    }

    @Test("A handler whose result has the wrong type runs once") func aHandlerThatFailsRunsOnce() {
        let log = Log<String>()
        router.fallback { _, _ in nil }
        let done: (String) -> Void = { log.note($0) }
        #expect(
            errorCode { try router.call("//finish/5", callbacks: [RouteCallback(done)], as: Int.self) }
                == .wrongResultType
        )
        #expect(log.entries == ["url 13 5"])
    }
}
