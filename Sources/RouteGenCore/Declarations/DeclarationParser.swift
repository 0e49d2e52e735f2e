/// Finds the declarations of a Swift file and what documents them.
public enum DeclarationParser {
    /// Parses a file.
    ///
    /// Any bytes will do: what is not Swift is passed over, so that a file which the compiler rejects yields whatever
    /// declarations can be told. The cost is O(n), with no recursion that the file's nesting could drive.
    ///
    /// - Parameters:
    ///   - path: The path that locations name.
    ///   - bytes: The whole file.
    /// - Returns: Its declarations, imports and the documentation comments that document nothing.
    public static func parse(path: String, bytes: UnsafeBufferPointer<UInt8>) -> ParsedFile {
        parse(path: path, bytes: bytes, counting: nil)
    }

    /// How many bytes are read when a file is parsed, those that are read more than once counted each time.
    package static func steps(ofParsing bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var steps = 0
        // The place is used until the parser returns, which is as long as it is valid.
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
        // The walker reads the text by pointer, so the text has to live until here.
        return withExtendedLifetime(source) { walker.file }
    }
}
