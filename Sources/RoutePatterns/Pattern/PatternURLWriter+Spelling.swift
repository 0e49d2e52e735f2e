import RouteTables

extension PatternURLWriter {
    /// Spells a value so that an automaton accepts it: delimiters as they are where that will do, as escapes where not.
    ///
    /// - Returns: The text for the URL, or nil if the automaton accepts the value in no spelling.
    static func spelling(
        _ value: String,
        _ place: RoutePattern.Capture.Place,
        accepting automaton: Automaton,
        keepingSlashes: Bool
    ) -> [UInt8]? {
        // In a query's value an escaped delimiter is the delimiter, so the automaton sees the plain one whatever is written.
        if place == .query {
            let canonical = CanonicalBytes.array(value.utf8.flatMap(escapedIfNeeded), .query)
            return automaton.accepts(canonical) ? escapedForQuery(canonical) : nil
        }
        let folds = place == .host || place == .scheme
        // For each state that can be reached, the spelling that leads there; plain spellings are tried first and kept.
        var reached: [(state: Int, text: [UInt8])] = [(automaton.start, [])]
        for byte in value.utf8 {
            var following: [(state: Int, text: [UInt8])] = []
            for (state, text) in reached {
                for choice in spellings(byte, place, keepingSlashes: keepingSlashes) {
                    let canonical = folds && choice.count == 1 ? choice.map(URLCharacters.lowercased) : choice
                    let next = automaton.run(canonical, from: state)
                    if next != Automaton.dead, !following.contains(where: { $0.state == next }) {
                        following.append((next, text + choice))
                    }
                }
            }
            reached = following
        }
        return reached.first { automaton.labels[$0.state] != 0 }?.text
    }

    /// How a byte may be written in a part of a URL, the preferred way first.
    private static func spellings(
        _ byte: UInt8,
        _ place: RoutePattern.Capture.Place,
        keepingSlashes: Bool
    ) -> [[UInt8]] {
        if URLCharacters.isUnreserved(byte) { return [[byte]] }
        let escape = URLCharacters.escape(byte)
        guard URLCharacters.isReserved(byte) else { return [escape] }
        switch byte {
        case 0x2F: return keepingSlashes ? [[byte], escape] : [escape]
        case 0x3F: return place == .fragment ? [[byte], escape] : [escape]
        case 0x23: return [escape]
        case 0x5B, 0x5D: return place == .host ? [[byte], escape] : [escape, [byte]]
        case 0x40 where place == .host: return [escape]
        default: return [[byte], escape]
        }
    }

    private static func escapedIfNeeded(_ byte: UInt8) -> [UInt8] {
        byte == 0x25 ? URLCharacters.escape(byte) : [byte]
    }

    /// A text in the canonical form of queries as it has to be written there.
    static func escapedForQuery(_ canonical: [UInt8]) -> [UInt8] {
        canonical.flatMap { byte in
            // '+' would be read as a space by others, and the rest would end the value or the query.
            [0x23, 0x26, 0x2B, 0x3D, 0x5B, 0x5D].contains(byte) ? URLCharacters.escape(byte) : [byte]
        }
    }
}
