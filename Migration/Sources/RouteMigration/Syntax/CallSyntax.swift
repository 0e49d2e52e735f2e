import RouteGenCore

/// A call, as far as its tokens show it.
struct CallSyntax {
    /// An argument in the parentheses.
    struct Argument {
        var label: String?
        var tokens: Range<Int>
    }

    let source: MigrationSource
    /// The index of the source.
    let sourceIndex: Int
    /// The index of the token that is the function's name.
    let name: Int
    private(set) var arguments: [Argument] = []
    /// The tokens between the braces of the closure after the parentheses, or of the last argument, which has no label
    /// but `handler:`.
    private(set) var closure: Range<Int>?

    /// Reads a call whose function's name is at an index; `nil` if no arguments follow it.
    init?(_ source: MigrationSource, _ sourceIndex: Int, at name: Int) {
        var cursor = TokenCursor(source, (name + 1)..<source.tokens.count)
        guard let inside = cursor.takeBrackets(.leftParenthesis) else { return nil }
        self.source = source
        self.sourceIndex = sourceIndex
        self.name = name
        arguments = source.elements(of: inside).map { Self.argument($0, source) }
        closure = cursor.takeBrackets(.leftBrace)
        guard closure == nil, let last = arguments.last, last.label == nil || last.label == "handler" else { return }
        var end = TokenCursor(source, last.tokens)
        guard let braces = end.takeBrackets(.leftBrace), end.isAtEnd else { return }
        closure = braces
        arguments.removeLast()
    }

    private static func argument(_ range: Range<Int>, _ source: MigrationSource) -> Argument {
        var cursor = TokenCursor(source, range)
        if let label = cursor.takeName(), cursor.take(.colon) { return Argument(label: label, tokens: cursor.rest) }
        return Argument(label: nil, tokens: range)
    }

    /// The argument with a label; `nil` stands for none.
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// The name of an argument such as `.low` or `Priority.low`, without the text before the last period.
    func member(_ argument: Argument) -> String? {
        argument.tokens.last.flatMap { source.has(.identifier, at: $0) ? source.text(of: $0) : nil }
    }

    /// The type of an argument such as `ProfileBody.self`.
    func metatype(_ argument: Argument) -> String? {
        var cursor = TokenCursor(source, argument.tokens)
        var names: [String] = []
        repeat {
            guard let name = cursor.takeName() else { return nil }
            names.append(name)
        } while cursor.take(.period)
        guard cursor.isAtEnd, names.popLast() == "self", !names.isEmpty else { return nil }
        return names.joined(separator: ".")
    }

    /// The text of the call, up to its closing parenthesis.
    var excerpt: String {
        var start = name
        while source.has(.period, at: start - 1) {
            var receiver = start - 2
            if source.has(.rightParenthesis, at: receiver) {
                receiver = (source.closingBrackets.first { $0.value == receiver }?.key ?? 0) - 1
            }
            guard source.has(.identifier, at: receiver) else { break }
            start = receiver
        }
        let end = source.closingBrackets[name + 1] ?? name
        return source.excerpt(start..<(end + 1))
    }

    /// The place of the first token of an argument, or of the function's name.
    func location(of argument: Argument?) -> SourceLocation {
        source.location(of: argument?.tokens.first ?? name)
    }
}

/// The functions and initializers of sources, by the name in a call.
struct CalleeIndex {
    private let functions: [String: [[MigrationSource].Declared]]
    private let initializers: [String: [[MigrationSource].Declared]]

    init(_ sources: [MigrationSource]) {
        functions = Dictionary(grouping: sources.declarations { $0.kind == .function }, by: \.declaration.name)
        initializers = Dictionary(
            grouping: sources.declarations { $0.kind == .initializer },
            by: \.declaration.typeName
        )
    }

    /// The possible meanings of a call of a dotted name: a free function, a static function, or an initializer.
    func candidates(of callee: [String]) -> [[MigrationSource].Declared] {
        guard let name = callee.last else { return [] }
        let type = callee.dropLast().joined(separator: ".")
        let named = functions[name] ?? []
        if type.isEmpty, !named.isEmpty {
            // A method of the type around the call could be meant.
            return named.allSatisfy { $0.declaration.enclosing.isEmpty } ? named : []
        }
        let members = named.filter { $0.declaration.isStatic && $0.declaration.typeName == type }
        return members + (initializers[name == "init" ? type : callee.joined(separator: ".")] ?? [])
    }
}
