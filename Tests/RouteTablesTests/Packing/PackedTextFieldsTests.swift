import Testing

@testable import RouteTables

@Suite struct PackedTextFieldsTests {
    @Test("A record exists only within the text", arguments: [8, 9, 12, 15, 16, 17, 40])
    func bounds(_ count: Int) {
        let text = PackedText([UInt8](repeating: UInt8(ascii: "A"), count: count))
        for size in [1, 2, 4, 8, 12, 16, 20, 24] {
            let within = 0..<max(0, count - size + 1)
            for offset in -30..<80 {
                #expect((text.fields(at: offset, size: size) != nil) == within.contains(offset), "\(size) at \(offset)")
            }
            for offset in [Int.min, .min + size, .max - size, .max] {
                #expect(text.fields(at: offset, size: size) == nil, "\(size) at \(offset)")
            }
        }
    }

    @Test("A text of less than eight bytes is zero", arguments: 0..<8)
    func short(_ count: Int) {
        let text = PackedText([UInt8](repeating: UInt8(ascii: "A"), count: count))
        #expect((0..<9).map { text.digit(at: $0) } == [Int](repeating: 0, count: 9))
        #expect(text.fields(at: 0, size: 12) == nil)
    }

    @Test("Fields are read from the start of their record")
    func fields() throws {
        let text = PackedText(Array("@@@ABC@@@@D?".utf8))
        let fields = try #require(text.fields(at: 3, size: 9))
        #expect(fields[1] == UInt8(ascii: "B"))
        #expect(fields.digit(2) == 3)
        #expect(fields.number2(0) == 1 << 6 | 2)
        #expect(fields.number4(5) == 4 << 6 | 63)
        #expect(fields.word(0) == text.word(at: 3))
    }
}
