/// Collects lines of source text, indented.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0
    private let hasLocations: Bool

    /// Starts an empty text.
    ///
    /// - Parameter hasLocations: Whether the compiler is told which lines of the sources it stands for.
    init(hasLocations: Bool = true) { self.hasLocations = hasLocations }

    /// Adds a line.
    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            for _ in 0..<depth { text += "    " }
            text += line
        }
        text += "\n"
    }

    /// Adds a line that stands at the margin, as `#if` does.
    mutating func marginLine(_ line: String) {
        text += line
        text += "\n"
    }

    /// Adds the first line, what the body adds, indented, and the closing brace.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    /// Adds what the body adds, indented.
    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds what the body adds inside an `#if`, if there is a condition.
    mutating func conditional(_ condition: String?, _ body: (inout SourceWriter) -> Void) {
        if let condition { marginLine("#if \(condition)") }
        body(&self)
        if condition != nil { marginLine("#endif") }
    }

    /// Adds what the body adds in such a way that the compiler reports its errors at the location.
    ///
    /// This is for statements of functions only. What stands outside of their bodies is a module's interface, and when that changes, be it by the
    /// number of a line, everything that imports the module is compiled again.
    mutating func located(_ location: SourceLocation, _ body: (inout SourceWriter) -> Void) {
        guard hasLocations else { return body(&self) }
        // Raw literals are not allowed here.
        marginLine("#sourceLocation(file: \(SwiftText.plainLiteral(location.file)), line: \(location.line))")
        body(&self)
        marginLine("#sourceLocation()")
    }
}
