import RoutePatterns

extension Handler.Pattern {
    /// The source of the value with a name, in the requests that a pattern takes.
    package enum Binding: Sendable {
        /// The marker, which sets it with `with:`.
        case marker(RouteMarker.FixedParameter)
        /// A capture, by its index.
        case capture(Int, RoutePattern.Capture.Kind)
        /// An item of the query, or the caller.
        case request

        /// Whether every URL of the pattern has it.
        var isCertain: Bool {
            switch self {
            case .marker, .capture(_, .one), .capture(_, .some): true
            case .capture, .request: false
            }
        }
    }

    /// The source of the value of a parameter.
    ///
    /// A pattern and its marker cannot both have it, which ``FixedParameters`` checks.
    package func binding(of parameter: String) -> Binding {
        if let fixed = marker.fixedParameters.first(where: { $0.key.value == parameter }) { return .marker(fixed) }
        return pattern.captureIndex(parameter).map { .capture($0, pattern.captures[$0].kind) } ?? .request
    }
}
