/// The code of a generated file as a value: lines, and the structure around them.
///
/// It has no layout yet. ``SourceRenderer`` decides which lines are broken, and whether errors have locations.
struct GeneratedCode {
    /// A part of the code.
    indirect enum Part {
        /// A line.
        case line(String)
        /// A line without indentation, such as `#if`.
        case marginLine(String)
        /// A statement or the head of a declaration, which may be broken at the items of a list.
        case list(BreakableList)
        /// Statements, as many on each line as fit.
        case statements([String])
        case indented(GeneratedCode)
        /// Code whose errors the compiler reports at a location of the sources.
        case located(SourceLocation, GeneratedCode)
        /// Code inside an `#if`.
        case conditional(String, GeneratedCode)
    }

    /// A list between a head and a tail, with a line for each item if it is too long for one.
    struct BreakableList {
        /// The attributes before the head, each of which gets a line if the whole is too long.
        var attributes: [String] = []
        var head: String
        var items: [String]
        var tail: String
        /// The code after the tail, on a further line if the whole is too long.
        var value: String?
    }

    private(set) var parts: [Part] = []

    /// Adds a line.
    mutating func line(_ line: String = "") { parts.append(.line(line)) }

    /// Adds a line without indentation, such as `import`.
    mutating func marginLine(_ line: String) { parts.append(.marginLine(line)) }

    /// Adds a list on one line; if it is too long for one, with a line for each attribute, each item and the value.
    mutating func list(
        _ head: String,
        _ items: [String],
        _ tail: String,
        attributes: [String] = [],
        value: String? = nil
    ) {
        let list = BreakableList(attributes: attributes, head: head, items: items, tail: tail, value: value)
        parts.append(.list(list))
    }

    /// Adds the first line, the indented body, and the closing brace.
    mutating func block(_ head: String, _ body: (inout GeneratedCode) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    /// Adds a block after an empty line.
    mutating func section(_ head: String, _ body: (inout GeneratedCode) -> Void) {
        line()
        block(head, body)
    }

    /// Adds a case of a `switch` with several statements, inside the `#if`, if there is a condition.
    mutating func `case`(_ head: String, where condition: String?, _ body: (inout GeneratedCode) -> Void) {
        conditional(condition) { code in
            code.line("case \(head)")
            code.indented(body)
        }
    }

    /// Adds the body, indented.
    mutating func indented(_ body: (inout GeneratedCode) -> Void) { parts.append(.indented(Self.code(body))) }

    /// Adds the body inside an `#if`, if there is a condition.
    mutating func conditional(_ condition: String?, _ body: (inout GeneratedCode) -> Void) {
        guard let condition else { return body(&self) }
        parts.append(.conditional(condition, Self.code(body)))
    }

    /// Adds the body such that the compiler reports its errors at the location.
    ///
    /// This is for statements in functions only. Everything outside of their bodies belongs to the module's interface.
    /// If that changes, even only in the number of a line, everything that imports the module is compiled again.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - advice: The remedy if the body does not compile. It becomes a comment above the directive, so it does not
    ///     shift the location. The compiler quotes the two lines above an error, and with them the comment.
    ///   - body: The code.
    mutating func located(
        _ location: SourceLocation,
        advice: String? = nil,
        _ body: (inout GeneratedCode) -> Void
    ) {
        if let advice { self.advice(advice) }
        parts.append(.located(location, Self.code(body)))
    }

    /// Adds a comment that says what to do if the next line does not compile.
    mutating func advice(_ advice: String) { line("// If this fails, \(advice)") }

    /// Adds statements, as many as fit on each line, such that the compiler reports their errors at the location.
    mutating func located(_ location: SourceLocation, statements: [String]) {
        located(location) { $0.parts.append(.statements(statements)) }
    }

    /// Adds a statement that leaves the function where a declaration is not available; nothing if it always is.
    mutating func requireAvailability(_ query: String?, otherwise statement: String) {
        if let query { line("guard \(query) else { \(statement) }") }
    }

    private static func code(_ body: (inout GeneratedCode) -> Void) -> GeneratedCode {
        var code = GeneratedCode()
        body(&code)
        return code
    }
}
