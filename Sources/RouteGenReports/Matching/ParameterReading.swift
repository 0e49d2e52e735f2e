import RouteGenCore
import RoutePatterns
import RouteReasons
@_spi(Benchmarks) import RouteTables

/// How a parameter of a handler is read from a URL, as far as the sources show.
struct ParameterReading: Hashable, Sendable {
    /// The place of the value in a URL.
    enum Source: Hashable, Sendable {
        /// In a capture of the pattern.
        case capture(Int)
        /// In the items of the query with the parameter's name.
        case query
        /// Nowhere, so that a call fails for this reason.
        case nowhere(RouteReason)
    }

    /// The name of the parameter.
    var name: String
    /// The handler, for messages.
    var handler: String
    /// The place of the value in a URL.
    var source: Source
    /// The type of a value, for messages.
    var type: String
    /// The type in the message about an absent value: that of an enumeration's raw values, which are read first.
    var missingType: String
    /// The standard type that reads each string; `nil` if any string will do, as far as is known.
    var standard: ReadableType?
    /// The raw values of an enumeration; `nil` if they are not known, or it is none.
    var cases: [String]?
    /// Whether numbers and truth values have the form of each other's types, too.
    var isLoose = false
    /// Whether the call fails without a value.
    var isRequired = false
    /// Whether it takes all values, and not the first one only.
    var isArray: Bool
    /// Whether an item without a value is `true`.
    var isFlag: Bool { standard == .bool && source == .query && !isArray }
}

extension ParameterReading {
    /// The readings of a route's parameters that a URL may supply, or that no URL does and a call needs.
    static func all(of route: MappedRoute, _ pattern: RoutePattern) -> [ParameterReading] {
        route.parameters.compactMap { ParameterReading($0, of: route, pattern) }
    }

    private init?(_ parameter: MappedParameter, of route: MappedRoute, _ pattern: RoutePattern) {
        let written = TypeText(parameter.type)
        name = parameter.name
        handler = route.handler
        isArray = written.unwrapped.arrayElement != nil
        type = written.singleValue.unqualified
        missingType = type
        if case .rawValue(let values) = parameter.reading { missingType = values.type }
        switch parameter.place {
        case .all, .marker: return nil
        case .callback, .context:
            guard parameter.isRequired else { return nil }
            source = .nowhere(
                parameter.place == .callback
                    ? RouteReason(.closure, handler, name) : RouteReason(.otherValue, handler, name, parameter.type)
            )
            return
        case .scheme, .host, .path, .query, .fragment, .url: break
        }
        var isAlwaysPresent = false
        if let index = pattern.captureIndex(parameter.name) {
            source = .capture(index)
            isAlwaysPresent = pattern.captures[index].kind == .one || pattern.captures[index].kind == .some
        } else {
            source = .query
        }
        // An array is never absent, and a type of an unknown kind may have a value of its own for that.
        isRequired = parameter.isRequired && !isArray && !isAlwaysPresent && parameter.reading != .unknown
        // If values are read loosely, the default applies in place of a value that does not fit, unless it is a literal of
        // another type than a standard one.
        let hasLiteral = parameter.defaultValue != nil && !written.isOptional && !written.isStandardValue
        guard !route.readsLoosely || parameter.isRequired || hasLiteral else { return }
        switch parameter.reading {
        case .standard: standard = ReadableType(rawValue: type)
        case .rawValue(let values):
            standard = ReadableType(rawValue: values.type)
            cases = values.texts
        case .none, .ownRule, .unknown: break
        }
        isLoose = route.readsLoosely && standard != nil && standard != .character
    }

    /// The example of a route with values that its handler reads, in place of those that the pattern alone allows, and with
    /// the items of the query that a call needs.
    static func fitting(_ example: String, of route: MappedRoute, _ pattern: RoutePattern) -> String {
        guard let old = pattern.values(in: example) else { return example }
        var values = old
        for reading in all(of: route, pattern) {
            if case .capture(let index) = reading.source {
                guard pattern.captures[index].constraint == nil, let text = values[reading.name]?.first,
                    reading.problem(with: text) != nil
                else { continue }
            } else if reading.source != .query || !reading.isRequired {
                continue
            }
            let other = reading.standard == nil || reading.standard == .character ? "a" : "0"
            values[reading.name] = [reading.cases?.first ?? (reading.standard == .bool ? "true" : other)]
        }
        return values == old ? example : (try? pattern.url(values, addsItems: true)) ?? example
    }

    /// The reason that a call for a match of the route fails; `nil` if nothing is known to be wrong with this value.
    func problem(with match: RouteMatch) -> RouteReason? {
        let texts: [String]
        switch source {
        case .nowhere(let reason): return reason
        case .capture(let index): texts = match.texts(ofCapture: index)
        case .query: texts = match.url.queryValues(name)
        }
        guard !texts.isEmpty else {
            return isRequired ? RouteReason(missing: name, type: missingType, handler: handler) : nil
        }
        return (isArray ? texts[...] : texts.prefix(1)).lazy.compactMap(problem).first
    }

    private func problem(with text: String) -> RouteReason? {
        if isFlag, text.isEmpty { return nil }
        let forms = isLoose ? [text] + StandardText.looseForms(of: text) : [text]
        let form = forms.first { standard?.reads($0) ?? true }
        guard let form else {
            guard let standard else { return nil }
            return RouteReason(invalid: name, text: text, type: standard.rawValue, handler: handler)
        }
        guard let cases else { return nil }
        // Numbers may be written in several ways.
        let value = standard == nil || standard == .character ? form : StandardText.signedInteger(form).map { "\($0)" }
        guard let value, !cases.contains(value) else { return nil }
        return RouteReason(invalid: name, text: value, type: type, handler: handler, cases: cases)
    }
}

extension TypeText {
    /// The name without those of the types and the module around it.
    var unqualified: String {
        text.utf8.contains { "<>[](): ".utf8.contains($0) }
            ? text : text.split(separator: ".").last.map(String.init) ?? text
    }
}
