/// A step on the way from one scene to another.
///
/// Steps name pages instead of places. If the user has changed something in the meantime, they still say what is meant.
///
/// ```swift
/// func isShown(_ step: SceneStep<Screen>) -> Bool {
///     if case .push(let page, stack: _) = step { page.screen == .chat(5) } else { false }
/// }
/// ```
public enum SceneStep<Screen> {
    /// Replaces everything in the scene, its modals included.
    case setContent([PageStack<Screen>], selected: Int)
    /// Dismisses the modal that has this root, with all modals above it.
    case dismiss(PageID)
    /// Selects a tab.
    case selectTab(TabID)
    /// Removes all pages above a page from its stack.
    case pop(to: PageID)
    /// Puts a page in another page's place.
    case replace(PageID, with: SceneEntry<Screen>)
    /// Puts a page on a stack.
    case push(SceneEntry<Screen>, stack: PageID)
    /// Presents a modal with its root above all others.
    case present(PageStack<Screen>)

    static func steps(from old: NavigationScene<Screen>, to new: NavigationScene<Screen>) -> [SceneStep] {
        var steps: [SceneStep] = []
        var kept = zip(old.modals, new.modals).prefix { $0.id == $1.id }.count
        if old.stacks.map({ $0.id }) != new.stacks.map({ $0.id }) {
            steps = [.setContent(new.stacks, selected: new.selected)]
            kept = 0
        } else {
            if kept < old.modals.count { steps = [.dismiss(old.modals[kept].root.id)] }
            if old.selected != new.selected, let tab = new.visibleStack.tab { steps.append(.selectTab(tab)) }
            for (old, new) in zip(old.stacks, new.stacks) { steps += self.steps(from: old, to: new) }
        }
        for (old, new) in zip(old.modals, new.modals).prefix(kept) { steps += self.steps(from: old, to: new) }
        for modal in new.modals[kept...] {
            steps += modal.with([modal.root]).map { [.present($0)] } ?? []
            steps += modal.pushed.map { .push($0, stack: modal.id) }
        }
        return steps
    }

    private static func steps(from old: PageStack<Screen>, to new: PageStack<Screen>) -> [SceneStep] {
        let (old, new, stack) = (old.pages, new.pages, new.id)
        let kept = zip(old, new).prefix { $0.id == $1.id }.count
        var steps: [SceneStep] = []
        var pushed = new[kept...]
        // A root cannot be removed, and a page that is alone above the kept ones gives its place to another.
        let isReplaced = kept < old.count && kept < new.count && (kept == 0 || kept == old.count - 1)
        let remaining = max(kept, isReplaced ? kept + 1 : 1)
        if remaining < old.count { steps.append(.pop(to: old[remaining - 1].id)) }
        if isReplaced { steps.append(.replace(old[kept].id, with: pushed.removeFirst())) }
        return steps + pushed.map { .push($0, stack: stack) }
    }
}

extension SceneStep: CustomStringConvertible {
    /// The step in a few words: `push //chat/5`.
    public var description: String {
        switch self {
        case .setContent(let stacks, selected: let selected): "set root \(stacks[selected].root)"
        case .dismiss(let page): "dismiss page \(page)"
        case .selectTab(let tab): "select tab \(tab)"
        case .pop(to: let page): "pop to page \(page)"
        case .replace(let page, with: let other): "replace page \(page) by \(other)"
        case .push(let page, stack: _): "push \(page)"
        case .present(let modal): "present \(modal.root)"
        }
    }
}

extension NavigationScene {
    /// Takes a step, also in a stack that is not visible any more: the user may have selected another tab.
    ///
    /// - Returns: Whether the step makes sense: the pages that it names are open. Otherwise, nothing changes.
    package mutating func take(_ step: SceneStep<Screen>) -> Bool {
        switch step {
        case .setContent(let stacks, selected: let selected):
            (self.stacks, self.selected, modals) = (stacks, selected, [])
            return true
        case .dismiss(let root):
            guard let index = modals.firstIndex(where: { $0.root.id == root }) else { return false }
            modals.removeSubrange(index...)
            return true
        case .selectTab(let tab): return select(tab, keepingModals: true)
        case .pop(to: let page): return removePages(above: page)
        case .replace(let page, with: let other):
            return updateStack {
                $0.top.id == page
            } _: {
                $0.replaceTop(by: other)
            }
        case .push(let page, stack: let stack):
            return updateStack {
                $0.id == stack
            } _: {
                $0.pushed.append(page)
            }
        case .present(let modal):
            modals.append(modal)
            return true
        }
    }
}
