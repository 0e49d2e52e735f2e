/// A token of Swift source, as far as finding functions needs them apart.
///
/// This reader is independent of RouteGen's own, so a mistake of that one cannot hide functions from the experiment.
struct SwiftToken {
    /// The offsets of its bytes.
    var range: Range<Int>
    /// Its text for a word, its character for a sign; empty for a literal.
    var text: String
}

/// Reads the tokens of a file, without comments and the contents of literals.
struct SwiftTokenReader {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var tokens: [SwiftToken] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// All tokens of a file.
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var reader = SwiftTokenReader(bytes)
        reader.read(untilParenthesis: false)
        return reader.tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    /// Reads to the end, or to the parenthesis that ends an interpolation.
    private mutating func read(untilParenthesis: Bool) {
        var depth = 0
        while position < bytes.count {
            let start = position
            switch byte() {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "\""):
                skipString(signs: 0)
                tokens.append(SwiftToken(range: start..<position, text: ""))
            case UInt8(ascii: "#") where signsBeforeQuote() > 0:
                let signs = signsBeforeQuote()
                position += signs
                skipString(signs: signs)
                tokens.append(SwiftToken(range: start..<position, text: ""))
            case let sign where Self.isWord(sign) || sign == UInt8(ascii: "`"):
                position += 1
                while Self.isWord(byte()) || byte() == UInt8(ascii: "`") { position += 1 }
                add(from: start)
            case UInt8(ascii: "("):
                depth += 1
                position += 1
                add(from: start)
            case UInt8(ascii: ")"):
                depth -= 1
                if untilParenthesis, depth < 0 { return }
                position += 1
                add(from: start)
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                position += 1
            default:
                position += 1
                add(from: start)
            }
        }
    }

    private mutating func add(from start: Int) {
        tokens.append(
            SwiftToken(range: start..<position, text: String(decoding: bytes[start..<position], as: UTF8.self))
        )
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private func signsBeforeQuote() -> Int {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        return byte(count) == UInt8(ascii: "\"") ? count : 0
    }

    private func startsWithSigns(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Skips a literal from its first quote.
    private mutating func skipString(signs: Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = byte(1) == quote && byte(2) == quote
        let quotes = isLong ? 3 : 1
        position += quotes
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\"), startsWithSigns(signs, at: 1) {
                position += 1 + signs
                if byte() == UInt8(ascii: "(") {
                    position += 1
                    read(untilParenthesis: true)
                }
                position += 1
            } else if (0..<quotes).allSatisfy({ byte($0) == quote }), startsWithSigns(signs, at: quotes) {
                position += quotes + signs
                return
            } else if !isLong, byte() == UInt8(ascii: "\n") {
                return
            } else {
                position += 1
            }
        }
    }
}
