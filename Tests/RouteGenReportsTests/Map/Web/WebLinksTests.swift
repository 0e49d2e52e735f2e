import RoutePatterns
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Which domains an app has, and what its files say about links, rules and exclusions.
@Suite struct WebLinksTests {
    private func map(_ source: String, _ json: String = "{}") -> RouteMap {
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        #expect(findings == [])
        let scan = ModuleScan(name: "App", sources: ["A.swift": source])
        return RouteMap([scan], configuration: configuration, followsRewrites: true)
    }

    /// The paths of the components, with a `!` before those of exclusions.
    private func paths(_ map: RouteMap, on domain: String = "www.example.com", excluding: [String] = []) throws
        -> [String]
    {
        let domain = try #require(WebDomain(domain))
        return WebLinks(map, on: domain, excluding: try excluding.map { try RoutePattern($0) }).entries.map { entry in
            (entry.isExcluded ? "!" : "") + entry.component.path.text
                + entry.component.query.map { "?\($0.name)=\($0.value.text)" }.joined()
        }
    }

    @Test("A domain is read as a host")
    func domains() {
        #expect(WebDomain("STATUS.example")?.host == "status.example")
        #expect(WebDomain("bücher.example")?.host == "xn--bcher-kva.example")
        #expect(WebDomain("*.Bücher.example")?.host == "*.xn--bcher-kva.example")
        for text in ["", "https://status.example", "status.example/", "status.example:443", "*", "a.*.example", "a..b"]
        {
            #expect(WebDomain(text) == nil, "\(text)")
        }
        #expect(WebDomain.inside("https://*.status.example/a")?.host == "*.status.example")
    }

    @Test("All subdomains have the URLs of patterns with hosts that vary, and of links whose hosts the app gives")
    func subdomains() throws {
        let source = [
            "//:team.example.com/a", "//www.example.com/b", "//:team(x|y).example.com/c", "//*/d", "//:team.org/e",
        ]
        .enumerated()
        .map { "/// @route(from: external) https:\($1)\nfunc route\($0)(team: String = \"\") {}\n" }.joined()
        let entries = map(source).webEntries(on: "*.example.com").filter { !$0.component.path.text.hasSuffix("/") }
        #expect(entries.map(\.component.path.text) == ["/d", "/c", "/a"])
        #expect(entries.map(\.component.isWider) == [false, true, false])
        #expect(try paths(map(source), on: "www.example.com") == ["/d", "/d/", "/a", "/a/", "/b", "/b/"])
        let open = map(Self.shop, #"{"links": {"https://:server/": "//", "https://www.example.com/old/": "//"}}"#)
        #expect(try paths(open, on: "*.example.com") == ["/shop/product/?*"])
        let filter = open.androidIntentFilter(of: "*.example.com")
        #expect(filter.contains(#"<data android:scheme="https" android:host="*.example.com" />"#))
        let problem = WebLinks(map(source), on: try #require(WebDomain("*.other.example"))).problem
        #expect(
            WebLinks(map(Self.shop), on: try #require(WebDomain("*.other.example"))).problem
                == "no link of `routegen.json` and no pattern names the domain '*.other.example'; "
                + "write a pattern such as `https://:name.other.example/**`"
        )
        #expect(problem == nil)
    }

    @Test("A domain that no link names, or on which nothing is open, is a problem")
    func problems() throws {
        let source =
            "/// @route(from: external) //page\nfunc page() {}\n/// @route https://closed.example/a\nfunc a() {}\n"
        let map = map(source, #"{"links": {"https://Bücher.example/": "//", "https://status.example/": "//"}}"#)
        func problem(_ domain: String, _ map: RouteMap) throws -> String? {
            WebLinks(map, on: try #require(WebDomain(domain))).problem
        }
        #expect(try problem("bücher.example", map) == nil)
        #expect(
            try problem("statsu.example", map)
                == "no link of `routegen.json` and no pattern names the domain 'statsu.example'; "
                + "did you mean 'status.example'?"
        )
        #expect(
            try problem("www.other.example", map)
                == "no link of `routegen.json` and no pattern names the domain 'www.other.example'; "
                + "add \"https://www.other.example/\" to `links`"
        )
        let closed =
            "no route on 'closed.example' is open to other apps; add `from: external` to a marker, or to a type"
        #expect(try problem("closed.example", map) == closed)
    }

    private static let shop = "/// @route(from: external) //shop/product/:id\nfunc product(id: String) {}\n"

    @Test("A rule whose source is a web URL is in the files if it leads to an open route")
    func rules() throws {
        let source = Self.shop + "/// @route //admin/:page\nfunc admin(page: String) {}\n"
        let rules = """
            {"from": "https://shop.example/products/:id(\\\\d{2})", "to": "//shop/product/:id"},
            {"from": "https://shop.example/admin/**", "to": "//admin/**", "unrouted": true}
            """
        let map = map(source, #"{"links": {"app://": "//"}, "rewrites": [\#(rules)]}"#)
        let text = map.appSiteAssociation(of: "shop.example", appIDs: ["ABCDE12345.b"])
        #expect(
            text == #"""
                {"applinks": {"details": [{"appIDs": ["ABCDE12345.b"], "components": [
                {"/": "/products/?*", "comment": "the rule from https://shop.example/products/:id(\\d{2}) to //shop/product/:id; takes more URLs than the rule"}
                ]}]}}

                """#
        )
    }

    @Test("A rule that leads away excludes its URLs from those of routes")
    func leavingRules() throws {
        let json = """
            {"links": {"https://www.example.com/": "//"},
             "rewrites": [{"from": "//shop/product/old", "to": "https://old.example/", "unrouted": true}]}
            """
        #expect(
            try paths(map(Self.shop, json)) == ["!/shop/product/old", "!/shop/product/old/", "/shop/product/?*"]
        )
    }

    @Test("Where no path describes the URLs of a rule that leads away, the comments of routes say so")
    func widerLeavingRules() throws {
        let json = """
            {"links": {"https://www.example.com/": "//"},
             "rewrites": [{"from": "//shop/:page", "to": "https://old.example/:page", "unrouted": true}]}
            """
        let source = "/// @route(from: external) //shop/news?year=now\nfunc news() {}\n"
        let entries = map(source, json).webEntries(on: "www.example.com")
        #expect(
            entries.map(\.comment)
                == Array(repeating: "//shop/news?year=now of App.news(); takes more URLs than the route", count: 2)
        )
    }

    @Test("A link may write the beginning of an expression that takes several components")
    func writtenExpressions() throws {
        let json = #"{"links": {"https://www.example.com/app": "//shop/a"}}"#
        let source = "/// @route(from: external) //shop/:path(a/.*)/end\nfunc any(path: String) {}\n"
        let entries = map(source, json).webEntries(on: "www.example.com")
        #expect(entries.map(\.component.path.text) == ["/app/*/end", "/app/*/end/"])
        #expect(entries.map(\.component.isWider) == [true, true])
    }

    @Test("A link with a longer path takes its URLs from a shorter one")
    func longerLinks() throws {
        let json = #"{"links": {"https://www.example.com/": "//", "https://www.example.com/shop/product": "//other"}}"#
        let source = Self.shop + "/// @route(from: external) //other/a\nfunc other() {}\n"
        #expect(
            try paths(map(source, json)) == [
                "/shop/product/a", "/shop/product/a/", "!/shop/product", "!/shop/product/*", "/other/a", "/other/a/",
                "/shop/product/?*",
            ]
        )
    }

    @Test("A link may write components that a pattern captures")
    func writtenComponents() throws {
        let json = #"{"links": {"https://www.example.com/app": "//shop/product"}}"#
        let source = "/// @route(from: external) //:area/:kind/**\nfunc any(area: String, kind: String) {}\n"
        #expect(try paths(map(Self.shop + source, json)) == ["/app/*", "/app", "/app/?*"])
    }

    @Test("Paths that stay on the web are excluded before everything else")
    func exclusions() throws {
        let json = #"{"links": {"https://www.example.com/": "/"}}"#
        let source = "/// @route(from: external) /**\nfunc all() {}\n"
        #expect(
            try paths(map(source, json), excluding: ["/legal/**", "/imprint"])
                == ["!/legal/*", "!/legal", "!/imprint", "!/imprint/", "/*", "/"]
        )
    }

    /// No component asks for the item: for Apple's systems, one that is missing is empty, and the route takes an empty one.
    @Test("A comment says so if a call needs a value of the query")
    func requiredValues() throws {
        let map = map(
            "/// @route(from: external) /find\nfunc find(q: String) {}\n",
            #"{"links": {"https://www.example.com/": "/"}}"#
        )
        #expect(map.webEntries(on: "www.example.com").map(\.component.isWider) == [true, true])
    }

    @Test("A file that would be too large has no comments")
    func withoutComments() {
        let routes = (0..<900).map { "/// @route(from: external) /page/number\($0)\nfunc page\($0)() {}\n" }
        let map = map(routes.joined(), #"{"links": {"https://www.example.com/": "/"}}"#)
        let text = map.appSiteAssociation(of: "www.example.com", appIDs: ["ABCDE12345.b"])
        #expect(text.utf8.count < 131_072)
        #expect(!text.contains("comment"))
        #expect(AppSiteAssociation.findings(in: text, at: "a") == [])
    }

    @Test("An intent filter names what it cannot exclude, in comments without two hyphens")
    func excludedPaths() throws {
        let map = map("/// @route(from: external) /**\nfunc all() {}\n", #"{"links": {"https://a.example/": "/"}}"#)
        let links = WebLinks(
            map,
            on: try #require(WebDomain("a.example")),
            excluding: [try RoutePattern("/legal/**"), try RoutePattern("/a--b")]
        )
        let filter = links.androidIntentFilter(on: try #require(WebDomain("a.example")))
        #expect(
            filter.split(separator: "\n").filter { $0.contains("exclude") } == [
                "    <!-- Does not exclude /legal/**: a filter with paths cannot. -->",
                "    <!-- Does not exclude /a- -b: a filter with paths cannot. -->",
            ]
        )
    }
}
