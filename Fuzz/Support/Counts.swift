/// How much the counts of a text, such as `{3}` and `{2,40}`, could multiply what they repeat: the product of all of them.
///
/// An expression of a few characters can make an automaton of thousands of states. Those are tried seldom, as they take so long.
///
/// - Parameter text: A regular expression, or a pattern with some in it.
/// - Returns: The product, at most a million.
public func productOfCounts(_ text: String) -> Int {
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
            count = min(digits * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            largest = max(largest, count ?? 1)
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
