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
