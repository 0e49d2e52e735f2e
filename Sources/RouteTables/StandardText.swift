/// Reads the texts of a URL as values of the standard types, at build time and at run time.
package enum StandardText {
    /// Reads `true`, `false`, `1`, `0`, `yes`, `no`, `on`, `off`, ignoring case.
    package static func boolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "1", "yes", "on": true
        case "false", "0", "no", "off": false
        default: nil
        }
    }

    /// Reads a text of one character.
    package static func character(_ text: String) -> Character? {
        text.count == 1 ? text.first : nil
    }

    /// Reads a decimal number such as `1`, `-0.5` or `1e3`; `nil` if it is out of range or not finite (`nan`,
    /// `infinity`).
    package static func decimal<Value: LosslessStringConvertible & BinaryFloatingPoint>(
        _ text: String,
        as type: Value.Type = Value.self
    ) -> Value? {
        // The standard library also accepts 0x1p3, and reads numbers out of range as infinity.
        let isDecimal = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        guard isDecimal, let value = Value(text), value.isFinite else { return nil }
        return value
    }
}
