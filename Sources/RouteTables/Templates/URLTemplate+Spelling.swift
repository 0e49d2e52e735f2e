extension URLTemplate {
    /// Spells a value so that its capture accepts it: delimiters are escaped only if necessary.
    ///
    /// - Returns: The text for the URL, or `nil` if the capture accepts no spelling of the value.
    func spelling(_ value: String, _ index: Int, keepsSlashes: Bool) -> [UInt8]? {
        let (place, automaton) = (captures[index].place, captures[index].automaton)
        // In the value of a query, an escaped delimiter equals the delimiter, so the automaton sees the plain one for
        // either.
        if place == .query {
            let canonical = CanonicalBytes.array(value.utf8.flatMap(Self.escapedIfNeeded), .query)
            let state = automaton.state(after: canonical, from: automaton.startState)
            return automaton.isAccepting(state) ? Self.escapedForQuery(canonical) : nil
        }
        let folds = place == .host || place == .scheme
        // For each reachable state, the spelling that leads there. Plain spellings are tried first and kept.
        var reached: [(state: Int, text: [UInt8])] = [(automaton.startState, [])]
        for byte in value.utf8 {
            var following: [(state: Int, text: [UInt8])] = []
            for (state, text) in reached {
                for choice in Self.spellings(byte, place, keepingSlashes: keepsSlashes) {
                    let canonical = folds && choice.count == 1 ? choice.map(URLCharacters.lowercased) : choice
                    let next = automaton.state(after: canonical, from: state)
                    if next != 0, !following.contains(where: { $0.state == next }) {
                        following.append((next, text + choice))
                    }
                }
            }
            reached = following
        }
        return reached.first { automaton.isAccepting($0.state) }?.text
    }

    /// The spellings of a byte in a part of a URL, the preferred one first.
    private static func spellings(
        _ byte: UInt8,
        _ place: Place,
        keepingSlashes: Bool
    ) -> [[UInt8]] {
        if URLCharacters.isUnreserved(byte) { return [[byte]] }
        let escape = URLCharacters.escape(byte)
        guard URLCharacters.isReserved(byte) else { return [escape] }
        switch byte {
        case UInt8(ascii: "/"): return keepingSlashes ? [[byte], escape] : [escape]
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return [escape]
        case UInt8(ascii: "["), UInt8(ascii: "]"): return place == .host ? [[byte], escape] : [escape, [byte]]
        case UInt8(ascii: "@") where place == .host: return [escape]
        default: return [[byte], escape]
        }
    }

    private static func escapedIfNeeded(_ byte: UInt8) -> [UInt8] {
        byte == UInt8(ascii: "%") ? URLCharacters.escape(byte) : [byte]
    }

    /// A text in the canonical form of queries, as it must be written there.
    package static func escapedForQuery(_ canonical: [UInt8]) -> [UInt8] {
        canonical.flatMap { byte in
            // Other software reads '+' as a space, and the other characters would end the value or the query.
            "#&+=[]".utf8.contains(byte) ? URLCharacters.escape(byte) : [byte]
        }
    }
}
