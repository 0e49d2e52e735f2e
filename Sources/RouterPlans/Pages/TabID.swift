/// The name of a tab, by which code and URLs select it: `home`.
public struct TabID: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Creates an identity from a name.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates the identity of a case of an enumeration, such as the generated `RouteTab`.
    public init<Tab: RawRepresentable>(_ tab: Tab) where Tab.RawValue == String {
        name = tab.rawValue
    }

    /// Creates an identity from a literal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The name.
    public var description: String { name }
}
