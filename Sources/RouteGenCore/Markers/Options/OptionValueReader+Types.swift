extension OptionValueReader {
    /// A Swift type, as it is written.
    ///
    /// Its brackets are known to match. Whether the type exists is for the compiler to check.
    mutating func type(_ range: Range<Int>, of option: String) -> Located<String>? {
        let first = text[range.lowerBound]
        let last = text[range.upperBound - 1]
        let starts = SourceByte.isIdentifier(first) && !SourceByte.isDigit(first) || "([@`".utf8.contains(first)
        let ends =
            SourceByte.isIdentifier(last) || ")]>?!`".utf8.contains(last) && !text.has("->", at: range.upperBound - 2)
        guard starts, ends, range.allSatisfy({ Self.isType(text[$0]) }) else {
            diagnostics += Problem(.invalidOptionValue, at: text.located(range))
                .saying("`\(option)` cannot be `\(text.string(range))`")
                .advising("`\(option)` takes a whole Swift type, without quotes: `\(option): UIViewController`")
            return nil
        }
        return text.located(range)
    }

    /// A parameter's name, an equals sign and a value: a word, or a string in double quotes.
    mutating func fixedParameter(_ range: Range<Int>) -> RouteMarker.FixedParameter? {
        let sign = range.first { text[$0] == SourceByte.equals } ?? range.upperBound
        let key = text.trimmed(range.lowerBound..<sign)
        let value = text.trimmed(min(sign + 1, range.upperBound)..<range.upperBound)
        guard sign < range.upperBound, !key.isEmpty, key.allSatisfy({ Self.isKey(text[$0]) }) else {
            diagnostics += Problem(.invalidOptionValue, at: text.located(range))
                .saying("`with` cannot be `\(text.string(range))`")
                .advising("`with` takes names and their values: `with: tab=insights`")
            return nil
        }
        guard !value.isEmpty else {
            diagnostics += Problem(.invalidOptionValue, at: text.located(range))
                .saying("parameter `\(text.string(key))` needs a value")
                .advising("write `\(text.string(key))=\"\"` for an empty value")
            return nil
        }
        if text[value.lowerBound] == SourceByte.quotationMark {
            return string(value, of: "with").map { .init(key: text.located(key), value: $0) }
        }
        let end = min(text.endOfWord(from: value.lowerBound), value.upperBound)
        if end < value.upperBound {
            diagnostics += Problem(.malformedOptions, at: text.located(text.trimmed(end..<value.upperBound)))
                .saying("there must be `,` or `)` before `\(text.string(text.trimmed(end..<value.upperBound)))`")
                .advising("put a value with spaces in double quotes")
        }
        return .init(key: text.located(key), value: text.located(value.lowerBound..<end))
    }

    private static func isKey(_ byte: UInt8) -> Bool {
        SourceByte.isIdentifier(byte) || byte == SourceByte.hyphen || byte == SourceByte.dot
    }

    private static func isType(_ byte: UInt8) -> Bool {
        SourceByte.isIdentifier(byte) || " .<>[](),:?!&-@`~".utf8.contains(byte)
    }
}
