#if canImport(UIKit) && !os(watchOS)
    public import RouterRuntime
    import SwiftUI
    public import UIKit

    /// A view controller is a page, so a handler may return one.
    extension UIViewController: NavigationPage {}

    /// Shows pages in navigation, tab and split view controllers, and reports what the user does.
    ///
    /// ```swift
    /// let navigator = Navigator(router)
    /// let host = UIKitNavigationHost(navigator)
    /// try await navigator.attach(host)
    /// ```
    ///
    /// Each scene of the navigator is shown in the window that ``connect(_:to:)`` names. A page is a view controller, or
    /// becomes one by ``makeController``. <doc:UIKitHost> shows an app.
    @MainActor
    public final class UIKitNavigationHost: ScreenHost, LinkHost {
        /// The navigator whose state is shown.
        public let navigator: Navigator
        /// Makes the controller of a page; by default, the page is the controller.
        ///
        /// If there is none, a page that is a view of SwiftUI becomes a `UIHostingController`, with its navigator in the
        /// environment.
        public var makeController: @MainActor (_ page: any NavigationPage) -> UIViewController? = {
            $0 as? UIViewController
        }
        /// Makes the controller in which the user selects a tab of a scene, such as a sidebar; `nil` for a tab bar.
        ///
        /// The scene is then shown in a split view controller. The sidebar calls ``selectTab(_:in:)``.
        public var makeSidebar: @MainActor (_ scene: SceneID) -> UIViewController? = { _ in nil }
        /// Makes the controller of a stack, so that an app can use its own class, or set up the bars.
        ///
        /// The host takes the controller's delegate.
        public var makeStack: @MainActor (_ scene: SceneID) -> UINavigationController = { _ in UIKitStackController() }
        /// Makes the controller of the tabs of a scene, so that an app can use its own class.
        ///
        /// The host takes the controller's delegate.
        public var makeTabBar: @MainActor (_ scene: SceneID) -> UITabBarController = { _ in UIKitTabBarController() }
        /// Makes the controller of a sidebar and its tabs, so that an app can use its own class.
        ///
        /// The host takes the controller's delegate.
        public var makeSplitView: @MainActor (_ scene: SceneID) -> UISplitViewController = { _ in
            UISplitViewController(style: .doubleColumn)
        }
        /// Sets up the item of a tab in a tab bar: that of its stack, which is by default the item of its root page.
        public var setUpTab: (@MainActor (_ item: UITabBarItem, _ tab: TabID) -> Void)?
        /// Sets up the controller of a modal before it is presented: the page's own, or that of its stack.
        ///
        /// A stack has taken over the style, the delegate of transitions, the size and `isModalInPresentation` of its page.
        public var setUpModal: (@MainActor (_ controller: UIViewController, _ root: Page) -> Void)?
        /// Asks the system for the window of a scene that opens or comes to the front.
        public var openWindow: (@MainActor (_ scene: SceneID) -> Void)?
        /// Asks the system to close the window of a scene that has closed.
        public var closeWindow: (@MainActor (_ scene: SceneID) -> Void)?
        /// The caller for links in pages of SwiftUI, for example in a text: by default, a page of the web.
        public var linkOrigin = RouteOrigin.webView
        /// Called when a link that the system has delivered, or that the user has tapped in a page, does not open.
        public var linkFailed: (@MainActor (_ url: String, _ error: any Error) -> Void)?

        private var scenes: [SceneID: UIKitScene] = [:]
        private var windows: [SceneID: UIWindow] = [:]
        /// The modals that views of SwiftUI report, with the page and the end of each.
        var viewModals: [PageID: (page: PageID, dismiss: @MainActor () -> Void)] = [:]
        private var controllers = PageControllers<UIViewController>(
            hint: "return a UIViewController from its handler, or make one in 'makeController'"
        )

        /// Creates a host, which retains the navigator.
        ///
        /// Attach it with ``Navigator/attach(_:)``.
        public init(_ navigator: Navigator) {
            self.navigator = navigator
        }

        /// Shows a scene in place of another, and returns when the animation has ended.
        ///
        /// - Throws: `NavigationError`, or a description of the change that UIKit refused.
        public func show(
            _ scene: NavigatorScene?,
            replacing old: NavigatorScene?,
            isAnimated: Bool,
            in navigator: Navigator
        ) async throws {
            guard let scene else {
                guard let old else { return }
                forgetWindow(of: old.id)
                closeWindow?(old.id)
                return forget(old.pages, notIn: [])
            }
            // An adopted window shows the scene already.
            if old == nil, scenes[scene.id]?.isAdopted == true { return }
            try await show(scene.id, isAnimated: isAnimated) { try navigator.target(of: scene.id) }
            if old == nil, windows[scene.id] == nil { openWindow?(scene.id) }
            let shown = try? navigator.target(of: scene.id)
            forget(old?.pages ?? [], notIn: shown?.pages ?? navigator.state[scene.id]?.pages ?? [])
        }

        func settle(_ scene: SceneID) async { await scenes[scene]?.settle() }

        func scene(_ id: SceneID) -> NavigatorScene? { scenes[id]?.scene() }

        func reveal(_ scene: SceneID) { scenes[scene]?.reveal() }

        func isAsking(in scene: SceneID) -> Bool {
            scenes[scene]?.presented.contains { $0 is UIAlertController && page(of: $0).isForeign } ?? false
        }

        /// Shows a scene of the navigator in a window, now or when the navigator opens the scene.
        ///
        /// Call it when the system connects a scene.
        public func connect(_ window: UIWindow, to scene: SceneID) {
            windows[scene] = window
            scenes[scene]?.appear(in: window)
            showAgain(scene)
        }

        /// Opens a scene that shows the window of an app, with the containers that the app has made.
        ///
        /// Call it when the system connects a scene, in place of ``connect(_:to:)`` and `openScene`. The pages in the
        /// containers are foreign ones: they stay where they are, and the pages of routes open above them. The root of the
        /// window is a navigation controller, a split view controller with one, or a tab bar controller with these. A split
        /// view controller has it in its secondary column, and while it is collapsed, in its compact column if that is set.
        /// The host uses the delegates of these controllers if the app does not.
        ///
        /// ```swift
        /// try App.host.adopt(window, as: id, tabs: ["home", nil, "chats", "mail"])
        /// ```
        ///
        /// The scene closes when it is disconnected, because only the app can make its containers again.
        ///
        /// - Parameters:
        ///   - window: The window.
        ///   - scene: The scene.
        ///   - tabs: The names of the first tabs, in their order, if there is a tab bar; `nil` for one that the navigator
        ///     leaves alone, such as a view of SwiftUI.
        /// - Throws: An error that says which containers are missing; `NavigationError`.
        public func adopt(_ window: UIWindow, as scene: SceneID, tabs: [TabID?] = []) throws {
            guard navigator.state[scene] == nil else { throw NavigationError.sceneExists(scene) }
            let shown = UIKitScene(scene, self)
            let adopted = try shown.adopt(window, tabs)
            scenes[scene] = shown
            windows[scene] = window
            navigator.state[scene] = adopted
        }

        /// Shows what the state has when the operation that is being performed has ended.
        func showAgain(_ scene: SceneID) {
            navigator.begin { [self] request in
                try await navigator.change(for: request) { [self] in
                    try await show(scene, isAnimated: false) { navigator.state[scene] }
                }
            } completion: { _ in
                // What UIKit does not show is closed.
                self.scenes[scene]?.catchUp()
            }
        }

        /// Forgets the window of a scene, whose pages stay open.
        ///
        /// Call it when the system disconnects a scene. The next window that is connected shows the pages again.
        public func disconnect(_ scene: SceneID) {
            if scenes[scene]?.isAdopted == true {
                forgetWindow(of: scene)
                return report(.closedScene(scene))
            }
            if let last = scenes[scene]?.scene(isLast: true) { navigator.record(last) }
            // The pages of other code go with their window.
            if let own = navigator.state.withoutForeignPages[scene] { navigator.record(own) }
            forgetWindow(of: scene)
        }

        private func forgetWindow(of scene: SceneID) {
            let shown = scenes.removeValue(forKey: scene)
            let window = windows.removeValue(forKey: scene)
            endViewModals(in: shown?.presented ?? [])
            shown?.close()
            if shown?.isAdopted != true { window?.rootViewController = nil }
        }

        private func show(
            _ scene: SceneID,
            isAnimated: Bool,
            _ target: () throws -> NavigatorScene?
        ) async throws {
            guard try target() != nil else { return }
            let shown = scenes[scene] ?? UIKitScene(scene, self)
            scenes[scene] = shown
            shown.appear(in: windows[scene])
            try await shown.show(isAnimated: isAnimated) {
                guard let target = try target() else { throw NavigationError.noScene(scene) }
                return target
            }
        }

        /// Records what the user has done, as an app notices it: a scene has become active, or was discarded.
        public func report(_ gesture: NavigationGesture) {
            let former = navigator.state.pages
            navigator.report(gesture)
            forget(former, notIn: navigator.state.pages)
            if case .closedScene(let scene) = gesture { disconnect(scene) }
        }

        /// Selects a tab of a scene for the user, in place of a tab bar.
        public func selectTab(_ tab: TabID, in scene: SceneID) {
            scenes[scene]?.userSelects(tab)
        }

        /// Forgets the controllers of pages that have closed.
        func forget(_ pages: [Page], notIn open: [Page]) { controllers.forget(pages, notIn: open) }

        /// The page of a controller, which is a foreign one if no other is known.
        func page(of controller: UIViewController) -> Page {
            controllers.page(of: controller, in: navigator)
        }

        /// The page of a controller; `nil` if none is known.
        func knownPage(of controller: UIViewController) -> Page? { controllers.page(of: controller) }

        /// Says that the modals have gone that views of SwiftUI present in some controllers.
        func endViewModals(in presented: some Sequence<UIViewController>) {
            for (page, dismiss) in viewModals.values {
                // A search in a nearer container hides what an outer one presents.
                var container = controllers.known(page)
                while let shown = container {
                    if presented.contains(where: { $0 === shown.presentedViewController }) { dismiss() }
                    container = shown.parent
                }
            }
        }

        /// The controller of a page.
        ///
        /// - Throws: `NavigationError` if there is none, or if it shows another page.
        func controller(of page: Page, in scene: SceneID) throws -> UIViewController {
            try controllers.controller(of: page, in: navigator) { content in
                if let controller = makeController(content) { return controller }
                return AnyView(content, in: navigator.bound(to: page.id, in: scene), of: self)
                    .map(UIHostingController.init)
            }
        }

        /// The controller of a page, if a navigation controller can contain it.
        ///
        /// - Throws: `NavigationError` if not.
        func stackableController(of page: Page, in scene: SceneID) throws -> UIViewController {
            let controller = try controller(of: page, in: scene)
            guard !(controller is UINavigationController), !(controller is UISplitViewController),
                !(controller is UIAlertController)
            else {
                throw NavigationError.notStackable(page, type: "\(type(of: controller))")
            }
            return controller
        }
    }
#endif
