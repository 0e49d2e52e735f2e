#if canImport(SwiftUI)
    @_spi(Locks) internal import RouteTables
    import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SceneDisplay {
        // SwiftUI reads bindings on any thread, and writes them on the main one. A binding of a key path stays the same if its
        // arguments do. One of closures is a new one in each evaluation, which confuses SwiftUI about the pages that appear.

        /// The pages above the root of a stack, from which the user removes some by going back.
        ///
        /// A stack that has closed keeps its last pages until it is gone.
        nonisolated subscript(path place: StackPlace, last last: LastPages) -> NavigationPath {
            get { lock.read { $0.paths[place]?.path ?? NavigationPath(last.path) } }
            set { write(newValue) { $0.take($1, at: place) } }
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

        /// The selected tab that SwiftUI was asked for; by default, that of the scene.
        nonisolated subscript(tab tab: TabID) -> TabID {
            get { lock.read { $0.tab ?? tab } }
            set { write(newValue) { $0.host.report(.selectedTab($1, $0.id)) } }
        }

        /// The modal above a number of others, if it has a style; `nil` when the user closes it.
        nonisolated subscript(modalAbove count: Int, styles: Set<ModalStyle>) -> ShownModal? {
            get {
                lock.read { shown in
                    guard count < shown.modals.count, !shown.modals[count].isClosing else { return nil }
                    return styles.contains(shown.modals[count].style) ? shown.modals[count] : nil
                }
            }
            set {
                guard newValue == nil else { return }
                write(styles) { $0.takeDismissal(above: count, of: $1) }
            }
        }

        private func takeDismissal(above count: Int, of styles: Set<ModalStyle>) {
            let shown = shown.modals
            guard count < shown.count, styles.contains(shown[count].style),
                !shown[...count].contains(where: \.isClosing)
            else { return }
            let closing = shown[count].id
            let open = target?.modals.drop { $0.id != closing } ?? []
            userCloses(open.flatMap(\.pages).map(\.id))
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

        private nonisolated func write<Value>(_ value: Value, _ take: @MainActor (SceneDisplay, Value) -> Void) {
            // Unchecked: SwiftUI writes bindings on the main thread.
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { take(self, value) }
        }
    }
#endif
