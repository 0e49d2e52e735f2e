/// How specific a pattern is about a component; less is more specific and wins.
package enum RouteRank: UInt8, Hashable, Comparable, Sendable {
    /// A fixed text.
    case literal
    /// A text with repeated characters, groups or alternatives.
    case quantified
    /// A text with captures or `*` in it.
    case text
    /// A capture with a constraint.
    case constrained
    /// A capture of any component.
    case free
    /// The pattern ends here, or its scheme is not named.
    case end
    /// `*`.
    case any
    /// `**`.
    case rest

    package static func < (left: RouteRank, right: RouteRank) -> Bool { left.rawValue < right.rawValue }
}

/// The rank a person gives a route, above all others.
public enum RoutePriority: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Before all others.
    case high
    /// As the patterns say.
    case `default`
    /// When nothing else matches.
    case low

    /// Whether routes of the one are tried before routes of the other.
    public static func < (left: RoutePriority, right: RoutePriority) -> Bool { left.rawValue < right.rawValue }
}
