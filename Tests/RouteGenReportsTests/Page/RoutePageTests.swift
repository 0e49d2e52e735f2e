import Foundation
@_spi(Benchmarks) import RouteTables
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The page of an app's routes, without a browser.
@Suite struct RoutePageTests {
    /// The text between two others that each occur once before and after it.
    private func text(in page: String, from start: String, to end: String) throws -> String {
        let parts = page.split(separator: start, maxSplits: 1)
        let rest = try #require(parts.count == 2 ? parts[1] : nil)
        return String(try #require(rest.split(separator: end, maxSplits: 1).first))
    }

    @Test("The page has the map in its JSON form") func data() throws {
        let map = RouteMapTests.map
        let json = try text(in: map.page, from: #"id="map">"#, to: "</script>")
        #expect(try RouteMap(json: Array(json.utf8), path: "map.json").routes == map.routes)
    }

    @Test("The page has the compiled table of the map's routes, in their order") func tables() throws {
        var map = RouteMapTests.map
        map.rewrites = [RouteMap.Rewrite(source: "//old/:id", target: "//chat/:id")]
        let json = try text(in: map.page, from: #"id="tables">"#, to: "</script>")
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let table = try #require(object?["table"] as? String)
        let match = try RouteMatcher(Array(table.utf8)).firstMatch(in: "//im/chat/5")
        #expect(match.map { map.routes[$0.patternIndex].pattern } == #"//im/chat/:chatID(\d+)"#)
        #expect((object?["patterns"] as? [Any])?.count == map.routes.count)
        let rewrites = try #require(object?["rewrites"] as? [String: Any])
        let sources = try #require(rewrites["table"] as? String)
        #expect(try RouteMatcher(Array(sources.utf8)).firstMatch(in: "//old/5")?.patternIndex == 0)
    }

    @Test("A page of a tab's first handler has the plan for other values, with those of the first page")
    func plansOfTabRoots() throws {
        let source = """
            /// @route(open: tab(list)) //list
            func list(sort: String = "new", page: Int? = nil) -> P { P() }
            /// @route(open: tab(list)) //plain
            func plain() -> P { P() }
            """
        var findings: [Diagnostic] = []
        let configuration = Configuration(
            json: Array(#"{"tabs": {"list": "list"}}"#.utf8),
            path: "routegen.json",
            diagnostics: &findings
        )
        let map = RouteMap([ModuleScan(name: "A", sources: ["A.swift": source])], configuration: configuration)
        let json = try text(in: map.page, from: #"id="tables">"#, to: "</script>")
        let page = #"{"name": "list", "open": "push"}"#
        let values = #"{"own": {"sort": ["new"]}, "types": {"sort": "String", "page": "Int"}}"#
        let ofRoot = #"{"own": {"sort": ["new"]}, "types": null}"#
        for part in [
            #""plan": {"tab": "list", "pages": [\#(page)]}, "planValues": [\#(values)], "planOfOthers": {"plan": "#,
            #"{"plan": {"tab": "list", "pages": [\#(page), \#(page)]}, "values": {"page": null, "sort": "new"}, "#
                + #""planValues": [\#(ofRoot), \#(values)]}"#,
        ] {
            #expect(json.contains(part), "\(json)")
        }
        #expect(json.components(separatedBy: "planOfOthers").count == 2, "\(json)")
    }

    @Test("A plan of the page has its 50 topmost pages and the number of the others") func plans() throws {
        let pages = (1...60).map { "/// @route(parent: a\($0 - 1)) //a\($0)\nfunc a\($0)() -> P { P() }\n" }.joined()
        let source = "/// @route //a0\nfunc a0() -> P { P() }\n" + pages
        let map = RouteMap([ModuleScan(name: "Shop", sources: ["A.swift": source])])
        let json = try text(in: map.page, from: #"id="tables">"#, to: "</script>")
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let patterns = try #require(object?["patterns"] as? [[String: Any]])
        func plan(of name: String) throws -> (names: [String?], others: Int?) {
            let index = try #require(map.routes.firstIndex { $0.name == name })
            let plan = try #require(patterns[index]["plan"] as? [String: Any])
            let pages = try #require(plan["pages"] as? [[String: Any]])
            return (pages.map { $0["name"] as? String }, plan["others"] as? Int)
        }
        let long = try plan(of: "a60")
        #expect(long.names == (11...60).map { "a\($0)" } && long.others == 11)
        let short = try plan(of: "a49")
        #expect(short.names == (0...49).map { "a\($0)" } && short.others == nil)
    }

    @Test("The title names the app, its version and a date as texts") func title() throws {
        var map = RouteMapTests.map
        #expect(try text(in: map.page, from: "<title>", to: "</title>") == "Routes")
        #expect(!map.page.contains(#"id="edition""#))
        map.title = RouteMap.Title(app: "<b>Chat</b> & \"Co\"\u{202E}", version: "1.2", date: "2026-11-25")
        let heading = "Routes of &lt;b&gt;Chat&lt;/b&gt; &amp; &quot;Co&quot;U+202E"
        #expect(try text(in: map.page, from: "<title>", to: "</title>") == heading)
        #expect(try text(in: map.page, from: "<h1>", to: "</h1>") == heading)
        #expect(try text(in: map.page, from: #"<p id="edition">"#, to: "</p>") == "version 1.2, 2026-11-25")
        #expect(map.markdown.hasPrefix("# Routes of "))
        #expect(map.markdown.contains("\n\nVersion 1.2, 2026-11-25.\n\n"))
        #expect(map.json == RouteMapTests.map.json)
        #expect(RouteMap.Title(app: "", version: "", date: "") == RouteMap.Title())
    }

    @Test("The page prefers the links in the order of the configuration") func preferredPrefixes() throws {
        var map = RouteMapTests.map
        map.preferredPrefixes = ["z:", "a:"]
        let json = try text(in: map.page, from: #"id="facts">"#, to: "</script>")
        #expect(json.contains(#""preferredPrefixes": ["z:", "a:"]"#), "\(json.suffix(200))")
    }

    @Test("The page marks what an earlier map lacks") func news() throws {
        var map = RouteMapTests.map
        #expect(try text(in: map.page, from: #"id="facts">"#, to: "</script>").contains(#""new": []"#))
        map.earlierPatterns = ["//dark"]
        #expect(try text(in: map.page, from: #"id="facts">"#, to: "</script>").contains(#""new": [0, 2]"#))
        #expect(map.json == RouteMapTests.map.json)
    }

    @Test("The drawing has each page once, above the page that its marker names") func placedPages() throws {
        let source = """
            /// @route(open: tab(list)) //list
            /// @route(open: tab(list)) //all
            func list() -> P { P() }
            /// @route(parent: list) //list/:id
            func item(id: Int) -> P { P() }
            /// @route //plain
            func plain() -> P { P() }
            """
        let map = RouteMap([ModuleScan(name: "A", sources: ["A.swift": source])])
        #expect(map.routes.map(\.pattern) == ["//all", "//list", "//list/:id", "//plain"])
        let json = try text(in: map.page, from: #"id="facts">"#, to: "</script>")
        #expect(json.contains(#""unplaced": [3], "placed": [[0, null], [2, 0]]"#), "\(json)")
    }

    @Test("A page without a table says why") func problem() throws {
        var map = RouteMapTests.map
        map.routes[0].pattern = "//a/:b("
        let json = try text(in: map.page, from: #"id="tables">"#, to: "</script>")
        #expect(json.hasPrefix(#"{"problem": "column 7: "#), "\(json)")
    }

    @Test("No text of the sources has a meaning in HTML") func textIsData() throws {
        var map = RouteMapTests.map
        let hostile = "</script><script>alert(1)</script><!-- <img onerror=x> & \u{202E}\u{2028}\u{E000}"
        map.routes[0].documentation = hostile
        map.routes[0].handler = hostile
        let page = map.page
        let json = try text(in: page, from: #"id="map">"#, to: "</script>")
        #expect(!json.contains { "<>&\u{202E}\u{2028}\u{E000}".contains($0) })
        #expect(try RouteMap(json: Array(json.utf8), path: "map.json").routes == map.routes)
        let isSame = page.split(separator: "<script").count == RouteMapTests.map.page.split(separator: "<script").count
        #expect(isSame)
    }

    @Test("The policy loads nothing, and runs only what has the page's own word") func policy() throws {
        let page = RouteMapTests.map.page
        let policy = try text(in: page, from: #"Content-Security-Policy" content=""#, to: "\"")
        #expect(
            policy == "default-src 'none'; script-src 'nonce-routes'; style-src 'nonce-routes'; base-uri 'none'; "
                + "form-action 'none'"
        )
        #expect(page.components(separatedBy: #"<script nonce="routes">"#).count == 2)
        #expect(page.components(separatedBy: #"<style nonce="routes">"#).count == 2)
        let elements = try text(in: page, from: "<body>", to: #"<script type="application/json" id="map""#)
        #expect(!elements.contains("style=") && !elements.contains("onclick=") && !elements.contains("oninput="))
    }
}
