import RoutePatterns

/// Reads the values of options and reports those that cannot be read.
struct OptionValueReader {
    let text: MarkerText
    /// The findings so far.
    var diagnostics: [Diagnostic] = []

    init(_ text: MarkerText) { self.text = text }

    /// A word of a fixed set.
    ///
    /// - Parameters:
    ///   - range: The range of the value.
    ///   - option: The option's name.
    ///   - choices: The cases of an enumeration, whose names are the words.
    ///   - former: The choices by words of earlier versions.
    /// - Returns: The choice with its place, or `nil` if the value does not begin with one.
    mutating func choice<Choice>(
        _ range: Range<Int>,
        of option: String,
        among choices: [Choice],
        former: [String: Choice] = [:]
    ) -> Located<Choice>? {
        let words = choices.map { "\($0)" }
        func choice(_ word: String) -> Choice? { words.firstIndex(of: word).map { choices[$0] } }
        let written = text.string(range)
        if let choice = choice(written) { return text.located(choice, range) }
        if let choice = former[written] {
            diagnostics += Problem(.formerWord, at: text.located(range))
                .saying("`\(written)` is called `\(choice)` now")
                .advising("write `\(choice)`")
            return text.located(choice, range)
        }
        let wordEnd = min(text.endOfWord(from: range.lowerBound), range.upperBound)
        if let first = choice(text.string(range.lowerBound..<wordEnd)) {
            reportMissingComma(after: wordEnd, in: range)
            return text.located(first, range.lowerBound..<wordEnd)
        }
        var help = "`\(option)` takes " + Diagnostic.list(words)
        if let nearest = Spelling.nearest(to: written, among: words) { help = "did you mean `\(nearest)`? " + help }
        diagnostics += Problem(.invalidOptionValue, at: text.located(range))
            .saying("`\(option)` cannot be `\(written)`")
            .advising(help)
        return nil
    }

    /// An option's value that is a name, or names joined by dots.
    ///
    /// Backticks around them are removed.
    mutating func name(_ range: Range<Int>, of option: String, dotted: Bool, example: String) -> Located<String>? {
        if let name = name(range, dotted: dotted) { return name }
        let written = text.string(range)
        let inner = written.dropFirst().dropLast()
        let isQuoted = written.hasPrefix("\"") && !inner.isEmpty && inner.utf8.allSatisfy(SourceByte.isIdentifier)
        diagnostics += Problem(.invalidOptionValue, at: text.located(range))
            .saying("`\(option)` cannot be `\(written)`")
            .advising(
                "`\(option)` takes a name, without quotes or parentheses: "
                    + "`\(option): \(isQuoted ? String(inner) : example)`"
            )
        return nil
    }

    /// A name, or names joined by dots; `nil` if the range is not a name.
    ///
    /// Anything after white space is reported.
    mutating func name(_ range: Range<Int>, dotted: Bool) -> Located<String>? {
        let isMember = dotted && text[range.lowerBound] == SourceByte.dot
        let start = isMember ? range.lowerBound + 1 : range.lowerBound
        var name = ""
        var offset = start
        while let part = identifier(at: offset, limit: range.upperBound) {
            name += text.string(part.name)
            offset = part.end
            let goesOn = dotted && offset < range.upperBound && text[offset] == SourceByte.dot
            guard goesOn, identifier(at: offset + 1, limit: range.upperBound) != nil else { break }
            name += "."
            offset += 1
        }
        if name.isEmpty { return nil }
        if offset < range.upperBound {
            guard SourceByte.isWhiteSpace(text[offset]) else { return nil }
            reportMissingComma(after: offset, in: range)
        }
        return text.located(name, start..<offset)
    }

    /// A string in double quotes; `\"` and `\\` are the only escapes.
    mutating func string(_ range: Range<Int>, of option: String) -> Located<String>? {
        guard text[range.lowerBound] == SourceByte.quotationMark,
            let quoted = text.quotedString(at: range.lowerBound, limit: range.upperBound)
        else {
            diagnostics += Problem(.invalidOptionValue, at: text.located(range))
                .saying("`\(option)` takes a string in double quotes")
                .advising("write `\(option): \"\(text.string(range).filter { !"'`".contains($0) })\"`")
            return nil
        }
        if quoted.upperBound != range.upperBound { reportMissingComma(after: quoted.upperBound, in: range) }
        return text.located(unescaped((quoted.lowerBound + 1)..<(quoted.upperBound - 1)), quoted)
    }

    /// Reports an option or a value that is given twice.
    mutating func reportRepeated(_ what: String, _ range: Range<Int>, first: SourceLocation) {
        diagnostics += Problem(.repeatedOption, at: text.located(range))
            .saying("\(what) is given twice")
            .noting("the first one is here", at: first)
    }

    /// Reports a word that follows a value without a comma.
    mutating func reportMissingComma(after offset: Int, in range: Range<Int>) {
        let next = text.trimmed(offset..<range.upperBound)
        diagnostics += Problem(.malformedOptions, at: text.located(next))
            .saying("there must be `,` or `)` before `\(text.string(next))`")
    }

    /// The string between the quotes of a string, its escapes resolved.
    func unescaped(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let next = text[offset + 1]
            if text[offset] == SourceByte.backslash, next == SourceByte.backslash || next == SourceByte.quotationMark {
                offset += 1
            }
            bytes.append(text[offset])
            offset += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The identifier at an offset, perhaps in backticks, and the offset after it.
    private func identifier(at offset: Int, limit: Int) -> (name: Range<Int>, end: Int)? {
        let isQuoted = text[offset] == SourceByte.backquote
        let start = isQuoted ? offset + 1 : offset
        let end = min(text.endOfIdentifier(from: start), limit)
        guard end > start else { return nil }
        guard isQuoted else { return (start..<end, end) }
        return end < limit && text[end] == SourceByte.backquote ? (start..<end, end + 1) : nil
    }
}
