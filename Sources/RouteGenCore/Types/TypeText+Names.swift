extension TypeText {
    /// The type names in the text: `SharedModels.User` and `Result` of `Result<SharedModels.User, any Error>`.
    ///
    /// Keywords (`any`, `some`, `inout`), argument labels and attributes are left out.
    var names: [String] {
        segments.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// A part of the type.
    enum Segment: Equatable {
        /// A dotted name of a type.
        case name(String)
        /// The name of an attribute.
        case attribute(String)
        /// Anything else.
        case text(String)
    }

    /// The parts of the type, which together are its string.
    var segments: [Segment] {
        let bytes = Array(text.utf8)
        var segments: [Segment] = []
        var other: [UInt8] = []
        var index = 0
        // Whether each open bracket is a parenthesis, in which a colon follows a label and not a dictionary's key.
        var parentheses: [Bool] = []
        while index < bytes.count {
            guard Self.isIdentifierStart(bytes[index]) else {
                switch bytes[index] {
                case UInt8(ascii: "("): parentheses.append(true)
                case UInt8(ascii: "["): parentheses.append(false)
                case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = parentheses.popLast()
                default: break
                }
                other.append(bytes[index])
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isIdentifierPart(bytes[index]) || Self.isDot(bytes, index) {
                index = bytes[index] == UInt8(ascii: "`") ? Self.endOfRawIdentifier(bytes, index) : index + 1
            }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: "@")
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let isLabel = Self.next(bytes, index) == UInt8(ascii: ":") && parentheses.last == true
            guard isAttribute || !isMember && !isLabel && !Self.words.contains(word) else {
                other += bytes[start..<index]
                continue
            }
            if !other.isEmpty { segments.append(.text(String(decoding: other, as: UTF8.self))) }
            other = []
            segments.append(isAttribute ? .attribute(word) : .name(word))
        }
        if !other.isEmpty { segments.append(.text(String(decoding: other, as: UTF8.self))) }
        return segments
    }

    private static let words: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "async", "throws", "rethrows", "_",
        "Any", "each", "repeat", "nonisolated",
    ]

    private static func isIdentifierStart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
            || MarkerText.isLetter(byte)
    }

    static func isIdentifierPart(_ byte: UInt8) -> Bool {
        isIdentifierStart(byte) || MarkerText.isDigit(byte)
    }

    /// Whether there is a dot that joins two names, not the first of `...`.
    private static func isDot(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && isIdentifierStart(bytes[index + 1])
    }

    private static func next(_ bytes: [UInt8], _ index: Int) -> UInt8? {
        bytes[index...].first { $0 != UInt8(ascii: " ") }
    }

    /// The position after the backtick that ends a raw identifier, or after the opening backtick if none does.
    private static func endOfRawIdentifier(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "`") { return index + 1 }
            index += 1
        }
        return start + 1
    }
}
