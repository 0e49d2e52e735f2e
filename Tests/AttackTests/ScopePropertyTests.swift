import Foundation
import RoutePatterns
import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
@testable import TestSupport
import RouteTables
import Testing

/// What is set up for a pattern applies exactly to the requests that the pattern matches: random patterns and hostile
/// URLs.
///
/// The environment variables `ROUTE_SCOPE_PAIRS` and `ROUTE_SCOPE_SEED` set the number of pairs and the first seed.
@Suite struct ScopePropertyTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { "reached" }
    }

    private struct Guarded: Error {}

    private static let links: [RouteLinks] = [
        .none, RouteLinks(["app:": ""]), RouteLinks(["app:": "", "https://h": ""]),
    ]
    private static let requirement = "//services/P/m"
    private static let told = "//told-by-a-test/5"
    private static let added = "//added-by-a-test/5"

    /// The routers in each of which one thing is set up for a pattern.
    private struct Routers {
        let table: Router
        let dynamic: Router
        let guarded: Router
        let rewritten: Router
        let removed: Router
        let forwarded: Router

        init(_ pattern: String, _ links: RouteLinks) throws {
            // The generator adds a form to the pattern of a requirement.
            let forms = pattern == requirement ? [#"//services?protocol=P&method=(m|mWithId\:)"#] : []
            let handlers = [
                TestHandler(name: "P.m", patterns: [pattern] + forms, requirement: forms.isEmpty ? nil : 0),
                TestHandler(name: "told", patterns: [told]),
            ]
            let routes = try RouteTable.test(handlers, Dispatcher.self, links: links)
            let others = try RouteTable.test(Array(handlers.dropFirst()), Dispatcher.self, links: links)
            table = Router(routes).silent
            dynamic = Router(others).silent
            try dynamic.add(pattern) { _ in "reached" }
            guarded = Router(routes).silent
            try guarded.use(for: .urls(pattern)) { _ in throw Guarded() }
            rewritten = Router(routes).silent
            try rewritten.rewrite(for: .urls(pattern)) { $0.url.text == told ? nil : $0.replacing(url: told) }
            removed = Router(routes).silent
            forwarded = Router(routes).silent
            let reports = [
                removed.relocate([.remove(pattern)]),
                forwarded.relocate([.replace(pattern, target: told)]),
                // An added path is guarded by the pattern of its handler.
                guarded.relocate([.add("//added-by-a-test/:id", handler: "P.m")]),
            ]
            let refused = reports.flatMap(\.refused.values)
            #expect(refused.isEmpty, "\(refused)")
        }
    }

    private func takes(_ router: Router, _ url: String) -> Bool {
        (try? router.resolve(url)).map { $0.pattern != Self.told } ?? false
    }

    private func isTold(_ router: Router, _ url: String) -> Bool { (try? router.resolve(url))?.pattern == Self.told }

    private func isGuarded(_ router: Router, _ url: String) -> Bool {
        do {
            try router.call(url)
            return false
        } catch {
            return error is Guarded
        }
    }

    @Test("What is set up for a pattern applies exactly to the requests that the pattern matches")
    func agreement() throws {
        let environment = ProcessInfo.processInfo.environment
        let pairs = environment["ROUTE_SCOPE_PAIRS"].flatMap { Int($0) } ?? 4000
        var seed = environment["ROUTE_SCOPE_SEED"].flatMap { UInt64($0) } ?? 1
        var (matched, checked) = (0, 0)
        while checked < pairs {
            defer { seed += 1 }
            var random = RandomPatterns(seed: seed)
            let services = [Self.requirement, "//services/**", "//:host/:p?/:m?", "regex //services/P/m([?#].*)?"]
            let text =
                switch random.next(8) {
                case 0: random.pick(services)
                case 1, 2: "regex " + random.regex()
                default: random.pattern()
                }
            let links = random.pick(Self.links)
            guard let pattern = try? RoutePattern(text), let routers = try? Routers(text, links) else { continue }
            // Preparing the routers costs more than a hundred pairs.
            for _ in 0..<(pairs > 10_000 ? 250 : 25) {
                let url = random.next(3) == 0 ? random.url() : random.hostileURL()
                guard let split = try? links.reduce(url) else { continue }
                let comment: Comment = "ROUTE_SCOPE_SEED=\(seed): \(text) and \(url.debugDescription)"
                let isTaken = takes(routers.table, url)
                #expect(isGuarded(routers.guarded, url) == isTaken, comment)
                #expect(isTold(routers.rewritten, url) == isTaken, comment)
                #expect(isTold(routers.forwarded, url) == isTaken, comment)
                #expect(!takes(routers.removed, url), comment)
                // Only a table knows that such a URL calls a requirement.
                if text != Self.requirement || split.parts.path != nil {
                    #expect((pattern.match(split) != nil) == isTaken, comment)
                    #expect(takes(routers.dynamic, url) == isTaken, comment)
                }
                checked += 1
                matched += isTaken ? 1 : 0
            }
            #expect(isGuarded(routers.guarded, Self.added), "ROUTE_SCOPE_SEED=\(seed): \(text)")
        }
        // Else nothing was tested.
        #expect(matched > pairs / 50)
        print("\(checked) pairs of patterns and URLs, of which \(matched) match")
    }

    @Test("An expression matches every spelling of a URL that a route by pattern takes, and else what is written")
    func expressionsAroundPatterns() throws {
        var (spelledOtherwise, spared) = (0, 0)
        for seed in 1...UInt64(AllCases.share(of: 100)) {
            var random = RandomPatterns(seed: seed)
            let text = "regex " + random.pick(["//h/[^/?#]+", "/a", "//h", "(app:)?/[^/].*", random.regex()])
            let route = random.pick(["//h/**", "/**", "//:host/:x?", random.pattern()])
            let isAdded = random.next(2) == 0
            let links = random.pick(Self.links)
            guard let expression = try? RoutePattern(text), let pattern = try? RoutePattern(route) else { continue }
            let handlers = [TestHandler(name: "told", patterns: [Self.told])]
            func router() throws -> Router? {
                let ofTable = isAdded ? [] : [TestHandler(name: "route", patterns: [route])]
                guard let table = try? RouteTable.test(ofTable + handlers, Dispatcher.self, links: links) else {
                    return nil
                }
                let router = Router(table).silent
                if isAdded { try router.add(route) { _ in "reached" } }
                return router
            }
            guard let guarded = try router(), let rewritten = try router() else { continue }
            try guarded.use(for: .urls(text)) { _ in throw Guarded() }
            try rewritten.rewrite(text, to: Self.told)
            for _ in 0..<50 {
                let url = random.next(3) == 0 ? random.url() : random.hostileURL()
                guard let split = try? links.reduce(url) else { continue }
                let isWritten = expression.match(split) != nil
                let isSpelled = expression.found(in: split, spelling: .any) != nil
                let isInScope = isWritten || isSpelled && pattern.match(split) != nil
                let comment: Comment = "seed \(seed): \(text) around \(route), and \(url.debugDescription)"
                #expect(isGuarded(guarded, url) == isInScope, comment)
                #expect(isTold(rewritten, url) == isInScope, comment)
                spelledOtherwise += isInScope && !isWritten ? 1 : 0
                spared += isSpelled && !isInScope ? 1 : 0
            }
        }
        // Else nothing was tested.
        #expect(
            spelledOtherwise > AllCases.share(of: 10) && spared > AllCases.share(of: 10),
            "\(spelledOtherwise) and \(spared)"
        )
    }
}
