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
/// A link that comes to a closed gate waits before anything else happens to it: no rule, no middleware and no handler is
/// called. When the gate opens, the links resume in the order in which they came, with their callers. The caller does not
/// matter: a tap on a search result of the system waits as a link from another app does.
///
/// A link waits until the gate opens, ``drop(_:where:)`` is called, or its task is cancelled. There is no limit of time. If
/// more than 20 links wait, the oldest one ends with ``NavigationError`` with the code ``NavigationError/Code/notAdmitted``.
///
/// A link is asked again when it is ready. If the gate has closed in the meantime, it waits then, in its former place.
///
/// Plans of one page for one caller that are made at the same time are one plan, which is made once, however their URLs are
/// written. Links that wait are one if their URLs are spellings of one. A link that comes after the gate has closed is another
/// one.
public final class LinkGate: Sendable {
    typealias Link = LinkLine.Link

    private struct State {
        var limit = 20
        var onHold: (@Sendable (LinkRequest) -> Void)?
        var whenChanged: (@Sendable () -> Void)?
        var reasons: Set<String> = []
        var closings = 0
        var held = LinkLine()
        /// The number of a link that is on its way; `nil` if none is.
        var passing: Int?
        /// The links that the gate lets through after that, one at a time.
        var admitted = LinkLine()
        var count = 0

        /// Lets the oldest link through that the gate admits.
        mutating func admitNext() -> Link? {
            let next = admitted.popFirst()
            passing = next?.number
            return next
        }
    }

    private let state = Lock(State())
    let joints = LinkJoints()

    /// Creates an open gate.
    public init() {}

    /// How many links wait at most.
    package var limit: Int {
        get { state.read(\.limit) }
        set { state.withLock { $0.limit = newValue } }
    }
    /// Called when a link is held back, for example to present a login.
    ///
    /// It is not called for a link that asks for the same as one that waits already, or that ended because others came.
    /// So a closure that opens something, which waits then, is not called again and again.
    public var onHold: (@Sendable (LinkRequest) -> Void)? {
        get { state.read(\.onHold) }
        set { state.withLock { $0.onHold = newValue } }
    }

    /// Called when the gate has closed or opened.
    package var whenChanged: (@Sendable () -> Void)? {
        get { state.read(\.whenChanged) }
        set { state.withLock { $0.whenChanged = newValue } }
    }

    /// Whether links are held back.
    public var isClosed: Bool { state.read { !$0.reasons.isEmpty } }

    /// How often the gate has closed: a link joins none that came when that was another number.
    package var closings: Int { state.read(\.closings) }

    /// The links that wait, the oldest first.
    public var requests: [LinkRequest] { state.read { $0.held.all }.map(\.request) }

    /// Holds links back from now on.
    ///
    /// - Parameter reason: A name for the reason. The gate is closed until it has been opened for each reason.
    public func close(_ reason: String = "closed") {
        let whenChanged = state.withLockInPlace { state -> (@Sendable () -> Void)? in
            if state.reasons.isEmpty { state.closings += 1 }
            return state.reasons.insert(reason).inserted ? state.whenChanged : nil
        }
        whenChanged?()
    }

    /// Lets links through, unless the gate is closed for another reason.
    ///
    /// - Parameter reason: The reason for which the gate was closed.
    public func open(_ reason: String = "closed") {
        let (first, whenChanged) = state.withLockInPlace { state -> (Link?, (@Sendable () -> Void)?) in
            guard state.reasons.remove(reason) != nil, state.reasons.isEmpty else { return (nil, nil) }
            while let link = state.held.popFirst() { _ = state.admitted.insert(link) }
            state.held = LinkLine()
            return (state.passing == nil ? state.admitNext() : nil, state.whenChanged)
        }
        whenChanged?()
        first?.continuation.resume()
    }

    /// Ends links that wait, for example those of a user who has signed out.
    ///
    /// The gate remains as it is.
    ///
    /// - Parameters:
    ///   - error: The error with which they end; `nil` for one with the code ``NavigationError/Code/notAdmitted``.
    ///   - isDropped: Whether a link ends: by default, each one.
    public func drop(
        _ error: (any Error)? = nil,
        where isDropped: (LinkRequest) -> Bool = { _ in true }
    ) {
        let error = error ?? NavigationError.notAdmitted
        for link in state.read({ $0.held.all }) where isDropped(link.request) {
            state.withLockInPlace { $0.held.remove(link.number) }?.continuation.resume(throwing: error)
        }
    }

    /// The place of a link that comes to the gate now.
    package func number() -> Int {
        state.withLockInPlace { state in
            state.count += 1
            return state.count
        }
    }

    /// Returns whether a link waits: the gate is closed, or older links are passing.
    package var holds: Bool { state.read { !$0.reasons.isEmpty || $0.passing != nil } }

    /// Waits while the gate is closed.
    ///
    /// - Parameters:
    ///   - request: The link.
    ///   - number: The place in which it came.
    ///   - isolation: The actor of the caller.
    /// - Throws: The error with which the link is dropped; `CancellationError` if the task is cancelled.
    package func pass(
        _ request: LinkRequest,
        _ number: Int,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard holds else { return }
        repeat {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    hold(Link(number: number, request: request, continuation: continuation))?(request)
                    // The task may have been cancelled before the link was held.
                    if Task.isCancelled { end(number) }
                }
            } onCancel: {
                end(number)
            }
        } while !passes(number)
    }

    /// Resumes the link after one that is on its way.
    ///
    /// Actors run tasks that are resumed together in any order, the main actor, too.
    ///
    /// - Returns: Whether the link on its way passes; `false` if the gate has closed before its task has continued, also
    ///   if it has opened again for older links.
    private func passes(_ number: Int) -> Bool {
        let (next, isClosed) = state.withLockInPlace { state in
            (state.passing == number ? state.admitNext() : nil, !state.reasons.isEmpty)
        }
        next?.continuation.resume()
        return !isClosed && next.map { $0.number > number } ?? true
    }

    /// Holds a link back while the gate is closed; otherwise, the link passes after those that are passing.
    ///
    /// - Returns: The closure to call because the link is held back; `nil` if there is none.
    func hold(_ link: Link) -> (@Sendable (LinkRequest) -> Void)? {
        typealias Held = (onHold: (@Sendable (LinkRequest) -> Void)?, passing: Link?, dropped: [Link])
        let held = state.withLockInPlace { state -> Held in
            if state.reasons.isEmpty {
                _ = state.admitted.insert(link)
                return (nil, state.passing == nil ? state.admitNext() : nil, [])
            }
            let isNew = state.held.insert(link)
            var dropped: [Link] = []
            while state.held.count > max(0, state.limit), let oldest = state.held.popFirst() { dropped.append(oldest) }
            return (isNew && !state.held.isEmpty ? state.onHold : nil, nil, dropped)
        }
        held.passing?.continuation.resume()
        for link in held.dropped { link.continuation.resume(throwing: NavigationError.notAdmitted) }
        return held.onHold
    }

    func end(_ number: Int) {
        state.withLockInPlace { $0.held.remove(number) }?.continuation.resume(throwing: CancellationError())
    }
}
