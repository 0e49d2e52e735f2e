extension DeclarationWalker {
    /// Parses a variable or constant from its introducing word on: each name it binds is a declaration.
    mutating func parseVariable(_ header: Header, isConstant: Bool) {
        advance()
        let template = declaration(.variable, name: "", at: lexer.start, header)
        let needsValue = isInitializedByInstance(template)
        parseBindings(Bindings(template: template, isConstant: isConstant, isInitializedByInstance: needsValue))
    }

    /// What the names have in common that a variable's declaration binds.
    struct Bindings {
        var template: Declaration
        var isConstant: Bool
        /// Whether an initialiser must set them, unless they have a value.
        ///
        /// It is found out once, as attributes and names may both be many.
        var isInitializedByInstance: Bool
    }

    private mutating func parseBindings(_ common: Bindings) {
        let template = common.template
        var bindings: [Declaration] = []
        var initialized = false
        while true {
            let names = parsePattern(template)
            guard !names.isEmpty else { break }
            bindings += names
            var type: WrittenType?
            if lexer.kind == .colon {
                advance()
                type = parseTypeSyntax()
            }
            initialized = lexer.kind == .equal
            if type != nil || initialized {
                let isComputed = lexer.kind == .leftBrace && !startsWithObserver()
                let isImplicitlyNil = !common.isConstant && type?.isOptional == true
                for index in bindings.indices {
                    bindings[index].resultType = names.count == 1 ? type?.text : nil
                    bindings[index].needsInitialValue =
                        !initialized && !isComputed && !isImplicitlyNil && common.isInitializedByInstance
                }
                for binding in bindings { add(binding) }
                bindings = []
            }
            guard lexer.kind == .comma, !initialized, bindingFollows() else { break }
            advance()
        }
        for binding in bindings { add(binding) }
        // Kept for what follows the initial value, which the walker passes over.
        if initialized { continued = (.bindings(common), contexts.count) }
    }

    /// Parses the names that one binding binds: one, or those of a tuple.
    private mutating func parsePattern(_ template: Declaration) -> [Declaration] {
        if isName {
            let result = [named(template)]
            advance()
            return result
        }
        guard lexer.kind == .leftParenthesis else { return [] }
        var result: [Declaration] = []
        var depth = 0
        repeat {
            if lexer.kind == .leftParenthesis { depth += 1 }
            if lexer.kind == .rightParenthesis { depth -= 1 }
            if lexer.kind == .leftBrace || lexer.kind == .rightBrace { break }
            if isName {
                var reader = lexer
                reader.next()
                if reader.kind != .colon { result.append(named(template)) }
            }
            advance()
        } while depth > 0 && lexer.kind != .endOfFile
        return result
    }

    /// The template with the name that is the current token.
    private mutating func named(_ template: Declaration) -> Declaration {
        var result = template
        result.name = name()
        result.location = location(of: lexer.start)
        return result
    }

    /// Whether a stored property here is one that an initialiser has to set.
    private func isInitializedByInstance(_ template: Declaration) -> Bool {
        guard context.kind == .members, let scope = scopes.last else { return false }
        switch scope.kind {
        case .class, .struct, .actor: break
        default: return false
        }
        if template.modifiers.contains(where: { $0 == "static" || $0 == "class" || $0 == "lazy" }) { return false }
        // A property wrapper with arguments initialises the property by them.
        return !template.attributes.contains { $0.arguments != nil && $0.name.first?.isUppercase == true }
    }

    /// Whether the brace here opens observers, so that the variable is stored.
    private func startsWithObserver() -> Bool {
        var reader = lexer
        reader.next()
        while reader.kind == .at { reader.skipAttribute() }
        return reader.isIdentifier("willSet") || reader.isIdentifier("didSet")
    }

    /// Whether the comma here is followed by another binding.
    private func bindingFollows() -> Bool {
        var reader = lexer
        reader.next()
        guard reader.kind == .identifier || reader.kind == .escapedIdentifier else {
            return reader.kind == .leftParenthesis
        }
        reader.next()
        return reader.kind == .colon || reader.kind == .equal || reader.kind == .comma
    }

    /// Parses enum cases from the word `case` on: each of them is a declaration.
    mutating func parseEnumCase(_ header: Header) {
        advance()
        parseEnumElements(declaration(.enumCase, name: "", at: lexer.start, header))
    }

    private mutating func parseEnumElements(_ template: Declaration) {
        while isName {
            var element = named(template)
            advance()
            if lexer.kind == .leftParenthesis { element.parameters = parseParameters(style: .enumCase) }
            add(element)
            if lexer.kind == .equal {
                continued = (.enumElements(template), contexts.count)
                return
            }
            guard lexer.kind == .comma else { return }
            advance()
        }
    }

    /// Forgets the declaration that a comma might continue where a new statement starts.
    mutating func endContinuation() {
        guard let depth = continued?.depth, depth >= contexts.count, lexer.startsLine else { return }
        switch lexer.previousKind {
        case .comma, .equal, .operatorSign: break
        default: continued = nil
        }
    }

    /// Goes on with the declaration that the comma here may continue behind an initial value.
    mutating func parseContinuation() {
        guard let (continuation, depth) = continued, depth == contexts.count else { return advance() }
        switch continuation {
        case .enumElements(let template):
            continued = nil
            advance()
            parseEnumElements(template)
        case .bindings(let bindings) where bindingFollows():
            continued = nil
            advance()
            parseBindings(bindings)
        case .bindings:
            advance()
        }
    }
}
