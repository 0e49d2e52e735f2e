/// Finds the declarations of a Swift file and their documentation comments.
public enum DeclarationParser {
    /// Parses a file.
    ///
    /// The parser accepts any bytes and skips what is not Swift. So it finds declarations even in a file that the
    /// compiler rejects. The cost is O(*n*), without recursion that depends on the file's nesting.
    ///
    /// - Parameters:
    ///   - path: The path that locations name.
    ///   - bytes: The whole file.
    /// - Returns: Its declarations, imports and the documentation comments that document nothing.
    public static func parse(path: String, bytes: UnsafeBufferPointer<UInt8>) -> ParsedFile {
        parse(path: path, bytes: bytes, counting: nil)
    }

    /// The number of bytes that parsing a file reads.
    ///
    /// Bytes that are read several times count each time.
    package static func steps(ofParsing bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var steps = 0
        // The pointer is used only until the parser returns, while it is valid.
        withUnsafeMutablePointer(to: &steps) { _ = parse(path: "", bytes: bytes, counting: $0) }
        return steps
    }

    private static func parse(
        path: String,
        bytes: UnsafeBufferPointer<UInt8>,
        counting steps: UnsafeMutablePointer<Int>?
    ) -> ParsedFile {
        let source = SourceText(copying: bytes)
        var lexer = Lexer(bytes: source.bytes, count: source.count)
        lexer.steps = steps
        var walker = DeclarationWalker(path: path, lexer: lexer)
        walker.walk()
        // The walker reads the source by pointer, so it must live until here.
        return withExtendedLifetime(source) { walker.syntax.file }
    }
}
