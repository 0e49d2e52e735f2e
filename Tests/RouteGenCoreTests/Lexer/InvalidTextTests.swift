import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct InvalidTextTests {
    private func place(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBufferPointer { InvalidText.location(in: $0, path: "f") }.map { "\($0.line):\($0.column)" }
    }

    @Test("Valid text has no invalid place") func validTextHasNoPlace() {
        #expect(place(Array("a\né\u{800}\u{FFFF}\u{10FFFF}\u{0}".utf8)) == nil)
        #expect(place([]) == nil)
    }

    @Test(
        "The place of the first invalid sequence is found",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC2], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8],
            [0xE2, 0x82, 0x41],
            [0xF0, 0x9F, 0x98],
        ] as [[UInt8]]
    )
    func invalidSequencesAreFound(_ sequence: [UInt8]) {
        #expect(place(Array("ab\ncd".utf8) + sequence + Array("e".utf8)) == "2:3")
        #expect(place(Array("ab\ncd".utf8) + sequence) == "2:3")
    }

    /// Every cut of random bytes agrees with the standard library's own validation.
    @Test("Validation agrees with the standard library on random bytes") func agreesWithTheStandardLibrary() {
        var generator = SplitMix(seed: TestSeed.value)
        for _ in 0..<2_000 {
            let bytes = (0..<8).map { _ in
                [0x41, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF, 0x9F, 0xA0].randomElement(using: &generator)
                    ?? 0x41 as UInt8
            }
            // Decoding replaces what is invalid.
            let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
            #expect((place(bytes) == nil) == isValid, "seed \(TestSeed.value): \(bytes)")
        }
    }
}
