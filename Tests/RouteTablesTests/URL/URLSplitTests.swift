import RouterTestSupport
import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import RouteTables

/// A URL is split eight bytes at a time if it holds nothing unusual, else with a closer look; both find the same parts.
@Suite struct URLSplitTests {
    private static let pieces = [
        "", "/", "//", "///", "a", "myapp:", "MyApp:", "x-y+1.z:", "longscheme:", "1:", "https:", "host",
        "Host-1.example.com:8080",
        "orders", "someLongComponent", "@", "user:pass@", "[::1]", "[", ":", ".", "?", "#", "?a=1&b=%20x", "#frag/2",
        "!$&'()*+,;=", "_", "~", "\\", "<>", "\u{1}", "5", "items/7", "/orders/5/items/7/",
    ]

    /// The parts, one after the other.
    private func description(_ parts: RouteURL.Parts) -> [Int32] {
        [
            parts.start, parts.schemeEnd, parts.hostStart, parts.hostEnd, parts.pathStart, parts.pathEnd,
            parts.pathLimit,
            parts.queryEnd, parts.end, Int32(parts.flags.rawValue),
        ]
    }

    @Test("The plain and the general splitter agree", arguments: 0..<20)
    func bothWaysAgree(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        var plain = 0
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                text += Self.pieces.randomElement(using: &random) ?? ""
            }
            let start = Int.random(in: 0..<4, using: &random) == 0 ? text.utf8.count / 2 : nil
            Array(text.utf8).withUnsafeBufferPointer { bytes in
                var (fast, careful) = (RouteURL.Parts(), RouteURL.Parts())
                let problem = RouteURL.Parts.split(bytes, pathFrom: start, into: &fast)
                #expect(problem == RouteURL.Parts.splitCarefully(bytes, pathFrom: start, into: &careful), "\(text)")
                if problem == nil { #expect(description(fast) == description(careful), "\(text)") }
                var other = RouteURL.Parts()
                if RouteURL.Parts.splitPlain(bytes, pathFrom: start, into: &other) != nil { plain += 1 }
            }
        }
        // Neither way is rare.
        #expect((200...1_800).contains(plain))
    }

    @Test(
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
