import RouteGenCore

/// A closure that passes the values of a URL to a function or an initializer, and does nothing else.
///
/// ```swift
/// { url, values, context in
///     guard let id = values["id"] as? Int else { return nil }
///     return UserPage(id: id)
/// }
/// ```
///
/// A marker on the called function gives the same result, so the closure is not needed any more.
struct ForwardingClosure {
    /// The source of a value.
    enum Value: Equatable {
        /// A placeholder of the pattern.
        case placeholder(String)
        /// An item of the query.
        case item(String)
        /// A placeholder of the pattern, or a parameter of the request that has its own name.
        case parameter(String)
    }

    /// How a router's closures read values and give results.
    struct Dialect: Sendable {
        /// The parameter whose subscript has the values of placeholders.
        var values: Int?
        /// The parameter whose member has values in its subscript, with the member's name.
        var member: (parameter: Int, name: String, isQuery: Bool)?
        /// The parameter whose subscript has all values, of placeholders and of the query.
        var parameters: Int?
        /// The parameter that is any value beside the URL.
        var context: Int?
        /// The parameter whose properties are values.
        var model: Int?
        /// The types of its properties.
        var propertyTypes: [String: String] = [:]
        /// The parameter that takes the result, in `end(resource:)`; `nil` if the closure returns it.
        var response: Int?
    }

    /// The function or type that it calls, with the type around it.
    private(set) var callee: [String] = []
    /// The labels and values of the arguments.
    private(set) var arguments: [(label: String?, value: Value)] = []
    private var parameters = ["$0", "$1", "$2"]
    private var constants: [String: Value] = [:]
    private let dialect: Dialect

    /// Reads the tokens between the braces of a closure; `nil` if it does anything else.
    init?(_ source: MigrationSource, _ range: Range<Int>, _ dialect: Dialect) {
        self.dialect = dialect
        let head = ClosureHead(source, range)
        parameters = head.names ?? parameters
        var cursor = TokenCursor(source, head.body)
        while true {
            if cursor.take("guard") {
                guard readGuard(&cursor) else { return nil }
            } else if cursor.take("let") {
                guard readConstant(&cursor) else { return nil }
            } else {
                break
            }
        }
        guard readResult(&cursor), cursor.isAtEnd else { return nil }
    }

    /// Reads the rest of `guard let id = values["id"] as? Int else { return nil }`.
    private mutating func readGuard(_ cursor: inout TokenCursor) -> Bool {
        repeat {
            guard cursor.take("let"), readConstant(&cursor) else { return false }
        } while cursor.take(.comma)
        guard cursor.take("else"), let body = cursor.takeBrackets(.leftBrace) else { return false }
        var exit = TokenCursor(cursor.source, body)
        guard exit.take("return") else { return false }
        _ = exit.take("nil") || exit.take("false")
        return exit.isAtEnd
    }

    private mutating func readConstant(_ cursor: inout TokenCursor) -> Bool {
        guard let name = cursor.takeName(), cursor.take(.equal), let value = value(&cursor) else { return false }
        constants[name] = value
        return true
    }

    /// Reads a value: `values["id"] as? Int`, or the name of one.
    private func value(_ cursor: inout TokenCursor) -> Value? {
        guard let name = cursor.takeName() else { return nil }
        if let constant = constants[name] { return constant }
        guard let parameter = parameters.firstIndex(of: name) else { return nil }
        let value: Value?
        if parameter == dialect.values {
            value = key(&cursor).map(Value.placeholder)
        } else if parameter == dialect.parameters {
            value = key(&cursor).map(Value.parameter)
        } else if let member = dialect.member, parameter == member.parameter {
            guard cursor.take(.period), cursor.take(member.name) else { return nil }
            value = key(&cursor).map(member.isQuery ? Value.item : Value.parameter)
        } else if parameter == dialect.model, cursor.take(.period) {
            value = cursor.takeName().map(Value.parameter)
        } else {
            return nil
        }
        if cursor.take("as") {
            guard cursor.takeOperator("?") || cursor.takeOperator("!"), cursor.takeName() != nil else { return nil }
        }
        return value
    }

    private func key(_ cursor: inout TokenCursor) -> String? {
        guard let inside = cursor.takeBrackets(.leftBracket) else { return nil }
        var key = TokenCursor(cursor.source, inside)
        guard let text = key.takeString(), key.isAtEnd else { return nil }
        return text
    }

    private mutating func readResult(_ cursor: inout TokenCursor) -> Bool {
        guard let response = dialect.response else {
            let returns = cursor.take("return")
            guard readCall(&cursor) else { return false }
            // A closure that opens a URL may call a function, and then say that it has done so.
            if !returns, cursor.take("return") { return cursor.take("true") }
            return true
        }
        guard parameters.indices.contains(response), cursor.take(parameters[response]), cursor.take(.period),
            cursor.take("end"), let inside = cursor.takeBrackets(.leftParenthesis)
        else { return false }
        var argument = TokenCursor(cursor.source, inside)
        return argument.take("resource") && argument.take(.colon) && readCall(&argument) && argument.isAtEnd
    }

    private mutating func readCall(_ cursor: inout TokenCursor) -> Bool {
        repeat {
            guard let name = cursor.takeName() else { return false }
            callee.append(name)
        } while cursor.take(.period)
        guard let inside = cursor.takeBrackets(.leftParenthesis) else { return false }
        var list = TokenCursor(cursor.source, inside)
        while !list.isAtEnd {
            var labeled = list
            var label: String?
            if let name = labeled.takeName(), labeled.take(.colon) {
                label = name
                list = labeled
            }
            guard let value = value(&list) else { return false }
            arguments.append((label, value))
            guard list.take(.comma) || list.isAtEnd else { return false }
        }
        return true
    }
}
