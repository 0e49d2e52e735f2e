@_spi(Generated) @testable import RouterRuntime
@_spi(Locks) import RouteTables
import TestSupport
import Testing

/// A debug build says why a request from outside of the app failed, without any other library.
@Suite struct RefusedRequestLineTests {
    #if DEBUG
        private static let start = "RouteGen: a request from"
        private static let reason = "failed, and the caller does not learn why:"
    #endif

    private let log = Log<String>()

    private func router(links: RouteLinks = .none) throws -> Router {
        let router = Router(try .test(Shop.handlers, Shop.self, links: links))
        let log = log
        router.state.withLock { $0.refusalNote = .custom { log.note($0.report()) } }
        return router
    }

    #if DEBUG
        @Test("The line has the true reason, and the caller's error does not") func closed() throws {
            let router = try router()
            let error = #expect(throws: RouterError.self) { try router.call("//secret", from: .webView) }
            #expect(error?.message == "no route matches '//secret'")
            _ = #expect(throws: RouterError.self) { try router.call("//gate", from: .external) }
            #expect(
                log.entries == [
                    "\(Self.start) 'webView' \(Self.reason) the route '//secret' is closed to 'webView'; "
                        + "the request: '//secret' [notFound]",
                    "\(Self.start) 'external' \(Self.reason) the route '//secret' is closed to 'external'; "
                        + "the request: '//gate' -> '//secret' [notFound]",
                ]
            )
        }

        @Test("A URL forges no line of the log, and nothing that a terminal obeys") func forgedLine() async throws {
            let error = #expect(throws: RouterError.self) { try router().call("//none\u{1B}[31m\nRouteGen:\u{9B}") }
            #expect(error?.message == "no route matches '//none\u{FFFD}[31m\u{FFFD}RouteGen:\u{FFFD}'")
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                DeveloperLog.write("RouteGen: \u{1B}[31m\nRouteGen: forged\u{2028}")
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text.contains("RouteGen: \u{FFFD}[31m\u{FFFD}RouteGen: forged\u{FFFD}\n"))
        }

        @Test("The line names a foreign scheme, a foreign host, or a link of the app") func foreign() throws {
            let router = try router(links: RouteLinks(["shop:": "", "https://shop.example/app": ""]))
            let urls = ["bistr://secret", "https://bistro.example/app/x", "https://shop.example/x"]
            for url in urls {
                let error = #expect(throws: RouterError.self) { try router.call(url, from: .external) }
                #expect(error?.message == "no route matches '\(url)'")
            }
            _ = #expect(throws: RouterError.self) { try router.call(urls[0]) }
            let reasons = [
                "the scheme 'bistr' is not one of the app's own",
                "the host 'bistro.example' is not one of the app's own",
                "the URL begins with none of the app's own links, such as 'https://shop.example/app'",
            ]
            #expect(
                log.entries
                    == zip(urls, reasons).map { url, reason in
                        "\(Self.start) 'external' \(Self.reason) no route matches '\(url)'; \(reason); "
                            + "the request: '\(url)' [notFound]"
                    }
            )
        }
    #endif

    #if DEBUG
        @Test("A request that fails for a reason that the caller learns has a line, too") func learned() throws {
            let router = try router()
            _ = try? router.call("//nowhere", from: .external)
            _ = try? router.call("//orders/five", from: .external)
            #expect(
                log.entries == [
                    "\(Self.start) 'external' failed: no route matches '//nowhere'; the request: '//nowhere' [notFound]",
                    "\(Self.start) 'external' failed: 'five' is not a value of type 'Int', the type of the parameter 'id' of "
                        + "'order'; the request: '//orders/five' [invalidParameter]",
                ]
            )
        }
    #endif

    @Test("A request of the app has no line, nor has a question") func unnoted() throws {
        let router = try router()
        _ = try? router.call("//orders/five")
        _ = try? router.resolve("//nowhere", from: .external)
        #expect(!router.canOpen("//nowhere", from: .external))
        #expect(log.entries == [])
    }
}
