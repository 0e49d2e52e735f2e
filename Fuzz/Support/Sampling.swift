extension UnsafeRawBufferPointer {
    /// Whether an input belongs to the sample, one in a given number, for slow tests.
    ///
    /// The input alone determines this, by a hash that mutations cannot control. So a finding is reproducible, and
    /// libFuzzer does not learn to prefer slow inputs.
    public func isChosen(oneIn count: UInt64) -> Bool {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return (hash >> 32) % count == 0
    }
}
