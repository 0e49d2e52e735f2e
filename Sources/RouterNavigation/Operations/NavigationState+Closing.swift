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
        case .setContent: return pages
        case .selectTab(let tab, _):
            guard case .tabs(let group) = content, group.contains(tab) else { return nil }
            return []
        case .push(_, stack: let root, _): return firstStack { $0.root.id == root } == nil ? nil : []
        case .pop(to: let page, _):
            return firstStack { $0.count(upTo: page) != nil }?.pages(above: page).map { Array($0) }
        case .replace(let page, with: _, _):
            if let modal = modals.last, case .page(let shown) = modal.content, shown.id == page { return [shown] }
            return firstStack { $0.top.id == page }.map { [$0.top] }
        case .present: return []
        case .dismiss(let root, _):
            return modals.firstIndex { $0.root.id == root }.map { modals[$0...].flatMap(\.pages) }
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
