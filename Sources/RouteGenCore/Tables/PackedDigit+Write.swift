import RouteTables

extension PackedDigit {
    /// Appends a number, the most significant digit first.
    static func write(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
        var place = 6 * digits
        while place > 0 {
            place -= 6
            bytes.append(digit(number >> place))
        }
    }
}
