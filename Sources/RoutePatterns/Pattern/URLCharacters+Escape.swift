import RouteTables

extension URLCharacters {
    /// The escape `%XX` of a byte, with upper-case digits.
    package static func escape(_ byte: UInt8) -> [UInt8] {
        // The high and the low four bits.
        [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
}
