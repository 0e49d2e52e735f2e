import RouteGenCore

extension MovedPattern {
    /// Reads a pattern of URLNavigator: `myapp://user/<int:id>`.
    init(urlNavigator pattern: String) throws(Problem) {
        let (start, rest) = Self.divided(pattern)
        var pieces = [Piece.text(start)]
        for (index, component) in rest.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { pieces.append(.text("/")) }
            guard component.hasPrefix("<"), component.hasSuffix(">") else {
                pieces.append(.text(Self.literal(component)))
                continue
            }
            let parts = component.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
            let (converter, name) = (parts.count > 1 ? parts[0] : "string", String(parts.last ?? ""))
            switch converter {
            case "string": pieces += [.text(":"), .placeholder(name, type: "String")]
            case "int": pieces += [.text(":"), .placeholder(name, type: "Int")]
            case "float": pieces += [.text(":"), .placeholder(name, type: "Float")]
            case "uuid": pieces += [.text(":"), .placeholder(name, type: "UUID")]
            case "path" where name == "_": pieces.append(.text("*/**"))
            case "path": pieces += [.text(":"), .placeholder(name, type: "String"), .text("(.+)")]
            default:
                throw Problem(
                    message: "`\(converter)` is a converter of the app; write a constraint, as in `:\(name)([a-z]+)`"
                )
            }
        }
        try self.init(pieces)
    }

    /// Reads a path of TheRouter: `scheme://router/demo`, perhaps with components such as `:id`.
    ///
    /// TheRouter compares paths only, so a query such as `?&desc=home` says nothing about URLs.
    init(theRouter pattern: String) throws(Problem) {
        guard !pattern.contains("#") else { throw Problem(message: "a fragment would be required of each URL") }
        let (start, rest) = Self.divided(String(pattern.prefix { $0 != "?" }))
        var pieces = [Piece.text(start)]
        for (index, component) in rest.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { pieces.append(.text("/")) }
            if component.hasPrefix(":"), component.count > 1 {
                pieces += [.text(":"), .placeholder(String(component.dropFirst()), type: "String")]
            } else {
                pieces.append(.text(Self.literal(component)))
            }
        }
        try self.init(pieces)
    }

    /// Reads a pattern of EENavigator, whose language RouteGen's contains: `//chat/:chatID(\d+)/:position?`.
    init(eeNavigator pattern: String) throws(Problem) {
        var pieces: [Piece] = []
        var text = ""
        var depth = 0
        var rest = pattern[...]
        while let character = rest.popFirst() {
            text.append(character)
            switch character {
            case "\\":
                if let escaped = rest.popFirst() { text.append(escaped) }
            case "(": depth += 1
            case ")": depth -= 1
            case ":" where depth == 0:
                let name = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
                guard let first = name.first, !first.isNumber else { continue }
                rest = rest.dropFirst(name.count)
                let type = Self.isOptional(rest) ? "String?" : "String"
                pieces += [.text(text), .placeholder(String(name), type: type)]
                text = ""
            default: break
            }
        }
        try self.init(pieces + [.text(text)])
    }

    /// Reads a pattern of JLRoutes: `/user/view/:userID`, `/wildcard/*`, `/path(/optional/:part)`.
    ///
    /// The first component is the host of a URL with a scheme of the app: `myapp://user/view/5`.
    ///
    /// - Returns: A pattern for each form that the optional parts allow.
    static func jlRoutes(_ pattern: String) throws(Problem) -> [MovedPattern] {
        var forms: [MovedPattern] = []
        for form in try optionalForms(of: pattern[...]) {
            var components = form.split(separator: "/")
            var pieces = [Piece.text("/")]
            let isOpen = components.last == "*"
            if isOpen { components.removeLast() }
            for component in components {
                pieces.append(.text("/"))
                if component.hasPrefix(":"), component.count > 1 {
                    // JLRoutes ignores a number sign after the name.
                    pieces += [.text(":"), .placeholder(String(component.dropFirst()), type: "String")]
                } else {
                    pieces.append(.text(literal(component)))
                }
            }
            if components.isEmpty { throw Problem(message: isOpen ? "it takes every URL" : "it has no host") }
            forms.append(try MovedPattern(isOpen ? pieces + [.text("/**")] : pieces))
        }
        return forms
    }

    /// The strings with and without each optional part.
    private static func optionalForms(of pattern: Substring) throws(Problem) -> [String] {
        var forms = [""]
        var rest = pattern
        while let start = rest.firstIndex(of: "(") {
            guard let end = rest[start...].firstIndex(of: ")"), pattern.count(where: { $0 == "(" }) <= 4 else {
                throw Problem(message: "its optional parts are too many, or one has no end")
            }
            let part = rest[rest.index(after: start)..<end]
            guard !part.contains("(") else { throw Problem(message: "an optional part contains another one") }
            let required = forms.map { $0 + rest[..<start] }
            forms = required + required.map { $0 + part }
            rest = rest[rest.index(after: end)...]
        }
        guard !rest.contains(")") else { throw Problem(message: "a parenthesis is missing") }
        return forms.map { $0 + rest }
    }

    /// Whether a question mark follows a placeholder and its constraint.
    private static func isOptional(_ rest: Substring) -> Bool {
        var rest = rest
        var depth = 0
        while let character = rest.popFirst() {
            switch character {
            case "\\": rest = rest.dropFirst()
            case "(": depth += 1
            case ")" where depth > 0: depth -= 1
            case _ where depth > 0: continue
            default: return character == "?"
            }
        }
        return false
    }

    /// Reads a regular expression, whose groups without names no parameter gets: `^http(s)?://`.
    init(regex: String) throws(Problem) {
        var text = ""
        var isInClass = false
        var rest = regex[...]
        while let character = rest.popFirst() {
            text.append(character)
            switch character {
            case "\\":
                if let escaped = rest.popFirst() { text.append(escaped) }
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass && !rest.hasPrefix("?"): text += "?:"
            default: break
            }
        }
        try self.init([.text(text)], isRegex: true)
    }
}
