import RouteGenCore

/// The evaluation of one expression.
struct StringEvaluation {
    /// The value of an expression, as far as it is known.
    enum Value: Equatable {
        case text(StringEvaluator.Parts)
        case enumCase(type: String, name: String)
    }

    /// The place of an expression.
    struct Context {
        /// The index of its source.
        var source: Int
        /// A token of the source, near which names are looked up.
        var token: Int
        /// The values of a function's parameters.
        var parameters: [String: Value] = [:]
        /// The value of `self`.
        var instance: Value?
    }

    private let evaluator: StringEvaluator
    /// The names that may still be looked up, so that names that use each other end, and hostile ones end soon.
    private var rest = 500
    /// The number of expressions around the current one: in it, or in what its names stand for.
    private var depth = 0

    private static let greatestDepth = 20
    private static let longestText = 2000

    init(_ evaluator: StringEvaluator) {
        self.evaluator = evaluator
    }

    /// Reads an expression as far as it is one; `nil` if its value is unknown.
    mutating func expression(_ cursor: inout TokenCursor, _ context: Context) -> Value? {
        guard depth < Self.greatestDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard let first = term(&cursor, context) else { return nil }
        guard cursor.takeOperator("+") else { return first }
        guard case .text(var parts) = first else { return nil }
        repeat {
            guard case .text(let next) = term(&cursor, context) else { return nil }
            parts += next
        } while cursor.takeOperator("+")
        return Self.text(parts)
    }

    /// A string in which known parts that follow each other are one.
    private static func text(_ parts: StringEvaluator.Parts) -> Value? {
        var joined: StringEvaluator.Parts = []
        for part in parts {
            if let part, let last = joined.last, let last {
                joined[joined.count - 1] = last + part
            } else {
                joined.append(part)
            }
        }
        return joined.reduce(0) { $0 + ($1?.utf8.count ?? 1) } > longestText ? nil : .text(joined)
    }

    private mutating func term(_ cursor: inout TokenCursor, _ context: Context) -> Value? {
        if let index = cursor.takeStringToken() { return literal(cursor.source, index, context) }
        if let inside = cursor.takeBrackets(.leftParenthesis) {
            var inner = TokenCursor(cursor.source, inside)
            guard let value = expression(&inner, context), inner.isAtEnd else { return nil }
            return value
        }
        var names: [String] = []
        // An implicit member of an enumeration has a type that only the compiler knows.
        repeat {
            guard let name = cursor.takeName() else { return nil }
            names.append(name)
        } while cursor.take(.period)
        guard let inside = cursor.takeBrackets(.leftParenthesis) else { return value(of: names, context) }
        // The part after the call of a function is computed from its result.
        guard !cursor.take(.period) else { return nil }
        return call(names, cursor.source, inside, context)
    }

    private mutating func literal(_ source: MigrationSource, _ index: Int, _ context: Context) -> Value? {
        guard let found = source.parts(ofStringAt: index) else { return nil }
        var parts: StringEvaluator.Parts = found.isEmpty ? [""] : []
        for part in found {
            switch part {
            case .text(let text): parts.append(text)
            case .expression(let range):
                let inner = source.expression(range)
                var cursor = TokenCursor(inner, inner.tokens.indices)
                guard case .text(let value) = expression(&cursor, context), cursor.isAtEnd else { return nil }
                parts += value
            }
        }
        return Self.text(parts)
    }

    /// The value of a dotted name: `path`, `Links.base`, `Page.home.rawValue`.
    private mutating func value(of names: [String], _ context: Context) -> Value? {
        guard rest > 0 else { return nil }
        rest -= 1
        var names = names
        let surroundings = Surroundings(of: context.token, in: evaluator.sources[context.source])
        if names.first == "self" || names.first == "Self" {
            names.removeFirst()
            if let instance = context.instance { return members(names[...], of: instance, context) }
            guard !names.isEmpty, let type = surroundings.type else { return nil }
            return member(names[...], ofType: type, context) ?? .text([nil])
        }
        if let first = names.first {
            if let parameter = context.parameters[first] { return members(names.dropFirst(), of: parameter, context) }
            if let instance = context.instance, let value = members(names[...], of: instance, context) { return value }
            if let local = local(first, surroundings, context) {
                return local.flatMap { members(names.dropFirst(), of: $0, context) } ?? .text([nil])
            }
        }
        // The longest name of a type may be that of a type around the expression, without the names around it.
        for count in stride(from: names.count - 1, through: 0, by: -1) {
            let path = names.prefix(count).joined(separator: ".")
            let types = surroundings.types.map { path.isEmpty ? $0 : "\($0).\(path)" } + [path]
            for type in types {
                if let value = member(names.dropFirst(count), ofType: type, context) { return value }
            }
        }
        return .text([nil])
    }

    /// The value of a constant in the functions around an expression; `nil` if none of them declares the name, and a
    /// `nil` in it if its value is unknown.
    private mutating func local(_ name: String, _ around: Surroundings, _ context: Context) -> Value?? {
        let source = evaluator.sources[context.source]
        guard let function = around.functions.first else { return nil }
        if around.functions.contains(where: { $0.declaration.parameters.contains { $0.name == name } }) {
            return .some(nil)
        }
        let bindings = source.bindings.filter { $0.name == name && function.body.contains($0.token) }
        guard let binding = bindings.first else { return nil }
        guard bindings.count == 1, binding.token < context.token, binding.kind == .constant,
            let tokens = source.valueTokens(ofNameAt: binding.token)
        else { return .some(nil) }
        var cursor = TokenCursor(source, tokens)
        var inner = context
        inner.token = binding.token
        return .some(expression(&cursor, inner))
    }

    /// The value of a member of a type, and of the members after it; of a global variable for an empty name.
    private mutating func member(_ names: ArraySlice<String>, ofType type: String, _ context: Context) -> Value? {
        guard let name = names.first else { return nil }
        let path = type.isEmpty ? name : "\(type).\(name)"
        if evaluator.enumCase(path) != nil {
            return members(names.dropFirst(), of: .enumCase(type: type, name: name), context)
        }
        guard let found = evaluator.variable(path), type.isEmpty || found.declaration.isStatic else { return nil }
        guard let value = variable(found, nil, context) else { return .text([nil]) }
        return members(names.dropFirst(), of: value, context)
    }

    private mutating func members(_ names: ArraySlice<String>, of value: Value, _ context: Context) -> Value? {
        var (names, value) = (names, value)
        while let name = names.first {
            guard case .enumCase(let type, let enumCase) = value else { return nil }
            if let found = evaluator.variable("\(type).\(name)"), !found.declaration.isStatic {
                guard let next = variable(found, value, context) else { return nil }
                (names, value) = (names.dropFirst(), next)
                continue
            }
            guard name == "rawValue", names.count == 1, let found = evaluator.enumCase("\(type).\(enumCase)"),
                found.declaration.enclosing.last?.inheritedTypes.contains("String") == true
            else { return nil }
            let source = evaluator.sources[found.source]
            guard let tokens = source.valueTokens(ofNameAt: source.token(at: found.declaration.location)) else {
                return .text([enumCase])
            }
            var cursor = TokenCursor(source, tokens)
            return expression(&cursor, Context(source: found.source, token: tokens.lowerBound))
        }
        return value
    }

    private mutating func variable(
        _ found: [MigrationSource].Declared,
        _ instance: Value?,
        _ context: Context
    ) -> Value? {
        let source = evaluator.sources[found.source]
        guard rest > 0, let tokens = source.valueTokens(of: found.declaration) else { return nil }
        rest -= 1
        let token = source.token(at: found.declaration.location)
        let inner = Context(source: found.source, token: token, instance: instance)
        return result(source, tokens, inner)
    }

    /// The value of an expression, or of the case of a `switch self` that has the instance.
    private mutating func result(_ source: MigrationSource, _ tokens: Range<Int>, _ context: Context) -> Value? {
        var cursor = TokenCursor(source, tokens)
        guard case .enumCase(_, let name) = context.instance, cursor.take("switch"), cursor.take("self"),
            let body = cursor.takeBrackets(.leftBrace)
        else {
            guard let value = expression(&cursor, context), cursor.isAtEnd else { return nil }
            return value
        }
        cursor = TokenCursor(source, body)
        while !cursor.isAtEnd {
            var isSelected = cursor.take("default")
            if !isSelected {
                guard cursor.take("case") else { return nil }
                repeat {
                    guard cursor.take(.period), let pattern = cursor.takeName() else { return nil }
                    isSelected = isSelected || pattern == name
                    _ = cursor.takeBrackets(.leftParenthesis)
                } while cursor.take(.comma)
            }
            guard cursor.take(.colon) else { return nil }
            _ = cursor.take("return")
            let value = expression(&cursor, context)
            if isSelected { return cursor.isAtEnd || cursor.isBefore(["case", "default"]) ? value : nil }
            while !cursor.isAtEnd, !cursor.isBefore(["case", "default"]) { cursor.skip() }
        }
        return nil
    }

    /// The result of a function of one expression.
    private mutating func call(
        _ names: [String],
        _ source: MigrationSource,
        _ arguments: Range<Int>,
        _ context: Context
    ) -> Value? {
        guard rest > 0 else { return nil }
        rest -= 1
        let surroundings = Surroundings(of: context.token, in: evaluator.sources[context.source])
        let isOwn = names.first == "self" || names.first == "Self"
        let path = (isOwn ? names.dropFirst() : names[...]).joined(separator: ".")
        let paths = surroundings.types.map { "\($0).\(path)" } + (isOwn ? [] : [path])
        guard let found = paths.lazy.compactMap(evaluator.function).first,
            let scope = evaluator.sources[found.source].scopes.first(where: { $0.declaration == found.declaration })
        else { return nil }
        var parameters: [String: Value] = [:]
        let elements = source.elements(of: arguments)
        guard elements.count == found.declaration.parameters.count else { return nil }
        for (element, parameter) in zip(elements, found.declaration.parameters) {
            var cursor = TokenCursor(source, element)
            var label = cursor
            if let name = label.takeName(), label.take(.colon) {
                guard name == parameter.label else { return nil }
                cursor = label
            }
            guard let value = expression(&cursor, context), cursor.isAtEnd else { return nil }
            parameters[parameter.name] = value
        }
        let other = evaluator.sources[found.source]
        var body = scope.body
        if other.has("return", at: body.lowerBound) { body = (body.lowerBound + 1)..<body.upperBound }
        let inner = Context(
            source: found.source,
            token: scope.body.lowerBound,
            parameters: parameters
        )
        return result(other, body, inner)
    }
}
