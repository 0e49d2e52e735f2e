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
/// ``state`` contains what the host has shown. If the user changes something during an operation, the rest of the
/// operation continues if it still makes sense, and else ends with ``NavigatorError/interrupted(_:)``.
@MainActor
public final class Navigator {
    /// Finds the pages of URLs and routes.
    public let router: Router
    /// The state that the host shows.
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
    private var queue: [QueuedOperation] = []
    /// The operation that is performed.
    private var running: QueuedOperation.Identity?
    private var isRunning = false
    /// The tasks in which operations are performed and the host shows effects, to detect operations that await each
    /// other.
    private var performers: Set<Int> = []
    /// How long a call from inside of an operation waits for the end of that operation, in nanoseconds.
    var patience: UInt64 = 5_000_000_000
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

    /// Performs work after all earlier requests, and completes exactly once.
    ///
    /// - Returns: The identity of the operation.
    @discardableResult
    func enqueue<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> QueuedOperation.Identity {
        let operation = QueuedOperation {
            do { completion(.success(try await work())) } catch { completion(.failure(error)) }
        } fail: { error in
            completion(.failure(error))
        }
        queue.append(operation)
        guard !isRunning else { return operation.identity }
        isRunning = true
        Task {
            await self.asPerformer {
                while !self.queue.isEmpty {
                    self.host?.reportChanges()
                    let next = self.queue.removeFirst()
                    self.running = next.identity
                    await QueuedOperation.Identity.$current.withValue(next.identity) { await next.perform() }
                }
            }
            self.running = nil
            self.isRunning = false
        }
        return operation.identity
    }

    /// Performs work after all earlier requests, and waits for it.
    ///
    /// - Throws: The error of `work`; ``NavigatorError/insideOperation`` inside of another operation, which would
    ///   wait for itself.
    func enqueueAndWait<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        if let task = withUnsafeCurrentTask(body: { $0?.hashValue }), performers.contains(task) {
            throw NavigatorError.insideOperation
        }
        let outer = running.flatMap { $0 === QueuedOperation.Identity.current ? $0 : nil }
        return try await withCheckedThrowingContinuation { continuation in
            let identity = enqueue(work) { continuation.resume(with: $0) }
            if let outer { withdraw(identity, unlessEnded: outer) }
        }
    }

    /// Ends an operation with an error unless the one that started it ends soon.
    ///
    /// Swift does not tell a child task, for whose end the outer operation waits, from a task that was merely started,
    /// for which no code waits.
    private func withdraw(_ inner: QueuedOperation.Identity, unlessEnded outer: QueuedOperation.Identity) {
        Task {
            try? await Task.sleep(nanoseconds: self.patience)
            guard self.running === outer, let index = self.queue.firstIndex(where: { $0.identity === inner }) else {
                return
            }
            self.queue.remove(at: index).fail(NavigatorError.insideOperation)
        }
    }

    /// Runs code in whose task no operation can be awaited.
    func asPerformer(_ body: @MainActor () async -> Void) async {
        let task = withUnsafeCurrentTask { $0?.hashValue }
        if let task { performers.insert(task) }
        await body()
        if let task { performers.remove(task) }
    }
}
