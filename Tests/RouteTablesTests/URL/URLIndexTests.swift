import Testing

@testable import RoutePatterns
@testable import RouteTables
@testable import TestSupport

/// The members of a list that may match a URL, found by its beginning.
@Suite struct URLIndexTests {
    /// An index of patterns by what their URLs begin with.
    private func index(_ patterns: [RoutePattern]) throws -> URLIndex {
        URLIndex(try patterns.enumerated().map { ($0, try $1.prepared().beginning) })
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

    @Test("A URL has the same beginning if its bytes are hashed as they are", arguments: UInt8(1)..<128)
    func plainBytes(byte: UInt8) throws {
        let character = String(decoding: [byte], as: UTF8.self)
        for text in ["//h\(character)x/p/q", "//h/p\(character)y/q", "/\(character)P", "\(character)"] {
            guard let url = try? RouteURL(text) else { continue }
            let path = url.parts.path
            let isPlain = url.withBytes { bytes in
                let component = path.map { path in
                    path.lowerBound..<(path.first { bytes[$0] == UInt8(ascii: "/") } ?? path.upperBound)
                }
                let host = Int(url.parts.hostStart)..<Int(url.parts.hostEnd)
                let canonical = RouteURL.Beginning(bytes, host: host, component: component, isPlain: false)
                return canonical.host == url.beginning.host && canonical.component == url.beginning.component
            }
            #expect(isPlain, "\(text)")
        }
    }

    @Test("The index omits no pattern that matches") func randomPatterns() throws {
        var matches = 0
        for seed in 1...60 {
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
        #expect(matches > 1_000)
    }
}

extension URLIndex {
    fileprivate func candidates(for url: RouteURL) -> [Int] {
        var beginning: RouteURL.Beginning?
        return candidates(for: url, &beginning)
    }
}
