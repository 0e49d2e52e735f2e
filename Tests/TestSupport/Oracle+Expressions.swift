internal import RoutePatterns

extension Oracle {
    /// The places where an expression can end if it begins at a place, the preferred end first.
    static func ends(_ expression: RegularExpression, _ text: [Unit], _ start: Int) -> [Int] {
        switch expression {
        case .empty, .mark: return [start]
        case .set(let set): return start < text.count && contains(set, text[start]) ? [start + 1] : []
        case .sequence(let parts):
            var places = [start]
            for part in parts { places = unique(places.flatMap { ends(part, text, $0) }) }
            return places
        case .choice(let parts): return unique(parts.flatMap { ends($0, text, start) })
        case .group(let part, _): return ends(part, text, start)
        case .repeated(let part, let minimum, let maximum, let lazy):
            var known: [[Int]: [Int]] = [:]

            /// The places where the repetition can end if so many repetitions remain.
            ///
            /// Each result is remembered, because many divisions of a string lead to the same place.
            func ends(from start: Int, _ minimum: Int, _ maximum: Int?) -> [Int] {
                if maximum == 0 { return [start] }
                let key = [start, minimum, maximum ?? -1]
                if let result = known[key] { return result }
                var more: [Int] = []
                for end in Self.ends(part, text, start) where end > start || minimum > 0 {
                    more += ends(from: end, max(0, minimum - 1), maximum.map { $0 - 1 })
                }
                let result = minimum > 0 ? more : lazy ? [start] + more : more + [start]
                known[key] = unique(result)
                return unique(result)
            }
            return ends(from: start, minimum, maximum)
        }
    }

    static func unique(_ places: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return places.filter { seen.insert($0).inserted }
    }

    static func contains(_ set: ScalarSet, _ unit: Unit) -> Bool {
        if UnicodeScalar(unit.scalar) == nil { return set.contains(0xFFFD) }
        return set.contains(unit.isEscapedDelimiter ? 0x110000 + unit.scalar : unit.scalar)
    }

    static func matches(_ expression: RegularExpression, _ text: [Unit]) -> Bool {
        ends(expression, text, 0).contains(text.count)
    }

    /// Whether an expression repeats nothing without end, so that each of its strings is a literal.
    static func isFinite(_ expression: RegularExpression) -> Bool {
        switch expression {
        case .empty, .mark: true
        // Both cases of a letter are one character of a path without regard to case.
        case .set(let set): set.ranges.reduce(0) { $0 + $1.count } <= 2
        case .sequence(let parts), .choice(let parts): parts.allSatisfy(isFinite)
        case .group: false
        case .repeated(let part, _, let maximum, _): maximum == 1 && isFinite(part)
        }
    }
}
