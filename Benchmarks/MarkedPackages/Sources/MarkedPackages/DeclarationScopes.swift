/// The types around a token, while the tokens of a file are read from the first to the last.
struct DeclarationScopes {
    /// Braces, and what they belong to.
    struct Scope {
        enum Kind: String {
            case enumeration = "enum"
            case structure = "struct"
            case `class`
            case actor
            case `extension`
            case `protocol`
            /// A function, a closure, or anything else with braces.
            case other
        }

        var kind: Kind

        /// Whether it is the declaration of a type itself: extensions may be of types and protocols of other modules.
        var isOfType: Bool {
            switch kind {
            case .enumeration, .structure, .class, .actor: true
            case .extension, .protocol, .other: false
            }
        }
    }

    private var scopes: [Scope] = []
    /// What the next brace outside of parentheses begins.
    private var next: Scope.Kind?
    private var parentheses = 0

    /// The innermost scope; `nil` outside of all.
    var innermost: Scope? { scopes.last }

    /// Goes on by a token.
    mutating func read(_ tokens: [SwiftToken], _ index: Int) {
        let before = index > 0 ? tokens[index - 1].text : ""
        switch tokens[index].text {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{":
            scopes.append(Scope(kind: parentheses == 0 ? next ?? .other : .other))
            if parentheses == 0 { next = nil }
        case "}": if !scopes.isEmpty { scopes.removeLast() }
        case "func", "init", "var", "let", "subscript": next = nil
        case let word:
            guard before != ".", before != "`", index + 1 < tokens.count, let kind = Scope.Kind(rawValue: word),
                kind != .other, tokens[index + 1].text.first.map({ $0.isLetter || $0 == "_" || $0 == "`" }) == true,
                !["func", "var", "let", "subscript", "init"].contains(tokens[index + 1].text)
            else { return }
            next = kind
        }
    }
}
