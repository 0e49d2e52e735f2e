/// The reason that a link has no plan, apart from the errors of the router and of handlers.
public enum LinkPlanError: Error, Hashable, Sendable {
    /// The handler of a URL gives no page: it is an action, and returns nothing or something else.
    case notAPage(url: String, type: String)
    /// A page that the route of a URL names as a parent could not be made.
    case parentFailed(url: String, parent: String, reason: String)
    /// The gate held the link back, and the app dropped it, or too many newer links came; see ``LinkGate``.
    case notAdmitted
}

extension LinkPlanError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String {
        switch self {
        case .notAPage(url: let url, type: "()"):
            "the handler of '\(url)' returns nothing, so there is no page to show: call it with 'router.open'"
        case .notAPage(url: let url, type: let type):
            "the handler of '\(url)' returns '\(type)', which is no page: conform the type to NavigationPage"
        case .parentFailed(url: let url, parent: let parent, reason: let reason):
            "the page '\(parent)' below '\(url)' did not open: \(reason)"
        case .notAdmitted: "the gate held the link back, and it was dropped"
        }
    }
}
