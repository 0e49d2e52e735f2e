#if canImport(UIKit) && !os(watchOS)
    import RouterPlans
    public import UIKit

    /// Shows the scene of a model in controllers of the app, and tells the scene what the user does.
    ///
    /// An app makes its tab bar with the first pages of its tabs, or its navigation controller, and a coordinator for the window:
    ///
    /// ```swift
    /// window.rootViewController = tabs
    /// window.makeKeyAndVisible()
    /// coordinator = SceneCoordinator(model, tabs) { $0.destination }
    /// for context in options.urlContexts { model.show(context.url) }
    /// ```
    ///
    /// UIKit drops or delays changes that come while something else moves. So the coordinator takes one step at a time, each when
    /// nothing moves: it dismisses, selects the tab, changes stacks, and presents. Before each step it reads what is on the screen,
    /// and closes in the scene what the user, or other code, has closed. Pages that other code pushes become pages of the scene
    /// without a screen. What pages present themselves, such as an alert, is not in the scene. A link dismisses it, but waits for the
    /// answer to an alert, and so does everything else.
    ///
    /// The coordinator is the delegate of the containers, unless the app is: then the app calls ``update()``.
    @MainActor
    public final class SceneCoordinator<Screen: Hashable> {
        let model: SceneModel<Screen>
        /// The controllers of the tabs that have the stacks of the scene: the stacks themselves, or split views.
        let tabs: [TabID?: UIViewController]
        let container: UIViewController
        let makeController: @MainActor (Screen) -> UIViewController
        /// Hears of what happens in UIKit.
        let events = ScreenEvents()

        // What is on the screen:
        var tab: TabID?
        /// The pages of each stack with its root.
        var paths: [ScenePlace: [PageID]] = [:]
        /// The modals of the scene that are presented, the lowest first.
        var modals: [(id: PageID, controller: UIViewController)] = []
        /// The first pages of the app's tabs.
        var roots: [TabID?: UIViewController] = [:]
        var controllers: [PageID: UIViewController] = [:]

        /// The pages that links have asked for since the screen was read: what closes or covers them has begun before.
        var asked: Set<PageID> = []
        /// Whether a link dismisses what pages have presented themselves.
        var dismissesOthers = false
        /// Whether something has opened that the sidebar of a split view may cover.
        private var uncovers = false
        private var isUpdating = false
        /// How often UIKit has refused the same step.
        private var refusals = 0
        /// The transition whose end is awaited.
        private weak var awaited: (any UIViewControllerTransitionCoordinator)?
        private var awaitedHasEnded = false
        private var look: Task<Void, Never>? { didSet { oldValue?.cancel() } }

        /// Shows the scene of a model in a tab bar, which is in its window.
        ///
        /// - Parameters:
        ///   - model: The model of the window.
        ///   - tabs: The tabs, of which the first stacks are those of the scene's tabs, in their order: navigation controllers,
        ///     or split view controllers with one in the secondary column. A collapsed one has it in its compact column, if
        ///     there is one; what it had in the other column closes in the scene. Other tabs stay the app's own. The
        ///     controllers of `UITab`s are made at once.
        ///   - makeController: Makes the controller of a screen, which is no navigation controller.
        public convenience init(
            _ model: SceneModel<Screen>,
            _ tabs: UITabBarController,
            makeController: @escaping @MainActor (_ screen: Screen) -> UIViewController
        ) {
            let named = zip(model.scene.tabs.map(Optional.some), tabs.tabControllers.filter { $0.shownStack != nil })
            self.init(model, tabs, Dictionary(named) { first, _ in first }, makeController)
            if tabs.delegate == nil { tabs.delegate = events }
        }

        /// Shows the scene of a model without tabs in a navigation controller, which is in its window.
        ///
        /// - Parameters:
        ///   - model: The model of the window.
        ///   - stack: The navigation controller.
        ///   - makeController: Makes the controller of a screen, which is no navigation controller.
        public convenience init(
            _ model: SceneModel<Screen>,
            _ stack: UINavigationController,
            makeController: @escaping @MainActor (_ screen: Screen) -> UIViewController
        ) {
            self.init(model, stack, [model.scene.visibleStack.tab: stack], makeController)
        }

        private init(
            _ model: SceneModel<Screen>,
            _ container: UIViewController,
            _ tabs: [TabID?: UIViewController],
            _ makeController: @escaping @MainActor (Screen) -> UIViewController
        ) {
            (self.model, self.container, self.tabs, self.makeController) = (model, container, tabs, makeController)
            for (tab, stack) in stacks {
                if stack.viewControllers.isEmpty {
                    let first = model.firstScreen(of: model.stack(of: tab)).map(makeController)
                    stack.setViewControllers([first ?? UIViewController()], animated: false)
                }
                if stack.delegate == nil { stack.delegate = events }
                roots[tab] = stack.viewControllers.first
                let root = model.stack(of: tab).root
                if root.screen == nil { controllers[root.id] = roots[tab] }
                paths[.tab(tab)] = [root.screen == nil ? root.id : PageID(0)]
            }
            tab = shownTab
            // The controllers of other code are in another window.
            model.scene.close(Set(model.scene.pages.filter { $0.screen == nil }.map { $0.id }))
            container.register(model)
            events.whenChanged = { [weak self] in self?.update() }
            model.whenChanged = { [weak self] old in self?.sceneHasChanged(from: old) }
            update()
        }

        private func sceneHasChanged(from old: NavigationScene<Screen>) {
            let isLink = model.scene.shownPlans != old.shownPlans
            if isLink { asked.insert(model.scene.top.id) }
            if isLink, !model.coversModals { dismissesOthers = true }
            // The user has made the changes that are read.
            if !isUpdating, isLink || model.scene.visibleStack != old.visibleStack { uncovers = true }
            // The tab that the user has seen before does not count any more, nor one that is not the scene's.
            if isLink || model.scene.selected != old.selected { tab = shownTab }
            refusals = 0
            update()
        }

        /// Reads what is on the screen, and shows the scene.
        ///
        /// An app that is itself the delegate of its containers calls it when a page has appeared or a tab was selected.
        public func update() {
            guard !isUpdating else { return }
            isUpdating = true
            defer { isUpdating = false }
            readTab()
            while !isMoving {
                if container.viewIfLoaded?.window != nil { read() }
                guard let step = nextStep() else { return forgetClosedPages() }
                guard !isAsking else { return lookLater() }
                guard step() else {
                    refusals += 1
                    return refusals < 20 ? lookLater() : ()
                }
                refusals = 0
            }
            awaitEnd()
        }

        private func awaitEnd() {
            guard let transition, transition !== awaited || !awaitedHasEnded else { return lookLater() }
            guard transition !== awaited else { return }
            (awaited, awaitedHasEnded) = (transition, false)
            transition.animate(alongsideTransition: nil) { [weak self, weak transition] _ in
                if let transition, self?.awaited === transition { self?.awaitedHasEnded = true }
                // In the next turn, nothing moves.
                Task { self?.update() }
            }
        }

        /// Looks again in a moment, because UIKit does not say when an alert has closed or when it takes a change.
        private func lookLater() {
            look = Task { [weak self] in
                try? await Task.sleep(nanoseconds: 100_000_000)
                if !Task.isCancelled { self?.update() }
            }
        }

        private func forgetClosedPages() {
            if uncovers { (tabs[model.scene.visibleStack.tab] as? UISplitViewController)?.show(.secondary) }
            (dismissesOthers, uncovers) = (false, false)
            if modals.last?.controller is UIAlertController { lookLater() }
            let open = Set(model.scene.pages.map { $0.id })
            controllers = controllers.filter { open.contains($0.key) }
        }
    }
#endif
