/// The content of a scene below its modals.
public enum SceneContent: Hashable, Sendable, Codable {
    /// A stack of pages.
    case stack(PageStack)
    /// Tabs, each with its own stack.
    case tabs(TabGroup)

    /// The stack that the user sees.
    public internal(set) var visibleStack: PageStack {
        get {
            switch self {
            case .stack(let stack): stack
            case .tabs(let group): group.selected.stack
            }
        }
        set {
            switch self {
            case .stack: self = .stack(newValue)
            case .tabs(var group):
                group.selected.stack = newValue
                self = .tabs(group)
            }
        }
    }

    /// All stacks, in the order of the tabs.
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    public var stacks: [PageStack] {
        switch self {
        case .stack(let stack): [stack]
        case .tabs(let group): group.tabs.map(\.stack)
        }
    }

    /// Selects a tab.
    ///
    /// - Returns: Whether there is one of that name.
    mutating func select(_ tab: TabID) -> Bool {
        guard case .tabs(var group) = self else { return false }
        // While another value holds the tabs, a change would copy them.
        self = .stack(PageStack(group.selected.stack.root))
        defer { self = .tabs(group) }
        return group.select(tab)
    }

    /// The first stack that satisfies a condition.
    func firstStack(where isWanted: (PageStack) -> Bool) -> PageStack? {
        switch self {
        case .stack(let stack): isWanted(stack) ? stack : nil
        case .tabs(let group): group.firstStack(where: isWanted)
        }
    }

    /// Changes the first stack that satisfies a condition.
    ///
    /// Its pages are not copied, unless another state has them too.
    ///
    /// - Returns: Whether there is one.
    mutating func updateFirstStack(where isWanted: (PageStack) -> Bool, _ change: (inout PageStack) -> Void) -> Bool {
        switch self {
        case .stack(var stack):
            guard isWanted(stack) else { return false }
            // While another value holds the pages, a change would copy them.
            self = .stack(PageStack(stack.root))
            change(&stack)
            self = .stack(stack)
            return true
        case .tabs(var group):
            self = .stack(PageStack(group.selected.stack.root))
            defer { self = .tabs(group) }
            return group.updateFirstStack(where: isWanted, change)
        }
    }

    /// Changes each stack.
    mutating func updateStacks(_ change: (inout PageStack) -> Void) {
        switch self {
        case .stack(var stack):
            change(&stack)
            self = .stack(stack)
        case .tabs(var group):
            group.updateStacks(change)
            self = .tabs(group)
        }
    }
}
