import Foundation
import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables
@testable import TestSupport

/// Paths without regard to case, in tables and in patterns on their own.
@Suite struct IgnoredCaseTests {
    private static let links = RouteLinks([:], ignoresCase: true, plusIsSpace: false)

    /// A text whose letters have a random case where a path may be.
    private static func mixed(_ text: String, _ random: inout RandomPatterns) -> String {
        String(text.map { $0.isASCII && random.next(2) == 0 ? Character($0.uppercased()) : $0 })
    }

    /// A URL whose path is in lower case, with escapes of letters written as letters.
    private static func lowercased(_ text: String) throws -> String {
        let url = try RouteURL(text)
        let limit = Int(url.parts.pathLimit)
        let start = Int(max(url.parts.schemeEnd, url.parts.hostEnd))
        let bytes = Array(url.text.utf8)
        var path: [UInt8] = []
        var rest = bytes[start..<limit]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                rest = rest.dropFirst(2)
                let value = UInt8(digits, radix: 16) ?? 0
                let isLetter = value < 0x80 && UnicodeScalar(value).properties.isAlphabetic
                path += isLetter ? [value] : Array("%\(digits)".utf8)
            } else {
                path.append(byte)
            }
        }
        let lower = path.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return String(decoding: Array(bytes[..<start]) + lower + Array(bytes[limit...]), as: UTF8.self)
    }

    @Test("A URL in any case finds what its lower case finds") func randomTables() throws {
        var matched = 0
        var changed = 0
        let tables =
            ProcessInfo.processInfo.environment["ROUTE_PROPERTY_TABLES"].flatMap { UInt64($0) }
            ?? UInt64(AllCases.share(of: 150))
        for seed in 1...tables {
            var random = RandomPatterns(seed: seed)
            var patterns: [RoutePattern] = []
            for _ in 0..<1 + random.next(10) {
                let isRegex = random.next(6) == 0
                var text = isRegex ? random.regex() : random.pattern()
                if random.next(2) == 0 { text = Self.mixed(text, &random) }
                guard let pattern = try? isRegex ? RoutePattern(regex: text) : RoutePattern(text) else { continue }
                patterns.append(pattern)
            }
            let folded = try patterns.map { try $0.ignoringCase() }
            #expect(folded.map(\.description) == patterns.map(\.description))
            var encoder = RouteMatcherEncoder()
            for pattern in folded { encoder.add(pattern) }
            let matcher = RouteMatcher(try encoder.encode())
            let priorities = patterns.map { _ in RoutePriority.default }
            for _ in 0..<20 {
                let text = Self.mixed(random.url(), &random)
                let lower = try Self.lowercased(text)
                let url = try Self.links.reduce(text)
                let expected = Oracle.order(folded, priorities, lower)
                let matches = matcher.matches(url)
                let comment: Comment = "seed \(seed): \(text) in \(patterns.map(\.description))"
                #expect(matches.map(\.patternIndex) == expected, comment)
                #expect(matcher.firstMatch(in: url)?.patternIndex == expected.first, comment)
                matched += expected.isEmpty ? 0 : 1
                changed += expected != Oracle.order(patterns, priorities, text) ? 1 : 0
                let lowerMatches = matcher.matches(try RouteURL(lower))
                // Letters that were escaped have moved what follows them.
                let isSame = lower.utf8.count == url.text.utf8.count
                for (match, other) in zip(matches, lowerMatches) {
                    let pattern = patterns[match.patternIndex]
                    let single = try #require(pattern.found(in: url, spelling: .asWritten), comment)
                    for index in pattern.captures.indices {
                        #expect(single.texts(ofCapture: index) == match.texts(ofCapture: index), comment)
                        if isSame { #expect(match.range(ofCapture: index) == other.range(ofCapture: index), comment) }
                    }
                }
                for index in patterns.indices where !expected.contains(index) {
                    #expect(patterns[index].found(in: url, spelling: .asWritten) == nil, comment)
                }
            }
        }
        // Else nothing was tested.
        #expect(matched > AllCases.share(of: 300) && changed > AllCases.share(of: 50), "\(matched), \(changed)")
    }

    @Test(
        "Both cases of each ASCII letter are in a set, and nothing else",
        arguments: [
            (ScalarSet([0x61...0x63]), ScalarSet([0x41...0x43, 0x61...0x63])),
            (ScalarSet([0x58...0x62]), ScalarSet([0x41...0x42, 0x58...0x62, 0x78...0x7A])),
            (ScalarSet([0x30...0x39, 0xE9...0xE9]), ScalarSet([0x30...0x39, 0xE9...0xE9])),
            (ScalarSet.all, ScalarSet.all), (ScalarSet(), ScalarSet()),
        ]
    )
    func bothCases(_ set: ScalarSet, _ expected: ScalarSet) { #expect(set.withBothCases == expected) }

    @Test("A scope takes URLs written for routes that differ from it in case") func scopes() throws {
        let scope = try RoutePattern("//orders/Archive/**")
        #expect(scope.mayMatch(urlsOf: try RoutePattern("//orders/archive/:id")))
        #expect(!scope.mayMatch(urlsOf: try RoutePattern("//orders/new/:id")))
    }
}
