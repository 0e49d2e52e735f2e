@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import TestSupport
import Testing

/// Long URLs that are designed to be slow: of a megabyte, or a part of it; see `AllPackages`.
///
/// Nothing is timed here: quadratic work on them would take hours, and recursion by component would overflow the stack.
@Suite struct HostileURLTests {
    static let patterns = [
        "/a/b/c", "/:a/:b/x", "/**/a/**/b/**/c", "/:x*/m/:y*/n", "/f/:rest(.*)/end", #"/:p([a-z]+(/\d+)*)/z"#,
        "/v:a.:b.:c",
        #"/:d(\d+)"#, "/a+b", "/*/:e/**", "/s?k=:k&l=:l", "/#/**/a/**/b", "/:q([a/]*)/:r([a/]*)/t",
    ]

    static let megabyte = 1 << 20

    static let units = [
        "a", "/", "%41", "/a", "/a/b", "1", ".", "v1.", "/m", "aaaaaaa/", "é", "%C3%A9/", "?k=&", "&", "k=a&", "#",
    ]

    @Test("A long hostile URL takes linear time", arguments: units)
    func linear(_ unit: String) throws {
        var encoder = RouteMatcherEncoder()
        for pattern in Self.patterns { encoder.add(try RoutePattern(pattern)) }
        let matcher = RouteMatcher(try encoder.encode())
        let length = AllPackages.areTested ? Self.megabyte : Self.megabyte / 16
        for start in ["/", "/a/", "/s?", "//h/", "/#/"] {
            let isPath = !(start + unit).contains { "?#".contains($0) }
            let count = (isPath ? RouteURL.pathLimit - start.utf8.count : length) / unit.utf8.count
            let text = start + String(repeating: unit, count: count)
            let matches = matcher.matches(try RouteURL(text))
            // Whatever matches can tell its captures in linear time too.
            for match in matches.prefix(3) { _ = match.range(ofCapture: 0) }
        }
    }
}
