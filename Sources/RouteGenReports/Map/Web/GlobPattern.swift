/// A pattern in which `*` matches any text and `?` matches any one character, as in `apple-app-site-association`.
struct GlobPattern: Hashable {
    /// The pattern.
    var text: String

    /// Whether it has neither `*` nor `?`.
    var isLiteral: Bool { !text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    /// The pattern for texts in lower case.
    var lowercased: GlobPattern { GlobPattern(text: text.lowercased()) }

    /// Whether a text matches.
    ///
    /// - Complexity: O(*m* · *n*) in the lengths of the pattern and the text, but mostly O(*n*).
    func matches(_ text: some StringProtocol) -> Bool {
        let (pattern, bytes) = (Array(self.text.utf8), Array(text.utf8))
        var (place, index) = (0, 0)
        // Where the last `*` is, and where the text after what it takes begins.
        var last: (place: Int, index: Int)?
        while index < bytes.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                last = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") || pattern[place] == bytes[index] {
                place += 1
                index += 1
            } else if let star = last {
                last = (star.place, star.index + 1)
                (place, index) = (star.place + 1, star.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension GlobPattern {
    /// A fixed text, with `?` in place of characters that have a meaning.
    static func literal(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.map { $0 == UInt8(ascii: "*") ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }
}
