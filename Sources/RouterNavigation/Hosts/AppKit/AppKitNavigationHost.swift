#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import RouterRuntime
    import SwiftUI

    /// A view controller is a page, so a handler may return one.
    extension NSViewController: NavigationPage {}

    /// Shows pages in windows, with a tab view for tabs and sheets for modals, and reports what the user does.
    ///
    /// ```swift
    /// let host = AppKitNavigationHost(Navigator(Router(.app)))
    /// let navigator = host.navigator
    /// try await navigator.attach(host)
    /// ```
    ///
    /// Each scene of the navigator has a window, which shows the top page of the stack that the user sees. AppKit has no
    /// navigation controller, so a page offers the way back itself. <doc:AppKitHost> shows an app.
    @MainActor
    public final class AppKitNavigationHost: ScreenHost, LinkHost {
        /// The navigator whose state is shown.
        public let navigator: Navigator
        /// Makes the controller of a page; by default, the page is the controller.
        ///
        /// If there is none, a page that is a view of SwiftUI becomes an `NSHostingController`, with its navigator in the
        /// environment.
        public var makeController: @MainActor (_ page: any NavigationPage) -> NSViewController? = {
            $0 as? NSViewController
        }
        /// Sets up the window of a scene before it appears.
        public var setUpWindow: (@MainActor (_ window: NSWindow, _ scene: SceneID) -> Void)?
        /// Sets up the item of a tab, whose label is the tab's name.
        public var setUpTab: (@MainActor (_ item: NSTabViewItem, _ tab: TabID) -> Void)?
        /// Opens the first scene of the app, when a link arrives or the user clicks the app in the Dock, and no scene is open.
        public var openScene: (@MainActor () async throws -> Void)?
        /// The caller for links in pages of SwiftUI, for example in a text: by default, a page of the web.
        public var linkOrigin = RouteOrigin.webView
        /// Called when a link that the system has delivered, or that the user has tapped in a page, does not open.
        public var linkFailed: (@MainActor (_ url: String, _ error: any Error) -> Void)?

        private var isOpening = false
        private var scenes: [SceneID: AppKitScene] = [:]
        private var controllers = PageControllers<NSViewController>(
            hint: "return an NSViewController from its handler, or make one in 'makeController'"
        )

        /// Creates a host, which retains the navigator.
        ///
        /// Attach it with ``Navigator/attach(_:)``.
        public init(_ navigator: Navigator) {
            self.navigator = navigator
        }

        /// Shows a scene in place of another.
        ///
        /// - Throws: `NavigationError`, or a description of the change that AppKit refused.
        public func show(
            _ scene: NavigatorScene?,
            replacing old: NavigatorScene?,
            isAnimated: Bool,
            in navigator: Navigator
        ) async throws {
            if let scene {
                let former = navigator.state[scene.id] ?? scene
                guard let target = try navigator.target(of: scene.id) else { return }
                let shown = scenes[target.id] ?? AppKitScene(target.id, self)
                scenes[target.id] = shown
                try shown.showWindow(of: target)
                if old == nil {
                    // Of the scenes that are restored, one is active.
                    let isActive = navigator.state[target.id] == nil || navigator.state.activeScene?.id == target.id
                    if isActive { shown.activate() } else { shown.appear() }
                }
                try shown.showSheets(of: target)
                if old.map({ !target.pages.closed(in: $0).isEmpty }) ?? true { shown.restoreFromDock() }
                forget(former.pages, notIn: target.pages)
            } else if let old {
                scenes.removeValue(forKey: old.id)?.close()
                forget(old.pages, notIn: [])
            }
        }

        func settle(_ scene: SceneID) async {}

        func scene(_ id: SceneID) -> NavigatorScene? { scenes[id]?.scene() }

        func isAsking(in scene: SceneID) -> Bool { scenes[scene]?.alerts.isEmpty == false }

        func dismissAlerts(in scene: SceneID) { scenes[scene]?.dismissAlerts() }

        func openMissingScene() {
            guard let openScene, !isOpening else { return }
            isOpening = true
            Task {
                defer { isOpening = false }
                try await openScene()
            }
        }

        /// The window of a scene; `nil` if the scene is not open.
        public func window(of scene: SceneID) -> NSWindow? { scenes[scene]?.window }

        /// Opens the URLs that the system has delivered, as links from outside of the app.
        ///
        /// Call it in `application(_:open:)`.
        public func open(_ urls: [URL]) {
            for url in urls { deliver(url.absoluteString, in: nil) }
        }

        /// Opens the universal link that the system has delivered.
        ///
        /// Call it in `application(_:continue:restorationHandler:)`.
        ///
        /// - Returns: Whether the activity is a universal link.
        @discardableResult
        public func `continue`(_ activity: NSUserActivity) -> Bool {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
                return false
            }
            open([url])
            return true
        }

        /// Opens a scene if none is open, with ``openScene``.
        ///
        /// Call it in `applicationShouldHandleReopen(_:hasVisibleWindows:)`.
        ///
        /// - Returns: Whether AppKit may bring a window to the front.
        @discardableResult
        public func reopen() -> Bool {
            if navigator.state.scenes.isEmpty { openMissingScene() }
            return !navigator.state.scenes.isEmpty
        }

        /// Asks the pages that conform to ``GuardedPage`` whether the app may end.
        ///
        /// Call it in `applicationShouldTerminate(_:)`.
        ///
        /// - Parameter application: The application, which gets the answer of the pages.
        /// - Returns: The reply for AppKit.
        public func shouldTerminate(_ application: NSApplication) -> NSApplication.TerminateReply {
            let guarded = navigator.state.pages.reversed().compactMap {
                navigator.content(of: $0.id) as? any GuardedPage
            }
            guard !guarded.isEmpty else { return .terminateNow }
            Task {
                for page in guarded {
                    guard await page.shouldClose() else {
                        return application.reply(toApplicationShouldTerminate: false)
                    }
                }
                application.reply(toApplicationShouldTerminate: true)
            }
            return .terminateLater
        }

        /// Records what the user has done.
        func report(_ gesture: NavigationGesture) {
            if case .closedScene(let scene) = gesture { scenes[scene] = nil }
            let former = navigator.state.pages
            navigator.report(gesture)
            forget(former, notIn: navigator.state.pages)
        }

        /// Forgets the controllers of pages that have closed.
        func forget(_ pages: [Page], notIn open: [Page]) { controllers.forget(pages, notIn: open) }

        /// The page of a controller; `nil` if none is known.
        func knownPage(of controller: NSViewController) -> Page? { controllers.page(of: controller) }

        /// The page of a sheet that other code shows.
        func page(of sheet: NSWindow) -> Page {
            controllers.page(of: sheet, in: navigator)
        }

        /// The controller of a page.
        ///
        /// - Throws: `NavigationError` if there is none, or if it shows another page.
        func controller(of page: Page, in scene: SceneID) throws -> NSViewController {
            try controllers.controller(of: page, in: navigator) { content in
                if let controller = makeController(content) { return controller }
                return AnyView(content, in: navigator.bound(to: page.id, in: scene), of: self)
                    .map(NSHostingController.init)
            }
        }
    }
#endif
