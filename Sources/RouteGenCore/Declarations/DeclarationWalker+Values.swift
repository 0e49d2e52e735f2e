extension DeclarationWalker {
    /// Parses a variable or constant, starting with its keyword.
    ///
    /// Each name that it binds is a declaration.
    mutating func parseVariable(_ header: Header, isConstant: Bool) {
        syntax.advance()
        var template = declaration(.variable, name: "", at: syntax.lexer.start, header)
        if context.kind == .members, let kind = scopes.last?.kind, kind == .struct || kind == .class {
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
            var type: SyntaxReader.WrittenType?
            if syntax.lexer.kind == .colon {
                syntax.advance()
                type = syntax.parseTypeSyntax()
            }
            initialized = syntax.lexer.kind == .equal
            if type != nil || initialized {
                let isComputed = syntax.lexer.kind == .leftBrace && !syntax.startsWithObserver()
                let isImplicitlyNil = !common.isConstant && type?.isOptional == true
                var storage = template.storage
                storage?.isComputed = isComputed
                storage?.initialValue =
                    initialized ? syntax.initialValue() : isImplicitlyNil && !isComputed ? "nil" : nil
                // Only a static property can be a route.
                let mayHaveEffects = isComputed && template.isStatic
                for index in bindings.indices {
                    if mayHaveEffects { bindings[index] = syntax.addingEffects(to: bindings[index]) }
                    bindings[index].resultType = names.count == 1 ? type?.text : nil
                    bindings[index].storage = storage
                    bindings[index].needsInitialValue =
                        !initialized && !isComputed && !isImplicitlyNil && common.isInitializedByInstance
                }
                for binding in bindings { add(binding) }
                bindings = []
            }
            guard syntax.lexer.kind == .comma, !initialized, syntax.bindingFollows() else { break }
            syntax.advance()
        }
        for binding in bindings { add(binding) }
        // Other names may follow the initial value, which the walker skips.
        if initialized { continued = (.bindings(common), contexts.count) }
    }

    /// Parses the names that one binding binds: one, or those of a tuple.
    private mutating func parsePattern(_ template: Declaration) -> [Declaration] {
        if syntax.isName {
            let result = [named(template)]
            syntax.advance()
            return result
        }
        guard syntax.lexer.kind == .leftParenthesis else { return [] }
        var result: [Declaration] = []
        var depth = 0
        repeat {
            if syntax.lexer.kind == .leftParenthesis { depth += 1 }
            if syntax.lexer.kind == .rightParenthesis { depth -= 1 }
            if syntax.lexer.kind == .leftBrace || syntax.lexer.kind == .rightBrace { break }
            if syntax.isName {
                let reader = syntax.lexer.following
                if reader.kind != .colon { result.append(named(template)) }
            }
            syntax.advance()
        } while depth > 0 && syntax.lexer.kind != .endOfFile
        return result
    }

    /// The template with the name that is the current token.
    private mutating func named(_ template: Declaration) -> Declaration {
        var result = template
        result.name = syntax.name()
        result.location = syntax.location(of: syntax.lexer.start)
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

    /// Parses enum cases, starting with `case`.
    ///
    /// Each of them is a declaration.
    mutating func parseEnumCase(_ header: Header) {
        syntax.advance()
        parseEnumElements(declaration(.enumCase, name: "", at: syntax.lexer.start, header))
    }

    private mutating func parseEnumElements(_ template: Declaration) {
        while syntax.isName {
            var element = named(template)
            syntax.advance()
            if syntax.lexer.kind == .leftParenthesis { element.parameters = syntax.parseParameters(style: .enumCase) }
            let hasRawValue = syntax.lexer.kind == .equal
            if hasRawValue { element.rawValue = syntax.initialValue() }
            add(element)
            if hasRawValue {
                continued = (.enumElements(template), contexts.count)
                return
            }
            guard syntax.lexer.kind == .comma else { return }
            syntax.advance()
        }
    }

    /// At the start of a new statement, forgets the declaration that a comma might continue.
    mutating func endContinuation() {
        guard let depth = continued?.depth, depth >= contexts.count, syntax.lexer.startsLine else { return }
        switch syntax.lexer.previousKind {
        case .comma, .equal, .operatorSign: break
        default: continued = nil
        }
    }

    /// Continues a declaration after an initial value and a comma.
    mutating func parseContinuation() {
        guard let (continuation, depth) = continued, depth == contexts.count else { return syntax.advance() }
        switch continuation {
        case .enumElements(let template):
            continued = nil
            syntax.advance()
            parseEnumElements(template)
        case .bindings(let bindings) where syntax.bindingFollows():
            continued = nil
            syntax.advance()
            parseBindings(bindings)
        case .bindings: syntax.advance()
        }
    }
}
