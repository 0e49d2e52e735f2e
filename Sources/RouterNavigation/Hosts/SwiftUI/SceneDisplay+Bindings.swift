#if canImport(SwiftUI)
    @_spi(Locks) internal import RouteTables
    import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SceneDisplay {
        /// The pages above the root of a stack, from which the user removes some by going back.
        ///
        /// A stack that has closed keeps its last pages until it is gone.
        func path(_ place: StackPlace, last: PageStack<OwnPage>) -> Binding<NavigationPath> {
            let last = ShownPath(last.pushed)
            return binding {
                ($0.paths[place] ?? last).path
            } set: { display, path in
                display.take(path, at: place)
            }
        }

        /// Takes a path from which the user has removed pages, or to which a page or the app has appended values.
        func take(_ path: NavigationPath, at place: StackPlace) {
            guard let old = shown.paths[place], old.path != path else { return }
            let navigator = host.navigator
            var new = old
            new.take(path) { navigator.makePageID() }
            // The user goes back from the page that is on the screen, and SwiftUI removes as many pages from the end.
            let unseen = old.pages.reversed().prefix { navigator.content(of: $0) != nil && !hasAppeared($0) }.count
            let count = old.pages.count - new.pages.count
            if count > 0 {
                new.removeLast(min(unseen, new.pages.count))
                formerPaths[place] = old
            }
            change { $0.paths[place] = new }
            if count > 0, let top = new.pages.last ?? stack(place)?.root.id {
                // SwiftUI may not show a page again from which the user goes back as a link of the page appends a value,
                // and may still show a page that closes because the user goes back before a new one appears.
                var below = new
                if !new.pages.isEmpty { below.removeLast(1) }
                let isKnown = navigator.content(of: top) != nil && !isShown(top)
                repeatIfHidden(top, place, isKnown && below != new ? below : old)
            }
            userPushes(new.pages.filter { !old.pages.contains($0) }, at: place)
            let open = Set(target?.pages.map(\.id) ?? [])
            userCloses(old.pages.filter { !new.pages.contains($0) && open.contains($0) })
        }

        /// Records the values that a link of a page has appended to a path, as foreign pages.
        private func userPushes(_ pages: some Sequence<PageID>, at place: StackPlace) {
            guard let stack = stack(place)?.id else { return }
            host.otherCode(in: id) { scene in
                for page in pages { _ = scene.take(.push(Page(foreign: page), stack: stack)) }
            }
        }

        /// The selected tab.
        ///
        /// - Parameter tab: The tab of the scene that is selected.
        /// - Returns: The binding for a tab view.
        func selectedTab(_ tab: TabID) -> Binding<TabID> {
            binding {
                $0.tab ?? tab
            } set: { display, tab in
                display.host.report(.selectedTab(tab, display.id))
            }
        }

        /// The modal above a number of others, if it has a style; `nil` when the user closes it.
        func modal(_ styles: Set<ModalStyle>, above count: Int) -> Binding<ShownModal?> {
            binding { shown in
                guard count < shown.modals.count, !shown.modals[count].isClosing else { return nil }
                return styles.contains(shown.modals[count].style) ? shown.modals[count] : nil
            } set: { display, modal in
                let shown = display.shown.modals
                guard modal == nil, count < shown.count, styles.contains(shown[count].style),
                    !shown[...count].contains(where: \.isClosing)
                else { return }
                let closing = shown[count].id
                let open = display.target?.modals.drop { $0.id != closing } ?? []
                display.userCloses(open.flatMap(\.pages).map(\.id))
            }
        }

        /// Records that the user has closed pages, or shows them again if they must be asked.
        private func userCloses(_ pages: [PageID]) {
            guard !pages.isEmpty else { return }
            if host.navigator.allowsGesture(closing: pages, in: id) {
                host.report(.closed(pages, id))
            } else {
                begin(after: .forFrame)
            }
        }

        /// A binding that SwiftUI reads on any thread, and writes on the main actor.
        private func binding<Value>(
            _ get: @escaping @Sendable (ShownScene) -> Value,
            set: @escaping @MainActor @Sendable (SceneDisplay, Value) -> Void
        ) -> Binding<Value> {
            let lock = lock
            return Binding {
                lock.read { get($0) }
            } set: { [weak self] value in
                // Unchecked: SwiftUI writes bindings on the main thread.
                nonisolated(unsafe) let value = value
                MainActor.assumeIsolated {
                    if let self { set(self, value) }
                }
            }
        }
    }
#endif
