import RouteGenCore

/// Evaluates expressions that build strings of literals, constants, cases of enumerations, and functions of one
/// expression.
///
/// ```swift
/// enum Links {
///     static let base = "app://"
///     static func link(_ path: String) -> String { base + path }
/// }
/// navigator.register(Links.link("wallet/\(Page.history.rawValue)"), open)
/// ```
struct StringEvaluator {
    /// A part of a string: its characters, or `nil` for a value that the sources do not show.
    typealias Parts = [String?]

    let sources: [MigrationSource]
    /// The variables by their names, with the names of their types in front.
    private let variables: [String: [[MigrationSource].Declared]]
    private let functions: [String: [[MigrationSource].Declared]]
    private let cases: [String: [[MigrationSource].Declared]]

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        func named(_ kind: Declaration.Kind) -> [String: [[MigrationSource].Declared]] {
            Dictionary(grouping: sources.declarations { $0.kind == kind }) { found in
                (found.declaration.enclosing.map(\.name) + [found.declaration.name]).joined(separator: ".")
            }
        }
        variables = named(.variable)
        functions = named(.function)
        cases = named(.enumCase)
    }

    /// The value of an expression; `nil` if the sources do not show it.
    ///
    /// The scheme of a URL may be unknown. It is `app` then.
    func string(_ tokens: Range<Int>, in source: Int) -> String? {
        var evaluation = StringEvaluation(self)
        let context = StringEvaluation.Context(source: source, token: tokens.lowerBound)
        var cursor = TokenCursor(sources[source], tokens)
        guard case .text(let parts) = evaluation.expression(&cursor, context), cursor.isAtEnd else { return nil }
        let isApp = parts.first == .some(nil) && parts.dropFirst().first??.hasPrefix("://") == true
        let known = (isApp ? parts.dropFirst() : parts[...]).compactMap(\.self)
        guard known.count == parts.count - (isApp ? 1 : 0) else { return nil }
        return (isApp ? "app" : "") + known.joined()
    }

    /// The value of a variable.
    func string(of variable: Declaration, in source: Int) -> String? {
        guard let tokens = sources[source].valueTokens(of: variable) else { return nil }
        return string(tokens, in: source)
    }

    /// The values of a variable that is a string or an array of strings.
    func strings(of variable: Declaration, in source: Int) -> [String]? {
        guard let tokens = sources[source].valueTokens(of: variable) else { return nil }
        return strings(tokens, in: source)
    }

    /// The values of an expression that is a string or an array of strings.
    func strings(_ tokens: Range<Int>, in source: Int) -> [String]? {
        var cursor = TokenCursor(sources[source], tokens)
        guard let inside = cursor.takeBrackets(.leftBracket), cursor.isAtEnd else {
            return string(tokens, in: source).map { [$0] }
        }
        let elements = sources[source].elements(of: inside)
        let values = elements.compactMap { string($0, in: source) }
        return values.count == elements.count ? values : nil
    }

    /// The only variable of a name.
    func variable(_ name: String) -> [MigrationSource].Declared? { only(variables[name]) }

    /// The only function of a name.
    func function(_ name: String) -> [MigrationSource].Declared? { only(functions[name]) }

    /// The only case of a name.
    func enumCase(_ name: String) -> [MigrationSource].Declared? { only(cases[name]) }

    private func only(_ found: [[MigrationSource].Declared]?) -> [MigrationSource].Declared? {
        found?.count == 1 ? found?.first : nil
    }
}

extension MigrationSource {
    /// The tokens between two brackets, divided at the commas that are in no other bracket.
    func elements(of range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if has(.comma, at: index) {
                if start < index { result.append(start..<index) }
                start = index + 1
            }
            // A bracket without an end is the last thing that can be understood.
            index = (closingBrackets[index] ?? index) + 1
        }
        return start < range.upperBound ? result + [start..<range.upperBound] : result
    }
}
