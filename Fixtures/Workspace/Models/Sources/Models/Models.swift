/// What several packages' signatures name.
public struct Product: Hashable, Sendable {
    public var id: Int

    public init(id: Int) { self.id = id }
}

/// What the chat serves, and others use.
public protocol Messages: Sendable {
    func unread() -> Int
}
