extension NavigationState {
    /// Records an effect that a host has shown.
    ///
    /// - Returns: Whether the effect made sense: the scene and the pages that it names are open, and the pages that it
    ///   adds are new. Otherwise, nothing changes.
    /// - Complexity: O(*n*) in the number of scenes, tabs and modals, and of the pages of the stack that changes if they
    ///   close or another state has them too.
    @discardableResult
    public mutating func apply(_ effect: NavigationEffect) -> Bool {
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
            modals = []
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
            modals.append(modal)
            return true
        case .dismiss(let root, _):
            guard let index = modals.firstIndex(where: { $0.root.id == root }) else { return false }
            modals.removeSubrange(index...)
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

    private mutating func replace(_ page: PageID, by other: Page) -> Bool {
        if let modal = modals.last, case .page(let shown) = modal.content, shown.id == page {
            modals[modals.count - 1].content = .page(other)
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
