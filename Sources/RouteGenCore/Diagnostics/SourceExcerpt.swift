import RouteTables

/// A source line, and a second line that underlines a part of it.
package struct SourceExcerpt {
    /// The most columns of a line that are shown.
    static let widestLine = 240

    /// The source line.
    let line: String
    /// White space, then a caret under the first character and tildes under the others.
    let underline: String

    /// Creates an excerpt.
    ///
    /// - Parameters:
    ///   - line: The line without its line ending.
    ///   - column: The first underlined byte, starting at 1.
    ///   - length: The number of underlined bytes. The underline stops at the end of the line.
    init(line: String, column: Int, length: Int) {
        self.line = line
        let start = column - 1
        let end = start + length
        var offset = 0
        var below = ""
        var isMarked = false
        for scalar in line.unicodeScalars {
            guard offset < end else { break }
            let width = Self.width(of: scalar)
            if offset < start {
                // A tab stays a tab, so the caret is in the right place for any tab width.
                below += scalar == "\t" ? "\t" : String(repeating: " ", count: width)
            } else if width > 0 {
                below += (isMarked ? "~" : "^") + String(repeating: "~", count: width - 1)
                isMarked = true
            }
            offset += UTF8.width(scalar)
        }
        underline = isMarked ? below : below + "^"
    }

    /// Both lines, with safe characters, and cut to the part around the caret if they are too wide.
    ///
    /// It is empty for a line that the log of GitHub Actions would obey as a command.
    var text: String {
        let start = line.drop { $0 == " " || $0 == "\t" }
        if start.hasPrefix("::") || start.hasPrefix("##[") { return "" }
        let part = cut
        return PrintableText.line(part.line) + "\n" + PrintableText.line(part.underline) + "\n"
    }

    /// The part around the caret.
    private var cut: (line: String, underline: String) {
        let below = Array(underline.unicodeScalars)
        guard line.utf8.count > Self.widestLine else { return (line, underline) }
        // A tab in the underline is a tab of the line, so columns are counted alike in both.
        let caret = below.firstIndex(of: "^") ?? 0
        let first = max(0, caret - Self.widestLine / 3)
        var column = 0
        var result = ""
        var isCut = false
        for scalar in line.unicodeScalars {
            if column >= first + Self.widestLine {
                isCut = true
                break
            }
            if column >= first { result.unicodeScalars.append(scalar) }
            column += Self.width(of: scalar)
        }
        var shown = String.UnicodeScalarView()
        shown.append(contentsOf: below.dropFirst(first).prefix(Self.widestLine))
        let (before, after) = (first > 0 ? "..." : "", isCut ? "..." : "")
        return (before + result + after, (first > 0 ? "   " : "") + String(shown))
    }

    /// The number of columns that a terminal uses for a scalar: none for combining ones, two for wide ones.
    static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F || PrintableText.isUnsafe(scalar) { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
