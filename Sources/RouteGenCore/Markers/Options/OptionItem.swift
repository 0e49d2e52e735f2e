/// One item of a marker's options: `regex`, `priority: high`, or a further value of the option before it.
struct OptionItem {
    /// How an item is put together.
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

    /// How it is put together.
    let form: Form
    /// All of it, without white space around it.
    let range: Range<Int>
    /// The word at its start; empty where it starts with something else.
    let word: Range<Int>
    /// What stands behind the colon or equals sign, without white space around it.
    let value: Range<Int>

    /// Reads an item that takes a stretch of the text.
    init(_ range: Range<Int>, in text: MarkerText) {
        self.range = range
        let end = min(text.endOfIdentifier(from: range.lowerBound), range.upperBound)
        word = range.lowerBound..<end
        let sign = min(text.skippingWhiteSpace(from: end), range.upperBound)
        if word.isEmpty {
            form = .other
        } else if sign == range.upperBound {
            form = .word
        } else if text[sign] == MarkerSign.colon {
            form = .named
        } else if text[sign] == MarkerSign.equals {
            form = .assignment
        } else {
            form = .other
        }
        let hasValue = form == .named || form == .assignment
        value = hasValue ? text.trimmed((sign + 1)..<range.upperBound) : range.upperBound..<range.upperBound
    }
}
