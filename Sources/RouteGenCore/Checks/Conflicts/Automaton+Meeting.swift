import RoutePatterns

extension Automaton {
    /// Whether this automaton and another one accept a common string.
    ///
    /// The search ends at the first one, and makes no automaton of all common strings.
    ///
    /// - Throws: ``TooLarge`` if the work exceeds the budget.
    package func meets(_ other: Automaton, budget: WorkBudget = .currentOrPattern) throws(TooLarge) -> Bool {
        var columns: Set<[UInt8]> = []
        let bytes = (0..<UInt8(0x80)).filter { columns.insert([classes[Int($0)], other.classes[Int($0)]]).inserted }
        var seen: Set<[Int]> = [[start, other.start]]
        var pending = [(start, other.start)]
        while let (own, others) = pending.popLast() {
            if labels[own] != 0, other.labels[others] != 0 { return true }
            try budget.spend(bytes.count * 3)
            for byte in bytes {
                let next = (next(own, byte), other.next(others, byte))
                guard next.0 != Automaton.dead, next.1 != Automaton.dead else { continue }
                if seen.insert([next.0, next.1]).inserted { pending.append(next) }
            }
        }
        return false
    }
}
