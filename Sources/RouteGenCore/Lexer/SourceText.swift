/// A copy of a file's bytes with null bytes after it, so that the lexer can look ahead without checking for the end at
/// each byte.
///
/// Copying costs about a hundredth of lexing.
package struct SourceText: ~Copyable {
    /// The number of null bytes after the text.
    ///
    /// No look-ahead goes further.
    static let padding = 16

    /// The text, followed by ``padding`` null bytes; valid as long as this value lives.
    package let bytes: UnsafePointer<UInt8>
    /// The number of bytes without the padding.
    package let count: Int

    package init(copying source: UnsafeBufferPointer<UInt8>) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + Self.padding)
        if let base = source.baseAddress {
            copy.initialize(from: base, count: source.count)
        }
        (copy + source.count).initialize(repeating: 0, count: Self.padding)
        bytes = UnsafePointer(copy)
        count = source.count
    }

    deinit {
        UnsafeMutablePointer(mutating: bytes).deallocate()
    }
}
