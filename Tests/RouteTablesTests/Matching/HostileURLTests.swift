@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import TestSupport
import Testing

/// Long URLs that are designed to be slow: of a megabyte, or a part of it; see `AllCases`.
///
/// They are looked up on a thread with 512 KB of stack, which a call for each component would overflow. `SearchStepsTests`
/// counts the steps of such URLs, and the program `SmallStack` tries all that takes a URL.
@Suite struct HostileURLTests {
    static let patterns = [
        "/a/b/c", "/:a/:b/x", "/**/a/**/b/**/c", "/:x*/m/:y*/n", "/f/:rest(.*)/end", #"/:p([a-z]+(/\d+)*)/z"#,
        "/v:a.:b.:c",
        #"/:d(\d+)"#, "/a+b", "/*/:e/**", "/s?k=:k&l=:l", "/#/**/a/**/b", "/:q([a/]*)/:r([a/]*)/t",
    ]

    /// Patterns whose components can be taken by a repeated part and by the next one.
    static let divided = [
        "/shop/:category([a-z-]+)*/:id", #"/files/:folder(\w+)+/:name"#, #"/:ids(\d+)*/**"#, "/:a(x)*/:b*/z",
    ]

    static let megabyte = 1 << 20

    static let units = [
        "a", "/", "%41", "/a", "/a/b", "1", ".", "v1.", "/m", "aaaaaaa/", "é", "%C3%A9/", "?k=&", "&", "k=a&", "#",
    ]

    private static func matcher(_ patterns: [String]) throws -> RouteMatcher {
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
        return RouteMatcher(try encoder.encode())
    }

    @Test("A long hostile URL is looked up on a small stack", arguments: units)
    func smallStack(_ unit: String) throws {
        let matcher = try Self.matcher(Self.patterns + Self.divided)
        let length = AllCases.areTested ? Self.megabyte : Self.megabyte / 16
        for start in ["/", "/a/", "/s?", "//h/", "/#/"] {
            let isPath = !(start + unit).contains { "?#".contains($0) }
            let count = (isPath ? RouteURL.pathLimit - start.utf8.count : length) / unit.utf8.count
            let text = start + String(repeating: unit, count: count)
            try SmallThread.run {
                let matches = matcher.matches(try RouteURL(text))
                #expect(matches.first?.patternIndex == matcher.firstMatch(in: try RouteURL(text))?.patternIndex)
                // What matches can tell its captures, too.
                for match in matches.prefix(3) { _ = match.range(ofCapture: 0) }
            }
        }
    }

    @Test("Of repeated parts, each may end at every component", arguments: [1, 30, 39, 40, 41, 42, 100, 1_600, 8_000])
    func theEndOfARepeatedPart(_ count: Int) throws {
        let matcher = try Self.matcher(Self.divided)
        let values = { (unit: String) in [String](repeating: unit, count: count) }
        try SmallThread.run {
            let shop = try #require(try matcher.firstMatch(in: "/shop/" + values("a").joined(separator: "/") + "/5"))
            #expect(shop.patternIndex == 0)
            #expect(shop.texts(ofCapture: 0) == values("a"))
            #expect(shop.texts(ofCapture: 1) == ["5"])
            let rest = try #require(try matcher.firstMatch(in: "/" + values("1").joined(separator: "/") + "/q"))
            #expect(rest.patternIndex == 2)
            #expect(rest.texts(ofCapture: 0) == values("1"))
            let last = try #require(try matcher.firstMatch(in: "/" + values("x").joined(separator: "/") + "/y/z"))
            #expect(last.patternIndex == 3)
            #expect(last.texts(ofCapture: 0) == values("x"))
            #expect(last.texts(ofCapture: 1) == ["y"])
        }
    }
}
