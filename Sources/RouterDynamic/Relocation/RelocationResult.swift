import RoutePatterns
import RouteTables
import RouterRuntime

/// What became of relocations.
public struct RelocationResult: Sendable {
    /// A relocation that was refused; it has no effect, and neither do the others suffer from it.
    public struct Refusal: Sendable {
        /// Which one it is of those that came together, counted from 0.
        public let index: Int
        /// The relocation.
        public let relocation: RouteRelocation
        /// Why: its code is `invalidRelocation`.
        public let error: RouterError
    }

    /// Those that were refused.
    public let refused: [Refusal]
    /// Undoes all that were accepted, whatever came later.
    public let token: RouteToken
}
