import RouteGenCore
import RoutePatterns
import RouteReasons
@_spi(Benchmarks) import RouteTables

/// A value that a call needs for a parameter of a handler, as far as a URL may lack it.
struct NeededValue: Hashable, Sendable {
    /// The place of the value in a URL.
    enum Source: Hashable, Sendable {
        /// In a capture of the pattern.
        case capture(Int)
        /// In the items of the query with the parameter's name.
        case query
        /// Nowhere, for this reason.
        case nowhere(RouteReason)
    }

    /// The name of the parameter.
    var name: String
    /// The place of the value in a URL.
    var source: Source
    /// The standard type of each value; `nil` if any string will do, as far as is known.
    var type: ReadableType?
    /// Whether the call fails without a value.
    var isRequired: Bool
    /// Whether it takes all values, and not the first one only.
    var isArray: Bool
}

extension NeededValue {
    /// The values that calls of a route need, without those that every URL has that the pattern matches.
    static func all(of route: MappedRoute, _ pattern: RoutePattern) -> [NeededValue] {
        route.parameters.compactMap { NeededValue($0, pattern, readsLoosely: route.readsLoosely) }
    }

    private init?(
        _ parameter: MappedParameter,
        _ pattern: RoutePattern,
        readsLoosely: Bool
    ) {
        let written = TypeText(parameter.type)
        name = parameter.name
        isArray = written.unwrapped.arrayElement != nil
        type = nil
        isRequired = parameter.isRequired
        switch parameter.place {
        case .all, .marker: return nil
        case .callback, .context:
            guard parameter.isRequired else { return nil }
            source = .nowhere(
                parameter.place == .callback
                    ? RouteReason(.closure, name) : RouteReason(.otherValue, name, parameter.type)
            )
            return
        case .scheme, .host, .path, .query, .fragment, .url: break
        }
        var isAlwaysPresent = false
        if let index = pattern.captures.firstIndex(where: { $0.name == parameter.name }) {
            source = .capture(index)
            isAlwaysPresent = pattern.captures[index].kind == .one || pattern.captures[index].kind == .some
        } else {
            source = .query
        }
        // An array is never absent, and a type of an unknown kind may have a value of its own for that.
        isRequired =
            parameter.isRequired && !isArray && !isAlwaysPresent && [.standard, .rawValue].contains(parameter.form)
        // Another form of the string may be a value if values are read loosely.
        if parameter.form == .standard, !readsLoosely {
            type = ReadableType(rawValue: written.singleValue.text)
        }
        guard isRequired || type != nil else { return nil }
    }

    /// The reason that a call for a match of the route fails; `nil` if nothing is known to be wrong with this value.
    func problem(with match: RouteMatch) -> RouteReason? {
        let texts: [String]
        switch source {
        case .nowhere(let reason): return reason
        case .capture(let index): texts = match.texts(ofCapture: index)
        case .query: texts = match.url.queryValues(name)
        }
        guard !texts.isEmpty else { return isRequired ? RouteReason(.missingValue, name) : nil }
        guard let type, let text = (isArray ? texts[...] : texts.prefix(1)).first(where: { !type.reads($0) }) else {
            return nil
        }
        return RouteReason(.invalidValue, name, text, type.rawValue)
    }
}
