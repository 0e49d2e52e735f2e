/// How specific a pattern is for a component.
///
/// The lowest rank is the most specific, and wins.
package enum RouteRank: UInt8, Hashable, Comparable, Sendable {
    /// Fixed text.
    case literal
    /// Text with repeated characters, groups or alternatives.
    case quantified
    /// Text with captures or `*`.
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
public enum RoutePriority: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Before all others.
    case high
    /// By rank.
    case `default`
    /// If nothing else matches.
    case low

    /// Whether routes of one priority are tried before routes of the other.
    public static func < (left: RoutePriority, right: RoutePriority) -> Bool { left.rawValue < right.rawValue }
}
