extension NavigationState {
    /// Records an effect that a host has shown.
    ///
    /// - Returns: Whether the effect made sense: the scene and the pages that it names are open, and the pages that it
    ///   adds are new. Otherwise, nothing changes.
    /// - Complexity: O(*n*) in the number of scenes, tabs and modals, and of the pages of the stack that changes if they
    ///   close or another state has them too.
    @discardableResult
    @_spi(Benchmarks) public mutating func apply(_ effect: NavigationEffect) -> Bool {
        guard firstUsed(by: effect) == nil else { return false }
        switch effect {
        case .openScene(let scene):
            guard self[scene.id] == nil else { return false }
            append(scene)
            return true
        case .activateScene(let id):
            guard let scene = remove(id) else { return false }
            append(scene)
            return true
        case .closeScene(let id): return remove(id) != nil
        default:
            guard update(effect.scene, { $0.apply(effect) }) == true else { return false }
            use(effect)
            return true
        }
    }

    /// Records what the user has done in the host.
    ///
    /// - Returns: The pages that have closed, the highest first.
    /// - Complexity: O(*n*) in the number of pages of the scene.
    @discardableResult
    package mutating func record(_ gesture: NavigationGesture) -> [Page] {
        switch gesture {
        case .closed(let pages, let scene): return update(scene) { $0.close(Set(pages)) } ?? []
        case .selectedTab(let tab, let scene):
            apply(.selectTab(tab, scene))
            return []
        case .activatedScene(let scene):
            apply(.activateScene(scene))
            return []
        case .closedScene(let scene): return remove(scene)?.pages.reversed() ?? []
        }
    }
}

extension NavigationScene {
    fileprivate mutating func apply(_ effect: NavigationEffect) -> Bool {
        switch effect {
        case .openScene, .activateScene, .closeScene: return false
        case .setContent(let content, _):
            self.content = content
            modals = Array(lock)
            return true
        case .selectTab(let tab, _):
            return content.select(tab)
        case .push(let page, stack: let root, _):
            return updateFirstStack {
                $0.root.id == root
            } _: {
                $0.pushed.append(page)
            }
        case .pop(to: let page, _):
            return updateFirstStack {
                $0.count(upTo: page) != nil
            } _: {
                $0.pop(to: page)
            }
        case .replace(let page, with: let other, _): return replace(page, by: other)
        case .present(let modal, _):
            modals.insert(modal, at: modal.root.isOfLock ? modals.count : modalCountBelowLock)
            return true
        case .dismiss(let root, _):
            guard let range = modals(dismissedWith: root) else { return false }
            modals.removeSubrange(range)
            return true
        }
    }

    /// Changes the first stack that satisfies a condition, the highest first.
    ///
    /// A stack of another tab is changed as well: the user may have selected a tab while the host showed the effect.
    private mutating func updateFirstStack(
        where isWanted: (PageStack) -> Bool,
        _ change: (inout PageStack) -> Void
    ) -> Bool {
        for index in modals.indices.reversed() {
            guard case .stack(var stack) = modals[index].content, isWanted(stack) else { continue }
            // While another value holds the pages, a change would copy them.
            modals[index].content = .page(stack.root)
            change(&stack)
            modals[index].content = .stack(stack)
            return true
        }
        return content.updateFirstStack(where: isWanted, change)
    }

    /// The modals that are dismissed with one: all above it, but what covers it while the gate is closed stays.
    fileprivate func modals(dismissedWith root: PageID) -> Range<Int>? {
        guard let index = modals.firstIndex(where: { $0.root.id == root }) else { return nil }
        return index..<(index < modalCountBelowLock ? modalCountBelowLock : modals.count)
    }

    /// The place of a page that is presented alone, at the top or below what covers it while the gate is closed.
    fileprivate func modal(showing page: PageID) -> Int? {
        [modals.count, modalCountBelowLock].map { $0 - 1 }.first {
            guard $0 >= 0, case .page(let shown) = modals[$0].content else { return false }
            return shown.id == page
        }
    }

    private mutating func replace(_ page: PageID, by other: Page) -> Bool {
        if let index = modal(showing: page) {
            modals[index].content = .page(other)
            return true
        }
        return updateFirstStack {
            $0.top.id == page
        } _: { stack in
            if stack.pushed.isEmpty { stack.root = other } else { stack.pushed[stack.pushed.count - 1] = other }
        }
    }

    /// Removes exactly these pages, and the modals whose roots are among them with everything above.
    fileprivate mutating func close(_ pages: Set<PageID>) -> [Page] {
        var closed: [Page] = []
        if let index = modals.firstIndex(where: { pages.contains($0.root.id) }) {
            closed = modals[index...].flatMap(\.pages)
            modals.removeSubrange(index...)
        }
        let remove = { (stack: inout PageStack) in
            guard stack.pushed.contains(where: { pages.contains($0.id) }) else { return }
            closed += stack.pushed.filter { pages.contains($0.id) }
            stack.pushed.removeAll { pages.contains($0.id) }
        }
        content.updateStacks(remove)
        for index in modals.indices {
            guard case .stack(var stack) = modals[index].content else { continue }
            remove(&stack)
            modals[index].content = .stack(stack)
        }
        return closed.sorted { $0.id > $1.id }
    }
}

extension NavigationState {
    /// The pages that an effect closes, in no particular order; `nil` if the effect does not apply to the state.
    ///
    /// - Complexity: O(*n*) in the number of scenes, tabs and modals, and of the pages of the stack that changes.
    func pages(closedBy effect: NavigationEffect) -> [Page]? {
        switch effect {
        case .openScene(let scene): return self[scene.id] == nil ? [] : nil
        case .activateScene(let id): return self[id] == nil ? nil : []
        case .closeScene(let id): return self[id]?.pages
        default: return self[effect.scene]?.pages(closedBy: effect)
        }
    }
}

extension NavigationScene {
    fileprivate func pages(closedBy effect: NavigationEffect) -> [Page]? {
        switch effect {
        case .openScene, .activateScene, .closeScene: return nil
        case .setContent: return content.stacks.flatMap(\.pages) + modals.prefix(modalCountBelowLock).flatMap(\.pages)
        case .selectTab(let tab, _):
            guard case .tabs(let group) = content, group.contains(tab) else { return nil }
            return []
        case .push(_, stack: let root, _): return firstStack { $0.root.id == root } == nil ? nil : []
        case .pop(to: let page, _):
            return firstStack { $0.count(upTo: page) != nil }?.pages(above: page).map { Array($0) }
        case .replace(let page, with: _, _):
            if let index = modal(showing: page) { return [modals[index].root] }
            return firstStack { $0.top.id == page }.map { [$0.top] }
        case .present: return []
        case .dismiss(let root, _):
            return modals(dismissedWith: root).map { modals[$0].flatMap(\.pages) }
        }
    }

    /// The first stack that satisfies a condition, the highest first.
    private func firstStack(where isWanted: (PageStack) -> Bool) -> PageStack? {
        for modal in modals.reversed() {
            if case .stack(let stack) = modal.content, isWanted(stack) { return stack }
        }
        return content.firstStack(where: isWanted)
    }
}

extension NavigationState {
    /// The effects of one operation on this state.
    ///
    /// - Throws: Why it cannot be done.
    func effects(
        of operation: NavigationOperation,
        in requested: SceneID?
    ) throws(NavigationError) -> [NavigationEffect] {
        switch operation {
        case .openScene(let scene):
            guard self[scene.id] == nil else { throw .sceneExists(scene.id) }
            return [.openScene(scene)]
        case .activateScene(let scene):
            return try self.scene(scene).id == activeScene?.id ? [] : [.activateScene(scene)]
        case .closeScene(let scene): return [.closeScene(try self.scene(scene).id)]
        default: return try scene(requested).effects(of: operation)
        }
    }

    /// The scene that a request means.
    private func scene(_ requested: SceneID?) throws(NavigationError) -> NavigationScene {
        guard let scene = requested.map({ self[$0] }) ?? activeScene else { throw .noScene(requested) }
        return scene
    }
}

extension NavigationScene {
    /// The effects of an operation that concerns only this scene.
    fileprivate func effects(of operation: NavigationOperation) throws(NavigationError) -> [NavigationEffect] {
        switch operation {
        case .openScene, .activateScene, .closeScene: return []
        case .setContent(let content): return [.setContent(content, id)]
        case .switchTab(let tab): return try effectsOfSwitching(to: tab)
        case .push(let page, let reuse): return try effectsOfPushing(page, reuse)
        case .present(let page, let style, let isWrapped):
            return [.present(Modal(style, isWrapped ? .stack(PageStack(page)) : .page(page)), id)]
        case .replace(let page, let place): return [.replace(place ?? top.id, with: page, id)]
        case .pop(let count): return try effectsOfPopping(count)
        case .popToRoot: return effectsOfReturning(in: try stack(), to: try stack().root.id)
        case .popTo(let page): return try effectsOfReturning(to: page)
        case .close(let page): return try effectsOfClosing(page)
        case .dismiss:
            guard let modal = modals.last else { throw .impossible("the scene '\(id)' has no modal to dismiss") }
            return [.dismiss(modal.root.id, id)]
        case .dismissAll: return effectsOfDismissing(from: 0)
        }
    }

    private func stack() throws(NavigationError) -> PageStack {
        guard let stack = topStack else {
            throw .impossible(
                "the page '\(top)' is presented without a stack: present it wrapped in one, or dismiss it first"
            )
        }
        return stack
    }

    private func effectsOfSwitching(to tab: TabID) throws(NavigationError) -> [NavigationEffect] {
        guard case .tabs(let group) = content else {
            throw .impossible(
                "the scene '\(id)' has no tabs, so '\(tab)' cannot be selected: set its content to a group of tabs"
            )
        }
        if group.selected.id == tab { return effectsOfDismissing(from: 0) }
        guard group.contains(tab) else { throw .unknownTab(tab, known: group.tabs.map(\.id)) }
        return modals.isEmpty ? [.selectTab(tab, id)] : effectsOfDismissing(from: 0) + [.selectTab(tab, id)]
    }

    private func effectsOfPushing(_ page: Page, _ reuse: PageReuse) throws(NavigationError) -> [NavigationEffect] {
        if let page = reusable(for: page.key, reuse) { return try effectsOfReturning(to: page.id) }
        return [.push(page, stack: try stack().root.id, id)]
    }

    private func effectsOfPopping(_ count: Int) throws(NavigationError) -> [NavigationEffect] {
        guard count >= 0 else { throw .impossible("cannot pop \(count) pages: the number must not be negative") }
        let stack = try stack()
        guard count <= stack.pushed.count else {
            throw .impossible("cannot pop \(count) pages: \(stack.pushed.count) are above the root of the stack")
        }
        let index = stack.pushed.count - count
        return effectsOfReturning(in: stack, to: index == 0 ? stack.root.id : stack.pushed[index - 1].id)
    }

    private func effectsOfReturning(in stack: PageStack, to page: PageID) -> [NavigationEffect] {
        stack.top.id == page ? [] : [.pop(to: page, id)]
    }

    private func effectsOfDismissing(from index: Int) -> [NavigationEffect] {
        index < modals.count ? [.dismiss(modals[index].root.id, id)] : []
    }

    private func effectsOfReturning(to page: PageID) throws(NavigationError) -> [NavigationEffect] {
        if let index = modals.lastIndex(where: { $0.contains(page) }) {
            let dismissing = effectsOfDismissing(from: index + 1)
            guard case .stack(let stack) = modals[index].content else { return dismissing }
            return dismissing + effectsOfReturning(in: stack, to: page)
        }
        let stack = content.visibleStack
        guard stack.count(upTo: page) != nil else { throw notOnPath(page) }
        let returning = effectsOfReturning(in: stack, to: page)
        return modals.isEmpty ? returning : effectsOfDismissing(from: 0) + returning
    }

    private func effectsOfClosing(_ page: PageID) throws(NavigationError) -> [NavigationEffect] {
        if let index = modals.firstIndex(where: { $0.root.id == page }) { return effectsOfDismissing(from: index) }
        guard let path = paths.first(where: { $0.contains { $0.id == page } }),
            let index = path.firstIndex(where: { $0.id == page })
        else { throw .pageNotFound(page, id) }
        guard index > 0 else {
            throw .impossible(
                "the page \(page) is the root of its scene or tab, which cannot be empty: replace it instead"
            )
        }
        let below = path[index - 1].id
        return path[0].id == content.visibleStack.root.id ? try effectsOfReturning(to: below) : [.pop(to: below, id)]
    }

    private func notOnPath(_ page: PageID) -> NavigationError {
        if case .tabs(let group) = content,
            let tab = group.tabs.first(where: { $0.stack.pages.contains { $0.id == page } })
        {
            return .impossible("the page \(page) is in the tab '\(tab.id)': switch to that tab first")
        }
        return .pageNotFound(page, id)
    }

    /// The open page that is shown instead of a new one; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of pages that one comes to by going back.
    func reusable(for key: PageKey?, _ reuse: PageReuse) -> Page? {
        guard let key else { return nil }
        switch reuse {
        case .never: return nil
        case .ifVisible: return top.key == key ? top : nil
        case .ifOpen: return lastOnPath { $0.key == key }
        }
    }

    /// The open page with a key, wherever it is, and the operations that show it; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    func openPage(_ key: PageKey?) -> (page: Page, operations: [NavigationOperation])? {
        if let page = reusable(for: key, .ifOpen) { return (page, [.popTo(page.id)]) }
        // The page that was opened last is the one that the user has used last, as far as the state tells.
        guard let key, let page = pages.filter({ $0.key == key }).max(by: { $0.id < $1.id }),
            let tab = tab(containing: page.id)
        else { return nil }
        return (page, [.switchTab(tab), .popTo(page.id)])
    }

    /// The tab whose root shows something, the selected one first; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    func tab(withRoot key: PageKey?) -> Tab? {
        guard let key, case .tabs(let group) = content else { return nil }
        return ([group.selected] + group.tabs).first { $0.stack.root.key == key }
    }
}
