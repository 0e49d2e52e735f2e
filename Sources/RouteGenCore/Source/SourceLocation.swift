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

/// A value with its place in the source, so that a caret can point at it.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// The place where it starts.
    public var location: SourceLocation
    /// The number of bytes in the source, at least 1.
    public var length: Int

    /// Creates a value with its place.
    public init(_ value: Value, at location: SourceLocation, length: Int) {
        self.value = value
        self.location = location
        self.length = length
    }

    /// Another value with the same place.
    func with<Other>(_ other: Other) -> Located<Other> { Located<Other>(other, at: location, length: length) }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

extension String {
    /// Creates a string from bytes, with substitutes of the same length for those that are not UTF-8: its offsets are those
    /// of the source.
    init(keepingOffsetsOf bytes: UnsafeBufferPointer<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // No replacement character is shorter than what it replaces.
        guard utf8.count != bytes.count else { return }
        var scalars = UnicodeScalarView()
        var input = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): scalars.append(Unicode.UTF8.decode(scalar))
            case .error(let length): scalars += repeatElement("\u{1A}", count: length)
            case .emptyInput:
                self = String(scalars)
                return
            }
        }
    }
}
