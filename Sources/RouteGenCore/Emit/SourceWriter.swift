/// Collects indented lines of source text.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0
    private let hasLocations: Bool

    /// Creates a writer without text.
    ///
    /// - Parameter hasLocations: Whether the text tells the compiler which lines of the sources its statements belong
    ///   to.
    init(hasLocations: Bool = true) { self.hasLocations = hasLocations }

    /// Adds a line.
    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            for _ in 0..<depth { text += "    " }
            text += line
        }
        text += "\n"
    }

    /// The maximum length of lines that can be broken.
    static let width = 160

    /// Whether a line fits between the indentation and the maximum width.
    private func fits(_ line: String) -> Bool { depth * 4 + line.count <= Self.width }

    /// Adds a line if it is not too long, and returns whether it did.
    mutating func adds(_ line: String) -> Bool {
        guard fits(line) else { return false }
        self.line(line)
        return true
    }

    /// Adds a list on one line, or with a line for each item if it is too long for one.
    mutating func list(_ head: String, _ items: [String], _ tail: String) {
        guard !adds(head + items.joined(separator: ", ") + tail) else { return }
        line(head)
        indented { writer in
            for (index, item) in items.enumerated() { writer.line(index + 1 < items.count ? "\(item)," : item) }
        }
        line(tail)
    }

    /// Adds the beginning of a declaration on one line, or with a line for each attribute and each item if it is too
    /// long for one.
    mutating func declaration(_ attributes: [String], _ head: String, _ items: [String], _ tail: String) {
        let prefix = attributes.map { "\($0) " }.joined()
        guard !adds(prefix + head + items.joined(separator: ", ") + tail) else { return }
        for attribute in attributes { line(attribute) }
        list(head, items, tail)
    }

    /// Adds statements, as many as fit on each line, such that the compiler reports their errors at the location.
    mutating func located(_ location: SourceLocation, statements: [String]) {
        var statements = statements[...]
        while var joined = statements.popFirst() {
            while let next = statements.first, fits("\(joined); \(next)") {
                joined += "; \(next)"
                statements.removeFirst()
            }
            if hasLocations { marginLine(Self.directive(location)) }
            line(joined)
        }
        if hasLocations { marginLine("#sourceLocation()") }
    }

    /// Adds a line without indentation, such as `#if`.
    mutating func marginLine(_ line: String) {
        text += line
        text += "\n"
    }

    /// Adds the first line, the indented body, and the closing brace.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    /// Adds the body, indented.
    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds the body inside an `#if`, if there is a condition.
    mutating func conditional(_ condition: String?, _ body: (inout SourceWriter) -> Void) {
        if condition != nil { marginLine(SwiftText.directive(condition)) }
        body(&self)
        if condition != nil { marginLine("#endif") }
    }

    /// Adds the body such that the compiler reports its errors at the location.
    ///
    /// This is for statements in functions only. Everything outside of their bodies belongs to the module's interface.
    /// If that changes, even only in the number of a line, everything that imports the module is compiled again.
    mutating func located(_ location: SourceLocation, _ body: (inout SourceWriter) -> Void) {
        guard hasLocations else { return body(&self) }
        marginLine(Self.directive(location))
        body(&self)
        marginLine("#sourceLocation()")
    }

    private static func directive(_ location: SourceLocation) -> String {
        // Raw literals are not allowed here.
        "#sourceLocation(file: \(SwiftText.plainLiteral(location.file)), line: \(location.line))"
    }
}
