import RouteTables

/// Reads numbers and truth values that have the form of another type.
enum LooseText {
    /// The value of a string that its type does not read; `nil` if no other form of the string is a value.
    static func value<Value: RouteValue>(_ text: String, as type: Value.Type) -> Value? {
        guard type is any Numeric.Type || type == Bool.self else { return nil }
        let text = trimmed(text)
        for form in [text] + otherForms(of: text) {
            if let value = Value(routeText: form) { return value }
        }
        return nil
    }

    @inline(never)
    private static func otherForms(of text: String) -> [String] {
        if let flag = StandardText.boolean(text) { return flag ? ["1", "true"] : ["0", "false"] }
        guard let number = StandardText.decimal(text, as: Double.self) else { return [] }
        let flag = number == 0 ? "false" : "true"
        return integer(text, number).map { [$0, flag] } ?? [flag]
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
