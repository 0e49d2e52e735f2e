import RouterPipeline
import Testing

@testable import RoutePatterns
@testable import RouteTables
@testable import RouterDynamic
@testable import TestSupport

/// The members of a list that may match a URL, found by its beginning.
@Suite struct URLIndexTests {
    /// An index of patterns by what their URLs begin with.
    private func index(_ patterns: [RoutePattern]) throws -> URLIndex {
        URLIndex(try patterns.enumerated().map { ($0, RouteURL.Beginning(of: try $1.prepared())) })
    }

    @Test("The index finds patterns by host and first component, in any spelling") func spellings() throws {
        let index = try index(
            ["//a/b", "//A/:id", "//a", "/b/**", "/**", "//:host/b", "https://a/c", "//a/(b)?/c", "//a/b/d"]
                .map { try RoutePattern($0) }
        )
        #expect(try index.candidates(for: RouteURL("//a/b")) == [0, 1, 2, 5, 7, 8])
        #expect(try index.candidates(for: RouteURL("x://u@A/%62?q")) == [0, 1, 2, 5, 7, 8])
        #expect(try index.candidates(for: RouteURL("//a")) == [1, 2, 5, 7])
        #expect(try index.candidates(for: RouteURL("//a/")) == [1, 2, 5, 7])
        #expect(try index.candidates(for: RouteURL("//a/c")) == [1, 2, 5, 6, 7])
        #expect(try index.candidates(for: RouteURL("/b/c")) == [3, 4, 5])
        #expect(try index.candidates(for: RouteURL("/c")) == [4, 5])
        #expect(URLIndex([]).isEmpty && !index.isEmpty)
    }

    @Test("A first component that is empty differs from none") func emptyComponent() throws {
        let index = try index([RoutePattern("//a//b"), RoutePattern("//a")])
        #expect(try index.candidates(for: RouteURL("//a//b")) == [0, 1])
        #expect(try index.candidates(for: RouteURL("//a")) == [1])
    }

    @Test("The index finds a pattern by each byte of a URL as it is", arguments: UInt8(1)..<128)
    func bytes(byte: UInt8) throws {
        let character = String(decoding: [byte], as: UTF8.self)
        let hexadecimal = String(byte, radix: 16)
        let escape = "%\(hexadecimal.count == 1 ? "0" : "")\(hexadecimal)"
        // Delimiters differ from their escapes.
        guard byte != UInt8(ascii: "%"), !URLCharacters.isReserved(byte) else { return }
        for (text, pattern) in [
            ("//h\(character)x/p/q", "//h\(escape)x/p/:id"), ("//h/p\(character)y", "//h/p\(escape)y"),
            ("/\(character)P", "/\(escape)P"), ("//h/é\(character)", "//h/%C3%A9\(escape)"),
        ] {
            guard let url = try? RouteURL(text), let pattern = try? RoutePattern(pattern),
                pattern.found(in: url, spelling: .any) != nil
            else { continue }
            #expect(try index([pattern]).candidates(for: url) == [0], "\(text)")
        }
    }

    @Test("The index omits no pattern that matches") func randomPatterns() throws {
        var matches = 0
        for seed in 1...AllCases.share(of: 60) {
            var random = RandomPatterns(seed: UInt64(seed))
            let patterns = (0..<20).compactMap { _ in
                try? random.next(8) == 0 ? RoutePattern(regex: random.regex()) : RoutePattern(random.pattern())
            }
            let index = try index(patterns)
            let links = RouteLinks([:], ignoresCase: seed % 2 == 0, plusIsSpace: false)
            for _ in 0..<50 {
                guard let url = try? links.reduce(seed % 2 == 0 ? random.url().uppercased() : random.url()) else {
                    continue
                }
                let matching = patterns.indices.filter { patterns[$0].found(in: url, spelling: .any) != nil }
                let found = index.candidates(for: url)
                #expect(found == found.sorted() && Set(found).count == found.count)
                #expect(Set(found).isSuperset(of: matching), "\(patterns) and \(url)")
                matches += matching.count
            }
        }
        #expect(matches > AllCases.share(of: 1_000))
    }
}
