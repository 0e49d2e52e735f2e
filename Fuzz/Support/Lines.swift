extension UnsafeRawBufferPointer {
    /// The lines of a text, without their ends.
    ///
    /// There is always at least one. Text that is not UTF-8 is repaired.
    public var lines: [String] {
        split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: UnsafeRawBufferPointer(rebasing: $0), as: UTF8.self)
        }
    }
}
