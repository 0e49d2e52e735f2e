import RoutePatterns
import RouterDynamic
import RouteTables
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// What rules make of URLs.
@Suite struct RewriteTemplateTests {
    private func rewritten(_ pattern: String, _ target: String, _ url: String) throws -> String {
        let router = try Shop.router()
        try router.rewrite(pattern, to: target)
        let log = Log<String>()
        router.observe { log.note($0.last.url.text) }
        _ = try? router.call(url)
        return try #require(log.entries.first)
    }

    @Test(
        "A target takes over path components and captured values",
        arguments: [
            ("//AModule/**", "//BModule/**", "//AModule/a/b?x=1#top", "//BModule/a/b?x=1#top"),
            ("//AModule/**", "//BModule/**", "//AModule", "//BModule"),
            ("//AModule/**", "//BModule/**", "//AModule/", "//BModule"),
            ("//AModule/**", "//BModule/**", "//AModule//a", "//BModule//a"),
            ("//a/:x", "//b/:x", "//a/1%2F2%20", "//b/1%2F2%20"),
            ("//a/:x", "//b/:x", "//a/ü:@", "//b/ü:@"),
            ("//a/:x/:y?", "//b/:y?/:x", "//a/1", "//b/1"),
            ("//a/:x/:y?", "//b/:y?/:x", "//a/1/2", "//b/2/1"),
            ("//a/:x/:y?", "//b/:y/:x/end", "//a/1", "//b/1/end"),
            ("//a/:x*", "//b/:x*/end", "//a/1/2/3", "//b/1/2/3/end"),
            ("//a/:x*", "//b/:x/end", "//a", "//b/end"),
            ("//a/*/b/*", "//c/*/*", "//a/1/b/2", "//c/1/2"),
            ("//*/a/**", "//x/*/**", "//host/a/1/2", "//x/host/1/2"),
            ("https://*/**", "//web/*/**", "https://Example.com:8080/a/b", "//web/Example.com:8080/a/b"),
            ("/v:major.:minor/**", "/:major/:minor/**", "/v2.1/a", "/2/1/a"),
            (#"//a/:x(\d+)"#, "//b/:x", "//a/12", "//b/12"),
        ]
    )
    func paths(_ pattern: String, _ target: String, _ url: String, _ result: String) throws {
        #expect(try rewritten(pattern, target, url) == result)
    }

    @Test(
        "A target can change queries, hosts and fragments",
        arguments: [
            ("//a", "//b?x=2", "//a?x=1&y=3", "//b?x=2&x=1&y=3"),
            ("//a", "//b?", "//a?x=1&y=3#f", "//b#f"),
            ("//a", "//b?#g", "//a?x=1&y=3#f", "//b#g"),
            ("//a", "//b#g", "//a?x=1#f", "//b?x=1#g"),
            ("/open?type=chat&id=:id", "//chat/:id", "/open?id=5&type=chat&from=push", "//chat/5?from=push"),
            ("/open?id=:id", "//chat/:id", "/open?id=a/b%3Fc", "//chat/a%2Fb%3Fc"),
            ("//a/:x", "//b?id=:x&y=1", "//a/1&2=3", "//b?id=1%262=3&y=1"),
            ("//a/#/room/:id", "//room/:id", "//a#/room/7", "//room/7#/room/7"),
            ("//a/:x", "//b#/at/:x", "//a/1", "//b#/at/1"),
            ("/a/:x", "https://:x/b", "/a/e.com%2F@x@y", "https://e.com%2F%40x%40y/b"),
            (#"/go/:to"#, ":to://x", "/go/myapp", "myapp://x"),
            ("/go/:to", "x://:to:80/\\:to", "/go/host", "x://host:80/:to"),
            (
                #"regex https?://shop\.example/item-(?<id>\d+)(\?.*)?"#, "//item/:id", "http://shop.example/item-5?a=1",
                "//item/5?a=1"
            ),
            (
                #"regex https?://shop\.example/(\w+)-(?<id>\d+)-(\d+)"#, "//item/:3/:1x?id=:id&of=1:",
                "http://shop.example/lamp-5-7", "//item/7/lampx?id=5&of=1:"
            ),
            (
                #"regex https://a\.example/(\d+)"#, "https://b.example:80/\\$1/$/$2/:2/:1", "https://a.example/5",
                "https://b.example:80/$1/$/$2/:2/5"
            ),
            ("//a/:x", "https://b.example:1/$1/:x", "//a/5", "https://b.example:1/$1/5"),
            ("mailto\\::who", "//mail/:who", "mailto:a@b", "mailto:a@b"),
        ]
    )
    func queriesHostsAndFragments(_ pattern: String, _ target: String, _ url: String, _ result: String) throws {
        #expect(try rewritten(pattern, target, url) == result)
    }

    @Test("A captured value that becomes a scheme must be one") func aSchemeIsCheckedWhenItIsTaken() throws {
        let router = try Shop.router()
        try router.rewrite("/go/:to", to: ":to://x")
        let error = #expect(throws: RouterError.self) { try router.call("/go/a%2Fb") }
        #expect(error?.code == .notEncodable)
        #expect(error?.message == "'a%2Fb', the value of ':to', is not a scheme")
    }

    @Test(
        "A target that does not fit its pattern is refused",
        arguments: [
            ("//a", "//b/:x", "refers to ':x', which the pattern does not capture"),
            (#"regex //a/(\d+)"#, "//b/$1", "refers to a group as '$1'; write ':1', or '\\$1' for that text"),
            ("//a/:x", "//b/:x(\\d+)", "has a constraint after ':x'; targets take captured values unchanged"),
            ("//a", "//b/**", "has more wildcards than the pattern"),
            ("//a/**", "//b/x**", "has a '*' that is not a whole component; write '\\*' for the character"),
            ("//a", "//b\\", "ends with a backslash that escapes nothing"),
            (
                "/go/:rest(.+)", "//:rest",
                "has ':rest' as its host, which may contain slashes; capture the host on its own, as in '//:host/**'"
            ),
            (
                "//de/**", "//**",
                "has '**' as its host, which may contain slashes; capture the host on its own, as in '//:host/**'"
            ),
        ]
    )
    func targetsThatAreRefused(_ pattern: String, _ target: String, _ problem: String) throws {
        let router = try Shop.router()
        let error = #expect(throws: RouterError.self) { try router.rewrite(pattern, to: target) }
        #expect(error?.code == .invalidRule)
        #expect(error?.message == "the target '\(target)' \(problem)")
    }

    @Test(
        "A rule for one own link only is refused, with the pattern for all",
        arguments: [
            ("shop://go/atm", "//go/atm"), ("HTTPS://www.shop.example/go?a=:b", "//go?a=:b"),
            ("https://www.shop.example", "/"), ("https://www.shop.example/en/help", "/help"),
        ]
    )
    func ownLinks(pattern: String, general: String) throws {
        enum Dispatcher: RouteDispatcher {
            static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler }
        }
        let links = "shop:\t\nhttps://www.shop.example\t/\nhttps://www.shop.example/en\t\n"
        let router = Router(try .test([], Dispatcher.self, links: RouteLinks(lines: links)))
        let error = #expect(throws: RouterError.self) { try router.rewrite(pattern, to: "//atm") }
        #expect(error?.code == .invalidRule)
        #expect(
            error?.message
                == "the pattern '\(pattern)' begins with an own link, so it does not take the same URLs of others; "
                + "write '\(general)'"
        )
        for other in [general, "https://www.shop.example.org/go", "shops://go", "(http|https)://*/**"] {
            try router.rewrite(other, to: "//atm")
        }
        let only = Router(try .test([], Dispatcher.self, links: RouteLinks(lines: "shop:\t\n")))
        try only.rewrite("shop://go/atm", to: "//atm")
    }

    @Test("A rule with a malformed pattern is refused") func malformedPatternsAreRefused() throws {
        let router = try Shop.router()
        #expect(throws: RoutePatternError.self) { try router.rewrite("//a/:x(", to: "//b") }
        #expect(throws: RoutePatternError.self) { try router.rewrite(for: .urls("//a/:x(")) { _ in nil } }
    }
}
