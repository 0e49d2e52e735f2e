import RoutePatterns

/// Reads the protocol and the options of a service marker into it.
struct ServiceOptionReader {
    private let text: MarkerText
    private var values: OptionValueReader
    /// The marker that is read into.
    private(set) var marker: ServiceMarker
    /// The range of the item that should be the protocol.
    private var protocolRange: Range<Int>?

    /// The findings.
    var diagnostics: [Diagnostic] { values.diagnostics }

    init(_ text: MarkerText, marker: ServiceMarker) {
        self.text = text
        self.marker = marker
        values = OptionValueReader(text)
    }

    /// Reads all items.
    ///
    /// `word` is the range of the marker's word.
    mutating func read(_ items: [OptionItem], word: Range<Int>) {
        for item in items { read(item) }
        if protocolRange == nil {
            values.report(
                .missingProtocol,
                "a service marker must name the protocol that the type serves",
                word,
                help: "write `@service(SomeProtocol)`"
            )
        }
    }

    private mutating func read(_ item: OptionItem) {
        let word = text.string(item.word)
        let option = ServiceMarker.Option(rawValue: word)
        switch (item.form, option) {
        case (.word, .default):
            _ = register(.default, item.word)
        case (.named, .default):
            if register(.default, item.word) {
                values.report(
                    .invalidOptionValue,
                    "`default` takes no value",
                    item.range,
                    help: "write only `default`"
                )
            }
        case (.word, .some(let option)):
            if register(option, item.word) { reportMissingValue(option, item.word) }
        case (.word, nil), (.other, nil):
            readProtocol(item)
        case (.named, .some(let option)), (.assignment, .some(let option)):
            if item.form == .assignment {
                values.report(
                    .malformedOptions,
                    "there must be a colon between `\(word)` and its value",
                    item.range,
                    help: "write `\(word): \(text.string(item.value))`"
                )
            }
            guard register(option, item.word) else { return }
            guard !item.value.isEmpty else { return reportMissingValue(option, item.word) }
            readValue(of: option, item.value)
        case (.named, nil), (.assignment, nil):
            reportUnknown(word, item.word)
        case (.other, .some):
            values.report(
                .malformedOptions,
                "`\(text.string(item.range))` is not an option",
                item.range,
                help: "write `@service(SomeProtocol, key: \"name\", scope: singleton, default)`"
            )
        }
    }

    private mutating func readProtocol(_ item: OptionItem) {
        let isFirst = protocolRange == nil
        if isFirst { protocolRange = item.range }
        let written = text.string(item.range)
        if isFirst {
            readProtocolName(item.range)
        } else if ServiceMarker.Scope(rawValue: written) != nil
            || Spelling.nearest(to: written, among: ServiceMarker.Option.names) != nil
        {
            reportUnknown(written, item.range)
        } else if written.hasPrefix("\"") {
            values.report(.malformedOptions, "a key needs its label", item.range, help: "write `key: \(written)`")
        } else {
            values.report(
                .malformedOptions,
                "a service marker names only one protocol, and `\(written)` is a second one",
                item.range,
                help: "write a marker for each protocol, each on its own line"
            )
        }
    }

    private mutating func readProtocolName(_ range: Range<Int>) {
        if text.has("any ", at: range.lowerBound) || text.has("some ", at: range.lowerBound) {
            let name = text.trimmed(text.endOfWord(from: range.lowerBound)..<range.upperBound)
            values.report(
                .missingProtocol,
                "a service marker takes the protocol without `any` or `some`",
                range,
                help: "write `@service(\(text.string(name)))`"
            )
            marker.protocolName = values.name(name, dotted: true)
            return
        }
        marker.protocolName = values.name(range, dotted: true)
        if marker.protocolName == nil {
            values.report(
                .missingProtocol,
                "`\(text.string(range))` is not a protocol's name",
                range,
                help: "write the name without quotes or arguments: `@service(SomeProtocol)`"
            )
        }
    }

    private mutating func readValue(of option: ServiceMarker.Option, _ value: Range<Int>) {
        switch option {
        case .scope: marker.scope = values.choice(value, of: option.rawValue, among: ServiceMarker.Scope.allCases)
        case .key:
            guard let key = values.string(value, of: option.rawValue) else { return }
            if key.value.isEmpty {
                values.report(
                    .invalidOptionValue,
                    "`key` cannot be empty",
                    value,
                    help: "remove `key` if the protocol has only one service"
                )
            } else {
                marker.key = key
            }
        case .default: break
        }
    }

    private mutating func register(_ option: ServiceMarker.Option, _ range: Range<Int>) -> Bool {
        if let first = marker.option(option) {
            values.report(
                .repeatedOption,
                "option `\(option.rawValue)` is given twice",
                range,
                related: [Diagnostic.Related(location: first.location, message: "the first one is here")]
            )
            return false
        }
        marker.options.append(text.located(option, range))
        return true
    }

    private mutating func reportMissingValue(_ option: ServiceMarker.Option, _ range: Range<Int>) {
        let example = option == .key ? "\"name\"" : "singleton"
        values.report(
            .invalidOptionValue,
            "option `\(option.rawValue)` needs a value",
            range,
            help: "write `\(option.rawValue): \(example)`"
        )
    }

    private mutating func reportUnknown(_ word: String, _ range: Range<Int>) {
        let names = ServiceMarker.Option.names
        let help: String
        if ServiceMarker.Scope(rawValue: word) != nil {
            help = "did you mean `scope: \(word)`?"
        } else if let nearest = Spelling.nearest(to: word, among: names) {
            help = "did you mean `\(nearest)`?"
        } else {
            help = "the options are " + Diagnostic.list(names, joinedBy: "and")
        }
        values.report(.unknownOption, "a service marker has no option `\(word)`", range, help: help)
    }
}

extension ServiceMarker.Option {
    /// The names of all options.
    static let names = allCases.map(\.rawValue)
}
