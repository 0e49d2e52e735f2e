/// A tab: its name and its own stack of pages.
public struct Tab: Hashable, Sendable, Codable, Identifiable {
    /// The name of the tab.
    public let id: TabID
    /// The pages of the tab.
    public internal(set) var stack: PageStack

    /// Creates a tab.
    @_spi(Benchmarks) public init(_ id: TabID, _ stack: PageStack) {
        self.id = id
        self.stack = stack
    }
}

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
