import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables
@testable import TestSupport

/// A URL is split eight bytes at a time; only bytes that stand out are examined one by one.
@Suite struct URLSplitTests {
    private static let pieces = [
        "", "/", "//", "///", "a", "myapp:", "MyApp:", "x-y+1.z:", "longscheme:", "1:", "https:", "host",
        "Host-1.example.com:8080",
        "orders", "someLongComponent", "@", "user:pass@", "bücher", "a b", "%20", "%C3%A9", "%4", "\"", "[::1]", "[",
        "//[1",
        ":", ".", "?", "#", "?a=1&b=%20x", "#frag/2",
        "!$&'()*+,;=", "_", "~", "\\", "<>", "\u{1}", "5", "items/7", "/orders/5/items/7/",
    ]

    @Test("A path has at most 16,384 bytes, and only the path is counted", arguments: ["", "//host", "app://host"])
    func aLongPath(_ start: String) throws {
        let path = "/" + String(repeating: "a", count: RouteURL.pathLimit - 1)
        let rest = "?" + path + "#" + path
        #expect(try RouteURL(start + path + rest).path == path)
        let error = #expect(throws: RouteURLError.self) { try RouteURL(start + path + "a" + rest) }
        #expect(error == RouteURLError(.tooLong, at: start.utf8.count + RouteURL.pathLimit))
        #expect(error?.description == "the path is longer than 16,384 bytes")
    }

    @Test("The parts of random URLs are those of a naive splitter", arguments: 0..<20)
    func partsAreThoseOfANaiveSplitter(_ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var invalid = 0
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                text += Self.pieces.randomElement(using: &random) ?? ""
            }
            // A path may begin at any character.
            let middle = text.index(text.startIndex, offsetBy: text.count / 2)
            let isPath = Int.random(in: 0..<4, using: &random) == 0
            let start = isPath ? text.utf8.distance(from: text.startIndex, to: middle) : nil
            let written = Array(text.utf8.dropFirst(start ?? 0))
            guard let url = try? RouteURL(text, pathFrom: start) else {
                #expect(NaiveURL(written, isPath: isPath) == nil, "\(text) from \(start ?? 0)")
                invalid += 1
                continue
            }
            let naive = try #require(NaiveURL(written, isPath: isPath), "\(text) from \(start ?? 0)")
            #expect(url.scheme.map { Array($0.utf8) } == naive.scheme, "\(text)")
            #expect(url.host.map { Array($0.utf8) } == naive.host, "\(text)")
            #expect(Array(url.path.utf8) == naive.path, "\(text)")
            #expect(url.pathComponents.map { Array($0.utf8) } == naive.components, "\(text)")
            #expect(url.query.map { Array($0.utf8) } == naive.query, "\(text)")
            #expect(url.fragment.map { Array($0.utf8) } == naive.fragment.map { NaiveURL.decoded($0[...]) }, "\(text)")
            let isUnusual = naive.path.contains { $0 >= 0x80 || [0x20, 0x22, 0x25].contains($0) }
            #expect(!isUnusual || url.parts.flags.contains(.unusualPath), "\(text)")
        }
        #expect((5...1_000).contains(invalid))
    }

    @Test(
        "The case of letters in a host does not matter",
        arguments: [
            "//AModule/server2", "//amodule/server2", "kl://AMODULE/server2?value=64", "//aModule/server2",
            "//ALongModuleName/x", "//alongmodulename/x", "kl://ALONGMODULENAME/x#top",
        ]
    )
    func lettersOfAHostDoNotMatter(_ text: String) throws {
        var encoder = RouteMatcherEncoder()
        for pattern in ["//AModule/server2", "//bModule/server2", "//aLongModuleName/x", "//anotherLongName/x"] {
            encoder.add(try RoutePattern(pattern))
        }
        let matcher = RouteMatcher(try encoder.encode())
        #expect(try matcher.firstMatch(in: text)?.patternIndex == (text.contains("erver2") ? 0 : 2))
    }
}
