/// A source line, and a second line that underlines a part of it.
package struct SourceExcerpt {
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

    /// The number of columns that a terminal uses for a scalar: none for combining ones, two for wide ones.
    static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }

    /// A text that is safe to print on one line: control characters other than tabs become replacement characters.
    package static func printable(_ text: String) -> String {
        let isClean = text.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 < 0x7F) }
        if isClean { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09: result.append(scalar)
            case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
