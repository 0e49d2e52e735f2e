/// A regular expression that is matched in an obvious way: by the set of places where each part can end.
///
/// It has its own parser, which shares no code with the project's, for the notation that all dialects share.
indirect enum SlowExpression {
    case empty
    case character(@Sendable (UInt32) -> Bool)
    case sequence([SlowExpression])
    case choice([SlowExpression])
    case repeated(SlowExpression, minimum: Int, maximum: Int?)

    func matches(_ text: [UInt32]) -> Bool { ends(text, [0]).contains(text.count) }

    /// The places where the expression can end, if it begins at one of some places.
    private func ends(_ text: [UInt32], _ starts: Set<Int>) -> Set<Int> {
        switch self {
        case .empty: return starts
        case .character(let contains):
            return Set(starts.filter { $0 < text.count && contains(text[$0]) }.map { $0 + 1 })
        case .sequence(let parts): return parts.reduce(starts) { $1.ends(text, $0) }
        case .choice(let parts): return parts.reduce(into: []) { $0.formUnion($1.ends(text, starts)) }
        case .repeated(let part, let minimum, let maximum):
            var places = starts
            for _ in 0..<minimum {
                let next = part.ends(text, places)
                if next == places { break }
                places = next
            }
            var all = places
            var count = minimum
            while !places.isEmpty, count < maximum ?? .max {
                places = part.ends(text, places).subtracting(all)
                all.formUnion(places)
                count += 1
            }
            return all
        }
    }
}
