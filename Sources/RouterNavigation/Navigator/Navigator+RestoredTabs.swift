internal import RouterPlans

extension Navigator {
    typealias TabRootPage = (tab: TabID, page: MadePage, source: PageSource)

    /// The roots of the tabs that a restored scene lacks.
    ///
    /// - Parameters:
    ///   - scene: The scene; `nil` if none of its pages remains.
    ///   - tabs: The tabs that it is to have, and their roots.
    /// - Returns: The roots.
    /// - Throws: The errors of the router and of the handlers.
    func missingRoots(of scene: NavigationScene?, _ tabs: [(TabID, PageSource)]) async throws -> [TabRootPage] {
        var missing: [TabRootPage] = []
        for (tab, source) in tabs where scene?.tab(named: tab) == nil {
            missing.append((tab, try await makeRoot(source), source))
        }
        return missing
    }
}

extension NavigationState {
    /// The pages that are in none of some tabs, of scenes with tabs or without; none without tabs.
    func pages(outside tabs: [TabID]) -> [DroppedPage] {
        guard !tabs.isEmpty else { return [] }
        return scenes.flatMap { scene -> [DroppedPage] in
            switch scene.content {
            case .stack(let stack):
                let reason = NavigationError.impossible("the scene was saved without tabs")
                return stack.pages.map { DroppedPage(page: $0, reason: reason) }
            case .tabs(let group):
                return group.tabs.filter { !tabs.contains($0.id) }.flatMap { tab in
                    let reason = NavigationError.unknownTab(tab.id, known: tabs)
                    return tab.stack.pages.map { DroppedPage(page: $0, reason: reason) }
                }
            }
        }
    }

    /// The state with additional tabs in its scenes, which open if they are not in it.
    func with(_ added: [SceneID: [Tab]], inOrderOf order: [TabID]) throws -> NavigationState {
        var state = self
        for (scene, added) in added {
            var tabs: [TabID: Tab] = [:]
            var selected: TabID?
            if case .tabs(let group)? = self[scene]?.content {
                for tab in group.tabs { tabs[tab.id] = tab }
                selected = group.selected.id
            }
            for tab in added { tabs[tab.id] = tab }
            let all = order.compactMap { tabs[$0] }
            guard let first = all.first else { continue }
            var content = SceneContent.tabs(try TabGroup(selected: first, after: Array(all.dropFirst())))
            if let selected { _ = content.select(selected) }
            if state.update(scene, { $0.content = content }) == nil { state.append(NavigationScene(scene, content)) }
            state.use(content.stacks.flatMap(\.pages))
        }
        return state
    }
}
