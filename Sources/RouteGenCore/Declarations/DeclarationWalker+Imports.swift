extension DeclarationWalker {
    /// Parses an import, starting with the keyword.
    mutating func parseImport(_ header: Header) {
        advance()
        if lexer.kind == .identifier, let keyword = Keyword(lexer.bytes, from: lexer.start, to: lexer.end),
            keyword.introducesScope || keyword == .func || keyword == .var || keyword == .let || keyword == .typealias
        {
            advance()
        }
        let nameStart = lexer.start
        let module = name()
        guard isName else {
            if let comment = header.documentation { file.strayComments.append(comment) }
            return
        }
        advance()
        while lexer.kind == .period || lexer.kind == .doubleColon {
            advance()
            guard isName || lexer.kind == .operatorSign else { break }
            advance()
        }
        let end = lexer.triviaStart
        let name = lexer.foldedText(from: nameStart, to: end)
        add(declaration(.import, name: name, at: nameStart, header))
        var item = ParsedFile.Import(
            module: module,
            text: lexer.foldedText(from: header.start, to: end),
            conditions: conditions,
            location: location(of: header.start)
        )
        item.attributes = header.attributes
        item.access = header.modifiers.first
        file.imports.append(item)
    }

    /// Parses an operator or a precedence group, starting with its keyword.
    mutating func parseOperator(_ kind: Declaration.Kind, _ header: Header) {
        advance()
        var result = declaration(kind, name: name(), at: lexer.start, header)
        guard lexer.kind != .endOfFile, lexer.kind != .leftBrace, lexer.kind != .rightBrace else {
            if let comment = header.documentation { file.strayComments.append(comment) }
            return
        }
        advance()
        if kind == .operator, lexer.kind == .colon {
            advance()
            if let group = parseTypeSyntax() { result.inheritedTypes = [group.text] }
        }
        add(result)
    }
}
