/// A JSON value (RFC 8259) with its place in the file, so that findings can point at it.
struct LocatedJSON: Sendable {
    /// The value itself.
    indirect enum Content: Sendable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([LocatedJSON])
        case object([Member])
    }

    /// A member of an object.
    struct Member: Sendable {
        var name: String
        var location: SourceLocation
        var value: LocatedJSON
    }

    var content: Content
    var location: SourceLocation

    /// What kind of value it is, in words.
    var kind: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// An error at a place where a text is not JSON.
struct JSONError: Error {
    var message: String
    var location: SourceLocation
}
