/// Tells patterns that stand on their own from those that continue the prefix of the type around them.
public enum RelativePattern {
    /// Whether a pattern continues a prefix: it starts neither with a slash nor with a scheme.
    ///
    /// A scheme is what `[scheme:]` of the pattern language takes, groups and alternatives included: `(http|https)://`.
    public static func isRelative(_ pattern: String) -> Bool {
        let bytes = [UInt8](pattern.utf8)
        guard let first = bytes.first, first != MarkerSign.slash else { return bytes.isEmpty }
        return !startsWithScheme(bytes[...])
    }

    /// What is wrong with a marker's pattern where no type around it has a prefix that the pattern could continue.
    ///
    /// - Parameter marker: A marker on a declaration outside of every type with a prefix, or on such a type itself.
    /// - Returns: An error with the pattern that was most likely meant; `nil` where the pattern stands on its own.
    public static func diagnose(_ marker: RouteMarker) -> Diagnostic? {
        guard let pattern = marker.pattern, !marker.isRegex, isRelative(pattern.value), !pattern.value.isEmpty else {
            return nil
        }
        let isPatternLike = pattern.value.utf8.contains { $0 == MarkerSign.slash || $0 == MarkerSign.colon }
        return Diagnostic(
            .relativePattern,
            "`\(pattern.value)` has no leading slash, and no type around it has a prefix that it could continue",
            at: pattern.location,
            length: pattern.length,
            help: isPatternLike
                ? "write `//\(pattern.value)`, or `/\(pattern.value)` where the URLs have no host"
                : "write `//\(pattern.value)` for a pattern; a remark without a pattern starts with a dash: `@route - \(pattern.value)`"
        )
    }

    /// Whether a word of a line is a pattern beyond doubt: it starts with a slash and something behind it, or with a scheme and a slash.
    static func looksAbsolute(_ text: MarkerText, from offset: Int) -> Bool {
        let end = text.endOfWord(from: offset)
        guard end > offset + 1 else { return false }
        if text[offset] == MarkerSign.slash { return true }
        return startsWithScheme(text.bytes[offset..<end])
    }

    private static func startsWithScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let colon = bytes.firstIndex(of: MarkerSign.colon), colon > bytes.startIndex else { return false }
        for byte in bytes[..<colon] where !isSchemeByte(byte) { return false }
        let next = colon + 1 < bytes.endIndex ? bytes[colon + 1] : 0
        return next == MarkerSign.slash
    }

    /// Whether a byte can stand in a scheme or in the groups and alternatives of one.
    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        if MarkerText.isLetter(byte) || MarkerText.isDigit(byte) { return true }
        switch byte {
        case MarkerSign.plus, MarkerSign.hyphen, MarkerSign.dot, MarkerSign.openingParenthesis,
            MarkerSign.closingParenthesis,
            MarkerSign.bar,
            MarkerSign.question, MarkerSign.asterisk:
            return true
        default:
            return false
        }
    }
}
