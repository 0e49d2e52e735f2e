/// A place in a source file, as Swift compilers print it.
public struct SourceLocation: Hashable, Sendable {
    /// The path of the file, as it was given to the tool.
    public var file: String
    /// The line, starting at 1.
    public var line: Int
    /// The column, starting at 1, in UTF-8 bytes from the start of the line.
    public var column: Int

    /// Creates a location from a path, a line and a column, both starting at 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Orders locations by file, then line, then column.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location in the form `path:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
