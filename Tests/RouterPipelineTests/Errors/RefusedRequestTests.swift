import RouteTables
import RouterDynamic
@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime
import TestSupport
import Testing

/// Developers learn why a request failed, whatever its caller learns.
@Suite struct RefusedRequestTests {
    private let log = Log<String>()

    private func router(_ language: RouteLanguage = .english, links: RouteLinks = .none) throws -> Router {
        let log = log
        let assertions = RouteAssertions(
            nil,
            noting: .custom { request in
                log.note(language == .english ? request.report() : request.chineseReport)
            }
        )
        let router = Router(try .test(Shop.handlers, Shop.self, links: links))
        router.assertions = assertions
        return router
    }

    @Test("The true reason of a refused outside call is reported, and the caller does not learn it")
    func closedRoute() async throws {
        let router = try router()
        let error = #expect(throws: RouterError.self) { try router.call("//secret", from: .webView) }
        #expect(error?.message == "no route matches '//secret'")
        _ = #expect(throws: RouterError.self) { try router.call(Shop.secret, from: .notification) }
        let hidden = #expect(throws: RouterError.self) { try router.call("//gate", from: .external) }
        #expect(hidden?.message == "no route matches '//gate'")
        _ = await #expect(throws: RouterError.self) { try await router.open("//gate?x=1", from: .external) }
        let start = "RouteGen: a request from"
        let reason = "failed, and the caller does not learn why: the route '//secret' is closed to"
        #expect(
            log.entries == [
                "\(start) 'webView' \(reason) 'webView'; the request: '//secret' [notFound]",
                "\(start) 'notification' \(reason) 'notification'; the request: '//secret' [unknownRoute]",
                "\(start) 'external' \(reason) 'external'; the request: '//gate' -> '//secret' [notFound]",
                "\(start) 'external' \(reason) 'external'; the request: '//gate?x=1' -> '//secret' [notFound]",
            ]
        )
    }

    @Test("The reason is reported in Chinese") func chinese() throws {
        _ = try? router(.chinese).call("//gate", from: .external)
        #expect(
            log.entries == [
                "RouteGen: 来自“external”的请求失败了，调用方不会得知原因：路由“//secret”不对“external”开放；请求：“//gate” -> “//secret” [notFound]"
            ]
        )
    }

    @Test("The line names a scheme that is none of the app's own") func foreignScheme() throws {
        for (language, reason) in [
            (RouteLanguage.english, "no route matches 'shop://x'; the scheme 'shop' is not one of the app's own"),
            (.chinese, "没有与“shop://x”匹配的路由；scheme“shop”不属于该应用"),
        ] {
            let router = try router(language, links: RouteLinks(["app:": ""]))
            try router.add("//inner", from: [.webView]) { request in try request.router.call("shop://x") }
            let error = #expect(throws: RouterError.self) { try router.call("//inner", from: .webView) }
            #expect(error?.report() == "RouteGen: no route matches '//inner' [notFound]; the target has: //inner")
            let line = try #require(log.entries.last)
            #expect(line.contains(reason), "\(line)")
        }
    }

    @Test("A failure inside of an open route is reported") func failureInside() throws {
        let router = try router()
        try router.add("//inner", from: [.webView]) { request in try request.router.call("//orders/five") }
        let error = #expect(throws: RouterError.self) { try router.call("//inner", from: .webView) }
        #expect(error?.message == "no route matches '//inner'")
        let report = try #require(log.entries.last)
        #expect(report.contains("'five' is not a value of type 'Int'"), "\(report)")
        #expect(report.hasSuffix("the request: '//inner' [invalidParameter]"))
    }

    @Test("Nothing is reported of a request that succeeds, or of the app's own") func unreported() throws {
        let router = try router()
        _ = try? router.call("//orders/5", from: .webView)
        _ = try? router.call("//nowhere")
        #expect(log.entries == [])
    }

    @Test("An error after a redirect names the URL that failed and the caller's") func afterRedirects() async throws {
        let router = try router()
        try router.add("//to-nowhere") { _ -> Int in throw RouteRedirect(to: "//nowhere?x=1") }
        try router.rewrite("//rewritten", to: "//orders/five")
        _ = router.relocate([.replace("//relocated", target: "//to-nowhere")])
        let messages = [
            "//to-nowhere": "no route matches '//nowhere?x=1'; the request for '//to-nowhere' led to '//nowhere?x=1'",
            "//rewritten": "'five' is not a value of type 'Int', the type of the parameter 'id' of 'order'; "
                + "the request for '//rewritten' led to '//orders/five'",
            "//relocated": "no route matches '//nowhere?x=1'; the request for '//relocated' led to '//nowhere?x=1'",
            "//nowhere": "no route matches '//nowhere'",
        ]
        for (url, message) in messages {
            #expect(#expect(throws: RouterError.self) { try router.call(url) }?.message == message)
            #expect(await #expect(throws: RouterError.self) { try await router.open(url) }?.message == message)
        }
        let error = #expect(throws: RouterError.self) { try router.call("//to-nowhere") }
        #expect(error?.message(in: .chinese) == "没有与“//nowhere?x=1”匹配的路由；对“//to-nowhere”的请求转到了“//nowhere?x=1”")
        let outside = #expect(throws: RouterError.self) { try router.call("//gate", from: .external) }
        #expect(outside?.message == "no route matches '//gate'")
    }

    @Test("A typed route of a module that is not linked names the module, to the app only") func missingModule() throws
    {
        let router = try router()
        func route(_ parameters: String) -> Route<Int> {
            Route(RoutePath("//chat/:chatID", handler: 7, parameters: parameters), 5)
        }
        func message(_ route: Route<Int>, _ origin: RouteOrigin = .app, _ language: RouteLanguage = .english) -> String?
        {
            #expect(throws: RouterError.self) { try router.call(route, from: origin) }?.message(in: language)
        }
        let unknown = "the route '//chat/:chatID' is not in the router's table"
        let missing =
            "\(unknown), because the app does not link its module 'Chat': "
            + "add 'Chat' to the dependencies of the app's target"
        #expect(message(route("chatID;;Chat")) == missing)
        #expect(message(route("chatID;kind=a;Chat")) == missing)
        #expect(message(route("chatID;;Chat"), .webView) == unknown)
        #expect(message(route("chatID")) == unknown)
        #expect(
            message(route("chatID;;Chat"), .app, .chinese)
                == "路由表中没有路由“//chat/:chatID”，因为应用没有链接它所在的模块“Chat”：请把“Chat”添加到应用 target 的依赖中"
        )
        // The module of the handler is linked, in another version.
        let handlers = [TestHandler(name: "Chat.close(chatID:)", patterns: ["//close/:chatID"], parameters: ["chatID"])]
        let linked = Router(try .test(handlers, Shop.self)).silent
        let error = #expect(throws: RouterError.self) { try linked.call(route("chatID;;Chat")) }
        #expect(error?.message == unknown)
        #expect(try route("chatID;;Chat").url == "//chat/5")
    }
}
