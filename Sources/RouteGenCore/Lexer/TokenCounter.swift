/// Counts tokens, to measure the lexer without the parser.
@_spi(Benchmarks)
public enum TokenCounter {
    /// Counts the tokens of a file.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: The number of tokens. A string literal with its interpolations is one token.
    public static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let source = SourceText(copying: bytes)
        var lexer = Lexer(bytes: source.bytes, count: source.count)
        var count = 0
        lexer.next()
        while lexer.kind != .endOfFile {
            count &+= 1
            lexer.next()
        }
        return withExtendedLifetime(source) { count }
    }
}
