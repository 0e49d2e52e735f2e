#if canImport(SwiftUI)
    @_spi(Locks) internal import RouteTables
    import SwiftUI

    /// The stacks of an app's own, and its selected tab.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    struct OwnStacks {
        /// The places of the stacks, in the order of the tabs, with their paths.
        let paths: [(place: StackPlace, path: Binding<NavigationPath>)]
        /// The name of the selected tab; `nil` without tabs, and if the user looks at a list of them.
        let selected: () -> TabID?
        /// Shows the stack of a tab, or the only one.
        let select: (TabID?) -> Void

        init(
            _ paths: [(StackPlace, Binding<NavigationPath>)],
            selected: @escaping () -> TabID? = { nil },
            select: @escaping (TabID?) -> Void
        ) {
            (self.paths, self.selected, self.select) = (paths, selected, select)
        }

        /// The values that SwiftUI compares, so that it tells the display of changes.
        func values(in display: SceneDisplay) -> Values {
            let known = display.shown.paths
            return Values(
                tab: selected(),
                paths: paths.map(\.path.wrappedValue),
                areKnown: paths.allSatisfy { known[$0]?.path == $1.wrappedValue }
            )
        }

        struct Values: Equatable {
            let tab: TabID?
            let paths: [NavigationPath]
            /// Whether the display has read the paths: it may have read others between two equal ones.
            let areKnown: Bool
        }

        /// The scene with the app's own tabs, and what their paths contain, as foreign pages; `nil` if no stack is there.
        func makeScene(in display: SceneDisplay) -> NavigatorScene? {
            let navigator = display.host.navigator
            let stacks = paths.map { place, path in
                PageStack(
                    tab: place.tab,
                    Page(foreign: navigator.makePageID()),
                    pushed: (0..<path.wrappedValue.count).map { _ in Page(foreign: navigator.makePageID()) }
                )
            }
            display.lock.withLock { shown in
                shown.tab = selected() ?? stacks.first?.tab
                for ((place, path), stack) in zip(paths, stacks) {
                    shown.paths[place] = ShownPath(stack.pushed.map(\.id), path.wrappedValue)
                }
            }
            guard !stacks.isEmpty else { return nil }
            var scene = NavigationScene(display.id, stacks)
            if let tab = selected() { scene.select(tab, keepingModals: true) }
            return scene
        }

        /// Tells the display what the user, and other code, have changed.
        func read(for display: SceneDisplay) {
            guard display.target != nil else { return }
            if let tab = selected(), tab != display.shown.tab { display.host.report(.selectedTab(tab, display.id)) }
            for (place, path) in paths { display.take(path.wrappedValue, at: place) }
        }

        /// Shows the stack of the state, if the user looks at a tab that has no path here, or at none.
        func reveal(_ scene: NavigatorScene?) {
            guard let scene, selected().flatMap(scene.tab(named:)) == nil else { return }
            select(scene.visibleStack.tab)
        }

        /// Writes the differences of what is shown from what was shown.
        func write(_ new: ShownScene, insteadOf old: ShownScene) {
            if let tab = new.tab, tab != old.tab, tab != selected() { select(tab) }
            for (place, path) in paths where new.paths[place] != old.paths[place] {
                guard let shown = new.paths[place]?.path, shown != path.wrappedValue else { continue }
                path.wrappedValue = shown
            }
        }
    }
#endif
