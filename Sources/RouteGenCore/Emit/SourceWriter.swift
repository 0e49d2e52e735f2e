/// Collects lines of source text, indented.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0
    private var namesLocations = true

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
    ///
    /// The compiler is to report errors in the first line at `location`, if there is one.
    mutating func block(_ head: String, at location: SourceLocation? = nil, _ body: (inout SourceWriter) -> Void) {
        if let location {
            located(location) { $0.line("\(head) {") }
        } else {
            line("\(head) {")
        }
        depth += 1
        body(&self)
        depth -= 1
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
    mutating func located(_ location: SourceLocation, _ body: (inout SourceWriter) -> Void) {
        guard namesLocations else {
            body(&self)
            return
        }
        marginLine("#sourceLocation(file: \(SwiftText.literal(location.file)), line: \(location.line))")
        body(&self)
        marginLine("#sourceLocation()")
    }
    /// Adds what the body adds without `#sourceLocation`.
    ///
    /// So it is with what is written for declarations of other modules: lines that move there do not change it, and nothing that depends on it
    /// has to be compiled again.
    mutating func unlocated(_ body: (inout SourceWriter) -> Void) {
        namesLocations = false
        body(&self)
        namesLocations = true
    }
}
