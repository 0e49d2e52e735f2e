@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport

/// URLs up to every limit, and beyond, through every function that takes one.
enum URLChecks {
    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler }
    }

    /// Patterns whose parts repeat, are optional, span components, or are expressions.
    private static let tables = [
        ["/shop/:category([a-z-]+)*/:id", #"/files/:folder(\w+)+/:name"#, #"/:ids(\d+)*/**"#, "/:a(x)*/:b*/z"],
        [#"/:d([0-9/]*)*/:id"#, "/**/a/**/b/**/c", "/:x*/m/:y*/n", "/:q([a/1]*)/:r([a/1]*)/t", "/:rest(.*)"],
        ["/o/:a?/:b?/:c?/end", "/list(/page/:n)?", "/:a(1)?/:b(1)*/:c", "/v:a.:b.:c", "/(1)+/x", "//:h/:a(1)*/:b"],
        ["regex https?://.*x", #"regex (?:app:)?//h/(\d+)(/.*)?"#, "regex (/1)*/q", "https://*/:a(1)+/q"],
        ["/#/**/a/**/b", #"/:a(\d+)*/:b#/:c(\d+)*/:d"#, "/s?k=:k&l=:l&m=:m*", "/#k=:k", "/:a/:b/?k=:k(a*)"],
    ]

    /// Beginnings, what is repeated in each part of a URL, and ends.
    private static let beginnings = [
        "", "/", "/a", "/shop", "//h", "//h/", "app://h", "https://a", "https://user@a", "//[::1]", "/s?", "/a?", "/#",
        "/#/", "//h#", "/s?k=a#",
    ]
    private static let units = [
        "/1", "/a", "/x", "/", "1", "a", "/a/b", "/m", ":443", ":", "@", "[", "]", "a.", "é", "%41", "%C3%A9/", "%2F",
        "v1.",
        "?k=&", "&", "k=a&", "&l=", "#", "#/1", "=", "+", " ", "/page/1", "\u{301}",
    ]
    private static let ends = ["", "/q", "/z", "/t", "/x", "/end", "/1/q", "?k=a&l=b", "#/a/b", "#/1/2", "/b#/1/2"]

    /// A table, and an app without it that adds its routes at run time.
    private struct Routes {
        let patterns: [RoutePattern]
        let matcher: RouteMatcher
        let routers: [Router]

        init(_ texts: [String]) throws {
            patterns = try texts.map { try RoutePattern($0) }
            var encoder = RouteMatcherEncoder()
            for pattern in patterns { encoder.add(pattern) }
            matcher = RouteMatcher(try encoder.encode())
            let handlers = texts.map { TestHandler(name: $0, patterns: [$0]) }
            let table = Router(try RouteTable.test(handlers, Dispatcher.self)).silent
            let others = [TestHandler(name: "none", patterns: ["//none"])]
            let added = Router(try RouteTable.test(others, Dispatcher.self)).silent
            for text in texts { try added.add(text) { _ in 0 } }
            routers = [table, added]
        }
    }

    static func run(randomURLs: Int) async throws {
        let routes = try tables.map { try Routes($0) }
        let issue = [
            "/1" + String(repeating: "/1", count: 1_600) + "/q",
            "https://a" + String(repeating: ":443", count: 16_384) + "/x",
        ]
        for text in issue {
            for routes in routes { try await check(text, routes) }
        }
        SmallStack.passed("URLs that once overflowed a stack")

        // The longest path, the longest host, and the longest query or fragment that is tried.
        let limits = [RouteURL.pathLimit, RouteURL.authorityLimit, 65_536]
        var random = SplitMix(seed: TestSeed.value)
        // A part of them, as of the random URLs; the nightly script tries all.
        let every = max(1, beginnings.count * units.count / max(1, randomURLs))
        for (first, beginning) in beginnings.enumerated() {
            for (second, unit) in units.enumerated() where Int.random(in: 0..<every, using: &random) == 0 {
                let end = ends[(first + second) % ends.count]
                let limit = limits[(first + second) % limits.count]
                let count = (limit - beginning.utf8.count - end.utf8.count) / unit.utf8.count
                let text = beginning + String(repeating: unit, count: count) + end
                try await checkRandom(text, routes[second % routes.count])
            }
        }
        SmallStack.passed("URLs up to every limit")

        for _ in 0..<randomURLs {
            let text = url(&random)
            try await checkRandom(text, routes[Int.random(in: 0..<routes.count, using: &random)])
        }
        SmallStack.passed("\(randomURLs) random URLs")
    }

    private static func checkRandom(_ text: String, _ routes: Routes) async throws {
        do {
            try await check(text, routes)
        } catch {
            throw Failure(description: "ROUTE_PROPERTY_SEED=\(TestSeed.value): \(error)")
        }
    }

    /// A URL of up to 64 KB.
    private static func url(_ random: inout SplitMix) -> String {
        var text = beginnings.randomElement(using: &random) ?? ""
        // As many short ones as long ones.
        let limit = 1 << Int.random(in: 3...16, using: &random)
        repeat {
            let unit = units.randomElement(using: &random) ?? ""
            let most = max(1, limit / unit.utf8.count)
            text += String(repeating: unit, count: Int.random(in: 1...most, using: &random))
            text += ends.randomElement(using: &random) ?? ""
        } while text.utf8.count < limit
        return String(decoding: text.utf8.prefix(65_536), as: UTF8.self)
    }

    /// All entry points agree about a URL.
    private static func check(_ text: String, _ routes: Routes) async throws {
        let url = try? RouteURL(text)
        if let url {
            try require(url.normalized.utf8.count <= 3 * text.utf8.count + 3, "normalized: \(text.prefix(100))")
            try require(url.pathComponents.count <= RouteURL.pathLimit, "components: \(text.prefix(100))")
            _ = (url.queryValues, url.fragment, url.host, url.port)
            try check(url, routes)
        }
        for router in routes.routers {
            let called = outcome { try router.call(text, as: Int.self) }
            let opened = await asynchronousOutcome { try await router.open(text, as: Int.self) }
            try require(called == opened, "call: \(called), open: \(opened): \(text.prefix(100))")
            try require((called == "malformedURL") == (url == nil), "\(called): \(text.prefix(100))")
            let canOpen = router.canOpen(text)
            try require(canOpen == (Int(called) != nil), "canOpen: \(canOpen), call: \(called): \(text.prefix(100))")
            let resolution = try? router.resolve(text)
            try require((resolution != nil) == canOpen, "resolve: \(resolution.debugDescription): \(text.prefix(100))")
            if let resolution {
                let performed = outcome { try router.perform(resolution, as: Int.self) }
                try require(performed == called, "perform: \(performed), call: \(called): \(text.prefix(100))")
            }
            try require(!router.explain(text).isEmpty, "explain: \(text.prefix(100))")
        }
    }

    /// The search and the matcher of each pattern agree about a URL.
    private static func check(_ url: RouteURL, _ routes: Routes) throws {
        let matches = routes.matcher.matches(url)
        try require(
            routes.matcher.firstMatch(in: url)?.patternIndex == matches.first?.patternIndex,
            "first match: \(url.text.prefix(100))"
        )
        for match in matches {
            let pattern = routes.patterns[match.patternIndex]
            let alone = pattern.match(url)
            for (index, capture) in pattern.captures.enumerated() where capture.place == .path {
                try require(
                    match.texts(ofCapture: index) == alone?.values[capture.name] ?? [],
                    "'\(capture.name)' of \(pattern): \(url.text.prefix(100))"
                )
            }
        }
    }

    private static func outcome(_ body: () throws -> Int) -> String {
        do { return "\(try body())" } catch { return code(of: error) }
    }

    private static func asynchronousOutcome(_ body: () async throws -> Int) async -> String {
        do { return "\(try await body())" } catch { return code(of: error) }
    }

    private static func code(of error: any Error) -> String {
        (error as? RouterError).map { "\($0.code)" } ?? "\(error)"
    }
}
