/// A change of what a scene shows, as code requests it.
package enum NavigationOperation<Screen> {
    /// Replaces everything that the scene shows, its modals included.
    case setContent(PageStack<Screen>)
    /// Selects a tab, after dismissing the modals that cover it.
    case switchTab(TabID)
    /// Puts a page on the stack that the user sees.
    case push(SceneEntry<Screen>)
    /// Covers everything with a page, alone or wrapped in a stack.
    case present(SceneEntry<Screen>, style: ModalStyle = .sheet, isWrapped: Bool = true)
    /// Replaces a page at the top of its stack: by default, the one that the user sees.
    case replace(SceneEntry<Screen>, at: PageID? = nil)
    /// Removes a number of pages from the stack that the user sees.
    case pop(Int)
    /// Removes all pages above the root of the stack that the user sees.
    case popToRoot
    /// Goes back to a page, after dismissing the modals that cover it.
    case popTo(PageID)
    /// Removes a page and everything above it, also in a tab that is not selected.
    case close(PageID)
    /// Dismisses the highest modal.
    case dismiss
    /// Dismisses all modals; does nothing if there are none.
    case dismissAll

    /// Replaces everything that a scene shows by a stack with one page.
    package static func setRoot(_ page: SceneEntry<Screen>) -> NavigationOperation { .setContent(PageStack(page)) }
}

extension NavigationScene {
    /// The scene after operations, one after the other.
    ///
    /// - Throws: ``NavigationError``: why the first impossible operation cannot be done.
    /// - Complexity: O(*n*) in the number of tabs and modals, and of the pages of the stacks that change.
    package func performing(
        _ operations: [NavigationOperation<Screen>]
    ) throws(NavigationError) -> NavigationScene {
        var scene = self
        for operation in operations { try scene.perform(operation) }
        return scene
    }

    /// Does what code requests; nothing changes if it is impossible.
    mutating func perform(_ operation: NavigationOperation<Screen>) throws(NavigationError) {
        switch operation {
        case .setContent(let stack): (stacks, selected, modals) = ([stack], 0, [])
        case .switchTab(let tab): try switchTab(tab)
        case .push(let page): try updateFront { $0.append(page) }
        case .present(let page, let style, let isWrapped):
            modals.append(PageStack(style: style, isWrapped: isWrapped, page))
        case .replace(let page, let place):
            let place = place ?? top.id
            updateStack {
                $0.top.id == place
            } _: {
                $0.replaceTop(by: page)
            }
        case .pop(let count): try goBack(count)
        case .popToRoot: try updateFront { $0.removeAll() }
        case .popTo(let page): try popTo(page)
        case .close(let page): try close(page)
        case .dismiss:
            guard !modals.isEmpty else { throw .impossible("the scene '\(id)' has no modal to dismiss") }
            modals.removeLast()
        case .dismissAll: modals = []
        }
    }

    private mutating func switchTab(_ tab: TabID) throws(NavigationError) {
        guard !tabs.isEmpty else {
            throw .impossible(
                "the scene '\(id)' has no tabs, so '\(tab)' cannot be selected: set its content to a group of tabs"
            )
        }
        guard select(tab) else { throw .unknownTab(tab, known: tabs) }
    }

    /// Changes the pages above the root of the stack that the user sees.
    private mutating func updateFront(_ change: (inout [SceneEntry<Screen>]) -> Void) throws(NavigationError) {
        guard front.isWrapped else {
            throw .impossible(
                "the page '\(top)' is presented without a stack: present it wrapped in one, or dismiss it first"
            )
        }
        let front = front.id
        updateStack {
            $0.id == front
        } _: {
            change(&$0.pushed)
        }
    }

    /// Changes the first stack that satisfies a condition: the highest modal, the visible one, another one.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    mutating func updateStack(
        where isWanted: (PageStack<Screen>) -> Bool,
        _ change: (inout PageStack<Screen>) -> Void
    ) -> Bool {
        if let modal = modals.lastIndex(where: isWanted) {
            change(&modals[modal])
        } else if isWanted(visibleStack) {
            change(&stacks[selected])
        } else if let index = stacks.firstIndex(where: isWanted) {
            change(&stacks[index])
        } else {
            return false
        }
        return true
    }

    private mutating func goBack(_ count: Int) throws(NavigationError) {
        guard count >= 0 else { throw .impossible("cannot pop \(count) pages: the number must not be negative") }
        let above = front.pushed.count
        guard !front.isWrapped || count <= above else {
            throw .impossible("cannot pop \(count) pages: \(above) are above the root of the stack")
        }
        try updateFront { $0.removeLast(count) }
    }

    private mutating func popTo(_ page: PageID) throws(NavigationError) {
        if let modal = modals.lastIndex(where: { $0.contains(page) }) {
            modals.removeSubrange((modal + 1)...)
        } else if visibleStack.contains(page) {
            modals = []
        } else if let tab = tab(containing: page) {
            throw .impossible("the page \(page) is in the tab '\(tab)': switch to that tab first")
        } else {
            throw .pageNotFound(page, id)
        }
        removePages(above: page)
    }

    /// Removes the pages above a page from its stack.
    ///
    /// - Returns: Whether the page is open.
    @discardableResult
    mutating func removePages(above page: PageID) -> Bool {
        updateStack {
            $0.contains(page)
        } _: { stack in
            if let count = stack.count(upTo: page) { stack.pushed.removeSubrange((count - 1)...) }
        }
    }

    private mutating func close(_ page: PageID) throws(NavigationError) {
        if let modal = modals.firstIndex(where: { $0.root.id == page }) { return modals.removeSubrange(modal...) }
        guard let path = paths.first(where: { $0.contains { $0.id == page } }),
            let index = path.firstIndex(where: { $0.id == page })
        else { throw .pageNotFound(page, id) }
        guard index > 0 else {
            throw .impossible(
                "the page \(page) is the root of its scene or tab, which cannot be empty: replace it instead"
            )
        }
        if path[0].id == visibleStack.root.id { return try popTo(path[index - 1].id) }
        removePages(above: path[index - 1].id)
    }

    /// The open page with a key, wherever it is, and the operations that show it; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    package func openPage(
        _ key: PageKey?
    ) -> (page: SceneEntry<Screen>, operations: [NavigationOperation<Screen>])? {
        if let page = reusable(for: key, .ifOpen) { return (page, [.popTo(page.id)]) }
        // The page that was opened last is the one that the user has used last, as far as the scene tells.
        guard let key, let page = pages.filter({ $0.key == key }).max(by: { $0.id < $1.id }),
            let tab = tab(containing: page.id)
        else { return nil }
        return (page, [.switchTab(tab), .popTo(page.id)])
    }
}
