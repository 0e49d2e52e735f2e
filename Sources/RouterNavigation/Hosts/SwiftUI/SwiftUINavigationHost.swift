#if canImport(SwiftUI)
    public import RouterRuntime
    public import SwiftUI
    #if canImport(Combine)
        public import Combine
    #endif

    /// Shows pages in SwiftUI, and reports what the user does.
    ///
    /// ```swift
    /// WindowGroup {
    ///     NavigationSceneView(in: host) { tab in
    ///         Label(tab.name, systemImage: tab == "home" ? "house" : "bubble")
    ///     }
    /// }
    /// ```
    ///
    /// A page is a view whose type conforms to ``NavigationPage``. The views of this library show ``state``, and what the
    /// user changes becomes a ``NavigationGesture``. <doc:SwiftUIHost> shows an app.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    public final class SwiftUINavigationHost: ObservableObject, ScreenHost, LinkHost {
        /// The navigator whose state is shown.
        public let navigator: Navigator
        /// The state that SwiftUI shows.
        @Published public private(set) var state = NavigationState()
        /// Makes the view of a page; by default, the page is the view.
        public var makeView: @MainActor (_ page: any NavigationPage) -> AnyView? = { page in
            (page as? any View).map { AnyView($0) }
        }
        /// Sets up the view of a modal, outside of its stack, for example with the detents of a sheet.
        public var setUpModal: (@MainActor (_ content: AnyView, _ root: Page) -> AnyView)?
        /// The caller for links in pages, for example in a text: by default, a page of the web.
        public var linkOrigin = RouteOrigin.webView
        /// Opens the window of a scene that opens or comes to the front, with SwiftUI's `openWindow`.
        ///
        /// On the Mac, also that of a new scene, if a link comes after the last window has closed.
        public var openWindow: (@MainActor (_ scene: SceneID) -> Void)?
        /// Closes the window of a scene that has closed, with SwiftUI's `dismissWindow`.
        public var closeWindow: (@MainActor (_ scene: SceneID) -> Void)?
        /// Called when a link does not open.
        public var linkFailed: (@MainActor (_ url: String, _ error: any Error) -> Void)?

        /// The displays of the scenes.
        private var displays: [SceneID: SceneDisplay] = [:]

        /// Whether a change is being shown, whose pages the navigator's state does not have yet.
        private var isChanging = false
        /// The link that has come last, until it cannot be the same that comes in another way.
        private var lastLink: (url: URL, isActivity: Bool)?
        private var deliveries = 0
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
            /// Whether the app has been asked for a window, because none is open.
            private var isOpeningWindow = false
        #endif
        private let openScene: (@MainActor (_ scene: SceneID, _ navigator: Navigator) async throws -> Void)?

        /// Creates a host, which retains the navigator.
        ///
        /// - Parameters:
        ///   - navigator: The navigator.
        ///   - openScene: Opens the scene of a window that has none, with the navigator to which the host is attached. The
        ///     scene closes with its window. Without the closure, the app attaches the host with ``Navigator/attach(_:)``,
        ///     and opens and closes scenes itself.
        public init(
            _ navigator: Navigator,
            openScene: (@MainActor (_ scene: SceneID, _ navigator: Navigator) async throws -> Void)? = nil
        ) {
            self.navigator = navigator
            self.openScene = openScene
        }

        /// Opens a link that the system has delivered.
        ///
        /// SwiftUI may deliver a universal link in two ways, of which the first one counts.
        func openLink(_ url: URL, isActivity: Bool, in scene: SceneID) {
            if let last = lastLink, last.url == url, last.isActivity != isActivity {
                lastLink = nil
                return
            }
            lastLink = (url, isActivity)
            deliver(url.absoluteString, in: scene)
            deliveries += 1
            Task { [delivery = deliveries] in
                try? await navigator.changes.sleep(.forSecondDelivery)
                if delivery == deliveries { lastLink = nil }
            }
        }

        /// Opens the scene of a window that has appeared, as the app says.
        ///
        /// - Returns: Whether the host opens scenes.
        func opens(_ scene: SceneID) -> Bool {
            let display = display(of: scene)
            guard openScene != nil || display.own != nil else { return false }
            Task {
                do {
                    if navigator.host !== self { try await navigator.attach(self) }
                    guard state[scene] == nil else { return }
                    if let own = display.own?.makeScene(in: display) {
                        adopt(own)
                    } else {
                        try await openScene?(scene, navigator)
                    }
                } catch {
                    navigator.note("did not open the scene '\(scene)': \(error)")
                }
            }
            return true
        }

        /// Opens the scene of a window with the app's own stacks.
        private func adopt(_ scene: NavigatorScene) {
            navigator.state[scene.id] = scene
            show(scene, as: scene.id)
            navigator.waits.check()
        }

        /// Shows a scene in place of another.
        ///
        /// - Throws: `NavigationError`, or a description of the scene that SwiftUI cannot show.
        public func show(
            _ scene: NavigatorScene?,
            replacing old: NavigatorScene?,
            isAnimated: Bool,
            in navigator: Navigator
        ) async throws {
            guard let id = (scene ?? old)?.id else { return }
            let target = try navigator.target(of: id)
            let new = scene?.pages.closed(in: old) ?? []
            for page in new where !page.isForeign {
                let content = navigator.content(of: page.id)
                guard content.flatMap({ makeView($0) }) != nil else {
                    let found = content.map { "\(type(of: $0))" } ?? "nothing"
                    let hint = "return a view that conforms to NavigationPage, or make one in 'makeView'"
                    throw NavigationError.notShowable(page, type: found, hint: hint)
                }
            }
            // Only the app can change the roots of its own stacks.
            if let own = displays[id], own.own != nil,
                let root = target?.stacks.map(\.root).first(where: { own.target?.pages.contains($0) == false })
            {
                throw NavigationError.ignored(root)
            }
            displays[id]?.own?.reveal(target)
            let display = display(of: id)
            show(target, as: id, isAnimated: isAnimated)
            if target == nil { closeWindow?(id) } else if old == nil, !display.isVisible { open(display) }
            isChanging = true
            defer { isChanging = false }
            await display.task?.value
            guard let failure = display.failure else {
                // The user may have closed the pages while they appeared.
                let open = Set(state[id]?.pages.map(\.id) ?? [])
                guard new.allSatisfy({ open.contains($0.id) }) else {
                    throw NavigationError.interrupted(SceneStep.words(for: (old, scene)))
                }
                return
            }
            show(navigator.state[id], as: id)
            // A modal of a page's own has closed for the change, and nothing presents it again.
            let presented = display.foreignModals.map(\.page.id)
            let gone = (display.target?.modals ?? []).map(\.root).filter { $0.isForeign && !presented.contains($0.id) }
            if !gone.isEmpty { report(.closed(gone.map(\.id), id)) }
            throw failure
        }

        /// Opens the window of a scene, and tells developers if none appears.
        private func open(_ display: SceneDisplay) {
            guard let openWindow else { return }
            openWindow(display.id)
            Task { [weak self, id = display.id] in
                try? await self?.navigator.changes.sleep(.forScene)
                guard let self, state[id] != nil, displays[id]?.isVisible == false else { return }
                navigator.note(
                    "opened the scene '\(id)', and no window has shown it for ten seconds: an iPhone has one window, and "
                        + "iPadOS 18.4 to 26 may not open one again that the user has closed (FB18870371)"
                )
            }
        }

        /// Records what the user has done, and shows it.
        ///
        /// The views of this library call it. An app calls it for what only the app notices, such as a scene whose window
        /// the user has closed.
        public func report(_ gesture: NavigationGesture) {
            var target = state
            target.record(gesture)
            if case .activatedScene = gesture { state = target } else { show(target[gesture.scene], as: gesture.scene) }
            navigator.report(gesture)
        }

        /// Records what pages and the app show themselves.
        func otherCode(in scene: SceneID, _ change: (inout NavigatorScene) -> Void) {
            guard var target = state[scene] else { return }
            change(&target)
            show(target, as: scene)
            navigator.readScreen()
        }

        func settle(_ scene: SceneID) async {
            guard let display = displays[scene] else { return }
            display.own?.read(for: display)
            await display.task?.value
        }

        func scene(_ id: SceneID) -> NavigatorScene? { isChanging ? nil : displays[id]?.target }

        func reveal(_ scene: SceneID) {
            displays[scene]?.own?.reveal(navigator.state[scene])
        }

        func isAsking(in scene: SceneID) -> Bool { displays[scene]?.foreignModals.contains { $0.isAlert } ?? false }

        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
            func openMissingScene() {
                // A Mac app keeps running after its last window closes. At launch, the system opens the first window.
                guard openScene != nil, let openWindow, !isOpeningWindow, !displays.isEmpty,
                    !displays.values.contains(where: \.isVisible)
                else { return }
                isOpeningWindow = true
                openWindow(SceneID(UUID().uuidString))
                Task {
                    try? await navigator.changes.sleep(.forScene)
                    isOpeningWindow = false
                }
            }
        #endif

        private func show(_ target: NavigatorScene?, as scene: SceneID, isAnimated: Bool = true) {
            state[scene] = target
            displays[scene]?.isAnimated = isAnimated
            displays[scene]?.show(target)
        }

        /// The display of a scene, which exists as long as the host does.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - own: The app's own stacks, if the scene shows its pages in these.
        /// - Returns: The display.
        func display(of scene: SceneID, showing own: OwnStacks? = nil) -> SceneDisplay {
            let display = displays[scene] ?? SceneDisplay(scene, self)
            displays[scene] = display
            if let own { display.own = own }
            return display
        }

        /// The view of a page; `nil` if it has closed.
        func view(of page: PageID) -> AnyView? {
            navigator.content(of: page).flatMap { makeView($0) }
        }
    }
#endif
