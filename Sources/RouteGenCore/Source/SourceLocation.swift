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
    func with<Other>(_ other: Other) -> Located<Other> {
        Located<Other>(other, at: location, length: length)
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

/// The offset in the source of each byte of a string.
///
/// The offsets differ if the string replaces something: a byte that is not valid UTF-8 with a replacement character of
/// three bytes, or a look-alike character with a sign.
struct SourceOffsets: Hashable, Sendable {
    /// The offset of each byte of the string and of its end; `nil` if nothing is replaced.
    private let offsets: [Int]?

    /// The offsets of a string without replacements.
    static let unchanged = SourceOffsets(nil)

    init(_ offsets: [Int]?) {
        self.offsets = offsets
    }

    /// The offsets of a string that is decoded from bytes, which may be malformed.
    ///
    /// - Parameters:
    ///   - text: The result of `String(decoding:as:)` for the bytes.
    ///   - bytes: The bytes in the source.
    init(of text: String, decodedFrom bytes: UnsafeBufferPointer<UInt8>) {
        // A replacement character is never shorter than what it replaces. If the lengths are equal, the offsets are
        // too.
        guard text.utf8.count != bytes.count else {
            self = .unchanged
            return
        }
        var offsets: [Int] = []
        var source = 0
        var input = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar):
                offsets += source..<(source + scalar.count)
                source += scalar.count
            case .error(let length):
                offsets += repeatElement(source, count: UTF8.width("\u{FFFD}"))
                source += length
            case .emptyInput:
                offsets.append(source)
                self.init(offsets)
                return
            }
        }
    }

    /// The offset in the source of a byte of the string, or of its end.
    subscript(offset: Int) -> Int {
        guard let offsets else { return offset }
        return offsets[min(offset, offsets.count - 1)]
    }

    /// The offsets of a part of the string, counted from its start.
    func part(_ range: Range<Int>) -> SourceOffsets {
        guard offsets != nil else { return .unchanged }
        let start = self[range.lowerBound]
        return SourceOffsets((range.lowerBound...range.upperBound).map { self[$0] - start })
    }
}
