#if canImport(SwiftUI)
    @_spi(Locks) internal import RouteTables
    import SwiftUI

    /// The stacks of an app's own, and its selected tab.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    struct OwnStacks {
        /// The places of the stacks, in the order of the tabs, with their paths.
        let paths: [(place: StackPlace, path: Binding<NavigationPath>)]
        /// The name of the selected tab; `nil` without tabs.
        let selected: () -> TabID?
        let select: (TabID) -> Void

        init(
            _ paths: [(StackPlace, Binding<NavigationPath>)],
            selected: @escaping () -> TabID? = { nil },
            select: @escaping (TabID) -> Void = { _ in }
        ) {
            (self.paths, self.selected, self.select) = (paths, selected, select)
        }

        /// What SwiftUI is to compare, so that it tells the display of changes.
        var values: Values { Values(tab: selected(), paths: paths.map(\.path.wrappedValue)) }

        struct Values: Equatable {
            let tab: TabID?
            let paths: [NavigationPath]
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SceneDisplay {
        /// The scene with the app's own tabs, and what their paths contain, as foreign pages; `nil` if no stack is there.
        func makeOwnScene() -> NavigationScene? {
            guard let own else { return nil }
            let navigator = host.navigator
            let stacks = own.paths.map { _, path in
                PageStack(
                    Page(foreign: navigator.makePageID()),
                    pushed: (0..<path.wrappedValue.count).map { _ in Page(foreign: navigator.makePageID()) }
                )
            }
            lock.withLock { shown in
                shown.tab = own.selected()
                for ((place, path), stack) in zip(own.paths, stacks) {
                    shown.paths[place] = ShownPath(stack.pushed.map(\.id), path.wrappedValue)
                }
            }
            let tabs = zip(own.paths, stacks).compactMap { own, stack -> Tab? in
                if case .tab(let tab) = own.place { Tab(tab, stack) } else { nil }
            }
            guard let first = tabs.first, let group = try? TabGroup(selected: first, after: Array(tabs.dropFirst()))
            else { return stacks.first.map { NavigationScene(id, .stack($0)) } }
            var content = SceneContent.tabs(group)
            if let tab = own.selected() { _ = content.select(tab) }
            return NavigationScene(id, content)
        }

        /// Takes what the user, and other code, have changed in the app's own stacks.
        func readOwnStacks() {
            guard let own, target != nil else { return }
            if let tab = own.selected(), tab != shown.tab { host.report(.selectedTab(tab, id)) }
            for (place, path) in own.paths { take(path.wrappedValue, at: place) }
        }

        /// Writes what has changed since some other content was shown.
        func writeOwnStacks(since old: ShownScene) {
            guard let own else { return }
            let new = shown
            if let tab = new.tab, tab != old.tab, tab != own.selected() { own.select(tab) }
            for (place, path) in own.paths where new.paths[place] != old.paths[place] {
                guard let shown = new.paths[place]?.path, shown != path.wrappedValue else { continue }
                path.wrappedValue = shown
            }
        }
    }
#endif
