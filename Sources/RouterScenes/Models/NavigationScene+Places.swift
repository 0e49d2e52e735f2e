import RouterPlans

/// The place of a stack in a window, which remains if another scene takes the place of the one that is shown.
enum ScenePlace: Hashable {
    /// The stack of a tab, or that of a scene without tabs.
    case tab(TabID?)
    case modal(PageID)
}

extension PageStack {
    var place: ScenePlace { style == nil ? .tab(tab) : .modal(id) }
}

extension NavigationScene {
    /// Removes modals that the user has dismissed; the pages in them that came later go onto the stack that is then visible.
    mutating func dismiss(_ closed: [PageID], cameLater: (SceneEntry<Screen>) -> Bool) {
        let later = modals.first { $0.id == closed.first }?.pushed.filter(cameLater) ?? []
        modals.removeAll { closed.contains($0.id) }
        if modals.isEmpty { stacks[selected].pushed += later } else { modals[modals.count - 1].pushed += later }
    }

    /// Changes the pages above the root of the stack at a place.
    ///
    /// - Returns: Whether it is open.
    @discardableResult
    mutating func updatePath(at place: ScenePlace, _ change: (inout [SceneEntry<Screen>]) -> Void) -> Bool {
        if let index = stacks.firstIndex(where: { $0.place == place }) {
            change(&stacks[index].pushed)
        } else if let index = modals.firstIndex(where: { $0.place == place }) {
            change(&modals[index].pushed)
        } else {
            return false
        }
        return true
    }

    /// Puts a page that other code has opened above another one, if that is open still.
    ///
    /// - Parameters:
    ///   - page: The page below; `nil` for the root.
    ///   - place: The stack.
    /// - Returns: The identity of the page.
    mutating func insertOther(above page: PageID?, at place: ScenePlace) -> PageID {
        let other = makeEntry(of: nil)
        updatePath(at: place) { path in
            let index = page == nil ? 0 : path.firstIndex { $0.id == page }.map { $0 + 1 }
            if let index { path.insert(other, at: index) }
        }
        return other.id
    }
}
