import RouteTables

/// Distinguishes absolute patterns from relative ones, which continue the prefix of the type around them.
public enum RelativePattern {
    /// Whether a pattern is relative: it starts neither with a slash nor with a scheme.
    ///
    /// A scheme may contain groups and alternatives: `(http|https)://`.
    public static func isRelative(_ pattern: String) -> Bool {
        let bytes = [UInt8](pattern.utf8)
        guard let first = bytes.first, first != SourceByte.slash else { return bytes.isEmpty }
        return !startsWithScheme(bytes[...])
    }

    /// The finding about a marker with a relative pattern and no prefix.
    ///
    /// - Parameter marker: A marker on a declaration outside every type with a prefix.
    /// - Returns: An error with a suggested pattern; `nil` if the pattern is absolute.
    public static func diagnose(_ marker: RouteMarker) -> Diagnostic? {
        guard let pattern = marker.pattern, !marker.isRegex, isRelative(pattern.value), !pattern.value.isEmpty else {
            return nil
        }
        return Problem(.relativePattern, at: pattern)
            .saying("`\(pattern.value)` has no leading slash, and no type around it has a prefix")
            .advising(help(for: pattern.value))
    }

    private static func help(for pattern: String) -> String {
        pattern.utf8.contains { $0 == SourceByte.slash || $0 == SourceByte.colon }
            ? "write `//\(pattern)`, or `/\(pattern)` if the URLs have no host; after a scheme, write `://` or `:/`"
            : "write `//\(pattern)` for a pattern; for a remark, put a dash before it: `@route - \(pattern)`"
    }

    /// Whether a word is certainly a pattern: it starts with a slash and more, or with a scheme and a slash.
    static func looksAbsolute(_ text: MarkerText, from offset: Int) -> Bool {
        let end = text.endOfWord(from: offset)
        guard end > offset + 1 else { return false }
        if text[offset] == SourceByte.slash { return true }
        return startsWithScheme(text.bytes[offset..<end])
    }

    /// Whether an absolute pattern follows the word of a marker, perhaps after options.
    static func follows(_ end: Int, in text: MarkerText) -> Bool {
        let end = text.endOfOptions(from: end)
        let pattern = text.skippingWhiteSpace(from: end)
        return pattern > end && looksAbsolute(text, from: pattern)
    }

    private static func startsWithScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let colon = bytes.firstIndex(of: SourceByte.colon), colon > bytes.startIndex else { return false }
        // A scheme may have groups and alternatives.
        return bytes[..<colon].allSatisfy { URLCharacters.isSchemeByte($0) || "()|\\?*".utf8.contains($0) }
            && bytes[(colon + 1)...].first == SourceByte.slash
    }
}
