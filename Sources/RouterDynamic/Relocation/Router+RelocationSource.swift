import RouteTables
import RouterRuntime

extension Router {
    /// Applies relocations from another source, such as a server's payload.
    ///
    /// (TheRouter's `addRelocationHandle`.) A relocation that is malformed, names a route or a handler that does not
    /// exist, or forms a cycle, is refused and listed in the result. The others take effect together.
    ///
    /// ```swift
    /// let report = router.relocate(try RelocationPayload(json: data))
    /// for refusal in report.refused { logger.warning("\(refusal.index): \(refusal.error)") }
    /// report.token.remove()  // undoes what was accepted
    /// ```
    ///
    /// - Parameter source: The relocations; `RouterFoundation` reads them from JSON.
    /// - Returns: The relocations that were refused, and a token that undoes the others.
    /// - Complexity: O(*n*) in the number of routes.
    @discardableResult
    public func relocate(_ source: some RelocationSource) -> RelocationReport {
        var indices: [Int] = []
        var relocations: [RouteRelocation] = []
        var refused: [RelocationReport.Refusal] = []
        for (index, relocation) in source.relocations.enumerated() {
            switch relocation {
            case .success(let relocation):
                indices.append(index)
                relocations.append(relocation)
            case .failure(let error): refused.append(RelocationReport.Refusal(index: index, error: error))
            }
        }
        let result = relocate(relocations)
        refused += result.refused.map { RelocationReport.Refusal(index: indices[$0.index], error: $0.error) }
        return RelocationReport(refused: refused.sorted { $0.index < $1.index }, token: result.token)
    }
}

/// The result of applying the relocations of a source.
public struct RelocationReport: Sendable {
    /// A relocation that was refused.
    public struct Refusal: Sendable {
        /// The index of the relocation in the source.
        public let index: Int
        /// The reason: an error with the code `invalidRelocation`.
        public let error: RouterError
    }

    /// The relocations that were refused, in order.
    public let refused: [Refusal]
    /// Undoes all accepted relocations.
    public let token: RouteToken
}
