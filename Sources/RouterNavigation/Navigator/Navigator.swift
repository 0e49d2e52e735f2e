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
/// operation continues if it still makes sense, and else ends with ``NavigatorError/interrupted(_:)``.
@MainActor
public final class Navigator {
    /// Finds the pages of URLs and routes.
    public let router: Router
    /// The state that the host shows.
    public internal(set) var state = NavigationState() {
        didSet { waits.check() }
    }
    /// Which navigation parameters a URL from outside of the app may use: by default, none.
    ///
    /// The closure receives the name of the parameter and the route of the URL. Other parameters are ignored, and a debug
    /// build writes a line that says so.
    public var allowsNavigationParameter: @MainActor (_ name: String, _ route: RouteResolution) -> Bool = { _, _ in
        false
    }
    /// The treatment of links that the system delivers.
    public var linkPolicy = LinkPolicy()
    /// Holds links back while the app is locked, signed out or starting.
    public let gate: LinkGate
    /// Creates the page that shows a URL of the web for which there is no route.
    public var makeWebPage: (@MainActor (_ url: String) -> (any NavigationPage)?)?
    /// Called before a page closes, or after the user has closed it by hand.
    ///
    /// (EENavigator's `NavigatorNotification.willDismiss`.)
    public var willClose: (@MainActor (_ page: Page) -> Void)?

    weak var host: (any NavigationHost)?
    var entries: [PageID: PageEntry] = [:]
    private var nextPage = PageID(1)
    /// The requests that have not ended, the oldest first.
    var requests: [NavigationRequest] = []
    var requestCount = 0
    let changes = ChangeQueue()
    let waits: PendingWaits
    /// Tells developers something, in debug builds.
    var note: @MainActor (String) -> Void
    var pendingEffect: PendingEffect?

    /// Creates a navigator without scenes and without a host.
    public init(_ router: Router) {
        self.router = router
        waits = PendingWaits(changes)
        gate = LinkGate(waits)
        note = { line in router.remark { "RouteGen: the navigator \(line)" } }
    }

    /// The page with an identity; `nil` if it is not open.
    public func content(of page: PageID) -> (any NavigationPage)? { entries[page]?.page }

    /// An identity that no page has had.
    func makePageID() -> PageID {
        let id = max(nextPage, state.nextPage)
        nextPage = id.next
        return id
    }
}
