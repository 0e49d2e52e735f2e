/// An item of a marker's options: `regex`, `priority: high`, or another value of the previous option.
struct OptionItem {
    /// The kind of an item.
    enum Kind {
        /// A word alone.
        case word
        /// A word, a colon and a value.
        case named
        /// A word, an equals sign and a value.
        case assignment
        /// Anything else.
        case other
    }

    /// The kind of the item.
    let kind: Kind
    /// The whole item, without white space around it.
    let range: Range<Int>
    /// The word at its start; empty if it starts with something else.
    let word: Range<Int>
    /// The value after the colon or equals sign, without white space around it.
    let value: Range<Int>

    /// Reads the item in a range of the marker.
    init(_ range: Range<Int>, in text: MarkerText) {
        self.range = range
        let end = min(text.endOfIdentifier(from: range.lowerBound), range.upperBound)
        word = range.lowerBound..<end
        let sign = min(text.skippingWhiteSpace(from: end), range.upperBound)
        if word.isEmpty {
            kind = .other
        } else if sign == range.upperBound {
            kind = .word
        } else if text[sign] == SourceByte.colon {
            kind = .named
        } else if text[sign] == SourceByte.equals {
            kind = .assignment
        } else {
            kind = .other
        }
        let hasValue = kind == .named || kind == .assignment
        value = hasValue ? text.trimmed((sign + 1)..<range.upperBound) : range.upperBound..<range.upperBound
    }
}
