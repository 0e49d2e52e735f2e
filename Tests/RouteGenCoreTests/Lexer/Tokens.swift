@testable import RouteGenCore

/// A token in a form that tests can write down.
struct TestToken: Equatable, CustomStringConvertible {
    var kind: TokenKind
    var text: String

    init(_ kind: TokenKind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    var description: String { "\(kind) \(text)" }
}

/// The tokens of a text.
func tokens(_ text: String) -> [TestToken] {
    tokens(Array(text.utf8))
}

/// The tokens of bytes, which are checked to lie in order and inside of the text.
func tokens(_ bytes: [UInt8]) -> [TestToken] {
    bytes.withUnsafeBufferPointer { buffer in
        let source = SourceText(copying: buffer)
        var lexer = Lexer(bytes: source.bytes, count: source.count)
        var result: [TestToken] = []
        var end = 0
        lexer.next()
        while lexer.kind != .endOfFile {
            guard lexer.start >= end, lexer.end > lexer.start, lexer.end <= bytes.count else {
                return [TestToken(.unknown, "out of order: \(lexer.start)..<\(lexer.end) behind \(end)")]
            }
            end = lexer.end
            result.append(TestToken(lexer.kind, lexer.text(from: lexer.start, to: lexer.end)))
            lexer.next()
        }
        return withExtendedLifetime(source) { result }
    }
}

/// The texts of the tokens of a text.
func texts(_ text: String) -> [String] {
    tokens(text).map(\.text)
}
