import RoutePatterns
import RouteTables
import Testing

@testable import RouteGenCore
@testable import RouteGenReports
@testable import TestSupport

/// What breaks between two maps, each with a URL that worked before.
@Suite struct RouteMapDifferenceTests {
    static func map(_ source: String) -> RouteMap {
        RouteMap([ModuleScan(name: "App", sources: ["App.swift": source])])
    }

    static let chat = "/// @route(from: webView) //chat/:id(\\d+)\nfunc chat(id: Int) -> Int { 1 }\n"

    @Test(
        "Each kind of breaking change has a URL that worked before",
        arguments: [
            ("", "no route takes some URLs of `//chat/:id(\\d+)` of `App.chat(id:)`", "//chat/0"),
            (
                "/// @route(from: webView) //chat/:id(\\d{2,})\nfunc chat(id: Int) -> Int { 1 }\n",
                "no route takes some URLs of `//chat/:id(\\d+)` of `App.chat(id:)`", "//chat/0"
            ),
            (
                "/// @route //chat/:id(\\d+)\nfunc chat(id: Int) -> Int { 1 }\n",
                "`//chat/:id(\\d+)` of `App.chat(id:)`: it is closed to callers from `webView`", "//chat/0"
            ),
            (
                chat + "/// @route //chat/7\nfunc seven() {}\n",
                "`//chat/7` of `App.seven()` takes some URLs of `//chat/:id(\\d+)` of `App.chat(id:)`", "//chat/7"
            ),
            (
                "/// @route(from: webView) //chat/:id(\\d+)\nfunc chat(id: Int, tab: String) -> Int { 1 }\n",
                "`tab` of `//chat/:id(\\d+)` of `App.chat(id:tab:)` is required now", "//chat/0"
            ),
            (
                "/// @route(from: webView) //chat/:id(\\d+)\nfunc chat(id: UInt8) -> Int { 1 }\n",
                "`id` of `//chat/:id(\\d+)` of `App.chat(id:)` is `UInt8`, was `Int`", "//chat/0"
            ),
            (
                "/// @route(from: webView) //chat/:id(\\d+)\nfunc chat(id: Int) -> String { \"\" }\n",
                "`//chat/:id(\\d+)` of `App.chat(id:)` returns `String`, was `Int`", "//chat/0"
            ),
        ]
    )
    func breaking(_ source: String, _ message: String, _ witness: String) throws {
        let difference = try RouteMapDifference(from: Self.map(Self.chat), to: Self.map(source))
        #expect(
            difference.routes.breaking.map(\.message).contains(message),
            "\(difference.routes.breaking.map(\.message))"
        )
        #expect(difference.routes.breaking.first { $0.message == message }?.witness == witness)
    }

    @Test(
        "A change that keeps all URLs working is not breaking",
        arguments: [
            chat + "/// @route //other\nfunc other() {}\n",
            "/// @route(from: webView, notification) //chat/:chat(\\d+)\nfunc chat(chat: Int) -> Int { 1 }\n",
            "/// @route(from: webView) //chat/:id([0-9]+)\nfunc chat(id: Int) -> Int { 1 }\n",
            "/// @route(from: webView) //chat/:id\nfunc chat(id: String) -> Int { 1 }\n",
            "/// @route(from: webView) //chat/:id(\\d)\n/// @route(from: webView) //chat/:id(\\d\\d+)\n"
                + "func chat(id: Int) -> Int { 1 }\n",
            "/// @route(regex, from: webView) [^/]*//(?:[^/]*@)?chat/(?<id>\\d+)(?:[/?#].*)?\nfunc chat(id: Int) -> Int { 1 }\n",
        ]
    )
    func harmless(_ source: String) throws {
        let difference = try RouteMapDifference(from: Self.map(Self.chat), to: Self.map(source))
        #expect(difference.routes.breaking.map { "\($0.message): \($0.witness ?? "-")" } == [])
    }

    @Test("The text lists breaking changes before removed, added and changed routes") func text() throws {
        let new = """
            /// @route(from: webView, priority: high) //chat/:id(\\d+)
            func chat(id: Int, tab: String? = nil) -> Int { 1 }
            /// @route //new
            func new() {}
            """
        let old = Self.chat + "/// @route(from: webView) //old\nfunc old() {}\n"
        let difference = try RouteMapDifference(from: Self.map(old), to: Self.map(new))
        #expect(
            difference.text(as: .text) == """
                breaking: no route takes some URLs of `//old` of `App.old()`
                    //old
                removed: `//old` of `App.old()`
                added: `//new` of `App.new()`
                changed: `//chat/:id(\\d+)` of `App.chat(id:tab:)`
                    handler: `App.chat(id:tab:)`, was `App.chat(id:)`
                    priority: `high`, was `default`
                    parameters: `id: Int, tab: String? = nil`, was `id: Int`

                """
        )
        #expect(
            difference.text(as: .github) == """
                ::error file=App.swift,line=3,title=breaking change::no route takes some URLs of `//old` of `App.old()`%0A//old
                ::notice file=App.swift,line=3,title=route removed::`//old` of `App.old()`
                ::notice file=App.swift,line=3,title=route added::`//new` of `App.new()`
                ::notice file=App.swift,line=1,title=route changed::`//chat/:id(\\d+)` of `App.chat(id:tab:)`%0Ahandler: `App.chat(id:tab:)`, was `App.chat(id:)`%0Apriority: `high`, was `default`%0Aparameters: `id: Int, tab: String? = nil`, was `id: Int`

                """
        )
        #expect(
            difference.text(as: .json) == #"""
                {"version": 1, "breaking": [{"kind": "unmatched", "message": "no route takes some URLs of `//old` of `App.old()`", "witness": "//old", "origin": "app", "old": {"pattern": "//old", "module": "App", "name": "old", "handler": "App.old()", "file": "App.swift", "line": 3}, "new": null}], "removed": [{"pattern": "//old", "module": "App", "name": "old", "handler": "App.old()", "file": "App.swift", "line": 3}], "added": [{"pattern": "//new", "module": "App", "name": "new", "handler": "App.new()", "file": "App.swift", "line": 3}], "changed": [{"route": {"pattern": "//chat/:id(\\d+)", "module": "App", "name": "chat", "handler": "App.chat(id:tab:)", "file": "App.swift", "line": 1}, "details": ["handler: `App.chat(id:tab:)`, was `App.chat(id:)`", "priority: `high`, was `default`", "parameters: `id: Int, tab: String? = nil`, was `id: Int`"]}], "unfinished": [], "services": {"breaking": [], "removed": [], "added": [], "changed": []}, "links": {"breaking": [], "removed": [], "added": [], "changed": []}}

                """#
        )
        let same = try RouteMapDifference(from: Self.map(old), to: Self.map(old))
        #expect(same.text(as: .text) == "no differences\n")
    }

    @Test("Of an expression over whole URLs, an example is compared, and the output says so") func wholeURLs() throws {
        let page = "/// @route(regex) (?<url>https?://.+)\nfunc page(url: String) {}\n"
        let difference = try RouteMapDifference(from: Self.map(page), to: Self.map(Self.chat))
        #expect(
            difference.text(as: .text) == #"""
                breaking: no route takes some URLs of `regex (?<url>https?://.+)` of `App.page(url:)`
                    http://a
                removed: `regex (?<url>https?://.+)` of `App.page(url:)`
                added: `//chat/:id(\d+)` of `App.chat(id:)`
                not compared completely: of the URLs of `regex (?<url>https?://.+)`, only an example

                """#
        )
        // An expression takes the URLs of a pattern now, as far as the example shows.
        let expression = "/// @route(regex, from: webView) //chat/(?<id>\\d+)\nfunc chat(id: Int) -> Int { 1 }\n"
        let replaced = try RouteMapDifference(from: Self.map(Self.chat), to: Self.map(expression))
        #expect(replaced.routes.breaking.isEmpty && replaced.unfinished == ["//chat/:id(\\d+)"])
        let same = try RouteMapDifference(from: Self.map(page), to: Self.map("\n" + page))
        #expect(same.text(as: .text) == "no differences\n")
    }

    @Test("If the app has links, a pattern without a scheme does not match a foreign scheme")
    func foreignSchemes() throws {
        let web = "/// @route http://chat/**\nfunc web() {}\n"
        var old = Self.map(web)
        var new = Self.map(web + Self.chat.replacing("(from: webView)", with: "(priority: high)"))
        let witnesses = try RouteMapDifference(from: old, to: new).routes.breaking.map(\.witness)
        #expect(witnesses == ["http://chat/0"])
        old.links = [RouteMap.Link(prefix: "myapp:", replacement: "")]
        new.links = old.links
        #expect(try RouteMapDifference(from: old, to: new).routes.breaking.map(\.witness) == [])
    }

    // MARK: Random maps

    /// A random map, and one that is like it but for some changes.
    private struct Maps {
        var old: RouteMap
        var new: RouteMap
        var random: RandomPatterns

        init(seed: Int, withExpressions: Bool) {
            random = RandomPatterns(seed: UInt64(seed))
            var routes: [MappedRoute] = []
            for index in 0..<1 + random.next(withExpressions ? 2 : 7) {
                if let route = Self.route(index, &random) { routes.append(route) }
            }
            if withExpressions {
                routes.append(Self.route("regex \(random.regex())", 10))
                routes.append(Self.route("regex \(random.regex())", 11))
            }
            old = RouteMap(routes: routes)
            for _ in 0..<random.next(4) where !routes.isEmpty {
                let index = random.next(routes.count)
                switch random.next(6) {
                case 0: routes.remove(at: index)
                case 1: Self.route(routes.count + 20, &random).map { routes.append($0) }
                case 2: routes[index].origins = random.pick([[], [.webView], [.webView, .notification]])
                case 3: routes[index].name = random.pick(routes).name
                case 4: routes[index].priority = random.pick([.high, .default, .low])
                default: if let other = Self.route(index, &random) { routes[index].pattern = other.pattern }
                }
            }
            new = RouteMap(routes: routes)
        }

        private static func route(_ index: Int, _ random: inout RandomPatterns) -> MappedRoute? {
            let text = random.pattern()
            guard (try? RoutePattern(text)) != nil else { return nil }
            var route = route(text, index)
            route.origins = random.pick([[], [.webView], [.webView, .notification]])
            if random.next(10) == 0 { route.priority = random.pick([.high, .low]) }
            return route
        }

        private static func route(_ text: String, _ index: Int) -> MappedRoute {
            MappedRoute(
                pattern: text,
                name: "route\(index)",
                module: "Random",
                handler: "Random.route\(index)()",
                file: "Random.swift",
                line: index + 1
            )
        }
    }

    /// The name of the route that gets a URL by the slow and obvious rules.
    private static func answer(_ map: RouteMap, _ url: String, _ origin: RouteOrigin) throws -> String? {
        let open = map.routes.filter { origin == .app || $0.origins.contains(origin) }
        let ranks = Oracle.ranks(try open.map { try RoutePattern($0.pattern) }, open.map(\.priority), url)
        return ranks.first.map { open[$0.patternIndex].name }
    }

    /// Whether a URL leads to another route than before, or to none.
    private static func breaks(_ maps: Maps, _ url: String, _ origin: RouteOrigin) throws -> Bool {
        guard let old = try answer(maps.old, url, origin) else { return false }
        return try answer(maps.new, url, origin) != old
    }

    @Test("A difference is breaking if and only if a URL changes its route, as each witness shows")
    func randomPatterns() throws {
        let counts = try compareRandomMaps(seeds: 1...AllCases.share(of: 60), withExpressions: false)
        // Else nothing was tested.
        let least = AllCases.share(of: 10)
        #expect(counts.broken > least && counts.harmless > least, "\(counts)")
    }

    @Test("If expressions over whole URLs are compared, each witness shows a change") func randomExpressions() throws {
        let counts = try compareRandomMaps(seeds: 1...AllCases.share(of: 12), withExpressions: true)
        #expect(counts.broken > 0, "\(counts)")
    }

    private func compareRandomMaps(
        seeds: ClosedRange<Int>,
        withExpressions: Bool
    ) throws -> (broken: Int, harmless: Int) {
        var broken = 0
        var harmless = 0
        for seed in seeds {
            var maps = Maps(seed: seed, withExpressions: withExpressions)
            let difference = try RouteMapDifference(from: maps.old, to: maps.new)
            for change in difference.routes.breaking {
                let witness = try #require(change.witness)
                #expect(
                    try Self.breaks(maps, witness, change.origin),
                    "seed \(seed): \(change.message): \(witness) from \(change.origin)"
                )
            }
            if difference.routes.breaking.isEmpty { harmless += 1 } else { broken += 1 }
            guard difference.routes.breaking.isEmpty, difference.unfinished.isEmpty else { continue }
            // The shortest URLs of all patterns, and random ones that match or nearly match.
            let examples = (maps.old.routes + maps.new.routes).compactMap { try? RoutePattern($0.pattern).example }
            for url in examples + (0..<60).map({ _ in maps.random.url() }) {
                for origin in [RouteOrigin.app, .webView, .notification] {
                    #expect(
                        try !Self.breaks(maps, url, origin),
                        "seed \(seed): \(url) from \(origin) in \(maps.old.routes.map(\.pattern)) and \(maps.new.routes.map(\.pattern))"
                    )
                }
            }
        }
        return (broken, harmless)
    }
}
