public import RouterPlans
internal import RouterRuntime

/// The end of a request to a navigator, for analytics, and to save what is shown.
///
/// ```swift
/// navigator.didEnd = { outcome in
///     if outcome.reason == .noRoute { print("no page for \(outcome.link?.url ?? "")") }
/// }
/// ```
public struct NavigationOutcome: Sendable {
    /// The reason for which a request ends.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The host shows what was asked for.
        case done
        /// A newer link took its place.
        case superseded
        /// Its task was cancelled, or the app ended it, also at its gate.
        case cancelled
        /// A page refused to close.
        case refused
        /// No route is open to the caller.
        case noRoute
        /// The handler, the host or something else failed.
        case failed
    }

    /// The link, with its caller; `nil` for what code did without a URL.
    public let link: LinkRequest?
    /// The error; `nil` if the request is done.
    public let error: (any Error)?

    /// The reason.
    public var reason: Reason {
        guard let error else { return .done }
        if error is CancellationError { return .cancelled }
        if (error as? RouterError)?.code == .notFound { return .noRoute }
        return switch (error as? NavigationError)?.code {
        case .notAdmitted: .cancelled
        case .superseded: .superseded
        case .refused: .refused
        default: .failed
        }
    }
}

extension Result {
    var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
