import RouteTables

/// A requirement for one component of a path or fragment, or for the scheme, the host or a query item's value.
package indirect enum PatternComponent: Hashable, Sendable {
    /// This string, in canonical form.
    case literal([UInt8])
    /// An expression.
    ///
    /// Its groups for captures are numbered like the pattern's captures.
    ///
    /// `isQuantified`: it contains only repeated characters, groups and alternatives.
    case text(RegularExpression, isQuantified: Bool)
    /// A capture that is the whole component, with its constraint.
    case capture(Int, RegularExpression?)
    /// `*`: any one component.
    case any
    /// `**`: any components.
    case rest
    /// `(/page/:number)?`: these components, or none of them. Each is a literal, a string or a capture of exactly one
    /// component.
    case optional([PatternComponent])
}

/// An item of the query or of the fragment that a pattern names.
package struct PatternQueryItem: Hashable, Sendable {
    /// The name, in the canonical form of queries, after a mark if it is in the fragment.
    package var name: [UInt8]
    /// The requirement for its value.
    package var value: PatternComponent
}

extension PatternQueryItem {
    /// Whether it is an item of the fragment.
    package var isInFragment: Bool { name.first == QueryValueKind.fragmentMark }

    /// The name as a URL has it.
    package var plainName: [UInt8] { isInFragment ? Array(name.dropFirst()) : name }

    /// Whether a URL must have the item.
    package func isRequired(_ captures: [RoutePattern.Capture]) -> Bool {
        if case .capture(let index, _) = value { return captures[index].kind == .one || captures[index].kind == .some }
        return true
    }
}
