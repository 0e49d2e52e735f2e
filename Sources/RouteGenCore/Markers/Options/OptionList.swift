/// Finds the end of a marker's options and splits them at their commas.
struct OptionList {
    private let text: MarkerText
    private let opening: Int
    /// The items between the parentheses.
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
        self.opening = opening
        let content = findContent()
        if let content { split(content, names: names) }
    }

    /// The range between the parentheses; `nil` if brackets or strings in it do not match.
    private mutating func findContent() -> Range<Int>? {
        var brackets: [Int] = []
        var offset = opening + 1
        while offset < text.count {
            let byte = text[offset]
            if let next = endOfStringOrArrow(at: offset, limit: text.count) {
                offset = next
                continue
            }
            if byte == SourceByte.quotationMark {
                report("this string is never closed", at: offset, help: "write `\"` at its end, on the same line")
                end = endWithoutParenthesis()
                return nil
            }
            if Self.closing(of: byte) != nil {
                brackets.append(offset)
            } else if Self.isClosing(byte) {
                if let open = brackets.last, Self.closing(of: text[open]) == byte {
                    brackets.removeLast()
                } else if byte == SourceByte.closingParenthesis {
                    end = offset + 1
                    guard let open = brackets.last else { return (opening + 1)..<offset }
                    report("this `\(text.string(open..<(open + 1)))` is never closed", at: open)
                    return nil
                } else {
                    report("this `\(text.string(offset..<(offset + 1)))` closes no bracket", at: offset)
                    end = endAfterParenthesis(from: offset)
                    return nil
                }
            }
            offset += 1
        }
        end = endWithoutParenthesis()
        report(
            "the parenthesis of these options is never closed",
            at: opening,
            help: "write `)` after the last option; a marker is on one line"
        )
        return (opening + 1)..<end
    }

    /// The offset after a string or an arrow, whose signs are no brackets; `nil` if none begins at an offset.
    private func endOfStringOrArrow(at offset: Int, limit: Int) -> Int? {
        if text.has("->", at: offset) { return offset + 2 }
        guard text[offset] == SourceByte.quotationMark else { return nil }
        return text.quotedString(at: offset, limit: limit)?.upperBound
    }

    /// The probable end of options that are never closed: before the first word that looks like a pattern.
    private func endWithoutParenthesis() -> Int {
        var offset = opening + 1
        while offset < text.count {
            let next = text.skippingWhiteSpace(from: offset)
            if next > offset, RelativePattern.looksAbsolute(text, from: next) { return offset }
            offset = max(next, offset + 1)
        }
        return text.count
    }

    /// The end of options with a mismatched bracket: after the next closing parenthesis.
    private func endAfterParenthesis(from offset: Int) -> Int {
        let closing = (offset..<text.count).first { text[$0] == SourceByte.closingParenthesis }
        return closing.map { $0 + 1 } ?? endWithoutParenthesis()
    }

    private mutating func split(_ content: Range<Int>, names: [String]) {
        var depth = 0
        var start = content.lowerBound
        var offset = start
        while offset < content.upperBound {
            let byte = text[offset]
            if let next = endOfStringOrArrow(at: offset, limit: content.upperBound) {
                offset = next
                continue
            }
            if Self.closing(of: byte) != nil { depth += 1 }
            if Self.isClosing(byte) { depth -= 1 }
            if depth == 0 {
                if byte == SourceByte.comma {
                    add(start..<offset, comma: offset)
                    start = offset + 1
                } else if SourceByte.isWhiteSpace(byte), let name = name(at: offset + 1, among: names),
                    !text.trimmed(start..<offset).isEmpty
                {
                    report("a comma is missing before `\(text.string(name))`", at: name.lowerBound, length: name.count)
                    add(start..<offset, comma: nil)
                    start = offset + 1
                }
            }
            offset += 1
        }
        // As in Swift, a comma may follow the last item.
        if !text.trimmed(start..<content.upperBound).isEmpty { add(start..<content.upperBound, comma: nil) }
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
