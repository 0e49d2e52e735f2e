/// The identity of a scene or window, which the host chooses, such as the persistent identifier of a scene session.
public struct SceneID: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The string of the identity.
    public let name: String

    /// Creates an identity from a string.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates an identity from a literal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The string of the identity.
    public var description: String { name }
}
