import RouteGenCore
import RoutePatterns
import RouteTables

extension RouteMap {
    /// A parameter of a handler, and where its value comes from.
    public struct Parameter: Hashable, Sendable {
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
        /// Where its value comes from.
        public var place: Place
        /// Whether a request must supply it.
        public var isRequired: Bool
        /// The literal that applies without a value, as Swift code, or the value that the marker fixes; `nil` for none
        /// and for other expressions.
        public var defaultValue: String?

        /// Creates a parameter.
        public init(name: String, type: String, place: Place, isRequired: Bool, defaultValue: String? = nil) {
            self.name = name
            self.type = type
            self.place = place
            self.isRequired = isRequired
            self.defaultValue = defaultValue
        }
    }
}

extension RouteMap.Parameter {
    /// Maps a parameter of a handler, as a pattern supplies it.
    init(_ parameter: HandlerParameter, in pattern: Handler.Pattern) {
        if let fixed = pattern.fixed.first(where: { $0.key.value == parameter.name }) {
            self.init(
                name: parameter.name,
                type: parameter.type.text,
                place: .marker,
                isRequired: false,
                defaultValue: fixed.value.value
            )
            return
        }
        var literal: String?
        if case .literal(let text) = parameter.defaultValue { literal = text }
        self.init(
            name: parameter.name,
            type: parameter.type.text,
            place: Self.place(of: parameter, in: pattern.pattern),
            isRequired: parameter.isRequired && parameter.role != .info,
            defaultValue: literal
        )
    }

    private static func place(of parameter: HandlerParameter, in pattern: RoutePattern) -> Place {
        switch parameter.role {
        case .callback: return .callback
        case .info, .request: return .all
        case .value: break
        }
        if let capture = pattern.captures.first(where: { $0.name == parameter.name }) {
            switch capture.place {
            case .scheme: return .scheme
            case .host: return .host
            case .path: return .path
            case .query: return .query
            case .fragment: return .fragment
            case .url: return .url
            }
        }
        return parameter.type.isTuple || ["Any", "AnyObject"].contains(parameter.type.text) ? .context : .query
    }
}
