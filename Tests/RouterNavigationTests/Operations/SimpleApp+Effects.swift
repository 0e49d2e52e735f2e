@_spi(Benchmarks) import RouterNavigation

extension SimpleApp {
    /// Shows an effect, as a host would.
    mutating func show(_ effect: NavigationEffect) {
        let index = scenes.firstIndex { $0.name == effect.scene.name }
        switch effect {
        case .openScene(let scene):
            var simple = SimpleScene(name: scene.id.name, scene.content)
            simple.modals = scene.modals.map { SimpleStack($0) }
            scenes.append(simple)
        case .activateScene: if let index { scenes.append(scenes.remove(at: index)) }
        case .closeScene: if let index { scenes.remove(at: index) }
        default: if let index { scenes[index].show(effect) }
        }
    }

    /// Does what the user does.
    mutating func user(_ gesture: NavigationGesture) {
        switch gesture {
        case .closed(let pages, let scene):
            guard let index = scenes.firstIndex(where: { $0.name == scene.name }) else { return }
            scenes[index].close(pages.map(\.number))
        case .selectedTab(let tab, let scene):
            guard let index = scenes.firstIndex(where: { $0.name == scene.name }) else { return }
            scenes[index].selected = scenes[index].stacks.firstIndex { $0.name == tab.name } ?? 0
        case .activatedScene(let scene): show(.activateScene(scene))
        case .closedScene(let scene): show(.closeScene(scene))
        }
    }
}

extension SimpleScene {
    fileprivate mutating func show(_ effect: NavigationEffect) {
        switch effect {
        case .openScene, .activateScene, .closeScene: return
        case .setContent(let content, _):
            let lock = modals.drop { !$0.isLock }
            self = SimpleScene(name: name, content)
            modals = Array(lock)
        case .selectTab(let tab, _): selected = stacks.firstIndex { $0.name == tab.name } ?? -1
        case .push(let page, stack: let root, _): change { if $0[0] == root.number { $0.append(page.id.number) } }
        case .pop(to: let page, _):
            change { pages in
                if let index = pages.firstIndex(of: page.number) { pages = Array(pages[...index]) }
            }
        case .replace(let page, with: let other, _):
            change { if let index = $0.firstIndex(of: page.number) { $0[index] = other.id.number } }
        case .present(let modal, _): modals.append(SimpleStack(modal))
        case .dismiss(let root, _):
            let lock = modals.drop { !$0.isLock }
            close([root.number])
            if !lock.contains(where: { $0.pages[0] == root.number }) { modals += lock }
        }
    }

    fileprivate mutating func close(_ pages: [UInt64]) {
        if let index = modals.firstIndex(where: { pages.contains($0.pages[0]) }) { modals.removeSubrange(index...) }
        change { stack in stack = stack.enumerated().filter { $0 == 0 || !pages.contains($1) }.map(\.element) }
    }

    private mutating func change(_ change: (inout [UInt64]) -> Void) {
        for index in stacks.indices { change(&stacks[index].pages) }
        for index in modals.indices { change(&modals[index].pages) }
    }
}
