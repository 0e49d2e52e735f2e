import RouteTables

/// The patterns of routes that were asked for, so that each is parsed and compiled once.
///
/// The routes of an app are known when it is built, so there are only so many. Requests for different patterns rarely wait for each other, and
/// then as long as it takes to look up a text.
package enum KnownPatterns {
    private static let shelves = (0..<16).map { _ in Lock<[String: RoutePattern]>([:]) }

    /// The pattern of a text.
    ///
    /// - Throws: ``RoutePatternError`` if it is none.
    package static func pattern(_ text: String) throws(RoutePatternError) -> RoutePattern {
        let shelf = shelves[Int(truncatingIfNeeded: text.hashValue & 15)]
        if let known = shelf.read({ $0[text] }) { return known }
        let pattern = try RoutePattern(text)
        return shelf.withLockInPlace { patterns in
            // Whoever was first shares what is compiled.
            if let known = patterns[text] { return known }
            patterns[text] = pattern
            return pattern
        }
    }
}
