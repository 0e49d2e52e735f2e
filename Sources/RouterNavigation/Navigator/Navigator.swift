public import RouterPlans
public import RouterRuntime

/// Opens and closes the pages of an app, through a host that shows them.
///
/// ```swift
/// let navigator = Navigator(router)
/// try await navigator.attach(host)
/// try await navigator.push(.openChat(chatID: 5))
/// try await navigator.open("//chat/5?switchTab=chats#latest")
/// ```
///
/// Requests wait, and their handlers run, independently of each other. Only the changes of what is shown run one after the
/// other: of the requests that are ready, the oldest comes first. A request completes when the host has shown its change,
/// exactly once: with a page, or with an error.
///
/// ``state`` contains what the host has shown. If the user changes something during an operation, the rest of the
/// operation continues if it still makes sense, and else ends with a `NavigationError` of the code `interrupted`.
@MainActor
public final class Navigator {
    /// The parts that a navigator shares with those that are bound to its pages.
    @MainActor
    final class Core {
        let router: Router
        let gate = LinkGate()
        let changes: ChangeQueue
        let waits: PendingWaits
        var state = NavigationState()
        var allowsNavigationParameter: @MainActor (String, RouteRequest) -> Bool = { _, _ in false }
        var linkPolicy = LinkPolicy()
        var originOfLink: @MainActor (String) -> RouteOrigin = { _ in .external }
        var makeWebPage: (@MainActor (String) -> (any NavigationPage)?)?
        var lockPage: (@MainActor (SceneID) -> PageSource?)?
        var willClose: (@MainActor (Page) -> Void)?
        var didShow: (@MainActor (Page, SceneID) -> Void)?
        var didEnd: (@MainActor (NavigationOutcome) -> Void)?
        weak var host: (any NavigationHost)?
        var entries: [PageID: PageEntry] = [:]
        var nextPage = PageID(1)
        var requests = RequestLine()
        var requestCount = 0
        var note: @MainActor (String) -> Void
        /// The end of the change that the host shows.
        var pendingChange: OneShot<Void>?
        /// The change that the host shows.
        var shownChange: Change?
        /// The scene that a host has activated before it was open.
        var wantedScene: SceneID?
        /// The number of requests that make pages of scenes which are about to open.
        var preparedScenes = 0
        /// The pages that scenes have shown when that was last announced.
        private var announced: [SceneID: PageID] = [:]

        /// Says which scenes show another page than before.
        func announceShown() {
            let former = announced
            announced = Dictionary(state.scenes.map { ($0.id, $0.top.id) }) { first, _ in first }
            for scene in state.scenes where former[scene.id] != scene.top.id { didShow?(scene.top, scene.id) }
        }

        init(_ router: Router) {
            self.router = router
            changes = ChangeQueue(gate)
            waits = PendingWaits(changes)
            note = { line in router.remark { "RouteGen: the navigator \(line)" } }
            gate.whenChanged = { [weak self] in
                // A lock is no part of the request that changes the gate or the state.
                Task.detached { @MainActor in
                    if let self { Navigator(self).followGate() }
                }
            }
        }
    }

    let core: Core
    /// The page in which this navigator acts, and its scene; `nil` for the navigator of the app.
    let place: (page: PageID, scene: SceneID)?
    /// Whether its requests do not wait at the gate.
    let passesGate: Bool

    /// Creates a navigator without scenes and without a host.
    public init(_ router: Router) {
        core = Core(router)
        place = nil
        passesGate = false
    }

    init(_ core: Core, in place: (page: PageID, scene: SceneID)? = nil, passingGate passesGate: Bool = false) {
        self.core = core
        self.place = place
        self.passesGate = passesGate
    }

    /// The navigator of what a lock itself shows: its calls do not wait while ``gate`` is closed.
    ///
    /// Meanwhile, they act on the pages that ``lockPage`` has made, and above these. If there are none, the page that they
    /// open covers everything until the gate opens.
    ///
    /// ```swift
    /// navigator.gate.close("signed out")
    /// try await navigator.throughGate.open("//login")
    /// ```
    ///
    /// A page of the lock needs it only for another scene: the calls of its own navigator do not wait.
    public var throughGate: Navigator { Navigator(core, in: place, passingGate: true) }

    /// The navigator of a page: it acts where the page is, and not where the user has touched last.
    ///
    /// Its calls without a scene change the scene of the page. They begin with the stack of the page: modals above it are
    /// dismissed first. A page that the call before has opened already is not opened twice, so a button that is tapped
    /// twice opens one page. After the page has closed, the calls change its scene.
    ///
    /// Hosts give it to their pages. Both navigators have the same state.
    ///
    /// ```swift
    /// let opened = try await navigator.push(.openChat(chatID: 5))
    /// try await navigator.bound(to: opened.id).push(.openChat(chatID: 6))
    /// ```
    ///
    /// - Parameter page: The page.
    /// - Returns: The navigator of the page; this navigator if the page is not open.
    /// - Complexity: O(*n*) in the number of open pages.
    public func bound(to page: PageID) -> Navigator {
        guard let scene = state.scenes.first(where: { $0.pages.contains { $0.id == page } }) else { return self }
        return bound(to: page, in: scene.id)
    }

    /// The navigator of a page that may be about to open in a scene.
    func bound(to page: PageID, in scene: SceneID) -> Navigator {
        Navigator(core, in: (page, scene), passingGate: passesGate)
    }

    /// Finds the pages of URLs and routes.
    public var router: Router { core.router }
    /// The state that the host shows.
    public internal(set) var state: NavigationState {
        get { core.state }
        _modify {
            let count = core.state.scenes.count
            defer {
                // Requests wait for a scene or a host.
                if core.state.scenes.count > count { core.waits.check() }
                if !core.changes.isPerforming { haveShown() } else if core.changes.isAsking { coverAgain() }
            }
            yield &core.state
        }
    }
    /// Which navigation parameters a URL from outside of the app may use: by default, none.
    ///
    /// The closure receives the name of the parameter and the request, with its `route`. Other parameters are ignored, and
    /// a debug build writes a line that says so.
    public var allowsNavigationParameter: @MainActor (_ name: String, _ request: RouteRequest) -> Bool {
        get { core.allowsNavigationParameter }
        set { core.allowsNavigationParameter = newValue }
    }
    /// The treatment of links that the system delivers.
    public var linkPolicy: LinkPolicy {
        get { core.linkPolicy }
        set { core.linkPolicy = newValue }
    }
    /// The caller of a URL that a host has delivered: by default, other apps, `.external`.
    ///
    /// The system does not say whose a URL is: that of a widget looks like that of any app. An app that signs its own URLs
    /// can tell them apart. `.app` counts as `.external`, because anyone can write a URL.
    public var originOfLink: @MainActor (_ url: String) -> RouteOrigin {
        get { core.originOfLink }
        set { core.originOfLink = newValue }
    }
    /// Holds back what the user asks for while the app is locked, signed out or starting.
    ///
    /// ``open(_:context:from:parameters:reuse:in:)``, ``openLink(_:context:from:in:)``, `push`, `present` and `replace`
    /// wait while it is closed, whoever calls them, except for those of ``throughGate`` and of the lock's own pages. Other
    /// calls, such as `setRoot`, `pop` and `dismiss`, do not wait: they change what is below the lock.
    public var gate: LinkGate { core.gate }
    /// Makes the page that covers a scene while ``gate`` is closed, for example one that asks for a code; `nil` for none.
    ///
    /// ```swift
    /// navigator.lockPage = { _ in .url("//lock") }
    /// navigator.gate.close("locked")
    /// ```
    ///
    /// It covers each scene, also one that opens or is restored meanwhile, and it covers the scene again if the user closes
    /// it. When the gate opens, it closes, with everything that has been shown above it.
    public var lockPage: (@MainActor (_ scene: SceneID) -> PageSource?)? {
        get { core.lockPage }
        set {
            core.lockPage = newValue
            followGate()
        }
    }
    /// Creates the page that shows a URL of the web for which there is no route.
    public var makeWebPage: (@MainActor (_ url: String) -> (any NavigationPage)?)? {
        get { core.makeWebPage }
        set { core.makeWebPage = newValue }
    }
    /// Called when a scene shows another page, whether code, a link or the user has changed it.
    ///
    /// ```swift
    /// navigator.didShow = { page, scene in print("\(scene) shows \(page)") }
    /// ```
    public var didShow: (@MainActor (_ page: Page, _ scene: SceneID) -> Void)? {
        get { core.didShow }
        set { core.didShow = newValue }
    }
    /// Called when a request ends, once for each.
    public var didEnd: (@MainActor (_ outcome: NavigationOutcome) -> Void)? {
        get { core.didEnd }
        set { core.didEnd = newValue }
    }
    /// Called before a page closes, or after the user has closed it by hand.
    ///
    /// (EENavigator's `NavigatorNotification.willDismiss`.)
    public var willClose: (@MainActor (_ page: Page) -> Void)? {
        get { core.willClose }
        set { core.willClose = newValue }
    }

    var host: (any NavigationHost)? {
        get { core.host }
        set { core.host = newValue }
    }
    var entries: [PageID: PageEntry] {
        get { core.entries }
        _modify { yield &core.entries }
    }
    /// The requests that have not ended, the oldest first.
    var requests: [NavigationRequest] { core.requests.all }
    var changes: ChangeQueue { core.changes }
    var waits: PendingWaits { core.waits }
    /// Tells developers something, in debug builds.
    var note: @MainActor (String) -> Void {
        get { core.note }
        set { core.note = newValue }
    }

    /// Says which scenes show another page than before.
    func haveShown() {
        core.announceShown()
        coverAgain()
    }

    /// Covers the scenes that have opened, and those in which the user has closed the page of the lock, as if the gate had
    /// just closed.
    private func coverAgain() {
        guard core.lockPage != nil, gate.isClosed, state.scenes.contains(where: \.lock.isEmpty) else { return }
        gate.whenChanged?()
    }

    /// The page with an identity; `nil` if it is not open.
    public func content(of page: PageID) -> (any NavigationPage)? { entries[page]?.page }

    /// An identity that no page has had.
    func makePageID() -> PageID {
        defer { core.nextPage = core.nextPage.next }
        return core.nextPage
    }
}
