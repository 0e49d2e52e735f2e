import RouteGenCore

/// The parameters that take the place of the values that a closure reads.
struct MovedValues {
    /// A value of the URL.
    private struct Item {
        var name: String
        var type: String
        var isRequired: Bool
    }

    private let body: MigrationSource
    private let closureParameters: [String]
    private let dialect: ForwardingClosure.Dialect
    private let placeholders: [String: String]
    private var items: [Item] = []
    /// The values that are read where an optional is expected.
    private var optionalReads: [URLValue] = []
    private(set) var edits: [MovedBody.Edit] = []
    /// The tokens of the values.
    private(set) var tokens = Set<Int>()

    init(
        _ body: MigrationSource,
        _ closureParameters: [String],
        _ dialect: ForwardingClosure.Dialect,
        _ placeholders: [(name: String, type: String)]
    ) {
        self.body = body
        self.closureParameters = closureParameters
        self.dialect = dialect
        self.placeholders = Dictionary(placeholders.map { ($0.name, $0.type) }) { first, _ in first }
        items = placeholders.map { Item(name: $0.name, type: $0.type, isRequired: !$0.type.hasSuffix("?")) }
    }

    /// The name of a parameter of the closure.
    func closureParameter(_ index: Int) -> String? {
        closureParameters.indices.contains(index) ? closureParameters[index] : nil
    }

    /// The parameters as they are written.
    var parameters: [String] {
        items.map { item in
            let type = item.isRequired || item.type.hasSuffix("?") ? item.type : "\(item.type)?"
            return "\(Self.escaped(item.name)): \(type)" + (type.hasSuffix("?") ? " = nil" : "")
        }
    }

    /// Finds the values, and what replaces them.
    mutating func read(_ names: UsedNames) throws(MovedBody.Obstacle) {
        var index = 0
        while index < body.tokens.count {
            var cursor = TokenCursor(body, index..<body.tokens.count)
            var isRead = try readGuard(&cursor)
            if !isRead { isRead = try readConstant(&cursor) }
            if !isRead { isRead = try readValue(&cursor, names) }
            if isRead {
                tokens.formUnion(index..<cursor.index)
                index = cursor.index
            } else {
                index += 1
            }
        }
        for value in optionalReads {
            guard let item = items.first(where: { $0.name == value.key }) else { continue }
            let name = Self.escaped(item.name)
            edits.append(.init(bytes: value.bytes, text: item.isRequired ? "\(name) as \(item.type)?" : name))
        }
    }

    /// Takes `guard let id = values["id"] as? Int else { return nil }`, whose constants are parameters then.
    private mutating func readGuard(_ cursor: inout TokenCursor) throws(MovedBody.Obstacle) -> Bool {
        var rest = cursor
        let start = rest.index
        guard rest.take("guard") else { return false }
        var constants: [(name: String, value: URLValue)] = []
        repeat {
            guard rest.take("let"), let name = rest.takeName(), rest.take(.equal),
                let value = URLValue(&rest, closureParameters, dialect), value.cast != .forced
            else { return false }
            constants.append((name, value))
        } while rest.take(.comma)
        guard rest.take("else"), let exit = rest.takeBrackets(.leftBrace) else { return false }
        var statement = TokenCursor(body, exit)
        guard statement.take("return") else { return false }
        _ = statement.take("nil") || statement.take("false")
        guard statement.isAtEnd else { return false }
        for (_, value) in constants { try require(value) }
        let text = constants.filter { $0.name != $0.value.key }
            .map { "let \(Self.escaped($0.name)) = \(Self.escaped($0.value.key))" }
        edits.append(.init(bytes: bytes(start, rest), text: text.joined(separator: "; ")))
        cursor = rest
        return true
    }

    /// Takes `let id = values["id"] as! Int`, which is a parameter then.
    private mutating func readConstant(_ cursor: inout TokenCursor) throws(MovedBody.Obstacle) -> Bool {
        var rest = cursor
        let start = rest.index
        guard rest.take("let"), let name = rest.takeName(), rest.take(.equal),
            let value = URLValue(&rest, closureParameters, dialect), value.key == name, rest.isAtStartOfLine,
            start == 0 || !["if", "guard", "while"].contains(where: { body.has($0, at: start - 1) }),
            start == 0 || !body.has(.comma, at: start - 1)
        else { return false }
        let isOptional = value.cast != .forced && placeholders[value.key].map { !$0.hasSuffix("?") } == true
        guard !isOptional else { return false }
        if value.cast == .forced { try require(value) } else { try add(value, isRequired: false) }
        // A value that is required elsewhere would no longer be optional here.
        guard items.first(where: { $0.name == name })?.isRequired == (value.cast == .forced) else { return false }
        edits.append(.init(bytes: bytes(start, rest), text: ""))
        cursor = rest
        return true
    }

    private mutating func readValue(
        _ cursor: inout TokenCursor,
        _ names: UsedNames
    ) throws(MovedBody.Obstacle) -> Bool {
        guard names.isReference(cursor.index), let value = URLValue(&cursor, closureParameters, dialect) else {
            return false
        }
        if value.cast == .forced {
            try require(value)
            edits.append(.init(bytes: value.bytes, text: Self.escaped(value.key)))
        } else {
            try add(value, isRequired: placeholders[value.key].map { !$0.hasSuffix("?") } ?? false)
            optionalReads.append(value)
        }
        return true
    }

    private mutating func require(_ value: URLValue) throws(MovedBody.Obstacle) { try add(value, isRequired: true) }

    private mutating func add(_ value: URLValue, isRequired: Bool) throws(MovedBody.Obstacle) {
        guard let first = value.key.first, first.isLetter || first == "_",
            value.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !value.key.hasPrefix("JLRoute")
        else { throw .init(reason: "reads `\(value.key)`, which is no name of a parameter") }
        if let index = items.firstIndex(where: { $0.name == value.key }) {
            let known = items[index].type
            let type = value.type ?? known
            guard TypeText(known).unwrapped == TypeText(type).unwrapped else {
                throw .init(reason: "reads `\(value.key)` as `\(type)`, although it is `\(known)`")
            }
            if isRequired, !known.hasSuffix("?") { items[index].isRequired = true }
            return
        }
        guard value.origin != .placeholders else {
            throw .init(reason: "reads `\(value.key)`, which the pattern does not have")
        }
        items.append(Item(name: value.key, type: value.type ?? "String", isRequired: isRequired))
    }

    private func bytes(_ start: Int, _ end: TokenCursor) -> Range<Int> {
        body.tokens[start].start..<body.tokens[end.index - 1].end
    }

    /// A name that may be one of Swift's words.
    static func escaped(_ name: String) -> String {
        UsedNames.words.contains(name) ? "`\(name)`" : name
    }
}

extension TokenCursor {
    /// Whether the next token is on another line than the one before it, or there is none.
    fileprivate var isAtStartOfLine: Bool {
        isAtEnd || index == 0 || source.tokens[index].line > source.tokens[index - 1].line
            || source.has(.semicolon, at: index)
    }
}
