import RouteTables

extension PatternComponent {
    /// Whether a part of a pattern may match no component, and several.
    package func extent(_ captures: [RoutePattern.Capture]) -> (mayBeNone: Bool, loops: Bool) {
        switch self {
        case .rest, .optional: return (true, true)
        case .capture(let index, let expression):
            let kind = captures[index].kind
            let spans = expression?.canContainSlash ?? false
            return (
                kind == .optional || kind == .any || spans && expression?.matchesEmpty ?? false,
                kind == .any || kind == .some || spans
            )
        default: return (false, false)
        }
    }
}
