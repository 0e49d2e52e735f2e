extension NavigationState {
    /// The state without some pages, as it is restored when they cannot open again.
    ///
    /// The page above a missing root becomes the root. A stack without pages goes, with its tab or modal, and a scene
    /// without stacks. If the selected tab goes, the nearest one before it is selected, or else the one after it.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    package func removing(_ pages: Set<PageID>) -> NavigationState {
        guard !pages.isEmpty else { return self }
        // Identities of removed pages stay used.
        var state = NavigationState(nextPage: nextPage)
        for scene in scenes {
            guard let content = scene.content.removing(pages) else { continue }
            let modals = scene.modals.compactMap { $0.removing(pages) }
            state.append(NavigationScene(scene.id, content, modals: modals))
        }
        return state
    }
}

extension PageStack {
    fileprivate func removing(_ removed: Set<PageID>) -> PageStack? {
        let kept = pages.filter { !removed.contains($0.id) }
        return kept.first.map { PageStack($0, pushed: Array(kept.dropFirst())) }
    }
}

extension Tab {
    fileprivate func removing(_ removed: Set<PageID>) -> Tab? {
        stack.removing(removed).map { Tab(id, $0) }
    }
}

extension SceneContent {
    fileprivate func removing(_ removed: Set<PageID>) -> SceneContent? {
        switch self {
        case .stack(let stack): return stack.removing(removed).map { .stack($0) }
        case .tabs(let group):
            var before = group.before.compactMap { $0.removing(removed) }
            var after = group.after.compactMap { $0.removing(removed) }
            let selected: Tab
            if let tab = group.selected.removing(removed) {
                selected = tab
            } else if let tab = before.popLast() {
                selected = tab
            } else if !after.isEmpty {
                selected = after.removeFirst()
            } else {
                return nil
            }
            return (try? TabGroup(before: before, selected: selected, after: after)).map { .tabs($0) }
        }
    }
}

extension Modal {
    fileprivate func removing(_ removed: Set<PageID>) -> Modal? {
        switch content {
        case .page(let page): removed.contains(page.id) ? nil : self
        case .stack(let stack): stack.removing(removed).map { Modal(style, .stack($0)) }
        }
    }
}
