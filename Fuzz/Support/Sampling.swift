extension UnsafeRawBufferPointer {
    /// Whether an input is among those, one in so many, on which something slow is done, too.
    ///
    /// The input alone decides, by a hash that mutations cannot aim at, so that a finding can be reproduced, and libFuzzer
    /// does not come to prefer slow inputs.
    public func isChosen(oneIn count: UInt64) -> Bool {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return (hash >> 32) % count == 0
    }
}
