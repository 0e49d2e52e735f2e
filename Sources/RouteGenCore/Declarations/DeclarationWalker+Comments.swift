extension DeclarationWalker {
    /// Takes the comment before the current token for a declaration that may start there.
    mutating func takeComment() -> DocComment? {
        guard hasPendingComment else { return nil }
        hasPendingComment = false
        let reader = DocCommentReader(lexer: lexer, path: file.path, lines: &lines)
        file.strayComments += reader.detached
        return reader.attached.isEmpty ? nil : DocComment(lines: reader.attached)
    }

    /// Adds the comment before the current token to those that document nothing.
    mutating func releaseComment() {
        if let comment = takeComment() { file.strayComments.append(comment) }
    }

    /// Notes the ordinary comments before a declaration that start with an at sign.
    mutating func noteOrdinaryComments() {
        file.ordinaryComments += DocCommentReader(lexer: lexer, path: file.path, lines: &lines).ordinary
    }

    /// The location of an offset.
    mutating func location(of offset: Int) -> SourceLocation {
        let position = lines.position(of: offset)
        return SourceLocation(file: file.path, line: position.line, column: position.column)
    }
}
