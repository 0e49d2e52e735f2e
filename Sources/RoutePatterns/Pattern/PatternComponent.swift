import RouteTables

/// What a pattern says about one component of a path or fragment, or about the scheme, the host or a query item's value.
package enum PatternComponent: Hashable, Sendable {
    /// This text, in canonical form.
    case literal([UInt8])
    /// A text with something besides literals; captures are groups numbered like the pattern's captures.
    ///
    /// `isQuantified`: there are only repeated characters, groups and alternatives in it.
    case text(RegularExpression, isQuantified: Bool)
    /// A capture that is the whole component, with its constraint.
    case capture(Int, RegularExpression?)
    /// `*`: any one component.
    case any
    /// `**`: any components.
    case rest
}

/// A query item that a pattern names.
package struct PatternQueryItem: Hashable, Sendable {
    /// The name, in the canonical form of queries.
    package var name: [UInt8]
    /// What its value has to be.
    package var value: PatternComponent
}

extension PatternQueryItem {
    /// Whether a URL has to have it.
    package func isRequired(_ captures: [RoutePattern.Capture]) -> Bool {
        if case .capture(let index, _) = value { return captures[index].kind == .one || captures[index].kind == .some }
        return true
    }
}
