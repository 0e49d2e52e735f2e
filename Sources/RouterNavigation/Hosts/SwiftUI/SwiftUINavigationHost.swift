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
    ///     NavigationSceneView("main", in: host) { tab in
    ///         Label(tab.name, systemImage: tab == "home" ? "house" : "bubble")
    ///     }
    /// }
    /// ```
    ///
    /// A page is a view whose type conforms to ``NavigationPage``. The views of this library show ``state``, and what the
    /// user changes becomes a ``NavigationGesture``. <doc:SwiftUIHost> shows an app.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    public final class SwiftUINavigationHost: ObservableObject, NavigationHost {
        /// The navigator whose state is shown.
        public let navigator: Navigator
        /// The state that SwiftUI shows.
        @Published public private(set) var state = NavigationState()
        /// Makes the view of a page; by default, the page is the view.
        public var makeView: @MainActor (_ page: any NavigationPage) -> AnyView? = { page in
            (page as? any View).map { AnyView($0) }
        }
        /// The caller for links in pages, for example in a text: by default, a page of the web.
        public var linkOrigin = RouteOrigin.web
        /// Opens the window of a scene that opens or comes to the front, with SwiftUI's `openWindow`.
        public var openWindow: (@MainActor (_ scene: SceneID) -> Void)?
        /// Closes the window of a scene that has closed, with SwiftUI's `dismissWindow`.
        public var closeWindow: (@MainActor (_ scene: SceneID) -> Void)?
        /// Called when a link does not open.
        public var linkFailed: (@MainActor (_ url: String, _ error: any Error) -> Void)?

        /// The pages that are open: the view of a page that closes keeps itself.
        private var pages: [PageID: any NavigationPage] = [:]

        /// Creates a host, which retains the navigator.
        ///
        /// Attach it with ``Navigator/attach(_:)``.
        public init(_ navigator: Navigator) {
            self.navigator = navigator
        }

        /// Shows an effect.
        ///
        /// - Throws: ``NavigatorError``, or a description of the state that SwiftUI cannot show.
        public func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) async throws {
            let target = try navigator.state(showing: effect)
            for page in effect.newPages {
                let content = navigator.content(of: page.id)
                guard content.flatMap({ makeView($0) }) != nil else {
                    let found = content.map { "\(type(of: $0))" } ?? "nothing"
                    let hint = "return a view that conforms to NavigationPage, or make one in 'makeView'"
                    throw NavigationHostError.notShowable(page, type: found, hint: hint)
                }
            }
            var transaction = Transaction()
            transaction.disablesAnimations = !isAnimated
            withTransaction(transaction) { show(target) }
            switch effect {
            case .openScene(let scene): openWindow?(scene.id)
            case .activateScene(let scene): openWindow?(scene)
            case .closeScene(let scene): closeWindow?(scene)
            default: break
            }
        }

        /// Records what the user has done, and shows it.
        ///
        /// The views of this library call it. An app calls it for what only the app notices, such as a scene whose window
        /// the user has closed.
        public func report(_ gesture: NavigationGesture) {
            var target = state
            target.record(gesture)
            show(target)
            navigator.report(gesture)
        }

        private func show(_ target: NavigationState) {
            var open: [PageID: any NavigationPage] = [:]
            for page in target.pages.map(\.id) { open[page] = navigator.content(of: page) ?? pages[page] }
            pages = open
            state = target
        }

        /// The view of a page.
        func view(of page: PageID) -> AnyView? {
            pages[page].flatMap { makeView($0) }
        }
    }
#endif
