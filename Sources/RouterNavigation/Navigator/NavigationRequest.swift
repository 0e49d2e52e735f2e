internal import RouterPlans

/// A request of code, or a link, from the call to its end: it waits, prepares pages, and then changes what is shown.
@MainActor
final class NavigationRequest {
    /// The request whose change runs, in its own task and in those that it starts.
    @TaskLocal static var performing: NavigationRequest?
    /// The request whose middleware and handlers run, in its own task and in those that it starts.
    @TaskLocal static var preparing: NavigationRequest?

    /// The place of the request among all requests: that of the last call, if the same link has come again; before all
    /// others, 0, if it covers a scene because the gate has closed, or uncovers it.
    var number: Int
    /// The scene that the request names; `nil` for the active one.
    var scene: SceneID?
    /// The page in whose stack the request acts; `nil` for the stack that the user sees.
    let page: PageID?
    /// The link; `nil` for what code does without a URL.
    let link: LinkRequest?
    /// Whether a newer link takes the place of this one.
    let yieldsToNewer: Bool
    /// The tab that was selected before the user selected another one in the meantime.
    var tab: (scene: SceneID, id: TabID)?
    /// How often the request looks yet whether the user has answered what a page asks.
    var looksForAnswer = 20
    /// Whether the request does not wait at the gate.
    let passesGate: Bool
    /// Whether middleware that the request asks may open nothing, because it is only asked whether open pages may stay.
    var asksOnly: Bool
    /// How often the gate had closed when the request came.
    let closings: Int
    /// The place at the gate; `nil` for a request that has not come to it.
    var atGate: AtGate?
    /// Whether the gate holds the request back.
    var isHeld = false
    /// Whether the host shows the change, so that the request can no longer be withdrawn.
    private(set) var hasBegun = false
    private(set) var hasEnded = false
    /// The task that waits and prepares pages; `nil` after the end.
    var preparation: Task<Void, Never>?
    /// The wait in which the task is suspended; it ends with an error if the request does.
    fileprivate(set) var wait: OneShot<Void>?
    /// The result, which the same link awaits that comes again in the meantime; `nil` if it stands alone, and after the end.
    var result: AnyObject?
    /// The link, if others may join it; `nil` if none may.
    var joinable: JoinableLink?
    /// Tells the caller of an error; `nil` after the end.
    var fail: (@MainActor (any Error) -> Void)?

    init(
        _ number: Int,
        in scene: SceneID?,
        of page: PageID?,
        for link: LinkRequest?,
        yieldsToNewer: Bool,
        passesGate: Bool,
        closings: Int
    ) {
        self.number = number
        self.scene = scene
        self.page = page
        self.link = link
        self.yieldsToNewer = yieldsToNewer
        self.passesGate = passesGate
        self.closings = closings
        asksOnly = Self.preparing?.asksOnly ?? false
    }

    /// Notes that the change begins.
    ///
    /// - Throws: `CancellationError` if the request has ended.
    func begin() throws {
        try check()
        hasBegun = true
    }

    /// - Throws: `CancellationError` if the request has ended.
    func check() throws {
        if hasEnded { throw CancellationError() }
    }

    /// Notes that the request ends by itself.
    ///
    /// A task that a handler has started keeps the request, as the value of a task-local, for as long as it runs. So a
    /// request that has ended keeps nothing: neither its navigator nor its page.
    ///
    /// - Returns: Whether it has not ended before.
    func complete() -> Bool {
        defer { (hasEnded, preparation, wait, result, joinable, fail) = (true, nil, nil, nil, nil, nil) }
        return !hasEnded
    }

    /// Ends the request with an error, unless its change has begun.
    func end(_ error: any Error) {
        guard !hasBegun else { return }
        let (preparation, wait, fail) = (preparation, wait, fail)
        guard complete() else { return }
        preparation?.cancel()
        wait?.end(error)
        fail?(error)
    }
}

/// The waits of all requests that are suspended.
@MainActor
final class PendingWaits {
    private typealias Wait = (request: NavigationRequest, isOver: @MainActor () -> Bool, over: OneShot<Void>)

    private var all: [ObjectIdentifier: Wait] = [:]
    private let changes: ChangeQueue

    init(_ changes: ChangeQueue) {
        self.changes = changes
    }

    /// Suspends a request until a condition is true.
    ///
    /// - Throws: The error with which the request ends in the meantime.
    func wait(_ request: NavigationRequest, until isOver: @escaping @MainActor () -> Bool) async throws {
        try request.check()
        guard !isOver() else { return }
        changes.noLongerExpect(request)
        defer {
            request.wait = nil
            all[ObjectIdentifier(request)] = nil
        }
        let over = OneShot<Void>()
        all[ObjectIdentifier(request)] = (request, isOver, over)
        request.wait = over
        try await over.value
    }

    /// Resumes the requests whose conditions have become true, the oldest first.
    func check() {
        guard !all.isEmpty else { return }
        let over = all.values.filter { !$0.over.hasEnded && $0.isOver() }
        for wait in over.sorted(by: { $0.request.number < $1.request.number }) {
            changes.expect(wait.request)
            wait.over.end()
        }
    }
}
