/// Numbers that are the same in each run.
public struct RandomNumbers: Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// A number from zero on.
    public mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(bound))
    }

    public mutating func element<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }
}
