#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// The UIKit objects of a scene: a container with stacks, and modals above it.
    @MainActor
    final class UIKitScene: NSObject {
        let id: SceneID
        private(set) weak var host: UIKitNavigationHost?
        /// The modals that the host has presented.
        var modals: [UIKitModal] = []

        /// The window, without which nothing is presented.
        private(set) weak var window: UIWindow?
        /// The root view controller of the window.
        private(set) var container: UIViewController?
        private(set) var stacks: [UIKitStack] = []
        private(set) var tabs: [TabID] = []
        /// The tab that is selected in a sidebar.
        private var selectedInSidebar = 0
        /// Whether a change is being shown, so that the screen is between two states.
        private(set) var isChanging = false
        /// Whether the host selects a tab itself.
        private(set) var isSelecting = false
        /// Whether the screen does not show the state yet: in a new window, and while UIKit holds a transition.
        private(set) var isBehind = true
        private(set) var isConnected = true
        /// Whether the app has made the containers.
        private(set) var isAdopted = false
        private var waits: [OneShot<Bool>] = []
        /// The scenes by their containers.
        private static var shown: [ObjectIdentifier: WeakScene] = [:]

        private struct WeakScene {
            weak var scene: UIKitScene?
        }

        /// The scene with a container; `nil` if the controller is not the container of a scene.
        static func shown(by container: UIViewController) -> UIKitScene? {
            let scene = shown[ObjectIdentifier(container)]?.scene
            return scene?.container === container ? scene : nil
        }

        init(_ id: SceneID, _ host: UIKitNavigationHost) {
            self.id = id
            self.host = host
        }

        /// Makes UIKit show a scene.
        ///
        /// - Parameters:
        ///   - isAnimated: Whether the change is animated.
        ///   - target: The scene, which the user may change before nothing moves.
        /// - Throws: The error of `target`; `NavigationError` if UIKit does not show the scene.
        func show(isAnimated: Bool, _ target: () throws -> NavigatorScene) async throws {
            await settle()
            read()
            let target = try target()
            isBehind = !isConnected || window == nil || showsLater()
            if isBehind {
                // UIKit selects a tab at once, also while it holds a transition.
                if tabs == target.tabs, target.selected != selected { select(target.selected) }
                return
            }
            guard let host else { return }
            isChanging = true
            defer { isChanging = false }
            // UIKit may hold the animations of an inactive scene.
            let isAnimated = isAnimated && window?.windowScene?.activationState == .foregroundActive
            if container == nil || tabs != target.tabs {
                try await dismissModals(from: 0, isAnimated: isAnimated)
                try replaceContainer(for: target)
            }
            // What others change from here on stays as it is.
            let selects = target.selected != selected
            let kept = zip(presented, target.modals).prefix { canShow($1, in: $0, host) }.count
            // A split view that collapses meanwhile shows another controller.
            var changes = zip(stacks, target.stacks.map(\.pages)).filter { $0.pages != $1 }
                .map { (stack: $0, controller: $0.controller, pages: $1) }
            for (controller, modal) in zip(presented.prefix(kept), target.modals) {
                let known = modals.first { $0.controller === controller }
                if let stack = known?.stack, stack.pages != modal.pages {
                    changes.append((stack, stack.controller, modal.pages))
                }
            }
            try await dismissModals(from: kept, isAnimated: isAnimated)
            if selects { select(target.selected) }
            for (stack, controller, pages) in changes where isConnected {
                try stack.show(pages, in: controller, isAnimated: isAnimated)
                if !selects { uncoverContent(in: container) }
                uncoverContent(in: stack.container)
                await settle()
                stack.updateSwipes()
            }
            try await present(target.modals.dropFirst(kept), isAnimated: isAnimated)
            isBehind = !isConnected || showsLater()
        }

        /// Makes controllers for other tabs, or for none.
        private func replaceContainer(for scene: NavigatorScene) throws {
            guard let host else { return }
            let stacks = scene.stacks.map { _ in UIKitStack(host.makeStack(id), self) }
            for (stack, shown) in zip(scene.stacks, stacks) {
                try shown.show(stack.pages, in: shown.controller, isAnimated: false)
            }
            let (selected, tabs) = (scene.selected, scene.tabs)
            if tabs.isEmpty {
                setContainer(stacks[selected].controller, stacks, [])
            } else if let sidebar = host.makeSidebar(id) {
                let split = host.makeSplitView(id)
                split.setViewController(sidebar, for: .primary)
                split.setViewController(stacks[selected].controller, for: .secondary)
                split.delegate = self
                setContainer(split, stacks, tabs)
                selectedInSidebar = selected
            } else {
                let bar = host.makeTabBar(id)
                for (stack, tab) in zip(stacks, tabs) {
                    if let item = stack.controller.tabBarItem { host.setUpTab?(item, tab) }
                }
                bar.viewControllers = stacks.map(\.controller)
                bar.selectedIndex = selected
                bar.delegate = self
                (bar as? UIKitTabBarController)?.whenSelected = { [weak self] in self?.read() }
                setContainer(bar, stacks, tabs)
            }
        }

        /// Takes the containers of a window that the app has made.
        ///
        /// - Parameters:
        ///   - window: The window.
        ///   - names: The names of its tabs; none for a stack.
        /// - Returns: The scene that the window shows.
        /// - Throws: `NavigationError` if the window has other containers; `NavigationError` with the code `impossible`.
        func adopt(_ window: UIWindow, _ names: [TabID?]) throws -> NavigatorScene {
            guard let root = window.rootViewController else { throw NavigationError.notAdoptable(type: "nothing") }
            let adopted = try adoptedStacks(of: root, names)
            let shown = adopted.compactMap { tab, stack in
                stack.pages.first.map { PageStack(tab: tab, $0, pushed: Array(stack.pages.dropFirst())) }
            }
            var scene = NavigationScene(id, shown)
            if let tab = scene.repeatedTab { throw NavigationError.duplicateTab(tab) }
            self.window = window
            if let bar = root as? UITabBarController, bar.delegate == nil { bar.delegate = self }
            setContainer(root, adopted.map(\.stack), scene.tabs)
            (isAdopted, isBehind) = (true, false)
            if !tabs.isEmpty { scene.selected = selected ?? 0 }
            return scene
        }

        private func setContainer(_ container: UIViewController, _ stacks: [UIKitStack], _ tabs: [TabID]) {
            if let former = self.container { Self.shown[ObjectIdentifier(former)] = nil }
            Self.shown[ObjectIdentifier(container)] = WeakScene(scene: self)
            (self.container, self.stacks, self.tabs) = (container, stacks, tabs)
            install()
        }

        /// Shows the scene in a window.
        func appear(in window: UIWindow?) {
            guard self.window !== window else { return }
            self.window = window
            isBehind = true
            install()
        }

        private func install() {
            guard let window, let container, window.rootViewController !== container else { return }
            window.rootViewController = container
            window.makeKeyAndVisible()
        }

        /// Takes the controllers of pages out of UIKit, so that another window can show them.
        func close() {
            isConnected = false
            if let container { Self.shown[ObjectIdentifier(container)] = nil }
            for wait in waits { wait.end(.success(false)) }
            if container?.presentedViewController != nil { container?.dismiss(animated: false) }
            for modal in modals { modal.close() }
            for stack in stacks { stack.close() }
            modals = []
        }

        // MARK: Tabs

        /// The place of the tab that the user sees.
        var selected: Int? {
            guard let bar = container as? UITabBarController else { return selectedInSidebar }
            return stacks.firstIndex { $0.container === bar.selectedViewController }
        }

        private func select(_ index: Int) {
            guard isConnected else { return }
            isSelecting = true
            defer { isSelecting = false }
            if let bar = container as? UITabBarController {
                bar.selectTab(of: stacks[index].container)
            } else if let split = container as? UISplitViewController {
                selectedInSidebar = index
                split.setViewController(stacks[index].controller, for: .secondary)
                uncoverContent(in: split)
            }
        }

        /// Selects the tab of the state, if the user looks at one without a name.
        func reveal() {
            guard selected == nil, let scene = host?.navigator.state[id], scene.tabs == tabs else {
                return
            }
            select(scene.selected)
        }

        /// Shows the content in a narrow window, where the sidebar may cover it.
        private func uncoverContent(in container: UIViewController?) {
            (container as? UISplitViewController)?.show(.secondary)
        }

        /// Selects a tab in a sidebar for the user.
        func userSelects(_ tab: TabID) {
            guard let index = tabs.firstIndex(of: tab) else { return }
            if index == selected { uncoverContent(in: container) } else { select(index) }
            read()
        }

        // MARK: Waiting

        /// How many transitions in a row are awaited.
        private static let longestQueue = 20

        /// Waits until nothing moves, and what waits for that has happened, but not for ever.
        func settle() async {
            for _ in 0..<Self.longestQueue {
                guard isConnected, let transition = transitions.first else { return }
                let hasEnded = await waits { end in
                    if !transition.animate(alongsideTransition: nil, completion: { _ in end() }) { end() }
                }
                guard hasEnded else { return }
            }
        }

        /// Waits for something that may never come: until it ends, the time is over, or the scene disconnects.
        ///
        /// - Returns: Whether it has ended in time.
        func waits(_ begin: (_ end: @escaping @MainActor () -> Void) -> Void) async -> Bool {
            guard let sleep = host?.navigator.changes.sleep else { return false }
            let wait = OneShot<Bool>()
            waits.append(wait)
            let limit = Task {
                try? await sleep(.forTransition)
                wait.end(.success(false))
            }
            begin { wait.end(.success(true)) }
            let hasEnded = try? await wait.value
            limit.cancel()
            waits.removeAll(where: \.hasEnded)
            return hasEnded ?? false
        }

        /// Reads the scene although it does not show all of the state.
        func catchUp() {
            guard isConnected, !showsLater() else { return }
            isBehind = false
            read()
        }

        /// Whether UIKit holds a transition of the scene; the state is shown when that ends.
        private func showsLater() -> Bool {
            guard isConnected, let transition = transitions.first else { return false }
            transition.animate(alongsideTransition: nil) { [weak self] _ in
                guard let self, isConnected else { return }
                host?.showAgain(id)
            }
            return true
        }
    }
#endif
