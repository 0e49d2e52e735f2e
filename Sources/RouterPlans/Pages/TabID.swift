/// The name of a tab, by which code and URLs select it: `home`.
public struct TabID: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Creates an identity from a name.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates an identity from a literal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The name.
    public var description: String { name }
}
