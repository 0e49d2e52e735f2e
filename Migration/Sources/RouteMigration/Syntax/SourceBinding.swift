import RouteGenCore

/// A name that a statement declares, or the parameter of a closure.
struct SourceBinding: Sendable {
    /// The word before the name.
    enum Kind: Sendable {
        case constant, variable, other
    }

    var name: String
    /// The index of the name.
    var token: Int
    var kind: Kind

    /// The names in a source after `let`, `var`, `for` and `func`, and those of closures' parameters.
    static func all(in source: MigrationSource) -> [SourceBinding] {
        source.tokens.indices.flatMap { index -> [SourceBinding] in
            switch source.tokens[index].kind {
            case .identifier: declared(by: index, source)
            case .leftBrace: parameters(ofClosureAt: index, source)
            default: []
            }
        }
    }

    private static func declared(by index: Int, _ source: MigrationSource) -> [SourceBinding] {
        let token = source.tokens[index]
        guard (3...4).contains(token.end - token.start) else { return [] }
        let kind: Kind
        switch source.text(of: index) {
        case "let": kind = .constant
        case "var": kind = .variable
        case "for", "func": kind = .other
        default: return []
        }
        var cursor = TokenCursor(source, (index + 1)..<source.tokens.count)
        if let inside = cursor.takeBrackets(.leftParenthesis) {
            return inside.filter { source.has(.identifier, at: $0) }.map {
                .init(name: source.text(of: $0), token: $0, kind: kind)
            }
        }
        guard let name = cursor.takeName() else { return [] }
        // `if let page` names a value that is declared elsewhere.
        let isShorthand =
            ["if", "guard", "while"].contains { source.has($0, at: index - 1) } || source.has(.comma, at: index - 1)
        if isShorthand, cursor.isAt(.comma) || cursor.isAt(.leftBrace) || cursor.isBefore(["else"]) { return [] }
        var result = [SourceBinding(name: name, token: index + 1, kind: kind)]
        if kind == .other, let list = cursor.takeBrackets(.leftParenthesis) {
            result += list.filter { source.has(.colon, at: $0 + 1) }.map {
                .init(name: source.text(of: $0), token: $0, kind: .other)
            }
        }
        return result
    }

    private static func parameters(ofClosureAt brace: Int, _ source: MigrationSource) -> [SourceBinding] {
        guard let end = source.closingBrackets[brace] else { return [] }
        let names = ClosureHead(source, (brace + 1)..<end).names ?? []
        return names.map { SourceBinding(name: $0, token: brace, kind: .other) }
    }
}
