/// The tabs of a scene, of which one is selected.
///
/// The selected tab is stored between the others, so a group without tabs or without a selection cannot exist.
public struct TabGroup: Hashable, Sendable {
    /// The tabs before the selected one.
    package private(set) var before: [Tab]
    /// The tab that the user sees.
    public internal(set) var selected: Tab
    /// The tabs after the selected one.
    package private(set) var after: [Tab]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - before: The tabs before the selected one.
    ///   - selected: The selected tab.
    ///   - after: The tabs after the selected one.
    /// - Throws: ``NavigationError`` if two tabs have the same name.
    @_spi(Benchmarks)
    public init(before: [Tab] = [], selected: Tab, after: [Tab] = []) throws(NavigationError) {
        self.before = before
        self.selected = selected
        self.after = after
        var names: Set<TabID> = []
        for tab in tabs where !names.insert(tab.id).inserted { throw .duplicateTab(tab.id) }
    }

    /// All tabs in their order.
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    public var tabs: [Tab] { before + [selected] + after }

    /// Whether the group has a tab of a name.
    func contains(_ tab: TabID) -> Bool {
        selected.id == tab || before.contains { $0.id == tab } || after.contains { $0.id == tab }
    }

    /// Selects a tab.
    ///
    /// - Returns: Whether the group has a tab of that name.
    mutating func select(_ tab: TabID) -> Bool {
        if selected.id == tab { return true }
        if let index = before.firstIndex(where: { $0.id == tab }) {
            after.insert(selected, at: 0)
            if index + 1 < before.count { after.insert(contentsOf: before[(index + 1)...], at: 0) }
            selected = before[index]
            before.removeSubrange(index...)
            return true
        }
        guard let index = after.firstIndex(where: { $0.id == tab }) else { return false }
        before.append(selected)
        if index > 0 { before += after[..<index] }
        selected = after[index]
        after.removeSubrange(...index)
        return true
    }

    /// The first stack that satisfies a condition, that of the selected tab before others.
    func firstStack(where isWanted: (PageStack) -> Bool) -> PageStack? {
        if isWanted(selected.stack) { return selected.stack }
        return (before.first { isWanted($0.stack) } ?? after.first { isWanted($0.stack) })?.stack
    }

    /// Changes the first stack that satisfies a condition.
    ///
    /// - Returns: Whether there is one.
    mutating func updateFirstStack(where isWanted: (PageStack) -> Bool, _ change: (inout PageStack) -> Void) -> Bool {
        if isWanted(selected.stack) {
            change(&selected.stack)
        } else if let index = before.firstIndex(where: { isWanted($0.stack) }) {
            change(&before[index].stack)
        } else if let index = after.firstIndex(where: { isWanted($0.stack) }) {
            change(&after[index].stack)
        } else {
            return false
        }
        return true
    }

    /// Changes each stack.
    mutating func updateStacks(_ change: (inout PageStack) -> Void) {
        for index in before.indices { change(&before[index].stack) }
        change(&selected.stack)
        for index in after.indices { change(&after[index].stack) }
    }
}

extension TabGroup: Codable {
    private enum CodingKeys: String, CodingKey {
        case before, selected, after
    }

    /// Reads a group.
    ///
    /// - Throws: `DecodingError` if two tabs have the same name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let before = try container.decode([Tab].self, forKey: .before)
        let selected = try container.decode(Tab.self, forKey: .selected)
        let after = try container.decode([Tab].self, forKey: .after)
        do throws(NavigationError) {
            try self.init(before: before, selected: selected, after: after)
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .selected,
                in: container,
                debugDescription: error.description
            )
        }
    }

    /// Writes the group.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(before, forKey: .before)
        try container.encode(selected, forKey: .selected)
        try container.encode(after, forKey: .after)
    }
}
