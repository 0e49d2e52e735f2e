/// Finds the end of a marker's options and splits them at their commas.
struct OptionList {
    private let text: MarkerText
    /// The items between the parentheses; none if parentheses, brackets or strings do not match.
    private(set) var items: [OptionItem] = []
    /// The offset after the options.
    private(set) var end = 0
    /// The findings about parentheses, brackets, strings and commas.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the options whose parenthesis opens at an offset.
    ///
    /// - Parameters:
    ///   - text: The marker's line.
    ///   - opening: The offset of the opening parenthesis.
    ///   - names: The names of the options, to detect missing commas.
    init(_ text: MarkerText, opening: Int, names: [String]) {
        self.text = text
        read(from: opening, names)
    }

    private mutating func read(from opening: Int, _ names: [String]) {
        var brackets = [opening]
        var start = opening + 1
        var offset = start
        while offset < text.count {
            let byte = text[offset]
            if text.has("->", at: offset) {
                offset += 1
            } else if byte == SourceByte.quotationMark {
                guard let string = text.quotedString(at: offset, limit: text.count) else {
                    let help = "write `\"` at its end, on the same line"
                    return fail("this string is never closed", at: offset, from: offset, help: help)
                }
                offset = string.upperBound - 1
            } else if Self.closing(of: byte) != nil {
                brackets.append(offset)
            } else if Self.isClosing(byte) {
                let open = brackets.popLast() ?? opening
                guard Self.closing(of: text[open]) == byte else {
                    let isOpen = byte == SourceByte.closingParenthesis
                    let wrong = isOpen ? open : offset
                    let sign = text.string(wrong..<(wrong + 1))
                    let problem = isOpen ? "is never closed" : "closes no bracket"
                    return fail("this `\(sign)` \(problem)", at: wrong, from: offset)
                }
                if brackets.isEmpty {
                    // As in Swift, a comma may follow the last item.
                    if !text.trimmed(start..<offset).isEmpty { add(start..<offset, comma: nil) }
                    end = offset + 1
                    return
                }
            } else if brackets.count == 1, byte == SourceByte.comma {
                add(start..<offset, comma: offset)
                start = offset + 1
            } else if brackets.count == 1, SourceByte.isWhiteSpace(byte), let name = name(at: offset + 1, among: names),
                !text.trimmed(start..<offset).isEmpty
            {
                report("a comma is missing before `\(text.string(name))`", at: name.lowerBound, length: name.count)
                add(start..<offset, comma: nil)
                start = offset + 1
            }
            offset += 1
        }
        fail(
            "the parenthesis of these options is never closed",
            at: opening,
            from: opening + 1,
            help: "write `)` after the last option; a marker is on one line"
        )
    }

    /// Reports what makes the rest unclear, and guesses where the options end: after the next parenthesis, or before the
    /// first word that looks like a pattern.
    private mutating func fail(_ message: String, at place: Int, from offset: Int, help: String? = nil) {
        (items, diagnostics) = ([], [])
        report(message, at: place, help: help)
        let rest = offset..<text.count
        end =
            rest.first { text[$0] == SourceByte.closingParenthesis }.map { $0 + 1 }
            ?? rest.first { SourceByte.isWhiteSpace(text[$0]) && RelativePattern.looksAbsolute(text, from: $0 + 1) }
            ?? text.count
    }

    private mutating func add(_ range: Range<Int>, comma: Int?) {
        let range = text.trimmed(range)
        if range.isEmpty {
            report("an option is missing before this comma", at: comma ?? range.lowerBound)
        } else {
            items.append(OptionItem(range, in: text))
        }
    }

    /// The name of an option that starts at an offset and has a colon after it.
    private func name(at offset: Int, among names: [String]) -> Range<Int>? {
        let end = text.endOfIdentifier(from: offset)
        guard end > offset, text[text.skippingWhiteSpace(from: end)] == SourceByte.colon else { return nil }
        return names.contains(text.string(offset..<end)) ? offset..<end : nil
    }

    private mutating func report(_ message: String, at offset: Int, length: Int = 1, help: String? = nil) {
        let place = Located((), at: text.location(at: offset), length: length)
        diagnostics += Problem(.malformedOptions, at: place).saying(message).advising(help)
    }

    private static func closing(of byte: UInt8) -> UInt8? {
        switch byte {
        case SourceByte.openingParenthesis: SourceByte.closingParenthesis
        case SourceByte.openingBracket: SourceByte.closingBracket
        case SourceByte.openingBrace: SourceByte.closingBrace
        case SourceByte.openingAngle: SourceByte.closingAngle
        default: nil
        }
    }

    private static func isClosing(_ byte: UInt8) -> Bool { ")]}>".utf8.contains(byte) }
}
