/// Reads the strings of a URL as values of the standard types, at build time and at run time.
package enum StandardText {
    /// Reads `true`, `false`, `1`, `0`, `yes`, `no`, `on`, `off`, ignoring case.
    package static func boolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "1", "yes", "on": true
        case "false", "0", "no", "off": false
        default: nil
        }
    }

    /// Reads a string of one character.
    package static func character(_ text: String) -> Character? {
        text.count == 1 ? text.first : nil
    }

    /// Reads a decimal number without a fraction, with an optional sign; `nil` if it is out of range.
    package static func signedInteger(_ text: String) -> Int64? {
        guard let (magnitude, isNegative) = integer(text) else { return nil }
        if !isNegative { return Int64(exactly: magnitude) }
        return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
    }

    /// Reads a decimal number without a fraction, with an optional sign; `nil` if it is out of range.
    package static func unsignedInteger(_ text: String) -> UInt64? {
        guard let (magnitude, isNegative) = integer(text), !isNegative || magnitude == 0 else { return nil }
        return magnitude
    }

    /// Reads a sign and the digits after it.
    ///
    /// The standard library's reader is compiled again for each type of number, which makes apps larger.
    private static func integer(_ text: String) -> (magnitude: UInt64, isNegative: Bool)? {
        var text = text
        return text.withUTF8 { bytes in
            let isNegative = bytes.first == UInt8(ascii: "-")
            var index = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
            guard index < bytes.count else { return nil }
            var number: UInt64 = 0
            while index < bytes.count {
                let digit = bytes[index] &- UInt8(ascii: "0")
                let (product, overflow) = number.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
                guard digit < 10, !overflow, !carry else { return nil }
                number = sum
                index += 1
            }
            return (number, isNegative)
        }
    }

    /// Reads a decimal number such as `1`, `-0.5` or `1e3`; `nil` if it is out of range or not finite (`nan`,
    /// `infinity`).
    package static func decimal<Value: LosslessStringConvertible & BinaryFloatingPoint>(
        _ text: String,
        as type: Value.Type = Value.self
    ) -> Value? {
        // The standard library also accepts 0x1p3, and reads numbers out of range as infinity.
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                continue
            default: return nil
            }
        }
        guard let value = Value(text), value.isFinite else { return nil }
        return value
    }
}

extension StandardText {
    /// The forms of a string that a number or a truth value has in another type's form: the string without white space
    /// around it, then the others.
    @inline(never)
    package static func looseForms(of text: String) -> [String] {
        let text = trimmed(text)
        if let flag = boolean(text) { return flag ? [text, "1", "true"] : [text, "0", "false"] }
        guard let number = decimal(text, as: Double.self) else { return [text] }
        let flag = number == 0 ? "false" : "true"
        return integer(text, number).map { [text, $0, flag] } ?? [text, flag]
    }

    /// The digits of a number without a fraction.
    @inline(never)
    private static func integer(_ text: String, _ number: Double) -> String? {
        // Digits are kept as they are: a large number is not exact as a `Double`.
        if let point = text.firstIndex(of: "."), point > text.startIndex {
            var isWhole = true
            for byte in text[point...].utf8.dropFirst() where byte != UInt8(ascii: "0") { isWhole = false }
            if isWhole { return String(text[..<point]) }
        }
        // Up to 2^53, a `Double` has all whole numbers.
        guard number.magnitude <= 0x20_0000_0000_0000 else { return nil }
        return Int64(exactly: number).map { String($0) }
    }

    @inline(never)
    private static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
