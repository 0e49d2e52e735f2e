import RouterDynamic
import RouterInspector
import RouterNavigation
@_spi(Generated) import RouterRuntime
import RouterTestSupport
import TestSupport
import Testing

/// The text of an inspector.
@MainActor
@Suite struct RouteInspectorTests {
    let router: Router

    init() throws { router = try Shop.router() }

    /// The lines of the links.
    private func links(_ inspector: RouteInspector) -> [String] {
        let lines = inspector.text(searching: "").split(separator: "\n").map(String.init)
        return lines.drop { $0 != "Links" }.dropFirst().prefix { $0 != "Routes" }.map { String($0.dropFirst(2)) }
    }

    @Test("A link has its caller, its hops and its route, the newest first") func hops() throws {
        let inspector = RouteInspector(router)
        _ = try router.call("//old/5", from: .external)
        _ = try router.call("//secret")
        #expect(
            links(inspector) == ["app: //secret at //secret", "external: //old/5 -> //orders/5 at //orders/:id"]
        )
    }

    @Test("A link that fails says why, as a developer needs it") func reasons() throws {
        let inspector = RouteInspector(router)
        for url in ["//secret", "//order/5", "//orders/five", "//loop/1"] { _ = try? router.call(url, from: .external) }
        #expect(
            links(inspector) == [
                "external: //loop/1",
                "  no route matches '//loop/1' [notFound]",
                "  //loop/:n: it is closed to callers from `external`",
                "external: //orders/five at //orders/:id",
                "  'five' is not a value of type 'Int', the type of the parameter 'id' of 'order' [invalidParameter]",
                "external: //order/5",
                "  no route matches '//order/5' [notFound]",
                "  //orders/:id: the host is 'order', not 'orders'",
                "external: //secret",
                "  no route matches '//secret' [notFound]",
                "  //secret: it is closed to callers from `external`",
            ]
        )
    }

    private enum Pages: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler == 0 ? "list" : "item" }
    }

    @Test("The pages below that of a link are no links") func parents() throws {
        let handlers = [
            TestHandler(name: "list", patterns: ["//list"]),
            TestHandler(name: "item", patterns: ["//list/:id"], parameters: ["id"], parent: "list"),
        ]
        let router = Router(try .test(handlers, Pages.self)).silent
        let inspector = RouteInspector(router)
        let plan: LinkPlan<String> = try router.plan(for: "//list/5")
        #expect(plan.pagesAboveRoot.map(\.destination) == ["list", "item"])
        #expect(links(inspector) == ["app: //list/5 at //list/:id"])
    }

    @Test("Typed calls count if they fail") func typed() throws {
        let inspector = RouteInspector(router)
        _ = try router.call(Shop.order(5))
        _ = try? router.call(Shop.secret, from: .webView)
        #expect(
            links(inspector) == [
                "webView: //secret", "  the route '//secret' is not in the router's table [unknownRoute]",
                "  //secret: it is closed to callers from `webView`",
            ]
        )
    }

    @Test("It keeps as many links as it is told to", arguments: [0, -1, 2]) func limit(_ limit: Int) throws {
        let inspector = RouteInspector(router, keeping: limit)
        for number in 1...5 { _ = try router.call("//orders/\(number)") }
        inspector.note(LinkRequest(url: "//orders/6", origin: .notification))
        #expect(links(inspector) == (limit < 2 ? [] : ["notification: //orders/6", "app: //orders/5 at //orders/:id"]))
    }

    @Test("Confidential values are in no line") func redaction() throws {
        let inspector = RouteInspector(router, redacting: ["id", "token"])
        _ = try? router.call("//orders/s3cret?token=s3cret", from: .external)
        _ = try? router.call("//orderz/s3cret?token=s3cret", from: .external)
        _ = try router.call("//old/77", from: .external)
        inspector.note(LinkRequest(url: "//orders/78", origin: .notification), endingWith: Shop.Failure(text: "78"))
        #expect(
            links(inspector) == [
                "notification: //orders/***", "  Failure",
                "external: //old/*** -> //orders/*** at //orders/:id",
                "external: //***?token=***", "  notFound",
                "external: //orders/***?token=*** at //orders/:id", "  invalidParameter",
            ]
        )
    }

    @Test("Nor are they in the state, or in a URL that is the value of another one") func nestedRedaction() throws {
        let inspector = RouteInspector(router, redacting: ["id", "token"]) {
            "main: //secret > app://orders/s3cret?token=s3cret x\nside: //gate?token=s3cret&a=1 > page 5\nno URL"
        }
        _ = try router.call("//secret?u=//orders/s3cret")
        _ = try router.call("//secret?u=https%3A%2F%2Fh%3Ftoken%3Ds3cret")
        let text = inspector.text(searching: "secret")
        #expect(!text.contains("s3cret"))
        #expect(
            text.hasPrefix(
                """
                State
                  main: //secret > app://orders/***?token=***
                  side: //gate?token=***&a=1 > page 5
                  no URL
                Links
                  app: //secret?u=*** at //secret
                """
            )
        )
    }

    @Test("A control character forges no line") func forgedLine() throws {
        let inspector = RouteInspector(router) { "home\u{1B}[2J" }
        _ = try? router.call("//secret?x=\nexternal: //forged\u{9B}", from: .app)
        #expect(
            inspector.text(trying: LinkRequest(url: "//a\u{1B}\nb", origin: .app), searching: "forged")
                .unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x9B }
        )
        #expect(links(inspector).filter { $0.contains("forged") }.count == 1)
    }

    @Test("What shows pages adds how a link ended") func notes() throws {
        let inspector = RouteInspector(router)
        let link = LinkRequest(url: "//orders/5", origin: .external)
        _ = try router.call(link.url, from: link.origin)
        inspector.note(link, endingWith: Shop.Failure())
        // The page is shown already, so the router has no request.
        inspector.note(link)
        #expect(
            links(inspector) == [
                "external: //orders/5", "external: //orders/5 at //orders/:id", "  Failure(text: \"out of order\")",
            ]
        )
    }

    @Test("A link is tried without a call, and everything is searched") func text() throws {
        let inspector = RouteInspector(router) { "home > chat\n[cart]" }
        _ = try router.call("//orders/5")
        _ = try router.call("//describe/it")
        try router.add("//added/gate", from: [.webView]) { _ in }
        #expect(
            inspector.text(trying: LinkRequest(url: "//gate", origin: .webView), searching: "gate") == """
                Trying
                  //gate
                    no route matches '//gate'
                    //gate: it is closed to callers from `webView`
                State
                  home > chat
                  [cart]
                Routes
                  //gate from external
                  //added/gate from webView
                """
        )
        #expect(inspector.text(searching: "it at").contains("Links\n  app: //describe/it at //describe/:text?"))
    }

    @Test("A URL of its own opens it, as a value or in the navigator") func route() async throws {
        let inspector = RouteInspector(router)
        try inspector.addRoute("//inspector") { Page(inspector: $0) }
        #expect(try router.call("//inspector", as: Page.self).inspector === inspector)
        for origin in RouteOrigin.allCases.dropFirst() { #expect(!router.canOpen("//inspector", from: origin)) }
        try inspector.addRoute(from: [.external]) { Page(inspector: $0) }
        #expect(!router.canOpen("//routegen", from: .webView))
        #expect(try router.call("//routegen", from: .external, as: Page.self).inspector === inspector)
        let navigator = Navigator(router)
        let host = NavigationRecorder()
        try await navigator.attach(host)
        try await navigator.openScene("main", root: .url("//routegen"))
        let opened = try await navigator.openLink("//routegen")
        #expect((opened?.page as? Page)?.inspector === inspector)
        #expect(host.steps.count == 1)
    }

    private struct Page: NavigationPage {
        let inspector: RouteInspector
    }

    @Test("The router does not keep an inspector alive") func release() {
        func make() -> () -> RouteInspector? {
            let inspector = RouteInspector(router)
            return { [weak inspector] in inspector }
        }
        #expect(make()() == nil)
    }
}
