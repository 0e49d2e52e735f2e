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
        case .replace(let page): return [.replace(top.id, with: page, id)]
        case .pop(let count): return try effectsOfPopping(count)
        case .popToRoot: return effectsOfReturning(in: try stack(), to: try stack().root.id)
        case .popTo(let page): return try effectsOfReturning(to: page)
        case .close(let page): return try effectsOfClosing(page)
        case .dismiss:
            guard let modal = modals.last else { throw .noModal(id) }
            return [.dismiss(modal.root.id, id)]
        case .dismissAll: return effectsOfDismissing(from: 0)
        }
    }

    private func stack() throws(NavigationError) -> PageStack {
        guard let stack = topStack else { throw .noStack(top) }
        return stack
    }

    private func effectsOfSwitching(to tab: TabID) throws(NavigationError) -> [NavigationEffect] {
        guard case .tabs(let group) = content else { throw .noTabs(tab, id) }
        if group.selected.id == tab { return effectsOfDismissing(from: 0) }
        guard group.contains(tab) else { throw .unknownTab(tab, known: group.tabs.map(\.id)) }
        return modals.isEmpty ? [.selectTab(tab, id)] : effectsOfDismissing(from: 0) + [.selectTab(tab, id)]
    }

    private func effectsOfPushing(_ page: Page, _ reuse: PageReuse) throws(NavigationError) -> [NavigationEffect] {
        if let page = reusable(for: page.key, reuse) { return try effectsOfReturning(to: page.id) }
        return [.push(page, stack: try stack().root.id, id)]
    }

    private func effectsOfPopping(_ count: Int) throws(NavigationError) -> [NavigationEffect] {
        guard count >= 0 else { throw .negativeCount(count) }
        let stack = try stack()
        guard count <= stack.pushed.count else {
            throw .tooFewPages(requested: count, available: stack.pushed.count)
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
        guard page != content.visibleStack.root.id else { throw .rootPage(page) }
        let path = path
        guard let index = path.firstIndex(where: { $0.id == page }), index > 0 else { throw notOnPath(page) }
        return try effectsOfReturning(to: path[index - 1].id)
    }

    private func notOnPath(_ page: PageID) -> NavigationError {
        if case .tabs(let group) = content,
            let tab = group.tabs.first(where: { $0.stack.pages.contains { $0.id == page } })
        {
            return .pageInOtherTab(page, tab.id)
        }
        return .pageNotFound(page, id)
    }
}

extension NavigationScene {
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

    /// The tab whose root shows something, the selected one first; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    func tab(withRoot key: PageKey?) -> Tab? {
        guard let key, case .tabs(let group) = content else { return nil }
        return ([group.selected] + group.tabs).first { $0.stack.root.key == key }
    }
}
