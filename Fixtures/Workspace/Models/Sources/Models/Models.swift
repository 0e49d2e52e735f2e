/// What several packages' signatures name.
public struct Product: Hashable, Sendable {
    /// The number by which shops know it.
    public var id: Int

    /// Creates the product of a number.
    public init(id: Int) { self.id = id }
}

/// What the chat serves, and others use.
public protocol Messages: Sendable {
    /// The number of messages that nobody has read.
    func unread() -> Int
}
