/// An item of a marker's options: `regex`, `priority: high`, or another value of the previous option.
struct OptionItem {
    /// The form of an item.
    enum Form {
        /// A word alone.
        case word
        /// A word, a colon and a value.
        case named
        /// A word, an equals sign and a value.
        case assignment
        /// Anything else.
        case other
    }

    /// The form of the item.
    let form: Form
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
            form = .other
        } else if sign == range.upperBound {
            form = .word
        } else if text[sign] == SourceByte.colon {
            form = .named
        } else if text[sign] == SourceByte.equals {
            form = .assignment
        } else {
            form = .other
        }
        let hasValue = form == .named || form == .assignment
        value = hasValue ? text.trimmed((sign + 1)..<range.upperBound) : range.upperBound..<range.upperBound
    }
}
