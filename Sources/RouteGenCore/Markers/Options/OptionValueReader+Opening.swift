import RoutePatterns
import RouteTables

extension OptionValueReader {
    /// A caller.
    mutating func origin(_ range: Range<Int>) -> Located<RouteOrigin>? {
        if text.string(range) == "\(RouteOrigin.app)" { return text.located(.app, range) }
        return choice(range, of: "from", among: RouteMarker.callers, former: RouteMarker.formerCallers)
    }

    /// How a page opens: a word, or `tab` or `window` with a name in parentheses.
    mutating func opening(_ range: Range<Int>) -> Located<RouteMarker.Opening>? {
        let word = range.lowerBound..<min(text.endOfIdentifier(from: range.lowerBound), range.upperBound)
        let kind = text.string(word)
        guard ["tab", "window"].contains(kind) else {
            return choice(range, of: "open", among: [.push, .present, .root, .tab("name"), .window("name")])
        }
        guard let name = name(word.upperBound..<range.upperBound) else {
            diagnostics += Problem(.invalidOptionValue, at: text.located(range))
                .saying("`\(kind)` needs the name of a \(kind) in parentheses")
                .advising(
                    kind == "window"
                        ? "write `open: window(editor)`"
                        : "write `open: tab(home)`, or `open: tab(\"my tab\")` for a name that is not one word"
                )
            return nil
        }
        return text.located(kind == "tab" ? .tab(name) : .window(name), range)
    }

    /// A name in parentheses: a word, or a string in double quotes.
    private func name(_ range: Range<Int>) -> String? {
        let start = text.skippingWhiteSpace(from: range.lowerBound)
        guard range.count > 2, start < range.upperBound, text[start] == SourceByte.openingParenthesis,
            text[range.upperBound - 1] == SourceByte.closingParenthesis
        else { return nil }
        let name = text.trimmed((start + 1)..<(range.upperBound - 1))
        guard !name.isEmpty else { return nil }
        guard text[name.lowerBound] == SourceByte.quotationMark else {
            return text.endOfWord(from: name.lowerBound) < name.upperBound ? nil : text.string(name)
        }
        guard let quoted = text.quotedString(at: name.lowerBound, limit: name.upperBound), quoted == name,
            quoted.count > 2
        else { return nil }
        return unescaped((name.lowerBound + 1)..<(name.upperBound - 1))
    }
}
