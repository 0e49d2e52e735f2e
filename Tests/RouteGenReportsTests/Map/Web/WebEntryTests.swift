import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// How routes are compared and written for the systems that open the app.
@Suite struct WebEntryTests {
    private func map(_ markers: [String], links: [String: String] = ["https://www.example.com": "/"]) -> RouteMap {
        let source = markers.enumerated().map { "/// @route\($1)\nfunc route\($0)() {}" }.joined(separator: "\n")
        var map = RouteMap([ModuleScan(name: "App", sources: ["A.swift": source])])
        map.links = links.map { RouteMap.Link(prefix: $0.key, replacement: $0.value) }
        return map
    }

    private func steps(_ markers: [String]) throws -> Int {
        var steps = 0
        let entries = WebEntry.all(of: map(markers), on: try #require(WebDomain("www.example.com")), counting: &steps)
        #expect(entries.count >= markers.count / 2)
        return steps
    }

    @Test("The work grows with the number and the length of the routes, not with their squares")
    func linearWork() throws {
        func markers(_ count: Int, _ length: Int) -> [String] {
            let long = String(repeating: "x", count: length)
            return (0..<count).map { index in
                let origin = index % 2 == 0 ? "(from: external)" : ""
                return "\(origin) //shop/\(long)\(index)/:id" + (index % 3 == 0 ? "/edit" : "")
            }
        }
        let few = try steps(markers(50, 10))
        #expect(few > 0)
        #expect(try steps(markers(200, 10)) < 6 * few)
        #expect(try steps(markers(50, 40)) < 6 * few)
    }

    @Test("The search finds the first component that takes a URL")
    func search() {
        var random = SplitMix(seed: 7)
        func text(_ signs: [String]) -> String {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
        }
        for round in 0..<200 {
            let components = (0..<8).map { _ in
                let path = GlobPattern(text: text(["a", "b", "B", "/", "?", "*"]))
                return WebComponent(path: path, query: [], fragment: nil, ignoresCase: round % 2 == 0)
            }
            let search = WebComponents(components)
            for _ in 0..<20 {
                let text = text(["a", "b", "A", "/"])
                var steps = 0
                let first = components.firstIndex { $0.takes(text) }
                #expect(search.first(for: text, counting: &steps) == first, "\(components) \(text)")
            }
        }
    }

    @Test("The domain of the file counts as the host of an open link")
    func openLinks() {
        let map = map(
            ["(from: external) //shop/:id"],
            links: ["https://:brand": "/", "https://:brand/app": "//shop", "https://other.example/x": "/"]
        )
        let entries = map.webEntries(on: "one.example")
        #expect(entries.map(\.component.path.text) == ["/app/?*", "/shop/?*"])
    }

    @Test("Finite alternatives are written out, and a comment says which components take more URLs")
    func exactComponents() {
        let map = map([
            "(from: external) //shop/:kind(sale|new)", "(from: external) //v:major([12])/:page?",
            "(from: external) //find?sort=:sort(up|down)", "(from: external) //é/**",
            "(from: external) //many/:code([a-z]{2})", "(from: external) //year/:year(\\d{4})/:rest([0-9a-z-])",
            "(from: external) //id/:id(\\d+)", "(from: external) //hex/:value([0-9a-fA-F]{1,2})",
            "(from: external) //word/:word(\\w)", "(from: external) //some/:some([b-y])",
            "(from: external) //text/\\$\\(digit\\)",
        ])
        let entries = map.webEntries(on: "www.example.com")
        let lines = entries.map { entry in
            entry.component.path.text + entry.component.query.map { "?\($0.name)=\($0.value.text)" }.joined()
                + (entry.component.isWider ? " wider" : "")
        }
        #expect(
            lines.sorted() == [
                "/%C3%A9", "/%C3%A9/*", "/find/?sort=down", "/find/?sort=up", "/find?sort=down", "/find?sort=up",
                "/hex/?* wider", "/id/?* wider", "/many/?* wider", "/shop/new", "/shop/new/", "/shop/sale",
                "/shop/sale/",
                "/some/?* wider", "/text/?(digit) wider", "/text/?(digit)/ wider", "/v?* wider", "/v?*/?* wider",
                "/word/?* wider", "/year/?*/?* wider",
            ]
        )
        let text = map.appSiteAssociation(of: "www.example.com", appIDs: ["A"])
        #expect(
            text.contains(
                #"{"/": "/shop/sale", "comment": "//shop/:kind(sale|new) of App.route0()"}"#
            )
        )
        #expect(
            text.contains(
                #"{"/": "/some/?*", "comment": "//some/:some([b-y]) of App.route9(); takes more URLs than the route"}"#
            )
        )
    }

    /// `PatternMatcher` of Android: `.*` takes everything up to the first sign that can follow, and nothing is tried again.
    @Test("Paths for Android are decoded, and take more where a `.*` would stop too early")
    func androidPaths() {
        let markers = [
            "//café/a%20b", "//a.b/:id", "//file/**/end", "//v/:name(.+)/end", "//w/x:name-y/end", "//q/:id/end",
            "//star/:id/a\\*b", "//year/:year(\\d{2})",
        ]
        let map = map(markers.map { "(from: external) \($0)" })
        let filter = map.androidIntentFilter(of: "www.example.com")
        let lines = filter.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.contains("android:path") }
        #expect(
            Set(lines) == [
                #"<data android:path="/café/a b" />"#, #"<data android:path="/café/a b/" />"#,
                #"<data android:pathPattern="/a\\.b/..*" />"#, #"<data android:path="/file/end" />"#,
                #"<data android:path="/file/end/" />"#, #"<data android:pathPattern="/file/.*" />"#,
                #"<data android:pathPattern="/v/..*" />"#, #"<data android:pathPattern="/w/x..*/end" />"#,
                #"<data android:pathPattern="/w/x..*/end/" />"#, #"<data android:pathPattern="/year/..*" />"#,
                #"<data android:pathPattern="/q/..*/end" />"#,
                #"<data android:pathPattern="/q/..*/end/" />"#, #"<data android:pathPattern="/star/..*/a.b" />"#,
                #"<data android:pathPattern="/star/..*/a.b/" />"#,
            ]
        )
        let comment = "    <!-- Takes more URLs than the route. -->\n"
        #expect(filter.contains(comment + "    <data android:pathPattern=\"/v/..*\" />"))
        #expect(filter.contains(comment + "    <data android:pathPattern=\"/year/..*\" />"))
        #expect(!filter.contains(comment + "    <data android:path=\"/café"))
    }

    @Test("An intent filter takes every case of a letter if the app ignores case") func androidCase() {
        var map = map(["(from: external) //Shop/1"])
        map.urls.ignoresCase = true
        let filter = map.androidIntentFilter(of: "www.example.com")
        #expect(
            filter.contains(
                "    <!-- Takes more URLs than the route. -->\n    <data android:pathPattern=\"/..../1\" />\n"
            )
        )
    }
}
