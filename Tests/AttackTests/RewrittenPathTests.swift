import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// Rewriting, relocations and links never turn the path of a URL into a host or a scheme.
@Suite struct RewrittenPathTests {
    static let handlers = [
        TestHandler(name: "page", patterns: ["//page/:id", "//page"]),
        TestHandler(name: "cart", patterns: ["/cart/:id"]),
        TestHandler(name: "deep", patterns: ["/:a*/page/:id"], priority: .low),
        TestHandler(name: "schemed", patterns: ["inner:/**", "inner://*"]),
    ]

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handlers[handler].name }
    }

    @Test(
        "The target of a rule never turns a path into a host or a scheme",
        arguments: [
            ("https://x/**", "/**"), ("https://x/**", "**"), ("https://x/**", "shop:/**"),
            ("https://x/:rest(.*)", "/:rest"),
            ("https://x/:rest(.*)", ":rest"), ("https://x/:rest*", "/:rest"), ("https://x/:a?/:rest(.*)", "/:a?/:rest"),
            ("https://x/:rest(.*)", "shop:/:rest"), (":scheme://x/**", ":scheme:/**"),
            ("regex https://x/(?<rest>.*)", "/:rest"), ("regex https://x/(?<rest>.*)", ":rest"),
        ]
    )
    func ofARule(_ pattern: String, _ target: String) throws {
        let router = Router(
            try .test(Self.handlers, Dispatcher.self, links: RouteLinks(["shop:": "", "https:": ""]))
        ).silent
        try router.rewrite(pattern, to: target)
        for url in [
            "https://x//page/5", "https://x///page/5", "https://x//page", "https://x////page/5", "https://x//u@page/5",
            "https://x//page/5?a=//page/6",
        ] {
            let hops = router.explanation(of: url).hops
            #expect((try? router.call(url) as? String) != "page", "\(url) \(hops)")
            for hop in hops { #expect(try RouteURL(hop).host == nil, "\(url) -> \(hop)") }
        }
        for url in ["https://x/inner://page", "https://x/inner:page", "https://x/inner:/page"] {
            let hops = router.explanation(of: url).hops
            #expect((try? router.call(url) as? String) != "schemed", "\(url) \(hops)")
            for hop in hops { #expect(try RouteURL(hop).scheme != "inner", "\(url) -> \(hop)") }
        }
        #expect(try router.call("https://x/cart/5") as? String == "cart")
    }

    @Test("A target with a part of a component in place of a path is refused") func partOfAComponent() throws {
        let router = Router(try .test(Self.handlers, Dispatcher.self)).silent
        #expect(errorCode { _ = try router.rewrite("https://x/**", to: "shop:**") } == .invalidRule)
    }

    @Test("An empty first component of a path remains empty")
    func components() throws {
        let router = Router(try .test(Self.handlers, Dispatcher.self)).silent
        try router.rewrite("https://x/**", to: "/**")
        let hop = try #require(router.explanation(of: "https://x//page/5?a=1#b").hops.last)
        let url = try RouteURL(hop)
        #expect(url.pathComponents == ["", "page", "5"])
        #expect(url.query == "a=1" && url.fragment == "b")
    }

    @Test("The target of a relocation never turns a path into a host or a scheme") func ofARelocation() throws {
        let router = Router(try .test(Self.handlers, Dispatcher.self)).silent
        let result = router.relocate([
            .replace("https://x/:a*/:id", target: "/cart/:id"), .replace("https://y/**", target: "/:a*/page/:id"),
        ])
        #expect(Array(result.refused.keys) == [1])
        for url in ["https://x//page/5", "https://x///page/5"] {
            #expect((try? router.call(url) as? String) != "page")
        }
        #expect(try router.call("https://x/a/5") as? String == "cart")
    }

    @Test(
        "Reducing a link never turns a path into a host or a scheme",
        arguments: [
            (["https://x": ""], "https://x//page/5"), (["https://x": "/"], "https://x//page/5"),

            (["https://x": "/"], "https://x///page/5"),
            (["https://x/a": "/"], "https://x/a//page/5"),
            (["https://x": "shop:"], "https://x//page/5"),
            (["https://x": "shop:/"], "https://x//page/5"),
            (["shop:": "//pa"], "shop:ge/5"), (["shop:": "inn"], "shop:er://page/5"),
            (["https://x/": ""], "https://x//page/5"),
            (["https://x/": "/"], "https://x//page/5"), (["https://x/": ""], "https://x/page/5"),
        ]
    )
    func ofAnOwnLink(_ links: [String: String], _ text: String) throws {
        let links = RouteLinks(lines: links.map { "\($0)\t\($1)\n" }.joined())
        let url = try links.reduce(text)
        #expect(url.host == nil || url.host == "pa", "\(url)")
        #expect(url.scheme != "inner")
        let router = Router(try .test(Self.handlers, Dispatcher.self, links: links)).silent
        #expect((try? router.call(text) as? String) != "page")
    }

    @Test("The URL of a route never turns a value into a host or a scheme") func ofARouteWrittenAsAURL() throws {
        let path = RoutePath("/:rest(.*)", handler: 1, parameters: "rest")
        for value in ["/page/5", "//page/5"] {
            #expect(throws: (any Error).self) { try path.url(["rest": value]) }
        }
        let url = try RouteURL(path.url(["rest": "inner:page"]))
        #expect(url.host == nil && url.scheme == nil && url.pathComponents == ["inner:page"])
    }
}
