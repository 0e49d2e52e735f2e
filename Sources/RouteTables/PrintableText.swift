/// Strings that come from outside, in lines that people read.
package enum PrintableText {
    /// A string that is safe to print on one line: control characters other than tabs, and those that reverse text,
    /// become replacement characters.
    @_optimize(size)
    package static func line(_ text: String) -> String {
        let isClean = text.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 < 0x7F) }
        if isClean { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(scalar != "\t" && isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
        return String(result)
    }

    /// Whether a terminal or a log obeys a scalar instead of showing it: control characters, line and paragraph
    /// separators, and the marks, embeddings, overrides and isolates of the bidirectional algorithm.
    @_optimize(size)
    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
