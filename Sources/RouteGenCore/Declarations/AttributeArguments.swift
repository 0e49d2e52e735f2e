/// Splits the arguments of an attribute at their commas.
enum AttributeArguments {
    /// The arguments, each as the texts of its tokens.
    ///
    /// A string literal is one token.
    static func split(_ text: String) -> [[String]] {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            let source = SourceText(copying: bytes)
            var lexer = Lexer(bytes: source.bytes, count: source.count)
            var arguments: [[String]] = [[]]
            lexer.next()
            while lexer.kind != .endOfFile {
                if lexer.kind == .comma {
                    arguments.append([])
                } else {
                    arguments[arguments.count - 1].append(
                        String(decoding: bytes[lexer.start..<lexer.end], as: UTF8.self)
                    )
                }
                lexer.next()
            }
            // The lexer reads the text by pointer, so the text must live until here.
            return withExtendedLifetime(source) { arguments.filter { !$0.isEmpty } }
        }
    }
}
