/// The reason that a pattern has no URL for some values.
package enum RouteURLWritingError: Error, Hashable, Sendable {
    /// A capture that needs a value has none.
    case missing(name: String)
    /// A capture has more values than it takes.
    case tooMany(name: String)
    /// A capture does not accept a value: it is empty, violates the constraint, or would be read differently.
    case unsuitable(name: String, value: String)
    /// No capture has this name.
    case unknown(name: String)
    /// The pattern is ambiguous: it has `*` as a whole component or host.
    case undetermined(pattern: String)
    /// The pattern is a regular expression over the whole URL.
    ///
    /// It tells which URLs match, and not how to write one.
    case regex(pattern: String)
}

extension RouteURLWritingError {
    /// The sentence about a rewriting rule whose target begins with a capture that is not a scheme.
    package static func unsuitableScheme(_ value: String, capture: String) -> String {
        "'\(value)', the value of ':\(capture)', is not a scheme"
    }
}

extension RouteURLWritingError: CustomStringConvertible {
    /// The error in one line.
    package var description: String {
        switch self {
        case .missing(let name): "':\(name)' has no value"
        case .tooMany(let name): "':\(name)' takes one value, but there are several"
        case .unsuitable(let name, let value): "':\(name)' does not accept '\(value)'"
        case .unknown(let name): "the pattern has no capture ':\(name)'"
        case .undetermined(let pattern): "'\(pattern)' has a '*' that any text matches, so it does not determine a URL"
        case .regex(let pattern):
            "'\(pattern)' is a regular expression, so it does not determine a URL"
        }
    }
}
