/// How specific a pattern is for a component.
///
/// The lowest rank is the most specific, and wins.
package enum RouteRank: UInt8, Hashable, Comparable, Sendable {
    /// A literal.
    case literal
    /// A component with repeated characters, groups or alternatives.
    case quantified
    /// A component with captures or `*`.
    case text
    /// A capture with a constraint.
    case constrained
    /// A capture of any component.
    case free
    /// The pattern ends here, or does not name a scheme.
    case end
    /// `*`.
    case any
    /// `**`.
    case rest

    package static func < (left: RouteRank, right: RouteRank) -> Bool { left.rawValue < right.rawValue }
}

/// The explicit priority of a route, which precedes all ranks.
///
/// The highest one is the greatest: `.low < .default` and `.default < .high`.
public enum RoutePriority: Hashable, Sendable, CaseIterable, Comparable {
    /// If nothing else matches.
    case low
    /// By rank.
    case `default`
    /// Before all others.
    case high

    /// All priorities, in the order in which a search tries their routes.
    package static var inOrderOfSearch: [RoutePriority] { allCases.reversed() }

    /// The place of the priority in a list of ranks, where the lowest number wins.
    package var rank: Int {
        switch self {
        case .high: 0
        case .default: 1
        case .low: 2
        }
    }
}
