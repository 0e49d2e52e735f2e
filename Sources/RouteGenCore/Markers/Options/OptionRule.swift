import RoutePatterns

/// A kind of marker with options: a route marker, or a service marker.
protocol MarkerWithOptions {
    associatedtype Option: RawRepresentable<String>, CaseIterable, Hashable, Sendable

    /// The marker in findings: `a route marker`.
    static var noun: String { get }
    /// The help for an item that is no option.
    static var form: String { get }
    /// How an option is read.
    static func rule(of option: Option) -> OptionRule<Self>
    /// The option that a word may be the value of; `nil` if it is none.
    static func option(withValue word: String) -> Option?
    /// The names of the options in the order of the source.
    var options: [Located<Option>] { get set }
    /// The name of an option with its place; `nil` if the option is not given.
    func option(_ option: Option) -> Located<Option>?
}

extension MarkerWithOptions {
    /// The names of all options.
    static var optionNames: [String] { Option.allCases.map(\.rawValue) }

    /// A suggestion for a word that is not an option.
    static func help(for word: String) -> String {
        if let option = option(withValue: word) { return "did you mean `\(option.rawValue): \(word)`?" }
        return Spelling.nearest(to: word, among: optionNames).map { "did you mean `\($0)`?" }
            ?? "the options are " + Diagnostic.list(optionNames, joinedBy: "and")
    }
}

/// An option of a marker: its meaning, what it takes, and where that goes.
///
/// The reader, `routegen explain` and the page of the markers follow from it.
struct OptionRule<Marker: MarkerWithOptions> {
    /// The forms in which it is written, for the documentation.
    var forms = ""
    /// The meaning, as in a table of the documentation.
    var meaning = ""
    /// A link to more; `nil` if there is no more.
    var page: String?
    /// The finding about the option where it has no effect; `nil` if it always has one.
    var withoutEffect: DiagnosticCode?
    /// The part of the code for which the option of a marker on a type holds.
    var reach = RouteMarker.Reach.none
    /// Whether all markers of a declaration share it, since all URLs lead to the same page.
    var isShared = false
    /// An example of the value.
    var example = ""
    /// The help for a value where none is expected; `nil` if the option takes one.
    var helpWithoutValue: String?
    /// The form of further values after commas; `nil` if there is one value.
    var items: OptionItem.Kind?
    /// Whether the values are names that the author of the app chooses.
    var takesNames = false
    /// Sets the option without a value; `nil` if it needs one.
    var readBare: ((inout Marker, Located<Void>) -> Void)?
    /// Reads a value into the marker.
    var read: (inout OptionValueReader, Range<Int>, inout Marker) -> Void = { _, _, _ in }
    /// The values as a marker has them; `nil` if the marker does not say it.
    var values: (Marker) -> [String]? = { _ in nil }
    /// Takes the values of another marker, such as that of the type around it, as far as the marker has none itself.
    var inherit: (inout Marker, Marker) -> Void = { _, _ in }

    /// The rule with a description.
    func described(
        _ forms: String,
        _ meaning: String,
        page: String? = nil,
        withoutEffect: DiagnosticCode? = nil,
        reach: RouteMarker.Reach = .none,
        isShared: Bool = false
    ) -> Self {
        var rule = self
        (rule.forms, rule.meaning, rule.page, rule.withoutEffect) = (forms, meaning, page, withoutEffect)
        (rule.reach, rule.isShared) = (reach, isShared)
        return rule
    }

    /// An option without a value.
    static func flag(_ help: String) -> Self { Self(helpWithoutValue: help, readBare: { _, _ in }) }

    /// An option with one value.
    static func value<Value>(
        _ place: WritableKeyPath<Marker, Located<Value>?>,
        _ example: String,
        _ read: @escaping (inout OptionValueReader, Range<Int>) -> Located<Value>?
    ) -> Self {
        Self(
            example: example,
            read: { values, range, marker in marker[keyPath: place] = read(&values, range) },
            values: { $0[keyPath: place].map { ["\($0.value)"] } },
            inherit: { $0[keyPath: place] = $0[keyPath: place] ?? $1[keyPath: place] }
        )
    }

    /// An option whose value is a word of a fixed set.
    static func choice<Value>(
        _ option: Marker.Option,
        _ place: WritableKeyPath<Marker, Located<Value>?>,
        _ choices: [Value],
        _ example: String
    ) -> Self {
        value(place, example) { $0.choice($1, of: option.rawValue, among: choices) }
    }

    /// An option whose value is a name.
    static func name(
        _ option: Marker.Option,
        _ place: WritableKeyPath<Marker, Located<String>?>,
        _ example: String,
        dotted: Bool = false
    ) -> Self {
        value(place, example) { $0.name($1, of: option.rawValue, dotted: dotted, example: example) }
    }

    /// An option with several names, each once.
    static func names(
        _ option: Marker.Option,
        _ place: WritableKeyPath<Marker, [Located<String>]>,
        _ example: String,
        dotted: Bool = false
    ) -> Self {
        var rule = list(option, place, example) { $0.name($1, of: option.rawValue, dotted: dotted, example: example) }
        rule.takesNames = true
        rule.inherit = { marker, other in
            let own = Set(marker[keyPath: place].map(\.value))
            marker[keyPath: place] += other[keyPath: place].filter { !own.contains($0.value) }
        }
        return rule
    }

    /// An option with several values, each once.
    static func list<Value: OptionListItem>(
        _ option: Marker.Option,
        _ place: WritableKeyPath<Marker, [Value]>,
        _ example: String,
        items: OptionItem.Kind = .word,
        _ read: @escaping (inout OptionValueReader, Range<Int>) -> Value?
    ) -> Self {
        Self(
            example: example,
            items: items,
            read: { values, range, marker in
                guard let item = read(&values, range) else { return }
                if let first = marker[keyPath: place].first(where: { $0.text == item.text }) {
                    return values.reportRepeated(item.text, range, first: first.location)
                }
                marker[keyPath: place].append(item)
            },
            values: { marker in marker.option(option).map { _ in marker[keyPath: place].map(\.written) } },
            inherit: { if $0.option(option) == nil { $0[keyPath: place] = $1[keyPath: place] } }
        )
    }
}

/// A value of an option with several values.
protocol OptionListItem {
    /// The value as a marker has it.
    var written: String { get }
    /// The value in findings, by which it is distinguished from others.
    var text: String { get }
    var location: SourceLocation { get }
}

extension Located: OptionListItem {
    var written: String { "\(value)" }
    var text: String { "`\(value)`" }
}

extension RouteMarker.FixedParameter: OptionListItem {
    var written: String { "\(key.value)=\(value.value)" }
    var text: String { "parameter `\(key.value)`" }
    var location: SourceLocation { key.location }
}
