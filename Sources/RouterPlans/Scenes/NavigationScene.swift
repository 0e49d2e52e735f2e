/// A scene or window: its stacks, of which the user sees one, and the modals above it.
///
/// A scene is a value: equal scenes have the same identity and show the same pages, each with the same identity. An app with a
/// navigation of its own changes its scene, and shows it:
///
/// ```swift
/// var scene = NavigationScene<Screen>(tabs: ["home", "chats"])
/// scene.push(.chat(5))
/// scene.show(try await router.plan(for: "//help"))
/// ```
///
/// The scenes of a navigator can only be read.
public struct NavigationScene<Screen>: Identifiable {
    /// The identity of the scene.
    public let id: SceneID
    /// The stacks of the tabs in their order, or the stack of a scene without tabs; at least one.
    public package(set) var stacks: [PageStack<Screen>]
    /// The place of the stack that the user sees below the modals.
    public package(set) var selected: Int
    /// The modals, the highest last.
    public package(set) var modals: [PageStack<Screen>]
    /// The identity of the next page that the scene opens; a navigator numbers pages of its own.
    var nextPage = PageID(0)
    /// The number of plans that were shown, also of those whose pages were open.
    package var shownPlans = 0

    /// Creates a scene of pages that are open.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - stacks: The stacks, at least one.
    ///   - selected: The place of the stack that the user sees below the modals.
    ///   - modals: The modals, the highest last.
    package init(
        _ id: SceneID,
        _ stacks: [PageStack<Screen>],
        selected: Int = 0,
        modals: [PageStack<Screen>] = []
    ) {
        self.id = id
        self.stacks = stacks
        self.selected = selected
        self.modals = modals
    }

    /// The stack that the user sees below the modals.
    public var visibleStack: PageStack<Screen> { stacks[selected] }

    /// The names of the tabs; none in a scene without tabs.
    public var tabs: [TabID] { stacks.compactMap { $0.tab } }

    /// The first tab whose name another one has, too; `nil` if there is none.
    package var repeatedTab: TabID? {
        let tabs = tabs
        return tabs.indices.first { tabs[..<$0].contains(tabs[$0]) }.map { tabs[$0] }
    }

    /// The highest stack, apart from what pages present themselves, such as an alert, which belongs to the stack below.
    package var front: PageStack<Screen> { modals.last { $0.root.screen != nil } ?? visibleStack }

    /// The page that the user sees, apart from what pages present themselves.
    public var top: SceneEntry<Screen> { front.top }

    /// All pages: of the stacks in the order of the tabs, then of the modals.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [SceneEntry<Screen>] {
        var pages: [SceneEntry<Screen>] = []
        // Not `flatMap(\.pages)`: generic code makes a key path anew each time, which takes longer than the pages do.
        for stack in stacks { pages += stack.pages }
        for modal in modals { pages += modal.pages }
        return pages
    }

    /// The pages that one comes to by going back: of the visible stack, then of the modals.
    ///
    /// - Complexity: O(*n*) in the number of these pages.
    public var path: [SceneEntry<Screen>] {
        var path = visibleStack.pages
        for modal in modals { path += modal.pages }
        return path
    }

    /// The path, and the pages of each tab that is not selected.
    package var paths: [[SceneEntry<Screen>]] {
        [path] + stacks.indices.filter { $0 != selected }.map { stacks[$0].pages }
    }

    /// The stack of the tab with a name; `nil` if the scene has none.
    package func tab(named name: TabID) -> PageStack<Screen>? { stacks.first { $0.tab == name } }

    /// The tab whose stack contains a page; `nil` if none does.
    package func tab(containing page: PageID) -> TabID? { stacks.first { $0.contains(page) }?.tab }

    /// The tab whose root has a key, the selected one first; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    package func tab(withRoot key: PageKey?) -> PageStack<Screen>? {
        guard let key else { return nil }
        func isWanted(_ stack: PageStack<Screen>) -> Bool { stack.tab != nil && stack.root.key == key }
        return isWanted(visibleStack) ? visibleStack : stacks.first(where: isWanted)
    }

    /// The number of modals above the level of a page; `nil` if the page is not open.
    package func modalCount(above page: PageID) -> Int? {
        if let level = modals.lastIndex(where: { $0.contains(page) }) { return modals.count - 1 - level }
        return stacks.contains { $0.contains(page) } ? modals.count : nil
    }

    /// The highest page that one comes to by going back and that satisfies a condition.
    package func lastOnPath(where isWanted: (SceneEntry<Screen>) -> Bool) -> SceneEntry<Screen>? {
        for modal in modals.reversed() { if let page = modal.last(where: isWanted) { return page } }
        return visibleStack.last(where: isWanted)
    }

    /// The open page that is shown instead of a new one; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of pages that one comes to by going back.
    package func reusable(for key: PageKey?, _ reuse: PageReuse) -> SceneEntry<Screen>? {
        guard let key else { return nil }
        switch reuse {
        case .never: return nil
        case .ifVisible: return top.key == key ? top : nil
        case .ifOpen: return lastOnPath { $0.key == key }
        }
    }

    /// The scene with another page in the place of each, by whose roots its stacks are known.
    package func replacingPages(_ other: (SceneEntry<Screen>) -> SceneEntry<Screen>) -> NavigationScene {
        func replaced(_ stack: PageStack<Screen>) -> PageStack<Screen> {
            let root = other(stack.root)
            let pushed = stack.pushed.map(other)
            return PageStack(tab: stack.tab, style: stack.style, isWrapped: stack.isWrapped, root, pushed: pushed)
        }
        return NavigationScene(id, stacks.map(replaced), selected: selected, modals: modals.map(replaced))
    }

    /// The scene without some pages, as it is restored when they cannot open again; `nil` if none is left.
    ///
    /// The page above a missing root becomes the root. A stack without pages goes, with its tab or modal. If the selected
    /// tab goes, the nearest one before it is selected, or else the one after it.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    package func removing(_ isRemoved: (SceneEntry<Screen>) -> Bool) -> NavigationScene? {
        func kept(_ stack: PageStack<Screen>) -> PageStack<Screen>? {
            stack.with(stack.pages.filter { !isRemoved($0) })
        }
        let stacks = stacks.map(kept)
        let left = stacks.compactMap { $0 }
        guard !left.isEmpty else { return nil }
        let before = stacks[...selected].count { $0 != nil }
        return NavigationScene(id, left, selected: max(before - 1, 0), modals: modals.compactMap(kept))
    }
}

extension NavigationScene: Equatable where Screen: Equatable {}
extension NavigationScene: Hashable where Screen: Hashable {}
extension NavigationScene: Sendable where Screen: Sendable {}

extension NavigationScene: CustomStringConvertible {
    /// The stacks, the visible one of tabs in brackets, and then the modals: `home [chats > chat(5)] | sheet login`.
    ///
    /// Scenes that have opened the same pages one by one are not equal, because each page has an identity of its own. A test
    /// compares what scenes print.
    public var description: String {
        let stacks = stacks.enumerated().map { index, stack in
            index == selected && !tabs.isEmpty ? "[\(stack.text)]" : stack.text
        }
        let modals = modals.map { "\($0.style == .fullScreen ? "full screen" : "sheet") \($0.text)" }
        return ([stacks.joined(separator: " ")] + modals).joined(separator: " | ")
    }
}

extension PageStack {
    fileprivate var text: String {
        let root = root.screen.map { "\($0)" } ?? tab?.name ?? "root"
        return ([root] + pushed.map { $0.screen.map { "\($0)" } ?? "\($0)" }).joined(separator: " > ")
    }
}
