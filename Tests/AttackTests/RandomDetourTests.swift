import Foundation
import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// Random rules, middleware, relocations, redirects, routes and spellings: nothing leads a caller outside of the app to
/// a closed handler, or reveals the word that only closed routes contain.
@Suite struct RandomDetourTests {
    private static let marker = "Hidden"

    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            let request = call.request
            // Half of the handlers make a call or redirect, with values of the request.
            if let url: String = try? request.value("to") { throw RouteRedirect(to: url) }
            let depth = request.context["depth"] as? Int ?? 0
            if depth < 3, let url: String = try? request.value("in") {
                _ = try call.router.call(url, context: ["depth": depth + 1])
                return "inside"
            }
            return call.router.table.metadata.name(ofHandler: handler)
        }
    }

    private struct Draw {
        var random: SplitMix
        mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
        mutating func one<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

        mutating func path() -> String {
            let words = ["a", "b", "c", ":x", ":y?", "**"]
            let host = one(["//a", "//b", "//c", "//:h", ""])
            return host + (0..<(1 + below(2))).map { _ in "/" + one(words) }.joined()
        }

        mutating func url() -> String {
            let scheme = one(["", "", "", "x:", "X:", "y:", "web:"])
            let host = one(["//a", "//A", "//b", "//c", "//u@a", "//%61", "", "///a"])
            let path = (0..<(1 + below(3))).map { _ in "/" + one(["a", "b", "c", "%61", "", ".."]) }.joined()
            let query = one([
                "", "", "?", "?to=//a/b", "?in=//b/a", "?to=%2F%2Fc%2Fa", "?in=/a/b", "?x=%", "?to=x://a/a",
            ])
            return scheme + host + path + query
        }
    }

    /// `ROUTE_PROPERTY_SEED` sets the first seed, so that a longer search is a loop around the test.
    private static let firstSeed =
        ProcessInfo.processInfo.environment["ROUTE_PROPERTY_SEED"].flatMap { UInt64($0) } ?? 7_000

    @Test("No random detour leads to a closed handler", arguments: 0..<6)
    func noRandomDetourLeadsToAClosedHandler(_ seed: Int) async throws {
        for seen in try await observed(seed, [.webView, .external]) {
            #expect(!seen.contains(Self.marker), "seed \(seed): \(seen)")
        }
    }

    @Test("Random detours lead the app itself to the closed handlers")
    func theAppGetsThere() async throws {
        var found = 0
        for seed in 0..<3 {
            found += try await observed(seed, [.app]).count { $0.contains(Self.marker) }
        }
        #expect(found > 0)
    }

    /// What callers observe of random URLs in a random app.
    private func observed(_ seed: Int, _ origins: [RouteOrigin]) async throws -> [String] {
        var draw = Draw(random: SplitMix(seed: UInt64(seed) &+ Self.firstSeed))
        var handlers: [TestHandler] = []
        for index in 0..<8 {
            let isClosed = draw.below(2) == 0
            handlers.append(
                TestHandler(
                    name: isClosed ? "App.\(Self.marker)\(index)" : "App.open\(index)",
                    patterns: [draw.path() + "/r\(index)?", draw.path()].suffix(1),
                    origins: isClosed ? [] : Set(RouteOrigin.allCases)
                )
            )
        }
        handlers.append(
            TestHandler(name: "App.\(Self.marker)", patterns: ["//a/\(Self.marker)/:id", "//\(Self.marker)/a"])
        )
        guard let table = try? RouteTable.test(handlers, Dispatcher.self, links: RouteLinks(["x:": "", "y:": "//a"]))
        else { return [] }
        let router = Router(table, origins: ["web": .webView]).silent
        for _ in 0..<8 {
            let (from, to, url) = (draw.path(), draw.path(), draw.url())
            switch draw.below(9) {
            case 0: _ = try? router.rewrite(from, to: to)
            case 1: _ = try? router.rewrite(for: .urls(from)) { $0.replacing(url: url) }
            case 2: _ = try? router.use(for: .urls(from)) { _ in throw RouteRedirect(to: url) }
            case 3: _ = try? router.use(for: .urls(from)) { .next($0.replacing(url: url)) }
            case 4: _ = try? router.use(for: .urls(from)) { request, next in try await next(request) }
            case 5: _ = router.relocate([.replace(from, target: to), .add(to, handler: draw.one(handlers).name)])
            case 6:
                _ = try? router.add(from, from: draw.below(2) == 0 ? [.webView] : []) { _ -> String in
                    throw RouteRedirect(to: url)
                }
            case 7: router.fallback { _, _ in .redirect(to: url) }
            default: _ = router.relocate([.remove(from)])
            }
        }
        var result: [String] = []
        for _ in 0..<12 {
            let url = draw.url()
            for origin in origins { result.append(await ClosedMaze.observe(url, of: router, from: origin)) }
        }
        return result
    }
}
