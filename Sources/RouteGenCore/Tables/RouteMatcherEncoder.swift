import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Compiles patterns into a table that a ``RouteMatcher`` reads in place.
///
/// ```swift
/// var encoder = RouteMatcherEncoder()
/// let chat = encoder.add(try RoutePattern(#"//chat/:id(\d+)"#))
/// let matcher = RouteMatcher(try encoder.encode())
/// matcher.firstMatch(in: try RouteURL("myapp://chat/5"))?.patternIndex == chat
/// ```
///
/// The table does not depend on the order in which the patterns are added, except for their indices.
public struct RouteMatcherEncoder: Sendable {
    private(set) var routes: [(pattern: RoutePattern, priority: RoutePriority)] = []
    private var conditional: Set<Int> = []

    /// Creates an encoder without patterns.
    public init() {}

    /// Adds a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - priority: The explicit priority, which precedes all ranks.
    ///   - isConditional: Whether the route has a condition, so that it precedes others of its rank.
    /// - Returns: The index of the pattern, which a match refers to. Indices count up from 0.
    @discardableResult
    public mutating func add(
        _ pattern: RoutePattern,
        priority: RoutePriority = .default,
        isConditional: Bool = false
    ) -> Int {
        if isConditional { conditional.insert(routes.count) }
        routes.append((pattern, priority))
        return routes.count - 1
    }

    /// The table of the patterns: printable ASCII without quotation and number signs, for a raw string literal
    /// (`#"..."#`).
    ///
    /// - Throws: ``RouteTableError`` if patterns for the same component overlap in too many ways, or the table would
    ///   exceed 8 million characters.
    public func encode() throws(RouteTableError) -> [UInt8] {
        try RouteGraph(routes, conditional: conditional).encoded(routes.map(\.pattern))
    }
}

extension RouteGraph {
    /// The graph as a table.
    ///
    /// - Parameter patterns: The patterns that the graph was built from.
    /// - Returns: The table's bytes.
    /// - Throws: ``RouteTableError`` if the table would exceed 8 million characters.
    func encoded(_ patterns: [RoutePattern]) throws(RouteTableError) -> [UInt8] {
        var writer = RouteGraphWriter(self, patterns)
        return try writer.write()
    }
}

extension RouteMatcher {
    /// Compiles a pattern on its own, at index 0.
    ///
    /// - Throws: ``RouteTableError`` if the pattern's table would be too large.
    public init(_ pattern: RoutePattern) throws(RouteTableError) {
        var encoder = RouteMatcherEncoder()
        encoder.add(pattern)
        self.init(try encoder.encode())
    }
}

/// An error of patterns that have no table.
public struct RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, in one line.
    public let description: String
    /// The indices of the patterns involved.
    public let patternIndices: [Int]

    /// Creates an error about patterns.
    package init(description: String, patternIndices: [Int]) {
        self.description = description
        self.patternIndices = patternIndices
    }
}
