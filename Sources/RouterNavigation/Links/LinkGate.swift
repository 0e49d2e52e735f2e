public import RouterRuntime

/// Holds links back while the app cannot show them: while it is locked, signed out or starting.
///
/// ```swift
/// navigator.gate.close("locked")
/// navigator.gate.onHold = { url, origin in print("\(url) from \(origin) waits until the app is unlocked") }
/// navigator.gate.open("locked")
/// ```
///
/// A link that the gate holds back waits before anything else happens to it: no rule, no middleware and no handler is
/// called. When the gate opens, the links resume with their origins and contexts, in the order in which they came.
///
/// A link waits until the gate opens, ``drop(_:)`` is called, its task is cancelled, its scene is discarded, or more than
/// ``limit`` links wait. There is no limit of time.
@MainActor
public final class LinkGate {
    /// How many links wait at most: by default, 20.
    ///
    /// If another link comes, the oldest one ends with ``NavigatorError/notAdmitted``.
    public var limit = 20
    /// Whether a closed gate holds a request back: by default, each one that does not come from the app.
    ///
    /// So code of the app can show a lock page, and an app can let a link through that resets a password.
    public var shouldHold: @MainActor (_ url: String, _ origin: RouteOrigin) -> Bool = { $1 != .app }
    /// Called when a link is held back, for example to present a login.
    public var onHold: (@MainActor (_ url: String, _ origin: RouteOrigin) -> Void)?

    private var reasons: Set<String> = []
    private var held: [(request: NavigationRequest, url: String)] = []
    private let waits: PendingWaits

    init(_ waits: PendingWaits) {
        self.waits = waits
    }

    /// Whether links are held back.
    public var isClosed: Bool { !reasons.isEmpty }

    /// The URLs of the links that wait, the oldest first.
    public var urls: [String] { held.filter { !$0.request.hasEnded }.map(\.url) }

    /// Holds links back from now on.
    ///
    /// - Parameter reason: A name for the reason. The gate is closed until it has been opened for each reason.
    public func close(_ reason: String = "closed") {
        reasons.insert(reason)
    }

    /// Lets links through, unless the gate is closed for another reason.
    ///
    /// - Parameter reason: The reason for which the gate was closed.
    public func open(_ reason: String = "closed") {
        reasons.remove(reason)
        waits.check()
    }

    /// Ends the links that wait; the gate remains as it is.
    ///
    /// - Parameter error: The error with which they end.
    public func drop(_ error: any Error = NavigatorError.notAdmitted) {
        for (request, _) in held { request.end(error) }
        held = []
    }

    /// Suspends a request while the gate holds it back.
    ///
    /// - Throws: The error with which the request ends in the meantime.
    func pass(_ request: NavigationRequest, _ url: String, _ origin: RouteOrigin) async throws {
        guard isClosed, shouldHold(url, origin) else { return }
        // The tasks of those that have ended may not have left yet.
        held.removeAll(where: \.request.hasEnded)
        held.append((request, url))
        request.isHeld = true
        defer {
            held.removeAll { $0.request === request }
            request.isHeld = false
        }
        if held.count > limit { held[0].request.end(NavigatorError.notAdmitted) }
        onHold?(url, origin)
        // The app may close the gate again before this task continues.
        while isClosed { try await waits.wait(request) { !self.isClosed } }
    }
}
