import RoutePatterns
@_spi(Locks) import RouteTables
import RouterPipeline
import RouterRuntime

/// The parsed relocations of a router, so that a change of the pipeline does not parse them again.
final class RelocationPatterns: Sendable {
    private struct Key: Hashable {
        var path: String
        var target: String
    }

    private struct Known {
        var patterns: [String: RoutePattern] = [:]
        var forwards: [Key: RouteForward] = [:]
    }

    private let tableIndex = Lock<RouteIndex?>(nil)
    /// The patterns and forwards requested since relocations were last applied, and those requested before that.
    private let state = Lock((recent: Known(), earlier: Known()))

    /// The pattern of a string.
    func pattern(_ text: String) throws(RoutePatternError) -> RoutePattern {
        let known = state.read { $0.recent.patterns[text] ?? $0.earlier.patterns[text] }
        let pattern: RoutePattern
        if let known { pattern = known } else { pattern = try RoutePattern(text) }
        state.withLockInPlace { $0.recent.patterns[text] = pattern }
        return pattern
    }

    /// The forward from the URLs of a path to a target.
    func forward(_ path: String, to target: String) throws -> RouteForward {
        let key = Key(path: path, target: target)
        let known = state.read { $0.recent.forwards[key] ?? $0.earlier.forwards[key] }
        let forward = try known ?? RouteForward(path, to: target)
        state.withLockInPlace { $0.recent.forwards[key] = forward }
        return forward
    }

    /// Begins to apply all relocations.
    ///
    /// Discards the patterns and forwards that the previous application did not request.
    func begin() {
        state.withLock { $0 = (recent: Known(), earlier: $0.recent) }
    }

    /// The routes of a table by name.
    func index(of table: RouteTable) -> RouteIndex {
        if let known = tableIndex.read({ $0 }) { return known }
        let made = RouteIndex(table)
        tableIndex.withLock { $0 = made }
        return made
    }
}
