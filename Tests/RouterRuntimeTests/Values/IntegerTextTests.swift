import RouterRuntime
import Testing

/// The texts of integers, compared with the standard library's reader.
@Suite struct IntegerTextTests {
    @Test("Every width reads the texts that the standard library reads") func compared() {
        compare(Int8.self)
        compare(Int16.self)
        compare(Int32.self)
        compare(Int64.self)
        compare(Int.self)
        compare(UInt8.self)
        compare(UInt16.self)
        compare(UInt32.self)
        compare(UInt64.self)
        compare(UInt.self)
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            compare(Int128.self)
            compare(UInt128.self)
        }
    }

    private func compare<Number: FixedWidthInteger & RouteValue>(_ type: Number.Type) {
        let zeros = String(repeating: "0", count: 60)
        var texts = [
            "", "+", "-", "--1", "+-1", "1-", "0", "-0", "+0", "+5", "-5", "007", zeros, "-\(zeros)5",
            "\(zeros)\(Number.max)",
            " 1", "1 ", "1.0", "0x1", "1e3", "a", "٣", "1\u{301}",
        ]
        for limit in [
            "\(Number.min)", "\(Number.max)", "\(Number.max / 10)", "18446744073709551616", "9223372036854775808",
        ] {
            texts.append(limit)
            for digit in 0...9 { texts += ["\(limit.dropLast())\(digit)", "\(limit)\(digit)", "-\(limit)\(digit)"] }
        }
        for text in texts { #expect(Number(routeText: text) == Number(text), "\(text) as \(type)") }
    }
}
