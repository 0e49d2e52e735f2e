/// A generator that gives the same numbers for the same seed (Steele, Lea and Flood's SplitMix64).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// One of the elements; there has to be one.
    mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
        ([first] + others).randomElement(using: &self) ?? first
    }

    /// Whether something happens that happens in so many of a hundred cases.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
