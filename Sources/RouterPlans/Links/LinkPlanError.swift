/// The reason that a link has no plan, apart from the errors of the router and of handlers.
public enum LinkPlanError: Error, Hashable, Sendable {
    /// The handler of a URL is an action: it returns nothing, so there is no page to show.
    case notAPage(url: String)
    /// A page that the route of a URL names as a parent could not be made.
    case parentFailed(url: String, parent: String, reason: String)
}

extension LinkPlanError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String {
        switch self {
        case .notAPage(url: let url):
            "the handler of '\(url)' returns nothing, so there is no page to show: call it with 'router.open'"
        case .parentFailed(url: let url, parent: let parent, reason: let reason):
            "the page '\(parent)' below '\(url)' did not open: \(reason)"
        }
    }
}
