/// Why no URL can be written for a pattern and some values.
public enum RouteURLWritingError: Error, Hashable, Sendable {
    /// There is no value for a capture that needs one.
    case missing(name: String)
    /// There are more values for a capture than it takes.
    case tooMany(name: String)
    /// A value is not what the capture takes: it is empty, breaks the constraint, or would be read as something else.
    case unsuitable(name: String, value: String)
    /// No capture has this name.
    case unknown(name: String)
    /// The pattern leaves open what stands in a place: `*` as a whole component or host.
    case undetermined(pattern: String)
    /// The pattern is a regular expression over the whole URL, which says what URLs match and not how to write one.
    case regex(pattern: String)
}

extension RouteURLWritingError: CustomStringConvertible {
    /// The error in one line.
    public var description: String {
        switch self {
        case .missing(let name): "there is no value for ':\(name)'"
        case .tooMany(let name): "there are several values for ':\(name)', which takes one"
        case .unsuitable(let name, let value): "'\(value)' is not what ':\(name)' takes"
        case .unknown(let name): "the pattern has no capture ':\(name)'"
        case .undetermined(let pattern): "'\(pattern)' does not say what stands in each place, so no URL can be written"
        case .regex(let pattern):
            "'\(pattern)' is a regular expression, which says what URLs match and not how to write one"
        }
    }
}
