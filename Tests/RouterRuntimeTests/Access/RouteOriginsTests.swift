import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// Schemes that identify callers.
@Suite struct RouteOriginsTests {
    let router: Router

    init() throws {
        router = try Shop.router(origins: ["shop-web": .webView, "shop-server": .remote, "shop": .app])
    }

    @Test("K10 Schemes isolate servers, web pages and the app")
    func k10_schemesIsolateCallers() throws {
        #expect(try router.call("shop://secret", as: String.self) == "secret")
        #expect(try router.call("other://secret", as: String.self) == "secret")
        #expect(try router.call("//secret", as: String.self) == "secret")
        #expect(try router.call("shop-web://orders/5", as: String.self) == "order 5")
        #expect(errorCode { try router.call("shop-web://secret") } == .notFound)
        #expect(errorCode { try router.call("shop-server://orders/5") } == .notFound)
        #expect(try router.call("shop-server://describe", as: String.self) == "shop-server://describe remote [] []")
    }

    @Test("The case of a scheme does not matter") func theCaseOfASchemeDoesNotMatter() throws {
        #expect(errorCode { try router.call("SHOP-WEB://secret") } == .notFound)
        #expect(errorCode { try router.call("Shop-Web://secret") } == .notFound)
        let other = try Shop.router(origins: ["SHOP-Web": .webView])
        #expect(errorCode { try other.call("shop-web://secret") } == .notFound)
    }

    @Test("No scheme grants access") func noSchemeLetsAnybodyIn() throws {
        for scheme in ["shop", "shop-web", "shop-server", "other"] {
            #expect(errorCode { try router.call("\(scheme)://secret", from: .external) } == .notFound)
            #expect(try router.call("\(scheme)://orders/5", from: .external, as: String.self) == "order 5")
        }
    }

    @Test("A redirect does not change the caller") func aRedirectDoesNotChangeTheCaller() throws {
        router.fallback { _, _ in .redirect(to: "shop://secret") }
        #expect(errorCode { try router.call("shop-web://nowhere") } == .notFound)
        #expect(try router.call("shop://nowhere", as: String.self) == "secret")
    }
}
