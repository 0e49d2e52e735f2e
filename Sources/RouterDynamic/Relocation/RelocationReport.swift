import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The result of `router.relocate(_:)`: the relocations that were refused, and a token that undoes the others.
public struct RelocationReport: Sendable {
    /// The reasons of the relocations that were refused, by the index of each among all: errors with the code
    /// `invalidRule`.
    ///
    /// A refused relocation has no effect, and does not affect the others.
    public let refused: [Int: RouterError]
    /// Undoes all accepted relocations, regardless of later ones.
    ///
    /// A reset of all paths is final.
    public let token: RouteToken
}
