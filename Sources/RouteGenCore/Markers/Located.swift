/// A value with its place in the source, so that a caret can point at it.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// Where it starts.
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
