extension URLTemplateCapture {
    /// Spells a value so that the capture accepts it: delimiters are escaped only if necessary.
    ///
    /// - Returns: The string for the URL, or `nil` if the capture accepts no spelling of the value.
    @_optimize(size)
    func spelling(_ value: String, keepsSlashes: Bool) -> [UInt8]? {
        let place = place
        guard let automaton else {
            var text: [UInt8] = []
            for byte in value.utf8 { text.append(byte, isEscaped: Self.choice(byte, place, keepsSlashes).isEscaped) }
            return text.isEmpty ? nil : text
        }
        // For each state that can be reached, the spelling that leads there. Preferred ones are tried first and kept.
        var spellings: [(text: [UInt8], state: Int)] = [([], automaton.startState)]
        for byte in value.utf8 {
            let choice = Self.choice(byte, place, keepsSlashes)
            var following: [(text: [UInt8], state: Int)] = []
            for spelling in spellings {
                for isEscaped in choice.hasOther ? [choice.isEscaped, !choice.isEscaped] : [choice.isEscaped] {
                    let state = Self.state(of: automaton, after: byte, isEscaped, in: place, from: spelling.state)
                    if state == 0 || following.contains(where: { $0.state == state }) { continue }
                    following.append((spelling.text, state))
                    following[following.count - 1].text.append(byte, isEscaped: isEscaped)
                }
            }
            spellings = following
        }
        return spellings.first { automaton.isAccepting($0.state) }?.text
    }

    /// The state of an automaton after a byte or its escape.
    private static func state(
        of automaton: AutomatonReader,
        after byte: UInt8,
        _ isEscaped: Bool,
        in place: URLTemplate.Place,
        from state: Int
    ) -> Int {
        // In a query, an escaped delimiter equals the delimiter.
        guard place == .query ? !URLCharacters.isPlain(byte) : isEscaped else {
            let isFolded = place == .host || place == .scheme
            return automaton.state(after: isFolded ? URLCharacters.lowercased(byte) : byte, from: state)
        }
        var escape: [UInt8] = []
        escape.append(escaping: byte)
        var state = state
        for byte in escape where state != 0 { state = automaton.state(after: byte, from: state) }
        return state
    }

    /// Whether a byte in a part of a URL is escaped, preferably, and whether it may also be spelled the other way.
    private static func choice(
        _ byte: UInt8,
        _ place: URLTemplate.Place,
        _ keepsSlashes: Bool
    ) -> (isEscaped: Bool, hasOther: Bool) {
        if URLCharacters.isUnreserved(byte) { return (false, false) }
        guard URLCharacters.isReserved(byte) else { return (true, false) }
        if place == .query { return (URLCharacters.isEscapedInQuery(byte), false) }
        switch byte {
        case UInt8(ascii: "/"): return (!keepsSlashes, keepsSlashes)
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return (true, false)
        case UInt8(ascii: "["), UInt8(ascii: "]"): return (place != .host, true)
        case UInt8(ascii: "@") where place == .host: return (true, false)
        default: return (false, true)
        }
    }
}
