#if canImport(SwiftUI)
    import RouterPlans

    /// The content that SwiftUI is asked to show: the scene, one step after the other.
    struct ShownScene<Screen: Hashable>: Equatable {
        var tab: TabID?
        /// Whether a sidebar hides the visible stack where the window shows one column.
        var isAtSidebar = false
        /// The pages above the root of each stack.
        var paths: [ScenePlace: [SceneEntry<Screen>]] = [:]
        var modals: [ShownModal<Screen>] = []

        /// Forgets the modals that were to close before they had appeared, and those above them.
        mutating func forgetUnpresented() {
            guard let index = modals.firstIndex(where: { $0.isClosing && !$0.hasAppeared }) else { return }
            modals.removeSubrange(index...)
        }

        /// Forgets the paths of stacks that have closed.
        mutating func forgetPaths(except scene: NavigationScene<Screen>) {
            let open = Set((scene.stacks + scene.modals + modals.map { $0.stack }).map { $0.place })
            paths = paths.filter { open.contains($0.key) }
        }
    }

    extension SceneEntry {
        /// A page that is asked for a moment only, so that SwiftUI sees a change.
        static func forMoment(_ screen: Screen) -> SceneEntry { SceneEntry(id: PageID(0), screen: screen) }

        var isForMoment: Bool { id == PageID(0) }
    }

    /// A stack of which nobody knows whether SwiftUI has changed it.
    struct UncertainStack<Screen> {
        /// A screen of it.
        let screen: Screen
        /// Whether the user has looked at another tab since the change.
        var wasHidden = false
    }

    /// A modal that SwiftUI is asked to present, until it is gone.
    struct ShownModal<Screen: Hashable>: Identifiable, Equatable {
        let stack: PageStack<Screen>
        var hasAppeared = false
        var isClosing = false

        init(_ stack: PageStack<Screen>) { self.stack = stack }

        var id: PageID { stack.id }
    }
#endif
