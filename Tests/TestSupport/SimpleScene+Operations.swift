package import RouterPlans

extension SimpleScene {
    /// Does what an operation means to a user.
    ///
    /// - Returns: Whether it is possible. If not, the scene is in no defined state.
    package mutating func perform<Screen>(_ operation: NavigationOperation<Screen>) -> Bool {
        switch operation {
        case .setContent(let stack):
            (stacks, selected, modals) = ([SimpleStack(stack)], 0, [])
            return true
        case .switchTab(let tab):
            guard let index = stacks.firstIndex(where: { $0.name == tab.name && !tab.name.isEmpty }) else {
                return false
            }
            modals = []
            selected = index
            return true
        case .push(let page):
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
