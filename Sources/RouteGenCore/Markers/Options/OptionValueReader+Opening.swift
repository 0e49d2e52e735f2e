import RoutePatterns
import RouteTables

extension OptionValueReader {
    /// A caller.
    mutating func origin(_ range: Range<Int>) -> Located<RouteOrigin>? {
        if text.string(range) == "\(RouteOrigin.app)" { return text.located(.app, range) }
        let brackets = [SourceByte.openingBracket, SourceByte.openingParenthesis, SourceByte.openingBrace]
        guard brackets.contains(text[range.lowerBound]) else {
            return choice(range, of: "from", among: RouteMarker.callers, former: RouteMarker.formerCallers)
        }
        let inner = text.trimmed((range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1))
        diagnostics += Problem(.invalidOptionValue, at: text.located(range))
            .saying("`from` takes its values without brackets")
            .advising("write `from: \(text.string(inner))`")
        return nil
    }

    /// How a page opens: a word, or `tab` or `window` with a name in parentheses.
    mutating func opening(_ range: Range<Int>) -> Located<RouteMarker.Opening>? {
        switch text.string(range) {
        case "push": return text.located(.push, range)
        case "present": return text.located(.present, range)
        case "root": return text.located(.root, range)
        default: break
        }
        let word = range.lowerBound..<min(text.endOfIdentifier(from: range.lowerBound), range.upperBound)
        let kind = text.string(word)
        guard ["tab", "window"].contains(kind) else {
            reportUnknownOpening(range, word)
            return nil
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

    private mutating func reportUnknownOpening(_ range: Range<Int>, _ word: Range<Int>) {
        let words = ["push", "present", "root"]
        if words.contains(text.string(word)), word.upperBound < range.upperBound,
            SourceByte.isWhiteSpace(text[word.upperBound])
        {
            return reportMissingComma(after: word.upperBound, in: range)
        }
        var help = "`open` takes " + Diagnostic.list(words + ["tab(name)", "window(name)"])
        if let nearest = Spelling.nearest(to: text.string(word), among: words + ["tab", "window"]) {
            help = "did you mean `\(words.contains(nearest) ? nearest : "\(nearest)(name)")`? " + help
        }
        diagnostics += Problem(.invalidOptionValue, at: text.located(range))
            .saying("`open` cannot be `\(text.string(range))`")
            .advising(help)
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
