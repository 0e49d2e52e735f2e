/// A JSON value (RFC 8259) with its place in the file, so that findings can point at it.
package struct LocatedJSON: Sendable {
    /// The value itself.
    package indirect enum Content: Sendable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([LocatedJSON])
        case object([Member])
    }

    /// A member of an object.
    package struct Member: Sendable {
        package var name: String
        package var location: SourceLocation
        package var value: LocatedJSON

        /// The name with its place.
        var key: Located<String> { Located(name, at: location, length: name.utf8.count + 2) }
    }

    package var content: Content
    package var location: SourceLocation

    /// The kind of the value, in words.
    package var kind: String {
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

extension LocatedJSON: Placed {
    package var caretLength: Int { 1 }

    /// The string with its place; `nil` for another value.
    var string: Located<String>? {
        guard case .string(let text) = content else { return nil }
        return Located(text, at: location, length: ConfigurationReader.width(text.utf8) + 2)
    }

    /// The truth value; `nil` for another value.
    var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }
}

/// An error, at the place where a document is not JSON.
package struct JSONError: Error {
    package var message: String
    package var location: SourceLocation
}
