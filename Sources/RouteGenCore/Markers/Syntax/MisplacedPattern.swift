/// A pattern among the options of a marker: `@route("//chat/:id")`.
struct MisplacedPattern {
    /// The pattern without quotation marks.
    let pattern: Range<Int>
    /// The finding about it.
    let finding: SurplusText.Finding

    /// Finds the first pattern among the items of a marker's options; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - marker: The marker without its options.
    ///   - text: The marker's line.
    init?(_ items: [OptionItem], of marker: String, in text: MarkerText) {
        guard let item = items.first(where: { Self.isPattern($0, in: text) }) else { return nil }
        pattern = QuotedText(in: text, at: item.range.lowerBound)?.content ?? item.range
        let options = items.filter { !Self.isPattern($0, in: text) }.map { text.string($0.range) }
        let list = options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
        finding = SurplusText.Finding(
            message: "a pattern is written after the options, not among them",
            range: item.range,
            help: "write `\(marker)\(list) \(SurplusText.encoded(pattern, in: text))`"
        )
    }

    /// Whether an item is certainly a pattern and no option.
    static func isPattern(_ item: OptionItem, in text: MarkerText) -> Bool {
        if item.form == .named, RouteMarker.Option(rawValue: text.string(item.word)) == nil {
            return text.has("//", at: item.value.lowerBound)
        }
        guard item.form == .other else { return false }
        let start = QuotedText(in: text, at: item.range.lowerBound)?.content.lowerBound ?? item.range.lowerBound
        return RelativePattern.looksAbsolute(text, from: start)
    }
}
