@_spi(Locks) import RouteTables

/// The patterns of routes that were requested, so that each is parsed and compiled once.
///
/// An app's routes are known when it is built, so their number is limited. Requests for different patterns rarely wait
/// for each other, and then no longer than looking up a string takes.
package enum KnownPatterns {
    private static let shards = (0..<16).map { _ in Lock<[String: RoutePattern]>([:]) }

    /// The pattern of a string.
    ///
    /// - Throws: ``RoutePatternError`` if the string is malformed.
    package static func pattern(_ text: String) throws(RoutePatternError) -> RoutePattern {
        let shard = shards[Int(truncatingIfNeeded: text.hashValue & 15)]
        if let known = shard.read({ $0[text] }) { return known }
        let pattern = try RoutePattern(text)
        return shard.withLockInPlace { patterns in
            // All copies share the forms that the first one compiles.
            if let known = patterns[text] { return known }
            patterns[text] = pattern
            return pattern
        }
    }
}
