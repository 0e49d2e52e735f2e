/// The part between the opening brace of a closure and its statements: `[weak self] url, values, context in`.
struct ClosureHead {
    /// The names of the parameters; `nil` if the closure names none.
    private(set) var names: [String]?
    /// The type after the arrow, as it is written.
    private(set) var resultType: String?
    /// The tokens after it.
    let body: Range<Int>

    /// Reads the tokens between the braces of a closure.
    init(_ source: MigrationSource, _ range: Range<Int>) {
        var cursor = TokenCursor(source, range)
        while cursor.take(.at), cursor.takeName() != nil {}
        _ = cursor.takeBrackets(.leftBracket)
        var names: [String] = []
        if let inside = cursor.takeBrackets(.leftParenthesis) {
            for element in source.elements(of: inside) {
                var parameter = TokenCursor(source, element)
                guard let first = parameter.takeName() else {
                    body = range
                    return
                }
                names.append(parameter.takeName() ?? first)
            }
        } else {
            while let name = cursor.takeName(), name != "in" {
                names.append(name)
                guard cursor.take(.comma) else { break }
            }
        }
        _ = cursor.take("async")
        _ = cursor.take("throws")
        if cursor.take(.arrow) {
            let start = cursor.index
            while !cursor.isAtEnd, !cursor.isBefore(["in"]) { cursor.skip() }
            resultType = source.excerpt(start..<cursor.index)
        }
        guard cursor.take("in") else {
            resultType = nil
            body = range
            return
        }
        self.names = names
        body = cursor.rest
    }
}
