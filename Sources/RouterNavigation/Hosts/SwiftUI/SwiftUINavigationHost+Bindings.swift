#if canImport(SwiftUI)
    import SwiftUI
    #if canImport(Combine)
        import Combine
    #endif

    /// The place of a stack in a scene.
    enum StackPlace: Hashable {
        /// Below the modals of a scene without tabs.
        case content
        /// In a tab.
        case tab(TabID)
        /// In the modal that has this root.
        case modal(PageID)
    }

    /// A modal as SwiftUI presents it, with its last content for the time in which it disappears.
    struct ShownModal: Identifiable, Sendable {
        let modal: Modal
        var id: PageID { modal.root.id }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SwiftUINavigationHost {
        /// The stack at a place; `nil` if it has closed.
        func stack(_ place: StackPlace, in scene: SceneID) -> PageStack? {
            guard let shown = state[scene] else { return nil }
            switch (place, shown.content) {
            case (.content, .stack(let stack)): return stack
            case (.tab(let tab), .tabs(let group)): return group.tabs.first { $0.id == tab }?.stack
            case (.modal(let root), _):
                let modal = shown.modals.first { $0.root.id == root }
                guard case .stack(let stack) = modal?.content else { return nil }
                return stack
            default: return nil
            }
        }

        /// The pages above the root of a stack, from which the user removes some by going back.
        ///
        /// A stack that has closed keeps its last pages until it is gone.
        func path(_ place: StackPlace, in scene: SceneID, last: PageStack) -> Binding<[PageID]> {
            .onMainActor {
                (self.stack(place, in: scene) ?? last).pushed.map(\.id)
            } set: { path in
                let open = self.stack(place, in: scene)?.pushed.map(\.id) ?? []
                self.userCloses(open.filter { !path.contains($0) }, in: scene)
            }
        }

        /// The selected tab of a scene.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - tabs: Its tabs.
        /// - Returns: The binding for a tab view.
        func selectedTab(of scene: SceneID, _ tabs: TabGroup) -> Binding<TabID> {
            .onMainActor {
                guard case .tabs(let group) = self.state[scene]?.content else { return tabs.selected.id }
                return group.selected.id
            } set: { tab in
                self.report(.selectedTab(tab, scene))
            }
        }

        /// The modal above a number of others, if it has one of the styles; `nil` when the user closes it.
        func modal(_ styles: Set<Modal.Style>, above count: Int, in scene: SceneID) -> Binding<ShownModal?> {
            .onMainActor {
                let modal = self.state[scene]?.modals.dropFirst(count).first
                return modal.flatMap { styles.contains($0.style) ? ShownModal(modal: $0) : nil }
            } set: { modal in
                guard modal == nil, let open = self.state[scene]?.modals.dropFirst(count),
                    let lowest = open.first, styles.contains(lowest.style)
                else { return }
                self.userCloses(open.flatMap(\.pages).map(\.id), in: scene)
            }
        }

        /// Records that the user has closed pages, or shows them again if they must be asked.
        private func userCloses(_ pages: [PageID], in scene: SceneID) {
            guard !pages.isEmpty else { return }
            if navigator.allowsGesture(closing: pages, in: scene) {
                report(.closed(pages, scene))
            } else {
                objectWillChange.send()
            }
        }
    }

    extension Binding where Value: Sendable {
        /// A binding whose closures run on the main actor, where SwiftUI calls them.
        @MainActor
        fileprivate static func onMainActor(
            _ get: @escaping @MainActor () -> Value,
            set: @escaping @MainActor (Value) -> Void
        ) -> Binding {
            Binding {
                MainActor.assumeIsolated { get() }
            } set: { value in
                MainActor.assumeIsolated { set(value) }
            }
        }
    }
#endif
