import RoutePatterns

/// Reads the options of a route marker into it.
struct RouteOptionReader {
    private let text: MarkerText
    private var values: OptionValueReader
    /// The marker that the options are read into.
    private(set) var marker: RouteMarker
    /// The option that more values after a comma belong to.
    private var list: RouteMarker.Option?
    /// The word `app` among the callers.
    private var app: Range<Int>?

    /// The findings.
    var diagnostics: [Diagnostic] { values.diagnostics }

    init(_ text: MarkerText, marker: RouteMarker) {
        self.text = text
        self.marker = marker
        values = OptionValueReader(text)
    }

    /// Reads all items.
    mutating func read(_ items: [OptionItem]) {
        for item in items {
            switch item.form {
            case .word: readWord(item)
            case .named: readNamed(item)
            case .assignment: readAssignment(item)
            case .other: readOther(item)
            }
        }
    }

    private mutating func readWord(_ item: OptionItem) {
        let word = text.string(item.word)
        let option = RouteMarker.Option(rawValue: word)
        if list == .from, RouteMarker.callers.contains(where: { "\($0)" == word }) { return addOrigin(item.range) }
        switch option {
        case .some(let option) where option == .regex || option == .initializer:
            list = nil
            _ = register(option, item.word)
        case .deprecated:
            list = nil
            if register(.deprecated, item.word) {
                marker.deprecation = text.located(RouteMarker.Deprecation(message: nil), item.word)
            }
        case .some(let option):
            list = nil
            if register(option, item.word) { reportMissingValue(option, item.word) }
        case nil where list == .overlaps:
            addOverlap(item.range)
        case nil where list == .requires:
            addName(item.range, of: .requires, to: \.requirements)
        case nil where list == .inject:
            addName(item.range, of: .inject, to: \.injected)
        case nil where list == .from:
            addOrigin(item.range)
        case nil:
            reportUnknown(word, item.word)
        }
    }

    private mutating func readNamed(_ item: OptionItem) {
        list = nil
        let word = text.string(item.word)
        guard let option = RouteMarker.Option(rawValue: word) else { return reportUnknown(word, item.word) }
        guard register(option, item.word) else { return }
        if option == .regex || option == .initializer {
            return values.report(
                .invalidOptionValue,
                "`\(word)` takes no value",
                item.range,
                help: option == .regex
                    ? "write only `regex`; the expression is the rest of the line after the options"
                    : "write only `init`; the arguments come from the stored properties"
            )
        }
        guard !item.value.isEmpty else { return reportMissingValue(option, item.word) }
        readValue(of: option, item.value)
    }

    private mutating func readAssignment(_ item: OptionItem) {
        if list == .with { return addFixedParameter(item.range) }
        let word = text.string(item.word)
        list = nil
        guard let option = RouteMarker.Option(rawValue: word) else { return reportUnknown(word, item.word) }
        values.report(
            .malformedOptions,
            "there must be a colon between `\(word)` and its value",
            item.range,
            help: "write `\(word): \(text.string(item.value))`"
        )
        let takesValue = option != .regex && option != .initializer
        if register(option, item.word), takesValue, !item.value.isEmpty { readValue(of: option, item.value) }
    }

    private mutating func readOther(_ item: OptionItem) {
        switch list {
        case .with: return addFixedParameter(item.range)
        case .overlaps: return addOverlap(item.range)
        case .requires: return addName(item.range, of: .requires, to: \.requirements)
        case .inject: return addName(item.range, of: .inject, to: \.injected)
        case .from: return addOrigin(item.range)
        default: break
        }
        let word = text.string(item.word)
        if RouteMarker.Option(rawValue: word) == nil, !item.word.isEmpty { return reportUnknown(word, item.word) }
        values.report(
            .malformedOptions,
            "`\(text.string(item.range))` is not an option",
            item.range,
            help: "an option is a word, or a name with a colon and a value: `@route(priority: high, regex)`"
        )
    }

    private mutating func readValue(of option: RouteMarker.Option, _ value: Range<Int>) {
        switch option {
        case .priority:
            marker.priority = values.choice(value, of: option.rawValue, among: RoutePriority.inOrderOfSearch)
        case .lifetime:
            marker.lifetime = values.choice(value, of: option.rawValue, among: RouteMarker.Lifetime.allCases)
        case .values:
            marker.values = values.choice(value, of: option.rawValue, among: RouteMarker.Values.allCases)
        case .when:
            marker.condition = values.name(value, of: option.rawValue, dotted: true, example: "Features.isEnabled")
        case .name: marker.name = values.name(value, of: option.rawValue, dotted: false, example: "openChat")
        case .returns: marker.returns = values.type(value, of: option.rawValue)
        case .open: marker.opening = values.opening(value)
        case .parent: marker.parent = values.name(value, of: option.rawValue, dotted: true, example: "inbox")
        case .deprecated:
            marker.deprecation = values.string(value, of: option.rawValue).map {
                $0.with(RouteMarker.Deprecation(message: $0.value))
            }
        case .from:
            list = .from
            addOrigin(value)
        case .overlaps:
            list = .overlaps
            addOverlap(value)
        case .requires:
            list = .requires
            addName(value, of: .requires, to: \.requirements)
        case .inject:
            list = .inject
            addName(value, of: .inject, to: \.injected)
        case .with:
            list = .with
            addFixedParameter(value)
        case .regex, .initializer: break
        }
    }

    private mutating func addOrigin(_ range: Range<Int>) {
        defer { checkCallers() }
        if text.string(range) == "app" {
            if let app { return reportRepeated("`app`", range, first: text.location(at: app.lowerBound)) }
            app = range
            return
        }
        if Self.isBracketed(text[range.lowerBound]) {
            let inner = text.string(
                text.trimmed((range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1))
            )
            return values.report(
                .invalidOptionValue,
                "`from` takes its values without brackets",
                range,
                help: "write `from: \(inner)`"
            )
        }
        guard let origin = values.choice(range, of: "from", among: RouteMarker.callers) else { return }
        if let first = marker.origins.first(where: { $0.value == origin.value }) {
            return reportRepeated("`\(origin.value)`", range, first: first.location)
        }
        marker.origins.append(origin)
    }

    /// Reports `app` beside other callers.
    ///
    /// Alone, it closes a route to those that a marker on the type lets in.
    private mutating func checkCallers() {
        guard let app, !marker.origins.isEmpty else { return }
        self.app = nil
        values.report(
            .invalidOptionValue,
            "`from` cannot be `app` and others",
            app,
            help: "the app itself can always call the route; remove `app`"
        )
    }

    private static func isBracketed(_ byte: UInt8) -> Bool {
        byte == SourceByte.openingBracket || byte == SourceByte.openingParenthesis || byte == SourceByte.openingBrace
    }

    private mutating func addOverlap(_ range: Range<Int>) {
        guard let name = values.name(range, of: "overlaps", dotted: true, example: "openChat") else { return }
        add(name, to: \.overlaps, range)
    }

    private mutating func addName(
        _ range: Range<Int>,
        of option: RouteMarker.Option,
        to names: WritableKeyPath<RouteMarker, [Located<String>]>
    ) {
        let name = values.name(range, of: option.rawValue, dotted: false, example: option.example)
        if let name { add(name, to: names, range) }
    }

    private mutating func add(
        _ name: Located<String>,
        to names: WritableKeyPath<RouteMarker, [Located<String>]>,
        _ range: Range<Int>
    ) {
        if let first = marker[keyPath: names].first(where: { $0.value == name.value }) {
            return reportRepeated("`\(name.value)`", range, first: first.location)
        }
        marker[keyPath: names].append(name)
    }

    private mutating func addFixedParameter(_ range: Range<Int>) {
        guard let parameter = values.fixedParameter(range) else { return }
        if let first = marker.fixedParameters.first(where: { $0.key.value == parameter.key.value }) {
            return reportRepeated("parameter `\(parameter.key.value)`", range, first: first.key.location)
        }
        marker.fixedParameters.append(parameter)
    }

    /// Records an option; returns whether it is the first time.
    private mutating func register(_ option: RouteMarker.Option, _ range: Range<Int>) -> Bool {
        if let first = marker.option(option) {
            reportRepeated("option `\(option.rawValue)`", range, first: first.location)
            return false
        }
        marker.options.append(text.located(option, range))
        return true
    }

    private mutating func reportRepeated(_ what: String, _ range: Range<Int>, first: SourceLocation) {
        values.report(
            .repeatedOption,
            "\(what) is given twice",
            range,
            related: [Diagnostic.Related(location: first, message: "the first one is here")]
        )
    }

    private mutating func reportMissingValue(_ option: RouteMarker.Option, _ range: Range<Int>) {
        values.report(
            .invalidOptionValue,
            "option `\(option.rawValue)` needs a value",
            range,
            help: "write `\(option.rawValue): \(option.example)`"
        )
    }

    private mutating func reportUnknown(_ word: String, _ range: Range<Int>) {
        values.report(
            .unknownOption,
            "a route marker has no option `\(word)`",
            range,
            help: RouteMarker.Option.help(for: word)
        )
    }
}
