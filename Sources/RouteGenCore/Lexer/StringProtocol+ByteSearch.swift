extension StringProtocol {
    /// Whether the text contains another, compared byte by byte.
    ///
    /// The standard library's `contains` for texts needs macOS 13.
    package func contains(bytesOf text: String) -> Bool { firstRange(ofBytes: text) != nil }

    /// The place of the first occurrence of another text, compared byte by byte; `nil` if there is none.
    ///
    /// The standard library's `firstRange(of:)` needs macOS 13.
    package func firstRange(ofBytes text: String) -> Range<Index>? {
        guard let offset = ByteSearch.first(Array(text.utf8), in: Array(utf8)) else { return nil }
        let start = utf8.index(startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
}
