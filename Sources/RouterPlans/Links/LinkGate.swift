@_spi(Locks) internal import RouteTables

/// Holds links back while the app cannot show them: while it is locked, signed out or starting.
///
/// ```swift
/// let gate = LinkGate()
/// gate.close("locked")
/// gate.onHold = { request in print("\(request.url) from \(request.origin) waits until the app is unlocked") }
/// gate.open("locked")
/// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external, through: gate)
/// ```
///
/// A link that the gate holds back waits before anything else happens to it: no rule, no middleware and no handler is
/// called. When the gate opens, the links resume in the order in which they came, with their callers.
///
/// A link waits until the gate opens, ``drop(_:where:)`` is called, its task is cancelled, or more than ``limit`` links
/// wait. There is no limit of time.
///
/// Plans of one link for one caller that are made at the same time are one plan, which is made once.
public final class LinkGate: Sendable {
    private struct Link {
        let number: Int
        let request: LinkRequest
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var limit = 20
        var shouldHold: @Sendable (LinkRequest) -> Bool = { $0.origin != .app }
        var onHold: (@Sendable (LinkRequest) -> Void)?
        var reasons: Set<String> = []
        var held: [Link] = []
        /// The links that the gate lets through: the first one is resumed, and the next one when that is on its way.
        var admitted: [Link] = []
        var count = 0

        mutating func takeHeld(_ isTaken: (Link) -> Bool) -> [Link] {
            let taken = held.filter(isTaken)
            held.removeAll(where: isTaken)
            return taken
        }
    }

    private let state = Lock(State())
    let joints = LinkJoints()

    /// Creates an open gate.
    public init() {}

    /// How many links wait at most: by default, 20.
    ///
    /// If another link comes, the oldest one ends with ``LinkPlanError/notAdmitted``.
    public var limit: Int {
        get { state.withLock(\.limit) }
        set { state.withLock { $0.limit = newValue } }
    }
    /// Whether a closed gate holds a link back: by default, each one that does not come from the app.
    ///
    /// So code of the app can show a lock page, and an app can let a link through that resets a password.
    public var shouldHold: @Sendable (LinkRequest) -> Bool {
        get { state.withLock(\.shouldHold) }
        set { state.withLock { $0.shouldHold = newValue } }
    }
    /// Called when a link is held back, for example to present a login.
    public var onHold: (@Sendable (LinkRequest) -> Void)? {
        get { state.withLock(\.onHold) }
        set { state.withLock { $0.onHold = newValue } }
    }

    /// Whether links are held back.
    public var isClosed: Bool { state.withLock { !$0.reasons.isEmpty } }

    /// The links that wait, the oldest first.
    public var requests: [LinkRequest] { state.withLock { $0.held.map(\.request) } }

    /// Holds links back from now on.
    ///
    /// - Parameter reason: A name for the reason. The gate is closed until it has been opened for each reason.
    public func close(_ reason: String = "closed") {
        state.withLock { _ = $0.reasons.insert(reason) }
    }

    /// Lets links through, unless the gate is closed for another reason.
    ///
    /// - Parameter reason: The reason for which the gate was closed.
    public func open(_ reason: String = "closed") {
        let first = state.withLock { state -> Link? in
            state.reasons.remove(reason)
            guard state.reasons.isEmpty else { return nil }
            let isFirst = state.admitted.isEmpty
            state.admitted += state.takeHeld { _ in true }
            return isFirst ? state.admitted.first : nil
        }
        first?.continuation.resume()
    }

    /// Ends links that wait, for example those of a user who has signed out.
    ///
    /// The gate remains as it is.
    ///
    /// - Parameters:
    ///   - error: The error with which they end.
    ///   - isDropped: Whether a link ends: by default, each one.
    public func drop(
        _ error: any Error = LinkPlanError.notAdmitted,
        where isDropped: (LinkRequest) -> Bool = { _ in true }
    ) {
        let dropped = Set(requests.filter(isDropped))
        let links = state.withLock { $0.takeHeld { dropped.contains($0.request) } }
        for link in links { link.continuation.resume(throwing: error) }
    }

    /// Returns whether the gate holds a link back: it is closed, or older links are passing, and the link is no exception.
    package func holds(_ request: LinkRequest) -> Bool {
        state.withLock { !$0.reasons.isEmpty || !$0.admitted.isEmpty } && shouldHold(request)
    }

    /// Waits while the gate holds a link back.
    ///
    /// - Throws: The error with which the link is dropped; `CancellationError` if the task is cancelled.
    package func pass(_ request: LinkRequest, isolation: isolated (any Actor)? = #isolation) async throws {
        guard holds(request) else { return }
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        var notice = onHold
        // The app may close the gate again before the task continues.
        repeat {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    if hold(Link(number: number, request: request, continuation: continuation)) {
                        notice?(request)
                        notice = nil
                    }
                    // The task may have been cancelled before the link was held.
                    if Task.isCancelled { end(number) }
                }
            } onCancel: {
                end(number)
            }
            resumeNext(after: number)
        } while isClosed
    }

    /// Resumes the link after one that is on its way.
    ///
    /// Actors run tasks that are resumed together in any order, the main actor, too.
    private func resumeNext(after number: Int) {
        let next = state.withLock { state -> Link? in
            guard state.admitted.first?.number == number else { return nil }
            state.admitted.removeFirst()
            return state.admitted.first
        }
        next?.continuation.resume()
    }

    /// Holds a link back while the gate is closed; otherwise, the link passes after those that are passing.
    ///
    /// - Returns: Whether the gate is closed.
    private func hold(_ link: Link) -> Bool {
        let (isHeld, passing, dropped) = state.withLock { state -> (Bool, Link?, [Link]) in
            if state.reasons.isEmpty {
                // The first one is resumed already.
                let later = state.admitted.dropFirst().firstIndex { $0.number > link.number }
                state.admitted.insert(link, at: later ?? state.admitted.endIndex)
                return (false, state.admitted.count == 1 ? link : nil, [])
            }
            state.held.insert(link, at: state.held.firstIndex { $0.number > link.number } ?? state.held.endIndex)
            let excess = Set(state.held.prefix(max(0, state.held.count - max(0, state.limit))).map(\.number))
            return (true, nil, state.takeHeld { excess.contains($0.number) })
        }
        passing?.continuation.resume()
        for link in dropped { link.continuation.resume(throwing: LinkPlanError.notAdmitted) }
        return isHeld
    }

    private func end(_ number: Int) {
        for link in state.withLock({ $0.takeHeld { $0.number == number } }) {
            link.continuation.resume(throwing: CancellationError())
        }
    }
}
