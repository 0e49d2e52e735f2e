extension DeclarationWalker {
    /// Parses a variable or constant, starting with its keyword.
    ///
    /// Each name that it binds is a declaration.
    mutating func parseVariable(_ header: Header, isConstant: Bool) {
        advance()
        var template = declaration(.variable, name: "", at: lexer.start, header)
        if context.kind == .members, scopes.last?.kind == .struct {
            template.storage = Declaration.Storage(isConstant: isConstant)
        }
        let needsValue = isInitializedByInstance(template)
        parseBindings(Bindings(template: template, isConstant: isConstant, isInitializedByInstance: needsValue))
    }

    /// The common properties of the names that a variable's declaration binds.
    struct Bindings {
        var template: Declaration
        var isConstant: Bool
        /// Whether an initializer must set them, unless they have a value.
        ///
        /// It is computed once, since there may be many attributes and many names.
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
                var storage = template.storage
                storage?.isComputed = isComputed
                storage?.initialValue = initialized ? initialValue() : isImplicitlyNil && !isComputed ? "nil" : nil
                for index in bindings.indices {
                    bindings[index].resultType = names.count == 1 ? type?.text : nil
                    bindings[index].storage = storage
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
        // Other names may follow the initial value, which the walker skips.
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

    /// Whether an initializer must set a stored property here.
    private func isInitializedByInstance(_ template: Declaration) -> Bool {
        guard context.kind == .members, let scope = scopes.last else { return false }
        switch scope.kind {
        case .class, .struct, .actor: break
        default: return false
        }
        if template.modifiers.contains(where: { $0 == "static" || $0 == "class" || $0 == "lazy" }) { return false }
        // A property wrapper with arguments initializes the property.
        return !template.attributes.contains { $0.arguments != nil && $0.name.first?.isUppercase == true }
    }

    /// Whether the current brace opens property observers, so that the variable is stored.
    private func startsWithObserver() -> Bool {
        var reader = lexer
        reader.next()
        while reader.kind == .at { reader.skipAttribute() }
        return reader.isIdentifier("willSet") || reader.isIdentifier("didSet")
    }

    /// The initial value after the current equals sign, if it is a literal; otherwise its first token.
    ///
    /// The walker does not parse expressions, so a longer text would be a guess.
    private func initialValue() -> String {
        var reader = lexer
        reader.next()
        let start = reader.start
        if reader.kind == .leftBracket {
            reader.next()
            if reader.kind == .colon { reader.next() }
            guard reader.kind == .rightBracket else { return "[" }
        } else if reader.isOperator("-") {
            reader.next()
        }
        let end = reader.end
        reader.next()
        // An expression that is no literal must not look like one: `5` of `5 + offset` becomes `5+`.
        return lexer.foldedText(from: start, to: end) + (endsExpression(reader) ? "" : "+")
    }

    /// Whether no token of an expression can be the current one, which follows a literal.
    private func endsExpression(_ reader: Lexer) -> Bool {
        switch reader.kind {
        case .comma, .semicolon, .leftBrace, .rightBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif:
            true
        case .operatorSign, .period, .leftParenthesis, .leftBracket: false
        default: reader.startsLine
        }
    }

    /// Whether another binding follows the current comma.
    private func bindingFollows() -> Bool {
        var reader = lexer
        reader.next()
        guard reader.kind == .identifier || reader.kind == .escapedIdentifier else {
            return reader.kind == .leftParenthesis
        }
        reader.next()
        return reader.kind == .colon || reader.kind == .equal || reader.kind == .comma
    }

    /// Parses enum cases, starting with `case`.
    ///
    /// Each of them is a declaration.
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

    /// At the start of a new statement, forgets the declaration that a comma might continue.
    mutating func endContinuation() {
        guard let depth = continued?.depth, depth >= contexts.count, lexer.startsLine else { return }
        switch lexer.previousKind {
        case .comma, .equal, .operatorSign: break
        default: continued = nil
        }
    }

    /// Continues a declaration after an initial value and a comma.
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
