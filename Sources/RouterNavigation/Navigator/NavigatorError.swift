internal import RouterPlans

/// An error of a navigator's operation that is not a ``NavigationError``.
public enum NavigatorError: Error, Hashable, Sendable {
    /// No host is attached, or it was detached during the operation.
    case noHost
    /// The host did not show an effect.
    case dropped(NavigationEffect, reason: String)
    /// The user changed something during the operation, so that the rest of it has no meaning.
    case interrupted(NavigationEffect)
    /// A page refused to close.
    case refused(Page)
    /// The handler of a URL gives no page.
    case notAPage(url: String, type: String)
    /// A page that the route of a URL names as a parent did not open.
    case parentFailed(url: String, parent: String, reason: String)
    /// A navigation operation was awaited inside another one, and each would wait for the other. This happens in
    /// `shouldClose()` and in a host, also in a child task.
    ///
    /// A call from another task that the operation has started waits a few seconds for the end of the operation first.
    case insideOperation
    /// A newer link was shown while this one still waited in the same scene; see ``LinkPolicy/newestWins``.
    case superseded
    /// The gate held the link back, and the app dropped it, or too many newer links came; see ``LinkGate``.
    case notAdmitted
    /// A state can be restored only before any scene is open.
    case notEmpty
    /// Only code can create the page, so that it cannot be restored.
    case notRestorable(PageID)
}

extension NavigatorError {
    /// The error of a page for which no plan can be made.
    init(_ error: LinkPlanError) {
        switch error {
        case .notAPage(url: let url): self = .notAPage(url: url, type: "()")
        case .parentFailed(url: let url, parent: let parent, reason: let reason):
            self = .parentFailed(url: url, parent: parent, reason: reason)
        }
    }
}

extension NavigatorError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String {
        switch self {
        case .noHost: "no host shows the pages: attach one with 'attach'"
        case .dropped(let effect, reason: let reason): "the host did not show '\(effect)': \(reason)"
        case .interrupted(let effect):
            "the user changed something during the operation, so '\(effect)' was not possible: repeat the operation"
        case .refused(let page): "the page '\(page)' refused to close"
        case .notAPage(url: let url, type: let type):
            "the handler of '\(url)' returns '\(type)', which is no page: conform the type to NavigationPage"
        case .parentFailed(url: let url, parent: let parent, reason: let reason):
            "the page '\(parent)' below '\(url)' did not open: \(reason)"
        case .insideOperation:
            "an operation awaits another one that can only begin afterward: start it without awaiting it"
        case .superseded: "a newer link was shown while this one waited"
        case .notAdmitted: "the gate held the link back, and it was dropped"
        case .notEmpty: "scenes are open already: restore a saved state before any scene opens"
        case .notRestorable(let page): "the page \(page) has no URL, so only code can open it again"
        }
    }
}
