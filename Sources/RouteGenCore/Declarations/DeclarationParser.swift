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
        let source = SourceText(copying: bytes)
        var walker = DeclarationWalker(path: path, lexer: Lexer(bytes: source.bytes, count: source.count))
        walker.walk()
        // The walker reads the text by pointer, so the text has to live until here.
        return withExtendedLifetime(source) { walker.file }
    }
}
