/// Reads the options of a marker into it.
struct OptionReader<Marker: MarkerWithOptions> {
    private let text: MarkerText
    private var values: OptionValueReader
    /// The marker that the options are read into.
    private(set) var marker: Marker
    /// The option that more values after a comma belong to.
    private var list: OptionRule<Marker>?

    /// The findings.
    var diagnostics: [Diagnostic] { values.diagnostics }

    init(_ text: MarkerText, marker: Marker) {
        self.text = text
        self.marker = marker
        values = OptionValueReader(text)
    }

    /// Reads all items.
    ///
    /// - Parameters:
    ///   - items: The items between commas.
    ///   - other: Takes an item that does not begin with the name of an option, and returns whether it did.
    mutating func read(
        _ items: [OptionItem],
        other: (OptionItem, inout OptionValueReader, inout Marker) -> Bool = { _, _, _ in false }
    ) {
        for item in items {
            let option = Marker.Option(rawValue: text.string(item.word))
            if let list, isValue(item, of: list, option) {
                list.read(&values, item.range, &marker)
            } else if let option, item.kind != .other {
                read(item, option)
            } else if option != nil || !other(item, &values, &marker) {
                reportOther(item)
            }
        }
    }

    /// Whether an item is a further value of an option.
    ///
    /// A parameter may have the name of an option, and an option with a value is not a word alone.
    private func isValue(_ item: OptionItem, of list: OptionRule<Marker>, _ option: Marker.Option?) -> Bool {
        if item.kind == .other { return true }
        guard item.kind == list.items else { return false }
        return option == nil || item.kind == .assignment
            || list.takesNames && option.flatMap { Marker.rule(of: $0) }?.readBare == nil
    }

    private mutating func read(_ item: OptionItem, _ option: Marker.Option) {
        let rule = Marker.rule(of: option)
        let name = option.rawValue
        list = nil
        if item.kind == .assignment, rule.helpWithoutValue == nil {
            values.diagnostics += Problem(.malformedOptions, at: text.located(item.range))
                .saying("there must be a colon between `\(name)` and its value")
                .advising("write `\(name): \(text.string(item.value))`")
        }
        if let first = marker.option(option) {
            return values.reportRepeated("option `\(name)`", item.word, first: first.location)
        }
        marker.options.append(text.located(option, item.word))
        if item.kind == .word, let readBare = rule.readBare {
            readBare(&marker, text.located((), item.word))
        } else if let help = rule.helpWithoutValue {
            values.diagnostics += Problem(.invalidOptionValue, at: text.located(item.range))
                .saying("`\(name)` takes no value")
                .advising(help)
        } else if !item.value.isEmpty {
            if rule.items != nil { list = rule }
            rule.read(&values, item.value, &marker)
        } else if item.kind != .assignment {
            values.diagnostics += Problem(.invalidOptionValue, at: text.located(item.word))
                .saying("option `\(name)` needs a value")
                .advising("write `\(name): \(rule.example)`")
        }
    }

    /// Reports an item that neither begins with the name of an option nor belongs to a list.
    private mutating func reportOther(_ item: OptionItem) {
        let word = text.string(item.word)
        if item.kind == .named || item.kind == .assignment { list = nil }
        if !word.isEmpty, Marker.Option(rawValue: word) == nil {
            values.diagnostics += Problem(.unknownOption, at: text.located(item.word))
                .saying("\(Marker.noun) has no option `\(word)`")
                .advising(Marker.help(for: word))
        } else {
            let written = text.string(item.range)
            // Other languages have the pattern among the arguments, in quotation marks.
            let pattern = written.filter { !"\"'`“”‘’".contains($0) }
            values.diagnostics += Problem(.malformedOptions, at: text.located(item.range))
                .saying("`\(written)` is not an option")
                .advising(pattern.hasPrefix("//") ? "write `@route \(pattern)`" : Marker.form)
        }
    }
}
