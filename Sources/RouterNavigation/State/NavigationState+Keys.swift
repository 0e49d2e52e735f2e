extension NavigationState {
    /// The state with other keys of pages.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    func showing(_ keys: [PageID: PageKey]) -> NavigationState {
        var state = self
        func change(_ stack: inout PageStack) {
            stack.root.key = keys[stack.root.id]
            for index in stack.pushed.indices { stack.pushed[index].key = keys[stack.pushed[index].id] }
        }
        for scene in scenes {
            _ = state.update(scene.id) { scene in
                scene.content.updateStacks(change)
                for index in scene.modals.indices {
                    switch scene.modals[index].content {
                    case .page(var page):
                        page.key = keys[page.id]
                        scene.modals[index].content = .page(page)
                    case .stack(var stack):
                        change(&stack)
                        scene.modals[index].content = .stack(stack)
                    }
                }
            }
        }
        return state
    }
}
