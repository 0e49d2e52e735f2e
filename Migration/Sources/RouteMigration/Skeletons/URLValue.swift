import RouteGenCore

/// A place in the body of a closure that reads a value of the URL: `values["id"] as? Int`.
struct URLValue {
    /// How the value is made of what the URL has.
    enum Cast {
        /// The value as it is, which is optional, as the URL may lack it.
        case none
        /// `as? Int`
        case optional
        /// `as! Int`, or an exclamation mark.
        case forced
    }

    /// The part of a URL in which closures find values.
    enum Origin {
        case placeholders, items, both
    }

    var key: String
    var origin: Origin
    var cast: Cast
    /// The type after the cast.
    var type: String?
    /// Its bytes.
    var bytes: Range<Int>

    /// Takes a value, if one is next.
    init?(_ cursor: inout TokenCursor, _ parameters: [String], _ dialect: ForwardingClosure.Dialect) {
        var rest = cursor
        let start = rest.index
        guard let name = rest.takeName(), name != "_", let parameter = parameters.firstIndex(of: name) else {
            return nil
        }
        if parameter == dialect.model {
            guard rest.take(.period), let property = rest.takeName(), let written = dialect.propertyTypes[property]
            else {
                return nil
            }
            let isOptional = written.hasSuffix("?")
            (key, origin, cast) = (property, .both, isOptional ? .none : .forced)
            type = isOptional ? String(written.dropLast()) : written
        } else if parameter == dialect.context {
            guard rest.isBefore(["as"]) else { return nil }
            (key, origin, cast) = ("context", .items, .none)
        } else {
            if parameter == dialect.values {
                origin = .placeholders
            } else if parameter == dialect.parameters {
                origin = .both
            } else if let member = dialect.member, parameter == member.parameter {
                guard rest.take(.period), rest.take(member.name) else { return nil }
                origin = member.isQuery ? .items : .both
            } else {
                return nil
            }
            // The dictionary of older versions is optional.
            _ = rest.takeOperator("?") || rest.takeOperator("!")
            guard let inside = rest.takeBrackets(.leftBracket) else { return nil }
            var subscripted = TokenCursor(rest.source, inside)
            guard let text = subscripted.takeString(), subscripted.isAtEnd else { return nil }
            (key, cast) = (text, .none)
        }
        if rest.takeOperator("!") {
            cast = .forced
        } else if rest.take("as") {
            if rest.takeOperator("?") {
                cast = .optional
            } else if rest.takeOperator("!") {
                cast = .forced
            } else {
                return nil
            }
            guard let name = rest.takeTypeName() else { return nil }
            type = name
        }
        bytes = rest.source.tokens[start].start..<rest.source.tokens[rest.index - 1].end
        cursor = rest
    }
}

extension TokenCursor {
    /// Takes a type of names, perhaps in brackets: `Shop.Item`, `[String]`.
    fileprivate mutating func takeTypeName() -> String? {
        let start = index
        if takeBrackets(.leftBracket) == nil {
            repeat { guard takeName() != nil else { return nil } } while take(.period)
        }
        return source.excerpt(start..<index)
    }

    /// Whether a token of a kind is next.
    func isAt(_ kind: TokenKind) -> Bool { !isAtEnd && source.has(kind, at: index) }
}
