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
/// Operations run one after the other, in the order in which they are requested. An operation completes when the host
/// has shown it, exactly once: with a page, or with an error.
///
/// ``state`` contains what the host has shown. If the user changes something during an operation, what is left of the
/// operation continues if it still means something, and else ends with ``NavigatorError/interrupted(_:)``.
@MainActor
public final class Navigator {
    /// Finds the pages of URLs and routes.
    public let router: Router
    /// What the host shows.
    public internal(set) var state = NavigationState()
    /// Which navigation parameters a URL from outside of the app may use: by default, none.
    ///
    /// The closure receives the name of the parameter and the route of the URL.
    public var maySteer: @MainActor (_ parameter: String, _ route: RouteResolution) -> Bool = { _, _ in false }
    /// Creates the page that shows a URL of the web for which there is no route.
    public var webPage: (@MainActor (_ url: String) -> (any NavigationPage)?)?
    /// Called before a page closes, or after the user has closed it by hand.
    ///
    /// (EENavigator's `NavigatorNotification.willDismiss`.)
    public var willClose: (@MainActor (_ page: Page) -> Void)?

    weak var host: (any NavigationHost)?
    var entries: [PageID: PageEntry] = [:]
    private var nextPage = PageID(1)
    private var queue: [@MainActor () async -> Void] = []
    private var isRunning = false
    /// The task that performs operations, to detect those that await each other.
    private var performer: Int?
    var pendingEffect: PendingEffect?

    /// Creates a navigator without scenes and without a host.
    public init(_ router: Router) {
        self.router = router
    }

    /// The page with an identity; `nil` if it is not open.
    public func content(of page: PageID) -> (any NavigationPage)? { entries[page]?.page }

    /// An identity that no page has had.
    func makePageID() -> PageID {
        let id = max(nextPage, state.nextPage)
        nextPage = PageID(id.number + 1)
        return id
    }

    /// Performs work after all that has been requested before, and completes exactly once.
    func enqueue<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        queue.append {
            do { completion(.success(try await work())) } catch { completion(.failure(error)) }
        }
        guard !isRunning else { return }
        isRunning = true
        Task {
            self.performer = withUnsafeCurrentTask { $0?.hashValue }
            while !self.queue.isEmpty {
                self.host?.reportChanges()
                await self.queue.removeFirst()()
            }
            self.isRunning = false
            self.performer = nil
        }
    }

    /// Performs work after all that has been requested before, and waits for it.
    ///
    /// - Throws: What the work throws; ``NavigatorError/insideOperation`` inside of another operation, which would
    ///   wait for itself.
    func enqueueAndWait<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        if let performer, performer == withUnsafeCurrentTask(body: { $0?.hashValue }) {
            throw NavigatorError.insideOperation
        }
        return try await withCheckedThrowingContinuation { continuation in
            enqueue(work) { continuation.resume(with: $0) }
        }
    }
}
