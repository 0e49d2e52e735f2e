extension URLTemplateCapture {
    /// A spelling of the bytes so far, and the state of the automaton to which it leads.
    private struct Spelling {
        var text: [UInt8]
        var state: Int
    }

    /// Spells a value so that the capture accepts it: delimiters are escaped only if necessary.
    ///
    /// - Returns: The text for the URL, or `nil` if the capture accepts no spelling of the value.
    func spelling(_ value: String, keepsSlashes: Bool) -> [UInt8]? {
        let (place, automaton) = (place, automaton)
        if place == .query { return querySpelling(value) }
        let isFolded = place == .host || place == .scheme
        var spellings = [Spelling(text: [], state: automaton?.startState ?? 1)]
        for byte in value.utf8 {
            // For each reachable state, the spelling that leads there. Preferred spellings are tried first and kept.
            var following: [Spelling] = []
            for spelling in spellings {
                for isEscaped in Self.choices(byte, place, keepsSlashes: keepsSlashes) {
                    var next = spelling
                    if isEscaped {
                        next.text.append(escaping: byte)
                    } else {
                        next.text.append(byte)
                    }
                    for index in spelling.text.count..<next.text.count where next.state != 0 {
                        let byte = next.text[index]
                        let canonical = isFolded && !isEscaped ? URLCharacters.lowercased(byte) : byte
                        next.state = automaton?.state(after: canonical, from: next.state) ?? 1
                    }
                    var isNew = next.state != 0
                    for other in following where other.state == next.state { isNew = false }
                    if isNew { following.append(next) }
                }
            }
            spellings = following
        }
        for spelling in spellings where automaton?.isAccepting(spelling.state) ?? !value.isEmpty {
            return spelling.text
        }
        return nil
    }

    /// Spells a value for the query.
    ///
    /// There, an escaped delimiter equals the delimiter, so the automaton sees the plain one for either.
    private func querySpelling(_ value: String) -> [UInt8]? {
        var text: [UInt8] = []
        for byte in value.utf8 {
            if byte == UInt8(ascii: "%") { text.append(escaping: byte) } else { text.append(byte) }
        }
        let canonical = CanonicalBytes.array(text, .query)
        guard let automaton else { return canonical.isEmpty ? nil : URLCharacters.escapedForQuery(canonical) }
        var state = automaton.startState
        for byte in canonical where state != 0 { state = automaton.state(after: byte, from: state) }
        return automaton.isAccepting(state) ? URLCharacters.escapedForQuery(canonical) : nil
    }

    /// The spellings of a byte in a part of a URL, the preferred one first: whether it is escaped.
    private static func choices(_ byte: UInt8, _ place: URLTemplate.Place, keepsSlashes: Bool) -> [Bool] {
        if URLCharacters.isUnreserved(byte) { return [false] }
        guard URLCharacters.isReserved(byte) else { return [true] }
        switch byte {
        case UInt8(ascii: "/"): return keepsSlashes ? [false, true] : [true]
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return [true]
        case UInt8(ascii: "["), UInt8(ascii: "]"): return place == .host ? [false, true] : [true, false]
        case UInt8(ascii: "@") where place == .host: return [true]
        default: return [false, true]
        }
    }
}
