import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

@Suite struct RouteMapReaderTests {
    @Test("A map that was written is read") func roundTrip() throws {
        var map = RouteMapTests.map
        map.links = [RouteMap.Link(prefix: "https://example.com", replacement: "/")]
        map.rewrites = [RouteMap.Rewrite(source: "//old/**", target: "//new/**")]
        #expect(!map.services.isEmpty)
        #expect(try RouteMap(json: Array(map.json.utf8), path: "map.json") == map)
    }

    @Test("A map names a parent and the first page of a tab by accessors, whatever the sources call them")
    func declaredNames() throws {
        let source = """
            enum Pages {
                /// @route(open: tab(home)) //home
                case home
                /// @route(parent: home) //chat/:id
                case chat(id: Int)
            }
            """
        var findings: [Diagnostic] = []
        let json = Array(#"{"tabs": {"home": "home"}}"#.utf8)
        let configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        let scan = ModuleScan(name: "App", sources: ["App.swift": source])
        let map = RouteMap([scan], configuration: configuration)
        #expect(map.routes.map(\.parent) == ["pagesHome", nil])
        #expect(map.tabs.map(\.root) == ["App.pagesHome"])
        let plan = URLMatching([scan], configuration: configuration).match("//chat/5").text
        #expect(plan.contains("home: pagesHome > pagesChat"), "\(plan)")
    }

    @Test("Markdown and the page say that a page without a place opens on the visible stack, and nothing else does")
    func unplacedPage() {
        let source = """
            /// @route(open: tab(home)) //home
            func home() -> Screen { Screen() }
            /// @route //help
            func help() -> Screen { Screen() }
            /// @route //count
            func count() -> Int { 0 }
            /// @route //log
            func log() {}
            """
        let map = RouteMap([ModuleScan(name: "App", sources: ["App.swift": source])])
        let sections = map.markdown.components(separatedBy: "### ").filter { $0.contains("on the visible stack") }
        #expect(sections.map { $0.prefix { $0 != "\n" } } == ["`//help`"])
        #expect(sections.allSatisfy { $0.contains("- Opens: on the visible stack\n") })
        #expect(map.page.contains(#""unplaced": [1]"#))
        #expect(map.page.contains(#"const visibleStack = "on the visible stack";"#))
    }

    @Test("A map says how pages open, and a map of an earlier version does not") func pages() throws {
        let source = """
            /// @route(open: tab(home)) //home
            func home() -> Screen { Screen() }
            /// @route(parent: home, requires: account, age) //chat/:id
            func openChat(id: Int) -> Screen { Screen() }
            """
        let map = RouteMap([ModuleScan(name: "App", sources: ["App.swift": source])])
        #expect(map.json.contains(#""requires": ["account", "age"], "#))
        #expect(map.markdown.contains("- Requires: `account`, `age`\n"))
        #expect(map.json.contains(#""open": null, "parent": "home""#))
        #expect(map.json.contains(#""open": "tab(home)", "parent": null"#))
        #expect(map.markdown.contains("- Opens: `tab(home)`\n"))
        #expect(map.markdown.contains("- Parent: `home`\n"))
        #expect(try RouteMap(json: Array(map.json.utf8), path: "map.json").routes == map.routes)
        let earlier = map.json.replacing(#""open": null, "parent": "home", "#, with: "")
            .replacing(#""open": "tab(home)", "parent": null, "#, with: "")
            .replacing(#""requires": ["account", "age"], "#, with: "").replacing(#""requires": [], "#, with: "")
        #expect(!earlier.contains("parent"))
        let read = try RouteMap(json: Array(earlier.utf8), path: "map.json")
        #expect(read.routes.map(\.open) == [nil, nil])
        let former = map.json.replacing(#""origins": []"#, with: #""origins": ["web", "push"]"#)
        #expect(
            try RouteMap(json: Array(former.utf8), path: "map.json").routes[0].origins == [.webView, .notification]
        )
        let difference = try RouteMapDifference(from: read, to: map)
        #expect(difference.routes.breaking.isEmpty)
        #expect(
            difference.routes.changed.map(\.details)
                == [
                    ["parent: `home`, was `none`", "requires: `account, age`, was `nothing`"],
                    ["opens: `tab(home)`, was `as the caller says`"],
                ]
        )
    }

    private static let start = #"{"version": 1, "routes": [{"pattern": "//a", "name": "a", "module": "A", "#
    private static let middle = #""handler": "A.a()", "file": "A.swift", "line": 1, "#

    @Test(
        "A file that is not a route map is an error at its place",
        arguments: [
            ("", "the file is not valid JSON: a value is missing", 1, 1),
            ("{\n  \"version\": 1,,", "the file is not valid JSON: a member's name in quotes is missing", 2, 16),
            ("[]", "a route map is an object, not an array", 1, 1),
            ("{}", "a route map needs `version`", 1, 1),
            (
                "{\"version\": 2, \"routes\": []}",
                "the map has version 2, but this tool reads maps up to version 1; update RouteGen", 1, 13
            ),
            ("{\"version\": \"x\"}", "`version` is not the number of a version", 1, 13),
            ("{\"version\": 1}", "a route map needs `routes`", 1, 1),
            ("{\"version\": 1, \"routes\": 5}", "`routes` is an array, not a number", 1, 26),
            ("{\"version\": 1, \"routes\": [5]}", "a route is an object, not a number", 1, 27),
            (start + "\"x\": 1}]}", "a route needs `handler`", 1, 27),
            (start + middle + "\"priority\": \"top\"}]}", "`priority` is one of high, default, low, not `top`", 1, 136),
        ]
    )
    func mistakes(_ json: String, _ message: String, _ line: Int, _ column: Int) {
        let error = #expect(throws: RouteMapError.self) { try RouteMap(json: Array(json.utf8), path: "map.json") }
        #expect(error?.message == message)
        #expect(error?.location == SourceLocation(file: "map.json", line: line, column: column))
    }

    @Test("A malformed pattern is an error at its place") func malformedPattern() {
        let json = Self.start.split(separator: "//a").joined(separator: "//a/:b(") + Self.middle + "\"x\": 1}]}"
        let error = #expect(throws: RouteMapError.self) { try RouteMap(json: Array(json.utf8), path: "map.json") }
        #expect(error?.message.hasPrefix("the pattern `//a/:b(` is malformed: ") == true)
        #expect(error?.location.column == 39)
    }
}
