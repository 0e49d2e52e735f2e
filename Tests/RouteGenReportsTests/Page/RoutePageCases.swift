import Foundation
import RoutePatterns
import Testing

@testable import RouteGenCore
@testable import RouteGenReports
@_spi(Benchmarks) @testable import RouteTables
@testable import TestSupport

/// URLs with what the runtime says about them, for the test of the page in a browser.
///
/// `Fixtures/RoutePage/test.sh` reads them. `ROUTE_PAGE_CASES` names the folder for the pages and their URLs.
@Suite struct RoutePageCases {
    private static let folder = ProcessInfo.processInfo.environment["ROUTE_PAGE_CASES"]

    @Test("Pages of random and hostile maps, and URLs with their answers", .enabled(if: folder != nil))
    func write() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var random = RandomMaps(seed: 1)
        let large = random.map(80)
        var matched = try Self.write("large", large, (0..<5_000).map { _ in random.url() }, to: folder)
        for number in 0..<60 {
            let map = random.map(10)
            matched += try Self.write("random\(number)", map, (0..<100).map { _ in random.url() }, to: folder)
        }
        matched += try Self.write("values", ReadableTexts.map, ReadableTexts.urls, to: folder)
        matched += try Self.write("hostile", Self.hostileMap, Self.hostileURLs, to: folder)
        // Else nothing is tested.
        #expect(matched > 2_000)
    }

    /// Writes a page, and each URL with its answer as a line of JSON, for one caller after the other.
    ///
    /// - Returns: The number of URLs that match.
    private static func write(_ name: String, _ map: RouteMap, _ urls: [String], to folder: URL) throws -> Int {
        let matching = try URLMatching(map)
        var matched = 0
        let lines = urls.enumerated().map { index, url in
            let origin: RouteOrigin? = [nil, .app, .webView, .external][index % 4]
            let answer = matching.match(url, from: origin)
            if answer.isMatched { matched += 1 }
            let line: JSONValue = ["from": origin.map { .string("\($0)") } ?? .null, "answer": answer.json]
            return line.text + "\n"
        }
        try map.page.write(to: folder.appendingPathComponent("\(name).html"), atomically: false, encoding: .utf8)
        try lines.joined().write(to: folder.appendingPathComponent("\(name).jsonl"), atomically: false, encoding: .utf8)
        return matched
    }

    // MARK: Hostile URLs

    private static var hostileMap: RouteMap {
        let patterns = [
            "/a/b/c", "/:a/:b/x", "/**/a/**/b/**/c", "/:x*/m/:y*/n", "/f/:rest(.*)/end", #"/:p([a-z]+(/\d+)*)/z"#,
            "/v:a.:b.:c", #"/:d(\d+)"#, "/a+b", "/*/:e/**", "/s?k=:k&l=:l", "/#/**/a/**/b", "/:q([a/]*)/:r([a/]*)/t",
            "/é/:é", "//\\[\\:\\:1\\]/:x", "regex .*\\.pdf", "/%25/:x", "/\\<b\\>", "/t?k=:k*",
        ]
        return RandomMaps.map(patterns)
    }

    private static var hostileURLs: [String] {
        let units = [
            "a", "/", "%41", "/a", "/a/b", "1", ".", "v1.", "/m", "aaaaaaa/", "é", "%C3%A9/", "?k=&", "&", "k=a&", "#",
        ]
        let repeated = units.flatMap { unit in
            ["/", "/a/", "/s?", "//h/", "/#/"].map { $0 + String(repeating: unit, count: 3_000) }
        }
        let malformed = [
            "%", "%4", "/%zz", "/%C3", "/%C3%", "/%C3%28", "/%E0%80%80", "/%ED%A0%80", "/%F4%90%80%80", "/%FF",
            "//[::1",
            "//u\\@h/a/b/c", "//h\\/a/b/c", "//u\n@h/1", "//u v:@h/1", "// @", "//h h/1", "//u\u{7F}@h\\@h/1",
            "//u@[x/%", "/a?%", "/a#%2", "/%C3/%A9", "//%/[", "//a%2", "/%f0%9f%98%80", "/%F0%9F%98", "/%c1%81",
        ]
        let unusual = [
            "", "?", "#", ":", "//", "///", "////", "a", "a:b", ":a", "/\u{FEFF}/x", "/\u{0}/x", "/a\nb/c/d",
            "//@/a/b/c",
            "//u:p@h:80/1", "//[::1]/a", "/%C3%A9/%C3%A9", "/é/e\u{301}", "/\u{2028}/b/x", "/a/b/c?#", "/a/b/c#?",
            "/%3Cb%3E", "/<b>", "/</script>", "/%25/%25", "1:/1", "A1+-.:/1", "/s?l=1&k=2&k=3", "/s?=&k&l",
            "/t?k=a&k=b&k", "/t?%6b=%26&x=%2B+", "HTTP://X.PDF", "/x%2Epdf", "/A%2epdf", "/v1.2.3", "/v1..3",
            "/v%2E.a.b", "/12/3/z",
            "/ab/1/2/z", "/a/a/t", "//h//", "/a//b/x", "/aaab", "/AB",
        ]
        return repeated + malformed + unusual
    }
}

/// Random maps, with links and rewriting rules.
private struct RandomMaps {
    private var patterns: RandomPatterns

    init(seed: UInt64) { patterns = RandomPatterns(seed: seed) }

    static func map(_ patterns: [String]) -> RouteMap {
        RouteMap(
            routes: patterns.enumerated().map { index, pattern in
                MappedRoute(
                    pattern: pattern,
                    name: "route\(index)",
                    module: "Random",
                    handler: "Random.route\(index)()",
                    file: "Random.swift",
                    line: index + 1
                )
            }
        )
    }

    private static let rules = [
        ("//x/**", "//h/**"), ("/f/:x", "/a/:x?k=:x"), ("app:/b/:x?", "web:/a/:x?"), ("/12?k=:q", "/:q#/:q"),
        ("/a-b/:x*", "//h/:x*"), ("/a.b/**?k=:q?", "/b/**?l=:q?"), ("//www.h/:rest(.*)", "/:rest"), ("/1b/*", "//x/*"),
        (":s(x|web):/f", ":s://h/1"), ("//u/:a/:b", "/:b/:a?"), ("/123#:part", "/12/:part"), ("/f?l=:l", "/ab?"),
        ("/1/1/1", "/1/1/1"), ("/f/f", "/f/f/f"), ("/f/f/:x*", "/f/f/f/:x*"),
    ]

    private static let links = [
        ("app:", ""), ("web:", "//h"), ("https://h", "/"), ("//www.h", "//h"), ("app://h/a", "/"), ("x:", "web:"),
        ("app://", "/"),
    ]

    mutating func map(_ count: Int) -> RouteMap {
        var texts: [String] = []
        while texts.count < count {
            let text = patterns.next(12) == 0 ? "regex \(patterns.regex())" : patterns.pattern()
            if (try? RoutePattern(text)) != nil { texts.append(text) }
        }
        var map = Self.map(texts)
        for index in map.routes.indices {
            if patterns.next(10) == 0 { map.routes[index].priority = patterns.pick([.high, .low]) }
            if patterns.next(3) == 0 { map.routes[index].origins = [.webView] }
            if patterns.next(3) == 0 { map.routes[index].origins.append(.external) }
            if patterns.next(10) == 0 { map.routes[index].readsRequest = true }
            if patterns.next(6) == 0 { map.routes[index].open = patterns.pick(["push", "present", "root", "tab(a)"]) }
            if patterns.next(6) == 0 { map.routes[index].parent = "route\(patterns.next(count))" }
            if patterns.next(20) == 0 { map.routes[index].condition = "isOn" }
            if patterns.next(4) == 0 { map.routes[index].parameters = parameters(of: map.routes[index].pattern) }
        }
        if patterns.next(2) == 0 { map.tabs = [RouteMap.Tab(name: "a", root: "route0")] }
        if patterns.next(2) == 0 {
            for (prefix, replacement) in Self.links where patterns.next(3) == 0 {
                map.links.append(RouteMap.Link(prefix: prefix, replacement: replacement))
            }
        }
        if patterns.next(2) == 0 {
            for (source, target) in Self.rules where patterns.next(4) == 0 {
                guard let rule = try? RewriteSource(source), (try? RewriteTemplate(target, rule)) != nil else {
                    continue
                }
                map.rewrites.append(RouteMap.Rewrite(source: source, target: target))
            }
        }
        map.urls.ignoresCase = patterns.next(3) == 0
        map.urls.plusIsSpace = patterns.next(3) == 0
        return map
    }

    /// Parameters for the captures of a pattern and for an item of the query, some of types that not every text fits.
    private mutating func parameters(of pattern: String) -> [MappedParameter] {
        let captures = (try? RoutePattern(pattern))?.captures ?? []
        var parameters = captures.map { parameter($0.name, in: .path) }
        for name in ["k", "l", "on"] where patterns.next(3) == 0 && !captures.contains(where: { $0.name == name }) {
            parameters.append(parameter(name, in: .query))
        }
        if patterns.next(10) == 0 {
            parameters.append(MappedParameter(name: "then", type: "() -> Void", place: .callback, isRequired: true))
        }
        return parameters
    }

    /// A parameter of a type that may refuse some texts.
    private mutating func parameter(_ name: String, in place: MappedParameter.Place) -> MappedParameter {
        let kinds = ["String", "String?", "[String]", "Int", "Int?", "Bool", "Bool?", "[Bool]", "Other", "UUID"]
        let enumerations = [
            "Tab": RawValues(type: "String", texts: ["a", "12", "e\u{301}"]),
            "Level": RawValues(type: "Int", texts: ["-1", "12"]),
            "Wide": RawValues(type: "UInt8", texts: nil), "Sign": RawValues(type: "Character", texts: ["a", "1"]),
            "Many": RawValues(type: "String", texts: (0..<30).map { "\($0)" }),
        ]
        let type = patterns.pick(kinds + enumerations.keys.sorted().flatMap { [$0, "[\($0)]", "App.\($0)?"] })
        let isRequired = !type.hasSuffix("?")
        var parameter = MappedParameter(name: name, type: type, place: place, isRequired: isRequired)
        let single = type.filter { !"[]?".contains($0) }.split(separator: ".").last.map(String.init) ?? type
        if let values = enumerations[single] { parameter.reading = .rawValue(values) }
        return parameter
    }

    /// A URL, in which letters may be upper case, values contain plus signs, and items are repeated or have no value.
    mutating func url() -> String {
        var text = patterns.url()
        for _ in 0..<patterns.next(3) where !text.contains("#") {
            text +=
                (text.contains("?") ? "&" : "?")
                + patterns.pick(["k", "l", "on", "x", "k=", "on=yes", "l=12", "k=a", "k=%C3%A9"])
        }
        if patterns.next(4) == 0 { text = text.replacing("a", with: "A") }
        if patterns.next(6) == 0 {
            text = text.replacing("=a", with: patterns.pick(["=a+b", "=a%2Bb", "=+", "=a%20b"]))
        }
        return text
    }
}

extension URLMatching {
    /// Compiles the routes of a map.
    fileprivate init(_ map: RouteMap) throws {
        var encoder = RouteMatcherEncoder()
        let routes = try map.routes.map { route in
            let written = try RoutePattern(route.pattern)
            let pattern = map.urls.ignoresCase ? try written.ignoringCase() : written
            encoder.add(pattern, priority: route.priority, isConditional: route.condition != nil)
            return Route(route, pattern)
        }
        self.init(
            routes: routes,
            tables: AppTables(
                routes: RouteMatcher(try encoder.encode()),
                links: map.urls.links(map.links.map { ($0.prefix, $0.replacement) }),
                rewrites: map.rewrites.isEmpty
                    ? nil
                    : try .test(
                        map.rewrites.map { ($0.source, $0.target) },
                        ignoresCase: map.urls.ignoresCase
                    )
            ),
            plans: RoutePlans(map.routes, tabs: map.tabs),
            diagnostics: []
        )
    }
}
