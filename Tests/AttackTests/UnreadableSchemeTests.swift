import RouterDynamic
import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// If schemes determine callers, an unreadable scheme never counts as the app's own.
@Suite struct UnreadableSchemeTests {
    let router: Router

    init() throws {
        router = try Shop.router(origins: ["web": .webView, "shop": .app])
        // A fallback that redirects reaches everything that is open to the caller.
        router.fallback { _, _ in .redirect(to: "//secret") }
    }

    @Test(
        "A URL whose scheme is unreadable does not belong to the app",
        arguments: [
            "web://secret?%", "web://secret?%zz", "web://%/secret", "web://secret#%", "web://[secret",
            "web://nowhere/%ff",
            "WEB://nowhere?%",
            "web:%", "web:", "web:nowhere", "web:/nowhere", "web:?%", "web:#%",
            " web://nowhere", "\tweb://nowhere", "\nweb://nowhere", "\r\nweb://nowhere", "\u{0}web://nowhere",
            "\u{A0}web://nowhere",
            "\u{FEFF}web://nowhere", "\u{200B}web://nowhere", "\u{2028}web://nowhere",
            "w\teb://nowhere", "we\nb://nowhere", "web\t://nowhere", "web ://nowhere", "we\u{0}b://nowhere",
            "we\u{7F}b://nowhere",
            "we\u{AD}b://nowhere",
            "%77eb://nowhere", "w%65b://nowhere", "web%3A//nowhere", "web%3a//nowhere", "web%3Anowhere",
            "%20web://nowhere",
            "ｗeb://nowhere", "wеb://nowhere", "ẃeb://nowhere", "we\u{301}b://nowhere", "web：//nowhere",
            "web\u{A789}//nowhere",
            "web\u{2236}//nowhere",
            "1web://nowhere", "+web://nowhere", "-web://nowhere", ".web://nowhere", "w_eb://nowhere", "we,b://nowhere",
            "\"web://nowhere\"",
            "<web://nowhere>", "://nowhere", ":nowhere", ":", "user@host:80/nowhere", " //secret?%", "\t//nowhere",
            " /nowhere",
            "\u{1}nowhere",
        ]
    )
    func aURLWhoseSchemeIsUnreadableDoesNotBelongToTheApp(_ url: String) async throws {
        let log = Log<RouteOrigin>()
        router.observe { log.note($0.request.origin) }
        #expect(throws: (any Error).self) { try router.call(url) }
        await #expect(throws: (any Error).self) { try await router.open(url) }
        #expect(throws: (any Error).self) { try router.request(url).call() }
        await #expect(throws: (any Error).self) { try await router.request(url).open() }
        #expect(log.entries.count == 4 && !log.entries.contains(.app))
    }

    @Test("A URL without a scheme, or with an unassigned scheme, belongs to the app")
    func aURLWithoutASchemeOrWithAnUnassignedSchemeBelongsToTheApp() throws {
        for url in [
            "//nowhere", "/nowhere", "nowhere", "a/b:c", "", "?a:b", "#a:b", "//a:80", "//a?web://x", "a?web:x",
            "a#web:x", "///a", "名字/x",
            "caf%C3%A9/x", "/ a", "//nowhere?%", "/%", "shop://nowhere", "SHOP:nowhere?%", "other://nowhere",
            "a.b+c-1:nowhere",
            "a%20b/c", "//web：//x",
        ] {
            #expect(try router.call(url, as: String.self) == "secret", "\(url)")
        }
    }

    @Test("If no schemes are assigned, a URL with an unreadable scheme belongs to the app")
    func ifNoSchemesAreAssigned() throws {
        let plain = try Shop.router()
        plain.fallback { _, _ in .redirect(to: "//secret") }
        for url in [" web://secret", "%77eb://secret", "://", "web://secret?%"] {
            #expect(try plain.call(url, as: String.self) == "secret", "\(url)")
        }
    }

    @Test("Schemes can be assigned with or without a colon")
    func schemesAreNamedInAnyWay() throws {
        for name in ["web", "web:", "web://", "WEB:"] {
            let router = try Shop.router(origins: [name: .webView])
            #expect(errorCode { try router.call("web://secret") } == .notFound, "\(name)")
        }
    }

    @Test("A URL with an unreadable scheme is not resolved for the app")
    func resolvingAndBroadcasting() throws {
        for url in [" web://secret", "web://secret?%", "w\teb://secret"] {
            #expect(throws: (any Error).self) { try router.resolve(url) }
            #expect(!router.canOpen(url))
            #expect(router.explanation(of: url).resolution == nil)
        }
    }
}
