import RoutePatterns
import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// No spelling of a URL that leads to a route evades a scope that contains the route's URLs.
@Suite struct ScopeSpellingTests {
    static let spellings = [
        "//page/5", "//u@page/5", "//u:p@page/5", "//a@b@page/5", "//@page/5", "//u%40x@page/5", "//:@page/5",
        "//page@page/5",
        "shop://page/5", "SHOP://page/5", "shop://u@page/5", "Shop://u:p@PAGE/5", "//PAGE/5", "//Page/5", "//%70age/5",
        "//%50AGE/5",
        "//u@%70age/5", "//page/5/", "//u@page/5/", "shop://page/5/", "//page/%35", "//page/5?x=1", "//page/5/?x=1",
        "//page/5#x",
        "//page/5/#x", "//u@page/5?x=1#y", "//page/5?", "//page/5#", "//page/5?@", "//page/5#@x",
    ]
    static let hostless = [
        "/cart/5", "cart/5", "///cart/5", "//u@/cart/5", "//@/cart/5", "//u:p@/cart/5/", "shop:/cart/5", "shop:cart/5",
        "SHOP:///cart/5",
        "shop://u@/cart/5", "https://shop.example/cart/5", "HTTPS://SHOP.example/cart/5/", "/c%61rt/5", "cart/5/?x=1",
        "/cart/5#x",
    ]

    private static let handlers = [
        TestHandler(name: "page", patterns: ["//page/:id"], parameters: ["id"]),
        TestHandler(name: "cart", patterns: ["/cart/:id"], parameters: ["id"]),
        TestHandler(name: "told", patterns: ["//told"]),
    ]

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { "reached" }
    }

    private static let table = Result {
        try RouteTable.test(handlers, Dispatcher.self, links: RouteLinks(["shop:": "", "https://shop.example": ""]))
    }

    private static func router() throws -> Router { Router(try table.get()).silent }

    @Test("Every spelling of a URL leads to the route") func everySpellingReachesTheRoute() throws {
        let router = try Self.router()
        for url in Self.spellings + Self.hostless { #expect(router.canOpen(url), "\(url)") }
    }

    @Test(
        "No spelling of a URL evades middleware",
        arguments: [
            "//page/:id", "//page/*", "//page/**", "//:host/:id", "regex (.*:)?//page/.*", "regex //page/.*",
            #"regex //page/5([?#].*)?"#,
            #"regex ([a-z]+:)?//page/\d([?#].*)?"#, "regex (shop:)?//page/[0-9][^@]*",
        ]
    )
    func middlewareIsNotEvaded(_ scope: String) throws {
        // The last expression itself excludes some of them.
        let urls =
            scope.contains("[^@]") ? Self.spellings.filter { !$0.contains("@x") && !$0.contains("?@") } : Self.spellings
        try check(scope, urls)
    }

    @Test(
        "No spelling of a URL without a host evades middleware",
        arguments: [
            "/cart/:id", "/cart/**", "regex (.*:)?/cart/.*", "regex /cart/.*", #"regex /cart/\d([?#].*)?"#,
        ]
    )
    func middlewareWithoutHostIsNotEvaded(_ scope: String) throws {
        try check(scope, Self.hostless)
    }

    private func check(_ scope: String, _ urls: [String], _ place: SourceLocation = #_sourceLocation) throws {
        let guarded = try Self.router()
        try guarded.use(for: .urls(scope)) { _ in throw Shop.Failure() }
        let rewritten = try Self.router()
        try rewritten.rewrite(for: .urls(scope)) { $0.replacing(url: "//told") }
        let dynamic = try Self.router()
        try dynamic.add(scope, priority: .high) { _ in "dynamic" }
        for url in urls {
            #expect(throws: Shop.Failure.self, "\(url)", sourceLocation: place) { try guarded.call(url) }
            #expect(try rewritten.resolve(url).pattern == "//told", "\(url)", sourceLocation: place)
            // The expression of a route matches only the original URL.
            guard !scope.hasPrefix("regex") else { continue }
            #expect(try dynamic.call(url) as? String == "dynamic", "\(url)", sourceLocation: place)
        }
    }

    @Test("A route by regular expression matches a URL as it is written, but without user information")
    func routesAreMatchedAsWritten() throws {
        let router = try Self.router()
        try router.add("regex //written/[0-9]+") { _ in "without" }
        try router.add("regex //written/[0-9]+/") { _ in "with" }
        #expect(try router.call("//written/5") as? String == "without")
        #expect(try router.call("//written/5/") as? String == "with")
        #expect(try router.call("//u@written/5") as? String == "without")
    }

    @Test("User information in a URL does not change the groups of a regular expression")
    func groups() throws {
        let pattern = try RoutePattern("regex (.*:)?//(page)/([^?#]*)(.*)")
        for (url, groups) in [
            ("//page/5", [nil, "page", "5", ""]), ("x://page/5?a=1", ["x:", "page", "5", "?a=1"]),
            ("//u@page/5", [nil, "page", "5", ""]), ("x://u:p@page/5?a=1#b", ["x:", "page", "5", "?a=1#b"]),
            ("//a@b@page/5/6", [nil, "page", "5/6", ""]),
        ] as [(String, [String?])] {
            let values = pattern.values(in: url)
            #expect((1...4).map { values?["\($0)"]?.first } == groups, "\(url)")
        }
    }
}
