import RoutePatterns

extension ServiceMarker: MarkerWithOptions {
    static let noun = "a service marker"
    static let form = "write `@service(SomeProtocol, key: \"name\", scope: singleton, default)`"

    static func rule(of option: Option) -> OptionRule<ServiceMarker> {
        switch option {
        case .default: .flag("write only `default`").described("`default`", "the service for requests without a key")
        case .scope:
            .choice(.scope, \.scope, Scope.allCases, "singleton").described(
                "`scope: singleton`, `transient`",
                "whether there is one instance, which is the default, or one for each fetch"
            )
        case .key:
            .value(\.key, "\"name\"") { values, range in
                guard let key = values.string(range, of: "key") else { return nil }
                guard key.value.isEmpty else { return key }
                values.diagnostics += Problem(.invalidOptionValue, at: values.text.located(range))
                    .saying("`key` cannot be empty")
                    .advising("remove `key` if the protocol has only one service")
                return nil
            }.described("`key: \"name\"`", "the name of the service among those of the protocol")
        }
    }

    static func option(withValue word: String) -> Option? { Scope(rawValue: word) == nil ? nil : .scope }
}

/// Reads the protocol of a service marker, which is an item without a name.
struct ServiceProtocolReader {
    private let text: MarkerText
    /// Whether some item was taken for the protocol.
    private(set) var isFound = false

    init(_ text: MarkerText) { self.text = text }

    /// Takes an item that begins with no option's name.
    ///
    /// - Returns: Whether it did.
    mutating func take(_ item: OptionItem, _ values: inout OptionValueReader, _ marker: inout ServiceMarker) -> Bool {
        guard item.kind == .word || item.kind == .other else { return false }
        guard isFound else {
            isFound = true
            marker.protocolName = name(item.range, &values)
            return true
        }
        let written = text.string(item.range)
        let isMisspelled = Spelling.nearest(to: written, among: ServiceMarker.optionNames) != nil
        if item.kind == .word, isMisspelled || ServiceMarker.option(withValue: written) != nil { return false }
        values.diagnostics += Problem(.malformedOptions, at: text.located(item.range))
            .saying("a service marker names one protocol, and `\(written)` is neither that nor an option")
            .advising("the form is `@service(Protocol, key: \"name\")`, with a marker for each protocol")
        return true
    }

    private func name(_ range: Range<Int>, _ values: inout OptionValueReader) -> Located<String>? {
        let hasKeyword = text.has("any ", at: range.lowerBound) || text.has("some ", at: range.lowerBound)
        if !hasKeyword, let name = values.name(range, dotted: true) { return name }
        values.diagnostics += Problem(.missingProtocol, at: text.located(range))
            .saying("`\(text.string(range))` is not a protocol's name")
            .advising("write the name without `any`, quotes or arguments: `@service(SomeProtocol)`")
        return nil
    }
}
