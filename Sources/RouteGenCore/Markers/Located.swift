/// A value together with the stretch of source text that it was written as, so that a caret can point at it.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// Where it starts.
    public var location: SourceLocation
    /// How many bytes of the source it takes, at least 1.
    public var length: Int

    /// Creates a value that was read from a place.
    public init(_ value: Value, at location: SourceLocation, length: Int) {
        self.value = value
        self.location = location
        self.length = length
    }

    /// The same stretch of source with another value.
    func with<Other>(_ other: Other) -> Located<Other> {
        Located<Other>(other, at: location, length: length)
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
