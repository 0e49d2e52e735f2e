/// Whether an expression or a pattern may have a large automaton.
///
/// A few characters can lead to thousands of states: counts such as `{3}` and `{2,40}` multiply what they repeat, and a
/// character beyond ASCII is several bytes, each of them an escape. Such inputs are slow, so they are seldom tried.
///
/// - Parameter text: A regular expression, or a pattern with regular expressions.
/// - Returns: Whether the counts multiply to more than 16, or more than six characters are not ASCII.
public func mayBeLarge(_ text: String) -> Bool {
    productOfCounts(text) > 16 || text.unicodeScalars.count(where: { !$0.isASCII }) > 6
}

/// The product of the largest numbers of all counts in a text, at most a million.
private func productOfCounts(_ text: String) -> Int {
    var product = 1
    var count: Int?
    var largest = 1
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "{"):
            count = 0
            largest = 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard let digits = count else { continue }
            let number = min(digits * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            count = number
            largest = max(largest, number)
        case UInt8(ascii: ","): count = count.map { _ in 0 }
        case UInt8(ascii: "}"):
            product = min(product * largest, 1_000_000)
            largest = 1
            count = nil
        default: count = nil
        }
    }
    return product
}
