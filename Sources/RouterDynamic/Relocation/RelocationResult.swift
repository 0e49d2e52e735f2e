import RoutePatterns
import RouteTables
import RouterRuntime

/// The result of applying relocations.
public struct RelocationResult: Sendable {
    /// A relocation that was refused.
    ///
    /// It has no effect, and does not affect the others.
    public struct Refusal: Sendable {
        /// The index of the relocation among those that were applied together.
        public let index: Int
        /// The relocation.
        public let relocation: RouteRelocation
        /// The reason: an error with the code `invalidRelocation`.
        public let error: RouterError
    }

    /// The relocations that were refused.
    public let refused: [Refusal]
    /// Undoes all accepted relocations, regardless of later ones.
    ///
    /// A reset of all paths is final.
    public let token: RouteToken
}
