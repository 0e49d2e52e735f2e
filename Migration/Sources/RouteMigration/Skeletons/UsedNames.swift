import RouteGenCore

/// The names that sources declare, by which a function elsewhere can use them or not.
struct DeclaredNames {
    let sources: [MigrationSource]
    /// The sources that declare each function and variable of the top level, and whether it is private.
    private(set) var globals: [String: [(source: Int, isPrivate: Bool)]] = [:]
    /// The members of types, by the type's name and their own: whether all are static.
    private(set) var members: [String: Bool] = [:]
    /// The types that are private to a file or a type.
    private(set) var privateTypes = Set<String>()
    /// The types that have an initializer that can fail.
    private(set) var failableTypes = Set<String>()

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        for found in sources.declarations(where: { _ in true }) {
            let declaration = found.declaration
            let isPrivate = declaration.modifiers.contains { ["private", "fileprivate"].contains($0) }
            switch declaration.kind {
            case .function, .variable:
                if declaration.enclosing.isEmpty {
                    globals[declaration.name, default: []].append((found.source, isPrivate))
                } else {
                    members["\(declaration.typeName).\(declaration.name)", default: true] =
                        declaration.isStatic && members["\(declaration.typeName).\(declaration.name)"] != false
                }
            case .class, .struct, .enum, .actor, .protocol, .typealias:
                let scopes = declaration.enclosing.flatMap(\.modifiers)
                if isPrivate || scopes.contains(where: { ["private", "fileprivate"].contains($0) }) {
                    privateTypes.insert(declaration.name)
                }
            case .initializer where declaration.isFailable: failableTypes.insert(declaration.typeName)
            default: break
            }
        }
    }
}

/// The names that the body of a closure uses.
struct UsedNames {
    private let body: MigrationSource
    private let around: Surroundings
    private let source: Int
    private let declared: DeclaredNames
    /// The names that the body declares.
    private let locals: Set<String>
    /// The names that the functions around the closure declare.
    private let captured: Set<String>
    /// Whether each token is in parentheses, where a name before a colon is a label.
    private let isInParentheses: [Bool]

    init(_ body: MigrationSource, _ around: Surroundings, _ source: Int, _ declared: DeclaredNames) {
        self.body = body
        self.around = around
        self.source = source
        self.declared = declared
        locals = Set(body.bindings.map(\.name))
        captured = around.functions.reduce(into: []) { names, function in
            names.formUnion(function.declaration.parameters.map(\.name))
            let bindings = declared.sources[source].bindings.lazy.filter { function.body.contains($0.token) }
            names.formUnion(bindings.map(\.name))
        }
        var open: [TokenKind] = []
        isInParentheses = body.tokens.map { token in
            switch token.kind {
            case .leftBrace, .leftParenthesis, .leftBracket: open.append(token.kind)
            case .rightBrace, .rightParenthesis, .rightBracket: _ = open.popLast()
            default: break
            }
            return open.last == .leftParenthesis
        }
    }

    /// Whether a token is the name of a value, and not of a member, an attribute or a label.
    func isReference(_ index: Int) -> Bool {
        guard body.has(.identifier, at: index) || body.has(.escapedIdentifier, at: index) else { return false }
        let isMember =
            body.has(.period, at: index - 1) || body.has(.at, at: index - 1) || body.has(.pound, at: index - 1)
        let startsElement = body.has(.leftParenthesis, at: index - 1) || body.has(.comma, at: index - 1)
        let isLabel = isInParentheses[index] && startsElement && body.has(.colon, at: index + 1)
        return !isMember && !isLabel
    }

    /// Whether the body uses members of the type around the closure.
    ///
    /// - Parameters:
    ///   - values: The values of the URL, whose tokens parameters replace.
    ///   - others: Tokens that something else replaces.
    /// - Returns: Whether a function elsewhere must be a member, too.
    /// - Throws: The first name that a function elsewhere cannot use.
    func usesMembers(besides values: MovedValues, _ others: Set<Int>) throws(MovedBody.Obstacle) -> Bool {
        var usesMembers = false
        for index in body.tokens.indices where !values.tokens.contains(index) && !others.contains(index) {
            if body.has(.poundIf, at: index) { throw .init(reason: "has a condition `#if`") }
            guard isReference(index), !isInAvailability(index) else { continue }
            if try usesMember(body.text(of: index), values) { usesMembers = true }
        }
        return usesMembers
    }

    private func usesMember(_ name: String, _ values: MovedValues) throws(MovedBody.Obstacle) -> Bool {
        let unusable = MovedBody.Obstacle(reason: "uses `\(name)`")
        if name == "self" {
            guard around.isStatic else { throw unusable }
            return true
        }
        if Self.words.contains(name) {
            if name == "super" || name == "Self" { throw unusable }
            return false
        }
        if (0..<3).contains(where: { values.closureParameter($0) == name }) { throw unusable }
        if locals.contains(name) || name == "error" || name.hasPrefix("$") { return false }
        if captured.contains(name) { throw unusable }
        for type in around.types {
            guard let isStatic = declared.members["\(type).\(name)"] else { continue }
            guard isStatic, around.isStatic else { throw unusable }
            return true
        }
        if let globals = declared.globals[name] {
            guard globals.contains(where: { !$0.isPrivate || $0.source == source }) else { throw unusable }
            return false
        }
        if name.first?.isUppercase == true {
            // The name of a type that is in the one around the closure is not known elsewhere.
            return around.types.contains { type in isType(name, in: type) }
        }
        // A superclass may declare the name, unless no type is around the closure.
        if around.type != nil, !Self.functions.contains(name) { throw unusable }
        return false
    }

    private func isType(_ name: String, in type: String) -> Bool {
        declared.sources.contains { source in
            source.scopes.contains { $0.isType && $0.typeName == "\(type).\(name)" }
        }
    }

    /// Whether a token is the name of a system in `#available(iOS 15, *)`.
    private func isInAvailability(_ index: Int) -> Bool {
        guard let start = (max(0, index - 8)..<index).last(where: { body.has(.leftParenthesis, at: $0) }) else {
            return false
        }
        return body.has(.pound, at: start - 2)
            && (body.has("available", at: start - 1) || body.has("unavailable", at: start - 1))
    }

    /// Whether a type, by its name, can be the result of a function that is not private.
    func isVisible(_ type: String) -> Bool { !declared.privateTypes.contains(type) }

    /// Whether creating a value of a type may fail.
    func isFailable(_ type: String) -> Bool { declared.failableTypes.contains(type) }

    /// Swift's words.
    static let words: Set<String> = [
        "Any", "Self", "_", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "lazy", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    ]

    /// Functions of the standard library that closures use.
    private static let functions: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "precondition",
        "preconditionFailure", "print", "stride", "swap", "type", "withUnsafePointer", "zip",
    ]
}
