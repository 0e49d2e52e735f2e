import RouteGenCore
import RouterRuntime
import RouterServices
import TestSupport
import Testing

/// Random comments: nothing crashes, and everything that is reported or read lies inside its line.
@Suite struct MarkerPropertyTests {
    /// Pieces that reach deep into the grammar when they are put together at random.
    private static let pieces = [
        "@route", "@service", "@rout", "@Route", "\u{FF20}route", "(", ")", "\u{FF08}", "\u{FF09}", ":", "\u{FF1A}",
        ",", "\u{FF0C}",
        "\"", "\u{201C}", "\\", "'", "`", "[", "]", "<", ">", "->", "{", "}", "=", " ", "  ", "\t", "\u{3000}",
        "\u{A0}", "//chat",
        "/:id", "\u{FF0F}", "https://", "from", "web", "push", "priority", "high", "when", "name", "lifetime", "cached",
        "overlaps", "returns", "with", "regex", "deprecated", "key", "scope", "default", "singleton", "any ", ".", "-",
        "\u{2014}",
        "a", "\u{804A}", "\u{1F600}", "e\u{301}", "\u{0}", "\u{7F}", "?", "*", "```", "~~~", "1", "#", "\r",
    ]

    @Test("Places in a line of random grammar pieces lie inside the line", arguments: 0..<20)
    func pieces(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<300 {
            let count = Int.random(in: 0...14, using: &random)
            let start = Bool.random(using: &random) ? "@route" : Bool.random(using: &random) ? "@service(" : ""
            try verify(start + (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
        }
    }

    @Test("Places in a line of random bytes lie inside the line", arguments: 0..<10)
    func bytes(seed: UInt64) throws {
        var random = SplitMix(seed: seed &+ 1000)
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let prefix = ["", "@route", "@route(", "@service("].randomElement(using: &random) ?? ""
            try verify(prefix + String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test(
        "Places in a marker with one changed, missing or last byte lie inside the line",
        arguments: [
            "@route(priority: high, from: webView, notification, when: A.b, with: t=\"a b\", returns: [A: B<C>]) //chat/:id(\\d+)?a=:b#c rest",
            "@service(Storage, key: \"disk\", scope: transient, default)",
            "@route //chat ( name: a, with: t=\"a b\") rest",
            "@route //chat  priority: [high] rest",
            "@service(Storage) (  key: \"a b\" rest",
        ]
    )
    func mutations(line: String) throws {
        let bytes = Array(line.utf8)
        for index in bytes.indices {
            var shorter = bytes
            shorter.remove(at: index)
            try verify(String(decoding: shorter, as: UTF8.self))
            try verify(String(decoding: bytes[..<index], as: UTF8.self))
            for byte in "()[]<>\"',: =@/\\a".utf8 {
                var changed = bytes
                changed[index] = byte
                try verify(String(decoding: changed, as: UTF8.self))
            }
        }
    }

    private func verify(_ text: String) throws {
        let fixture = MarkerFixture(text)
        var places = fixture.markers.diagnostics.map { ($0.location, $0.length) }
        places += fixture.markers.diagnostics.flatMap { $0.related.map { ($0.location, 1) } }
        for route in fixture.markers.routes {
            places.append((route.location, route.length))
            places += route.options.map { ($0.location, $0.length) }
            places += (route.origins.map { ($0.location, $0.length) })
            places += (route.overlaps.map { ($0.location, $0.length) })
            places += route.fixedParameters.flatMap {
                [($0.key.location, $0.key.length), ($0.value.location, $0.value.length)]
            }
            let values = [route.pattern, route.condition, route.name, route.returns].compactMap { $0 }
            places += values.map { ($0.location, $0.length) }
        }
        for service in fixture.markers.services {
            places.append((service.location, service.length))
            let values = [service.protocolName, service.key].compactMap { $0 }
            places += values.map { ($0.location, $0.length) }
        }
        for (location, length) in places {
            let line = fixture.source[location.line - 1]
            try #require(location.column >= 5 && length >= 1, "\(text)")
            try #require(location.column - 1 + length <= line.utf8.count, "\(text)")
        }
        #expect(fixture.findings.isEmpty == fixture.markers.diagnostics.isEmpty)
    }
}
