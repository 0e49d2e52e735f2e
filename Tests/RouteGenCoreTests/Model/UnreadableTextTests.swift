import TestSupport
import Testing

@testable import RouteGenCore

/// Files that are not valid UTF-8 are read all the same, as most of such files are fine where it matters.
@Suite struct UnreadableTextTests {
    private func findings(_ bytes: [UInt8]) -> String {
        var scan = ModuleScan(name: "A")
        bytes.withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        return DiagnosticRenderer().render(Checker.check([scan]).arranged())
    }

    @Test("The first place in a file that is not UTF-8 is reported") func theFirstSuchPlaceIsNamed() {
        let marker = Array("/// @route //a\nfunc a() {}\n".utf8)
        #expect(
            findings(marker + Array("// ".utf8) + [0xFF, 0xC3] + marker) == """
                A.swift:3:4: warning: the file is not valid UTF-8 here, so a marker or a name may be misread [RG901]
                A.swift:3:4: note: save the file as UTF-8

                """
        )
    }

    @Test(
        "A place that is not UTF-8 is found after every kind of line end",
        arguments: [("\n", "3:4"), ("\r\n", "3:4"), ("\r", "3:4"), ("\r\r\n", "5:4"), ("\n\r", "5:4")]
    )
    func linesEndAsTheyDoForMarkers(_ end: String, _ place: String) {
        let text = "/// @route //a\(end)func a() {}\(end)// "
        #expect(findings(Array(text.utf8) + [0xFF]).contains("A.swift:\(place): warning: the file is not valid UTF-8"))
    }

    /// A byte that is not UTF-8 is read as a control character of one byte, which takes one column.
    @Test(
        "Columns after bytes that are not UTF-8 are counted in bytes",
        arguments: [
            ("/// @route(from: \u{1}\u{1}, color: red) //a", "22: error: a route marker has no option `color`"),
            ("/// @route(from: \u{1}\u{1}) /:id", "24: error: the placeholder `:id`"),
            ("/// @route(from: \u{1}\u{1}) /:id(", "26: error: the pattern"),
            ("/// @route /a\u{1}\u{1}/:id", "14: error: the pattern"),
        ]
    )
    func placesAfterSuchBytesAreCountedInBytes(_ line: String, _ finding: String) {
        let bytes = line.utf8.map { $0 == 1 ? 0xFF : $0 } + Array("\nfunc a() {}\n".utf8)
        #expect(findings(bytes).contains("A.swift:1:\(finding)"), "\(findings(bytes))")
    }

    @Test(
        "Every place of a finding is within its line, despite bytes that are not UTF-8",
        arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xFF, 0xE2, 0xC0]]
            as [[UInt8]]
    )
    func everyPlaceIsInItsLine(_ bad: [UInt8]) {
        let lines = [
            "/// @route(from: nobody, color: red, name: \"a b\", name: c) //a/:id/:name(\\d+)/:b(",
            "/// @route(priority: ：high) /：id/:a/{", "/// @service(A, key: x, scope: none)",
        ]
        for line in lines.map({ Array($0.utf8) }) {
            for index in 3...line.count {
                let marked = line[..<index] + bad + line[index...]
                var scan = ModuleScan(name: "A")
                Array(marked + Array("\nfunc a(c: Int) {}\n".utf8))
                    .withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
                for place in Checker.check([scan]).flatMap({ [$0.location] + $0.related.map(\.location) })
                where place.line == 1 {
                    #expect(place.column <= marked.count + 1, "\(String(decoding: marked, as: UTF8.self))")
                }
            }
        }
    }

    @Test("Decoded text has the offsets of the original bytes") func decodedTextHasTheOffsetsOfTheOriginalBytes() {
        var random = SplitMix(seed: TestSeed.value)
        for _ in 0..<20_000 {
            let pool: [UInt8] = [0x61, 0xFF, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80, 0xED, 0xA0]
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in pool.randomElement(using: &random) ?? 0
            }
            let text = bytes.withUnsafeBufferPointer { String(keepingOffsetsOf: $0) }
            #expect(text.utf8.count == bytes.count, "seed \(TestSeed.value): \(bytes)")
            let kept = text.unicodeScalars.indices.filter { !["\u{1A}", "\u{FFFD}"].contains(text.unicodeScalars[$0]) }
            // The standard library decides which bytes are text.
            let decoded = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
            #expect(kept.map { text.unicodeScalars[$0] } == Array(decoded), "seed \(TestSeed.value): \(bytes)")
            for index in kept {
                let start = text.utf8.distance(from: text.startIndex, to: index)
                let scalar = String(text.unicodeScalars[index])
                #expect(bytes[start...].starts(with: scalar.utf8), "seed \(TestSeed.value): \(bytes)")
            }
        }
    }

    @Test("Text that is not UTF-8 in files without markers is not reported")
    func filesWithoutMarkersAreNobodysBusiness() {
        #expect(findings(Array("// ".utf8) + [0xFF]) == "")
    }
}
