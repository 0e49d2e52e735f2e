extension URLTemplateCapture {
    /// A spelling of the bytes so far, and the state of the automaton to which it leads.
    private typealias Spelling = (text: [UInt8], state: Int)

    /// Spells a value so that the capture accepts it: delimiters are escaped only if necessary.
    ///
    /// - Returns: The string for the URL, or `nil` if the capture accepts no spelling of the value.
    @_optimize(size)
    func spelling(_ value: String, keepsSlashes: Bool) -> [UInt8]? {
        let (place, automaton) = (place, automaton)
        if place == .query { return querySpelling(value) }
        var spellings = [Spelling([], automaton?.startState ?? 1)]
        for byte in value.utf8 {
            // For each reachable state, the spelling that leads there. Preferred spellings are tried first and kept.
            var following: [Spelling] = []
            let choice = Self.choice(byte, place, keepsSlashes: keepsSlashes)
            for spelling in spellings {
                add(spelling, byte, isEscaped: choice.isEscaped, to: &following)
                if choice.hasOther { add(spelling, byte, isEscaped: !choice.isEscaped, to: &following) }
            }
            spellings = following
        }
        for spelling in spellings where automaton?.isAccepting(spelling.state) ?? !value.isEmpty {
            return spelling.text
        }
        return nil
    }

    /// Adds a spelling and one more byte, unless another one leads to the same state.
    @inline(never)
    private func add(_ spelling: Spelling, _ byte: UInt8, isEscaped: Bool, to spellings: inout [Spelling]) {
        let automaton = automaton
        let isFolded = !isEscaped && (place == .host || place == .scheme)
        var next = spelling
        next.text.append(byte, isEscaped: isEscaped)
        for index in spelling.text.count..<next.text.count where next.state != 0 {
            let byte = next.text[index]
            let canonical = isFolded ? URLCharacters.lowercased(byte) : byte
            next.state = automaton?.state(after: canonical, from: next.state) ?? 1
        }
        if next.state == 0 { return }
        for other in spellings where other.state == next.state { return }
        spellings.append(next)
    }

    /// Spells a value for the query.
    ///
    /// There, an escaped delimiter equals the delimiter, so the automaton sees the plain one for either.
    @inline(never)
    @_optimize(size)
    private func querySpelling(_ value: String) -> [UInt8]? {
        var text: [UInt8] = []
        for byte in value.utf8 {
            text.append(byte, isEscaped: byte == UInt8(ascii: "%"))
        }
        let canonical = CanonicalBytes.array(text, .query)
        guard let automaton else { return canonical.isEmpty ? nil : URLCharacters.escapedForQuery(canonical) }
        var state = automaton.startState
        for byte in canonical where state != 0 { state = automaton.state(after: byte, from: state) }
        return automaton.isAccepting(state) ? URLCharacters.escapedForQuery(canonical) : nil
    }

    /// Whether a byte in a part of a URL is escaped, preferably, and whether it may also be spelled the other way.
    private static func choice(
        _ byte: UInt8,
        _ place: URLTemplate.Place,
        keepsSlashes: Bool
    ) -> (isEscaped: Bool, hasOther: Bool) {
        if URLCharacters.isUnreserved(byte) { return (false, false) }
        guard URLCharacters.isReserved(byte) else { return (true, false) }
        switch byte {
        case UInt8(ascii: "/"): return (!keepsSlashes, keepsSlashes)
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return (true, false)
        case UInt8(ascii: "["), UInt8(ascii: "]"): return (place != .host, true)
        case UInt8(ascii: "@") where place == .host: return (true, false)
        default: return (false, true)
        }
    }
}
