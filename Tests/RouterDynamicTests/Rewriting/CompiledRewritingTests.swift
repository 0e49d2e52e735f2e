import RouteGenCore
import RoutePatterns
import RouterDynamic
import RouterRuntime
@_spi(Benchmarks) import RouteTables
import Testing

@testable import TestSupport

/// Rules that were compiled into a table give the same URLs as rules that are added at run time.
@Suite struct CompiledRewritingTests {
    typealias Rule = (source: String, target: String)

    /// Where a URL leads by rules, in which way, and by which rules.
    private func hops(_ url: String, _ router: Router) -> [String] {
        let explanation = router.explanation(of: url)
        return explanation.hops + explanation.rules.map { $0 ?? "" } + [
            (explanation.error as? RouterError)?.message ?? ""
        ]
    }

    private func compare(_ rules: [Rule], _ urls: [String], _ place: Testing.SourceLocation = #_sourceLocation) throws {
        let compiled = try Shop.router(rewrites: rules)
        let added = try Shop.router()
        for rule in rules { try added.rewrite(rule.source, to: rule.target) }
        for url in urls {
            let (own, expected) = (hops(url, compiled), hops(url, added))
            #expect(own == expected, "\(rules): \(url)", sourceLocation: place)
        }
    }

    @Test(
        "Compiled rules of every form give the same URLs as rules that are added at run time",
        arguments: [
            ("//AModule/**", "//BModule/**", ["//AModule/a/b?x=1#top", "//AModule", "//AModule/", "//AModule//a"]),
            ("//a/:x", "//b/:x", ["//a/1%2F2%20", "//a/ü:@", "//A/1", "//u@a/1", "x://a/1", "//a/1/"]),
            ("//a/:x/:y?", "//b/:y?/:x", ["//a/1", "//a/1/2", "//a/1/2/3"]),
            ("//a/:x/:y?", "//b/:y/:x/end", ["//a/1", "//a/1/2"]),
            ("//a/:x*", "//b/:x*/end", ["//a/1/2/3", "//a"]),
            ("//a/*/b/*", "//c/*/*", ["//a/1/b/2", "//a//b/"]),
            ("https://*/**", "//web/*/**", ["https://Example.com:8080/a/b", "HTTPS://x", "http://x"]),
            ("/v:major.:minor/**", "/:major/:minor/**", ["/v2.1/a", "/v1.2.3"]),
            (#"//a/:x(\d+)"#, "//b/:x", ["//a/12", "//a/b"]),
            ("//a", "//b?x=2", ["//a?x=1&y=3", "//a?", "//a#f"]),
            ("//a", "//b?", ["//a?x=1&y=3#f"]),
            ("//a", "//b?#g", ["//a?x=1&y=3#f"]),
            ("/open?type=chat&id=:id", "//chat/:id", ["/open?id=5&type=chat&from=push", "/open?type=chat&id=a/b%3Fc"]),
            ("//a/5?x=:x*", "//b/:x*", ["//a/5?k=1&x=2&k=3&x=4&&m", "//a/5", "//a/5?%78=a%2Fb"]),
            ("//a/#/room/:id", "//room/:id", ["//a#/room/7", "//a#/room/a%3Fb"]),
            ("//a/:x", "//b?id=:x&y=1", ["//a/1&2=3", "//a/1?z=2"]),
            ("//a/:x", "//b#/at/:x", ["//a/1", "//a/1#c"]),
            ("/a/:x", "https://:x/b", ["/a/e.com%2F@x@y"]),
            ("/go/:to", ":to://x", ["/go/myapp", "/go/a%2Fb"]),
            ("/go/:to", "x://:to:80/\\:to", ["/go/host"]),
            ("mailto\\::who", "//mail/:who", ["mailto:a@b"]),
            ("https://x/**", "/**", ["https://x//page/5", "https://x/inner://page", "https://x/inner:page"]),
            ("https://x/**", "shop:/**", ["https://x//page/5", "https://x/inner:page"]),
            ("//ü/:x", "//ä/é/:x?ö=1", ["//ü/1", "//%C3%BC/1?a"]),
        ]
    )
    func ofEveryForm(_ source: String, _ target: String, _ urls: [String]) throws {
        try compare([(source, target)], urls)
    }

    @Test("Random compiled rules give the same chains of URLs as rules that are added at run time")
    func ofRandomRules() throws {
        var random = RandomPatterns(seed: 4711)
        var followed = 0
        for _ in 0..<AllCases.share(of: 150) {
            var rules: [Rule] = []
            for _ in 0..<1 + random.next(4) {
                guard let source = try? RewriteSource(random.pattern()), source.pattern.regex == nil else { continue }
                let captures = source.pattern.captures.map { ":\($0.name)" }
                var target = random.pick(["", "", "//h", "app://h", "//x"])
                for _ in 0..<1 + random.next(3) { target += "/" + random.pick(["a", "b", "1"] + captures + captures) }
                target += random.pick(["", "", "?k=b", "?", "#/a"])
                // Wildcards have names of their own, which no text may use.
                guard let text = captured(source, target) else { continue }
                rules.append(text)
            }
            let urls = (0..<40).map { _ in random.url() }
            try compare(rules, urls)
            let compiled = try RewriteTable.test(rules)
            followed += urls.count { (try? RouteURL($0)).map(compiled.takes) ?? false }
        }
        #expect(followed > AllCases.share(of: 300))
    }

    /// A rule as it is written whose target refers to captures by their names.
    private func captured(_ source: RewriteSource, _ target: String) -> Rule? {
        let rule = (source: source.pattern.description, target: target)
        guard let read = try? RewriteSource(rule.source), (try? RewriteTemplate(target, read)) != nil else {
            return nil
        }
        return rule
    }

    @Test("The table knows the routes whose URLs a rule may take")
    func ofTypedRoutes() throws {
        let router = try Shop.router(rewrites: [("//orders/:id", "//describe/:id"), ("https://x/**", "//login")])
        #expect(try router.call(Shop.order(5)).hasPrefix("//describe/5 app [\"//orders/5\"]"))
        #expect(try router.call(Shop.login) == "login")
        let patterns = Shop.handlers.flatMap(\.patterns)
        let table = try RewriteTable.test([("//orders/:id", "//a"), ("//secret", "//b")], routes: patterns)
        for (patternIndex, pattern) in patterns.enumerated() {
            let isTaken = ["//orders/:id", "//secret"].contains(pattern)
            #expect(table.mayTake(urlsOfPattern: patternIndex) == isTaken, "\(pattern)")
        }
        #expect(!table.mayTake(urlsOfPattern: 1_000))
    }

    @Test("A rule takes no URL whose best route excludes it")
    func ofExcludingRoutes() throws {
        var random = RandomPatterns(seed: 1906)
        var (taken, excluded) = (0, 0)
        for _ in 0..<AllCases.share(of: 400) {
            func patterns(_ count: Int) -> [String] {
                (0..<count).map { _ in random.pattern() }.filter { (try? RewriteSource($0)) != nil }
            }
            let (rules, routes) = (patterns(2), patterns(6))
            guard let table = try? RewriteTable.test(rules.map { ($0, "//x") }, routes: routes) else { continue }
            var encoder = RouteMatcherEncoder()
            for route in routes { encoder.add(try RoutePattern(route)) }
            guard let matcher = try? RouteMatcher(encoder.encode()) else { continue }
            for _ in 0..<40 {
                guard let url = try? RouteURL(random.url()), let best = matcher.firstFound(in: url) else { continue }
                if table.takes(url) {
                    taken += 1
                    #expect(table.mayTake(urlsOfPattern: Int(best.patternIndex)), "\(rules) \(routes) \(url)")
                } else if !table.mayTake(urlsOfPattern: Int(best.patternIndex)) {
                    excluded += 1
                }
            }
        }
        #expect(taken > AllCases.share(of: 100) && excluded > AllCases.share(of: 100))
    }

    @Test("Rules do not apply to typed calls of routes for which no URL can be written")
    func ofRoutesWithoutURLs() throws {
        let routes = ["regex https?://join/(?<code>[A-Z]+)", "//join/*", "//join/:code", "//other/:code"]
        let table = try RewriteTable.test([("//join/**", "//a"), ("https://join/**", "//b")], routes: routes)
        #expect(routes.indices.map { table.mayTake(typedCallsOfPattern: $0) } == [false, false, true, false])
        #expect(routes.indices.map { table.mayTake(urlsOfPattern: $0) } == [true, true, true, false])
    }
}
