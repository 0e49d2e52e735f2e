extension DeclarationWalker {
    /// The part of a declaration before its name.
    struct Header {
        /// The start of its first token.
        var start: Int
        var documentation: DocComment?
        var attributes: [Declaration.Attribute] = []
        var modifiers: [String] = []
    }

    /// Parses the declaration that starts with the current token, or skips a token that only looks like one.
    mutating func parseDeclaration() {
        let startsStatement = syntax.startsStatement()
        var header = Header(start: syntax.lexer.start)
        header.documentation = syntax.takeComment()
        while true {
            switch syntax.lexer.kind {
            case .at:
                header.attributes.append(syntax.parseAttribute(inType: false))
                continue
            case .poundIf where syntax.holdsOnlyAttributes():
                header.attributes += syntax.parseConditionalAttributes()
                continue
            case .identifier:
                guard let keyword = syntax.lexer.keyword else { break }
                if keyword.introducesDeclaration, !isModifier(keyword), introduces(keyword, header, startsStatement) {
                    continued = nil
                    parse(keyword, header)
                    return
                }
                guard keyword.isModifier else { break }
                header.modifiers.append(syntax.parseModifier())
                continue
            default: break
            }
            break
        }
        syntax.file.strayComments += [header.documentation].compactMap(\.self)
        if syntax.lexer.start == header.start { syntax.advance() }
    }

    /// Whether `class` here modifies the declaration that follows, as in `class func`.
    private func isModifier(_ keyword: Keyword) -> Bool {
        guard keyword == .class else { return false }
        var reader = syntax.lexer.following
        guard let next = reader.keyword else { return false }
        switch next {
        case .func, .var, .let, .subscript, .initializer, .typealias: return true
        case .class, .struct, .enum, .protocol, .extension, .actor, .macro: return false
        default:
            // It is a modifier, unless it is the name of the class.
            guard next.isModifier else { return false }
            reader.next()
            return reader.kind == .identifier || reader.kind == .leftParenthesis
        }
    }

    /// Whether a word that can introduce a declaration does so here.
    private func introduces(_ keyword: Keyword, _ header: Header, _ startsStatement: Bool) -> Bool {
        let hasPrefix = !header.attributes.isEmpty || !header.modifiers.isEmpty
        switch keyword {
        case .initializer, .deinit, .subscript: return context.kind == .members
        case .case: return context.kind == .members && scopes.last?.kind != .protocol
        case .let, .var: return startsStatement || hasPrefix
        case .actor, .macro:
            let reader = syntax.lexer.following
            return !reader.startsLine && (reader.kind == .identifier || reader.kind == .escapedIdentifier)
        default: return true
        }
    }

    private mutating func parse(_ keyword: Keyword, _ header: Header) {
        switch keyword {
        case .func: parseFunction(.function, header)
        case .initializer: parseFunction(.initializer, header)
        case .deinit: parseFunction(.deinitializer, header)
        case .subscript: parseFunction(.subscript, header)
        case .macro: parseFunction(.macro, header)
        case .var, .let: parseVariable(header, isConstant: keyword == .let)
        case .case: parseEnumCase(header)
        case .class, .struct, .enum, .actor, .protocol, .extension:
            if let kind = Declaration.Kind(rawValue: keyword.rawValue) { parseType(kind, header) }
        case .typealias: parseType(.typealias, header)
        case .associatedtype: parseType(.associatedtype, header)
        case .import: parseImport(header)
        case .operator: parseOperator(.operator, header)
        case .precedencegroup: parseOperator(.precedencegroup, header)
        default: syntax.advance()
        }
    }

    /// Adds a declaration to the file, or leaves it out if it is local and undocumented.
    mutating func add(_ declaration: Declaration) {
        if declaration.isLocal, declaration.documentation == nil { return }
        syntax.file.declarations.append(declaration)
    }

    /// A declaration with its header and its surroundings.
    mutating func declaration(_ kind: Declaration.Kind, name: String, at offset: Int, _ header: Header) -> Declaration {
        var result = Declaration(kind: kind, name: name, location: syntax.location(of: offset))
        result.documentation = header.documentation
        result.attributes = header.attributes
        result.modifiers = header.modifiers
        result.enclosing = scopes
        result.isLocal = context.isLocal
        result.conditions = blocks.conditions
        result.startOffset = header.start
        return result
    }
}

// MARK: Functions and types

extension DeclarationWalker {
    /// Parses a function, initializer, deinitializer, subscript or macro, starting with its keyword.
    mutating func parseFunction(_ kind: Declaration.Kind, _ header: Header) {
        var nameStart = syntax.lexer.start
        var name = syntax.name()
        syntax.advance()
        if kind == .function || kind == .macro {
            nameStart = syntax.lexer.start
            name = syntax.parseFunctionName()
        }
        var result = declaration(kind, name: name, at: nameStart, header)
        if kind == .initializer, syntax.lexer.kind == .operatorSign, syntax.lexer.triviaStart == syntax.lexer.start {
            let sign = syntax.lexer.bytes[syntax.lexer.start]
            if sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") {
                result.isFailable = true
                // `init?<T>` is one operator to the lexer.
                syntax.lexer.end = syntax.lexer.start + 1
                syntax.advance()
            }
        }
        if syntax.isOpeningAngle { result.genericParameters = syntax.parseGenericParameters() }
        if syntax.lexer.kind == .leftParenthesis {
            result.parameters = syntax.parseParameters(style: kind == .subscript ? .subscript : .function)
        }
        syntax.parseEffects(&result)
        if syntax.lexer.kind == .arrow {
            syntax.advance()
            // It says how the result is passed, and is no part of its type.
            if syntax.lexer.isIdentifier("sending"), syntax.isTypePrefix() { syntax.advance() }
            result.resultType = syntax.parseTypeSyntax()?.text
        }
        if syntax.lexer.isIdentifier("where") { result.genericRequirements = syntax.parseRequirements() }
        add(result)
    }

    /// Parses a type, protocol, extension, type alias or associated type, starting with its keyword.
    mutating func parseType(_ kind: Declaration.Kind, _ header: Header) {
        syntax.advance()
        let nameStart = syntax.lexer.start
        let name: String
        if kind == .extension {
            let type = syntax.parseTypeSyntax()?.text ?? ""
            // A module before two colons is one before a dot here; other types have a colon in brackets only.
            name = type.hasPrefix("[") ? type : type.split(separator: ":").joined(separator: ".")
        } else {
            guard syntax.isName else {
                syntax.file.strayComments += [header.documentation].compactMap(\.self)
                return
            }
            name = syntax.name()
            syntax.advance()
        }
        var result = declaration(kind, name: name, at: nameStart, header)
        if syntax.isOpeningAngle { result.genericParameters = syntax.parseGenericParameters() }
        if syntax.lexer.kind == .colon { result.inheritedTypes = syntax.parseInheritedTypes() }
        if syntax.lexer.kind == .equal {
            syntax.advance()
            result.resultType = syntax.parseTypeSyntax()?.text
        }
        if syntax.lexer.isIdentifier("where") { result.genericRequirements = syntax.parseRequirements() }
        add(result)
        if syntax.lexer.kind == .leftBrace, kind != .typealias, kind != .associatedtype { enter(result) }
    }

    /// Enters the body of a type.
    private mutating func enter(_ declaration: Declaration) {
        guard scopes.count < SyntaxReader.deepestNesting else {
            syntax.noteExcessiveNesting(at: declaration.location)
            return
        }
        scopes.append(declaration.withoutEnclosing)
        contexts.append(Context(kind: .members, isLocal: context.isLocal, start: syntax.lexer.start))
        syntax.advance()
    }

    /// Parses an import, starting with the keyword.
    mutating func parseImport(_ header: Header) {
        syntax.advance()
        if let keyword = syntax.lexer.keyword,
            keyword.introducesScope || keyword == .func || keyword == .var || keyword == .let || keyword == .typealias
        {
            syntax.advance()
        }
        let nameStart = syntax.lexer.start
        let module = syntax.name()
        guard syntax.isName else {
            syntax.file.strayComments += [header.documentation].compactMap(\.self)
            return
        }
        syntax.advance()
        while syntax.lexer.kind == .period || syntax.lexer.kind == .doubleColon {
            syntax.advance()
            guard syntax.isName || syntax.lexer.kind == .operatorSign else { break }
            syntax.advance()
        }
        let end = syntax.lexer.triviaStart
        let name = syntax.lexer.foldedText(from: nameStart, to: end)
        add(declaration(.import, name: name, at: nameStart, header))
        syntax.file.imports.append(
            ParsedFile.Import(
                module: module,
                attributes: header.attributes,
                access: header.modifiers.first,
                conditions: blocks.conditions,
                location: syntax.location(of: header.start)
            )
        )
    }

    /// Parses an operator or a precedence group, starting with its keyword.
    mutating func parseOperator(_ kind: Declaration.Kind, _ header: Header) {
        syntax.advance()
        var result = declaration(kind, name: syntax.name(), at: syntax.lexer.start, header)
        guard syntax.lexer.kind != .endOfFile, syntax.lexer.kind != .leftBrace, syntax.lexer.kind != .rightBrace else {
            syntax.file.strayComments += [header.documentation].compactMap(\.self)
            return
        }
        syntax.advance()
        if kind == .operator, syntax.lexer.kind == .colon {
            syntax.advance()
            if let group = syntax.parseTypeSyntax() { result.inheritedTypes = [group.text] }
        }
        add(result)
    }
}
