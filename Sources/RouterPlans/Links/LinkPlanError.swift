internal import RouteTables
package import RouterRuntime

/// The reason that a link has no plan, apart from the errors of the router and of handlers.
public enum LinkPlanError: Error, Hashable, Sendable {
    /// The handler of a URL gives no page: it is an action, and returns nothing or something else.
    case notAPage(url: String, type: String)
    /// A page that the route of a URL names as a parent could not be made.
    ///
    /// A caller outside of the app learns only that the link does not open: it receives a `RouterError` with the code
    /// `notFound`, because the parent may be closed to it.
    case parentFailed(url: String, parent: String, reason: String)
    /// The gate held the link back, and the app dropped it, or too many newer links came; see ``LinkGate``.
    case notAdmitted
}

extension LinkPlanError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String { PrintableText.line(sentence) }

    private var sentence: String {
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

extension LinkPlanError {
    /// The error as the caller of a link receives it, as of any request whose own requests fail.
    ///
    /// Debug builds tell developers what a caller outside of the app does not learn.
    ///
    /// - Parameters:
    ///   - link: The link; `nil` for a typed route.
    ///   - router: The router.
    ///   - last: The latest request to which the link has led, if it is known.
    /// - Returns: The error.
    package func reduced(for link: LinkRequest?, in router: Router, after last: RouteRequest? = nil) -> any Error {
        guard let link, link.origin != .app else { return self }
        switch self {
        case .notAdmitted: return self
        case .notAPage(url: _, type: let type): return LinkPlanError.notAPage(url: link.url, type: type)
        case .parentFailed:
            var error = router.notFound(link.url, link.origin)
            let request = router.makeRequest(link.url, context: [:], from: link.origin, callbacks: .none)
            error.isReported = router.note(RouterError(.notFound, "\(self)"), hiddenAs: error, request, last)
            return error
        }
    }
}
