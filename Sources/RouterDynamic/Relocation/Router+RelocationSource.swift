import RouteTables
import RouterRuntime

extension Router {
    /// Applies relocations from elsewhere, such as a server's payload.
    ///
    /// (TheRouter's `addRelocationHandle`.) Entries that are malformed, or name a route or a handler that there is not, or lead in a cycle, are
    /// refused and named; the others take effect together.
    ///
    /// ```swift
    /// let report = router.relocate(try RelocationPayload(json: data))
    /// for refusal in report.refused { logger.warning("\(refusal.index): \(refusal.error)") }
    /// report.token.remove()  // undoes what was accepted
    /// ```
    ///
    /// - Parameter source: The relocations; `RouterFoundation` reads them from JSON.
    /// - Returns: The entries that were refused, and a token that undoes the others.
    /// - Complexity: In proportion to the number of routes.
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

/// The result of the entries of a source.
public struct RelocationReport: Sendable {
    /// An entry that was refused.
    public struct Refusal: Sendable {
        /// Which one it is in the source, counted from 0.
        public let index: Int
        /// Why; its code is `invalidRelocation`.
        public let error: RouterError
    }

    /// The entries that were refused, in their order.
    public let refused: [Refusal]
    /// Undoes all that were accepted.
    public let token: RouteToken
}
