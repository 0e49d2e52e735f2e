/// One way in which a URL differs from what a pattern takes.
package enum PatternDifference: Hashable, Sendable {
    /// The scheme is another one, or there is none.
    case scheme(expected: String, actual: String?)
    /// The host stands where a path was expected, or the other way round.
    case hostExpected(Bool, text: String)
    /// A component is not the one that is expected.
    case component(expected: String, actual: String)
    /// A component is not what a capture takes.
    case constraint(capture: String, constraint: String, actual: String)
    /// A component is not what the pattern says there, which is neither a text nor a capture.
    case shape(actual: String, position: Int)
    /// A component is missing.
    case missing(String)
    /// A component is too much.
    case surplus(String)
    /// A query item is missing, or has another value.
    case query(name: String, expected: String?)
    /// The fragment is not what the pattern takes.
    case fragment
    /// The expression over whole URLs does not match.
    case expression
}

extension PatternDifference: CustomStringConvertible {
    package var description: String {
        switch self {
        case .scheme(let expected, let actual?): "the scheme is '\(actual)', not '\(expected)'"
        case .scheme(let expected, nil): "there is no scheme; '\(expected)' is expected"
        case .hostExpected(true, let text): "'\(text)' stands in the path, not in the host's place: write '//\(text)'"
        case .hostExpected(false, let text): "'\(text)' stands in the host's place, not in the path: write '/\(text)'"
        case .component(let expected, let actual): "'\(actual)' is not '\(expected)'"
        case .constraint(let capture, let constraint, let actual):
            "':\(capture)' takes \(constraint), and '\(actual)' is not that"
        case .shape(let actual, let position): "'\(actual)' is not what component \(position) takes"
        case .missing(let component): "'\(component)' is missing"
        case .surplus(let component): "'\(component)' is too much"
        case .query(let name, let expected?): "the query has no item '\(name)=\(expected)'"
        case .query(let name, nil): "the query has no item '\(name)' that fits"
        case .fragment: "the fragment does not fit"
        case .expression: "the expression does not match"
        }
    }
}
