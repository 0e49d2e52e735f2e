import RouteTables

/// The strings of a packed table, each stored once.
package struct PackedTexts {
    package private(set) var bytes: [UInt8] = []
    private var offsets: [String: Int] = [:]

    package init() {}

    /// The offset of a string, which is appended if it is new.
    package mutating func offset(of string: String) -> Int {
        if let offset = offsets[string] { return offset }
        let offset = bytes.count
        bytes += Array(string.utf8)
        offsets[string] = offset
        return offset
    }

    /// The digits of the offset and the length of a string, four each.
    package mutating func reference(to string: String) -> [UInt8] {
        var digits: [UInt8] = []
        PackedText.write(offset(of: string), digits: 4, to: &digits)
        PackedText.write(string.utf8.count, digits: 4, to: &digits)
        return digits
    }
}

extension PackedText {
    /// The digit for the low six bits of a value.
    package static func digit(_ value: Int) -> UInt8 {
        let bits = UInt8(truncatingIfNeeded: value & 63)
        return bits < 0x30 ? bits | zero : bits
    }

    /// Appends a number, the most significant digit first.
    package static func write(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
        var place = 6 * digits
        while place > 0 {
            place -= 6
            bytes.append(digit(number >> place))
        }
    }
}
