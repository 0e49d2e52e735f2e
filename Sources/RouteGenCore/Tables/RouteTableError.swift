import RoutePatterns
import RouteTables

/// Why no table can be made of some patterns.
public struct RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in one line.
    public let description: String
    /// The routes that take part in it, as numbered by the encoder.
    public let patternIndices: [Int]
}
