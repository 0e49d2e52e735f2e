import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// What `router.relocate(_:)` did: the relocations that were refused, and a token that undoes the others.
public struct RelocationReport: Sendable {
    /// A relocation that was refused.
    ///
    /// It has no effect, and does not affect the others.
    public struct Refusal: Sendable {
        /// The index of the relocation in the payload.
        public let index: Int
        /// The reason: an error with the code `invalidRelocation`.
        public let error: RouterError
    }

    /// The relocations that were refused, in order.
    public let refused: [Refusal]
    /// Undoes all accepted relocations, regardless of later ones.
    ///
    /// A reset of all paths is final.
    public let token: RouteToken
}
