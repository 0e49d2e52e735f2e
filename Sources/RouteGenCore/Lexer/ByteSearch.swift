#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The C library's byte search, which stays fast in debug builds of this package.
package enum ByteSearch {
    /// The offset of the first `byte` at or after `start`, or `end` if there is none before it.
    @inline(__always)
    static func first(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        // The two pointers are into the same allocation, and `start...end` lies within it.
        guard start < end, let hit = memchr(bytes + start, Int32(byte), end &- start) else { return end }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(bytes)
    }

    /// The offset of the first occurrence of bytes in others; `nil` if there is none.
    static func first(_ searched: [UInt8], in bytes: [UInt8]) -> Int? {
        guard let initial = searched.first else { return 0 }
        // No occurrence starts later, so a comparison stays within the bytes.
        let end = bytes.count - searched.count + 1
        return bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var position = first(initial, in: start, from: 0, to: end)
            while position < end {
                if memcmp(start + position, searched, searched.count) == 0 { return position }
                position = first(initial, in: start, from: position + 1, to: end)
            }
            return nil
        }
    }

    /// The offset of the first occurrence of a word of ASCII letters at or after `start`; `nil` if there is none.
    package static func first(_ word: StaticString, in text: borrowing SourceText, from start: Int) -> Int? {
        var position = start
        while position < text.count {
            // The search stops at a null byte. It continues after one in the source, and ends at the padding after it.
            // Unchecked: both strings end with a zero, and `CChar` has the size of a byte.
            let found = UnsafeRawPointer(text.bytes + position).withMemoryRebound(to: CChar.self, capacity: 1) { rest in
                // Unchecked: as above.
                word.utf8Start.withMemoryRebound(to: CChar.self, capacity: 1) { strstr(rest, $0) }
            }
            if let found { return UnsafeRawPointer(found) - UnsafeRawPointer(text.bytes) }
            position = first(0, in: text.bytes, from: position, to: text.count) + 1
        }
        return nil
    }
}

extension StringProtocol {
    /// Whether the string contains another, compared byte by byte.
    ///
    /// The standard library's `contains` for strings needs macOS 13.
    package func contains(bytesOf text: String) -> Bool { firstRange(ofBytes: text) != nil }

    /// The place of the first occurrence of another string, compared byte by byte; `nil` if there is none.
    ///
    /// The standard library's `firstRange(of:)` needs macOS 13.
    public func firstRange(ofBytes text: String) -> Range<Index>? {
        guard let offset = ByteSearch.first(Array(text.utf8), in: Array(utf8)) else { return nil }
        let start = utf8.index(startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
}
