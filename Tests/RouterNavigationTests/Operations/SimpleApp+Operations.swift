@_spi(Benchmarks) import RouterNavigation

extension SimpleApp {
    /// Does what an operation means to a user.
    ///
    /// - Returns: Whether it is possible. If not, the app is in no defined state.
    mutating func perform(_ operation: NavigationOperation, urls: [UInt64: String]) -> Bool {
        switch operation {
        case .openScene(let scene):
            guard !scenes.contains(where: { $0.name == scene.id.name }) else { return false }
            scenes.append(SimpleScene(name: scene.id.name, scene.content))
            return true
        case .activateScene(let scene):
            guard let index = scenes.firstIndex(where: { $0.name == scene.name }) else { return false }
            scenes.append(scenes.remove(at: index))
            return true
        case .closeScene(let scene):
            let count = scenes.count
            scenes.removeAll { $0.name == scene.name }
            return scenes.count < count
        default:
            guard let last = scenes.indices.last else { return false }
            return scenes[last].perform(operation, urls: urls)
        }
    }
}

extension SimpleScene {
    fileprivate mutating func perform(_ operation: NavigationOperation, urls: [UInt64: String]) -> Bool {
        switch operation {
        case .openScene, .activateScene, .closeScene: return false
        case .setContent(let content):
            self = SimpleScene(name: name, content)
            return true
        case .switchTab(let tab):
            guard let index = stacks.firstIndex(where: { $0.name == tab.name && !tab.name.isEmpty }) else {
                return false
            }
            modals = []
            selected = index
            return true
        case .push(let page, let reuse):
            if let url = page.url {
                let isSame = { (open: UInt64) in urls[open] == url }
                if reuse == .ifVisible, let top = path.last, isSame(top) { return true }
                if reuse == .ifOpen, let open = path.last(where: isSame) { return goBack(to: open) }
            }
            return changeTop { $0.append(page.id.number) }
        case .present(let page, let style, let isWrapped):
            modals.append(SimpleStack(name: style.rawValue, isStack: isWrapped, pages: [page.id.number]))
            return true
        case .replace(let page, at: _):
            if modals.isEmpty {
                stacks[selected].pages[stacks[selected].pages.count - 1] = page.id.number
            } else {
                modals[modals.count - 1].pages[modals[modals.count - 1].pages.count - 1] = page.id.number
            }
            return true
        case .pop(let count):
            var isPossible = false
            let hasStack = changeTop { pages in
                guard count >= 0, count < pages.count else { return }
                pages.removeLast(count)
                isPossible = true
            }
            return hasStack && isPossible
        case .popToRoot: return changeTop { $0 = [$0[0]] }
        case .popTo(let page): return path.contains(page.number) && goBack(to: page.number)
        case .close(let page):
            for (index, stack) in stacks.enumerated() where index != selected {
                guard let place = stack.pages.firstIndex(of: page.number), place > 0 else { continue }
                stacks[index].pages.removeSubrange(place...)
                return true
            }
            guard path.dropFirst().contains(page.number) else { return false }
            while path.last != page.number { removeLast() }
            removeLast()
            return true
        case .dismiss: return modals.popLast() != nil
        case .dismissAll:
            modals = []
            return true
        }
    }

    /// Removes pages one by one until a page is the last.
    private mutating func goBack(to page: UInt64) -> Bool {
        while path.last != page { removeLast() }
        return true
    }

    private mutating func removeLast() {
        if modals.isEmpty {
            stacks[selected].pages.removeLast()
        } else {
            modals[modals.count - 1].pages.removeLast()
            if modals[modals.count - 1].pages.isEmpty { modals.removeLast() }
        }
    }

    private mutating func changeTop(_ change: (inout [UInt64]) -> Void) -> Bool {
        if modals.isEmpty {
            change(&stacks[selected].pages)
            return true
        }
        guard modals[modals.count - 1].isStack else { return false }
        change(&modals[modals.count - 1].pages)
        return true
    }
}
