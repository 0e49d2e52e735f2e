import RouteGenCore
import RoutePatterns
import RouteTables

/// A parameter of a handler, and where its value comes from.
public struct MappedParameter: Hashable, Sendable {
    /// The source of a value.
    public enum Place: String, CaseIterable, Hashable, Sendable {
        /// A part of the URL that the pattern captures.
        case scheme, host, path, query, fragment
        /// A group of a regular expression over the whole URL.
        case url
        /// Code in the process: no URL can supply the value.
        case context
        /// A closure of the caller.
        case callback
        /// All parameters of the request, as a dictionary.
        case all
        /// The marker, which fixes the value.
        case marker
    }

    /// The name by which requests supply the value.
    public var name: String
    /// The type as it is written.
    public var type: String
    /// The place that its value comes from.
    public var place: Place
    /// Whether a request must supply it.
    public var isRequired: Bool
    /// The literal that applies without a value, as Swift code, or the value that the marker fixes; `nil` for none
    /// and for other expressions.
    public var defaultValue: String?
    /// How a string of a URL becomes its value.
    ///
    /// The JSON form does not have it.
    var reading: ValueReading

    /// Creates a parameter of a type that no module is known to declare.
    public init(name: String, type: String, place: Place, isRequired: Bool, defaultValue: String? = nil) {
        reading = ValueReading(ofUndeclared: TypeText(type))
        self.name = name
        self.type = type
        self.place = place
        self.isRequired = isRequired
        self.defaultValue = defaultValue
    }
}

extension MappedParameter {
    /// Maps the parameters of a handler that a request supplies by name.
    static func all(
        of pattern: Handler.Pattern,
        _ handler: Handler,
        reading: (HandlerParameter) -> ValueReading
    ) -> [MappedParameter] {
        handler.namedParameters.map { MappedParameter($0, in: pattern, reading($0)) }
    }

    /// Maps a parameter of a handler, as a pattern supplies it.
    private init(_ parameter: HandlerParameter, in pattern: Handler.Pattern, _ reading: ValueReading) {
        let binding = pattern.binding(of: parameter.name)
        if case .marker(let fixed) = binding {
            self.init(
                name: parameter.name,
                type: parameter.type.text,
                place: .marker,
                isRequired: false,
                defaultValue: fixed.value.value
            )
            self.reading = reading
            return
        }
        var literal: String?
        if case .literal(let text) = parameter.defaultValue { literal = text }
        self.init(
            name: parameter.name,
            type: parameter.type.text,
            place: Self.place(of: parameter, binding, reading, in: pattern.pattern),
            isRequired: parameter.isRequired && parameter.role != .info,
            defaultValue: literal
        )
        self.reading = reading
    }

    private static func place(
        of parameter: HandlerParameter,
        _ binding: Handler.Pattern.Binding,
        _ reading: ValueReading,
        in pattern: RoutePattern
    ) -> Place {
        switch parameter.role {
        case .callback: return .callback
        case .info, .request, .service: return .all
        case .value: break
        }
        if case .capture(let index, _) = binding {
            switch pattern.captures[index].place {
            case .scheme: return .scheme
            case .host: return .host
            case .path: return .path
            case .query:
                let item = pattern.query.first { $0.value.captures.contains(index) }
                return item?.isInFragment == true ? .fragment : .query
            case .fragment: return .fragment
            case .url: return .url
            }
        }
        return reading == .none ? .context : .query
    }
}

extension PatternComponent {
    /// The captures in the value of a query item.
    fileprivate var captures: [Int] {
        switch self {
        case .capture(let index, _): [index]
        case .text(let expression, _): expression.groups
        case .literal, .any, .rest, .optional: []
        }
    }
}
