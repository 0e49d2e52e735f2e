#if canImport(SwiftUI)
    /// The place of a stack in a scene.
    enum StackPlace: Hashable, Sendable {
        /// Below the modals of a scene without tabs.
        case content
        /// In a tab.
        case tab(TabID)
        /// In the modal of this identity.
        case modal(PageID)
    }

    /// A modal that SwiftUI is asked to present, until it is gone.
    struct ShownModal: Identifiable, Sendable {
        /// The root with which it was presented first; another page may have taken its place.
        let id: PageID
        /// What it shows: while it closes, what it has shown last.
        var modal: Modal
        var hasAppeared = false
        var isClosing = false

        init(_ modal: Modal) {
            id = modal.root.id
            self.modal = modal
        }

        /// Whether it shows a modal of the state.
        func shows(_ other: Modal) -> Bool { modal.root.id == other.root.id && modal.style == other.style }
    }

    /// What SwiftUI is asked to show of a scene.
    struct ShownScene: Sendable {
        var tab: TabID?
        /// The pages above the roots of the stacks.
        var paths: [StackPlace: [PageID]] = [:]
        var modals: [ShownModal] = []

        /// Forgets the modals above a number of others.
        mutating func removeModals(above count: Int) {
            for modal in modals[count...] { paths[.modal(modal.id)] = nil }
            modals.removeSubrange(count...)
        }
    }
#endif
