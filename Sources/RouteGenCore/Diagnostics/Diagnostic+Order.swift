extension Sequence<Diagnostic> {
    /// The findings without repetitions, in the order of every output.
    ///
    /// They are sorted by file, line and column, then by code and text. So the order does not depend on the order in
    /// which files were read. If a source is broken, the findings that may result from that are left out.
    ///
    /// - Complexity: O(*n* log *n*).
    public func arranged() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let isBroken = contains { $0.code == .brokenSource }
        return filter { !isBroken || $0.code == .brokenSource || $0.code == .unreadableFile }.filter {
            seen.insert($0).inserted
        }.sorted { left, right in
            if left.location != right.location { return left.location < right.location }
            if left.code != right.code { return left.code.rawValue < right.code.rawValue }
            if left.message != right.message { return left.message < right.message }
            if left.related.map(\.location) != right.related.map(\.location) {
                return left.related.map(\.location).lexicographicallyPrecedes(right.related.map(\.location))
            }
            return (left.witness ?? "", left.help ?? "") < (right.witness ?? "", right.help ?? "")
        }
    }
}
