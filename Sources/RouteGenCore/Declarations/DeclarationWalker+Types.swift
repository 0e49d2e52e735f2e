extension DeclarationWalker {
    /// Parses a type, protocol, extension, type alias or associated type, starting with its keyword.
    mutating func parseType(_ kind: Declaration.Kind, _ header: Header) {
        advance()
        let nameStart = lexer.start
        let name: String
        if kind == .extension {
            name = parseTypeSyntax()?.text ?? ""
        } else {
            guard isName else {
                if let comment = header.documentation { file.strayComments.append(comment) }
                return
            }
            name = self.name()
            advance()
        }
        var result = declaration(kind, name: name, at: nameStart, header)
        if isOpeningAngle { result.genericParameters = parseGenericParameters() }
        if lexer.kind == .colon { result.inheritedTypes = parseInheritedTypes() }
        if lexer.kind == .equal {
            advance()
            result.resultType = parseTypeSyntax()?.text
        }
        if lexer.isIdentifier("where") { result.genericRequirements = parseRequirements() }
        add(result)
        if lexer.kind == .leftBrace, kind != .typealias, kind != .associatedtype { enter(result) }
    }

    private mutating func parseInheritedTypes() -> [String] {
        var result: [String] = []
        repeat {
            advance()
            guard let type = parseTypeSyntax() else { break }
            result.append(type.text)
        } while lexer.kind == .comma
        return result
    }

    /// Enters the body of a type.
    private mutating func enter(_ declaration: Declaration) {
        guard scopes.count < Self.deepestNesting else {
            noteExcessiveNesting(at: declaration.location)
            return
        }
        scopes.append(Declaration.Scope(of: declaration))
        contexts.append(Context(kind: .members, isLocal: context.isLocal, start: lexer.start))
        advance()
    }
}
