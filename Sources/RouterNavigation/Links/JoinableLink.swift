internal import RouterPlans
internal import RouterRuntime

/// A link that others join which ask for the same before it is shown.
@MainActor
final class JoinableLink {
    private let url: String
    private let origin: RouteOrigin
    private let router: Router
    /// The treatment of modals; `nil` to open the page onto the stack that the user sees.
    let modals: LinkModals?
    /// The page, which is looked up if another link is written in another way.
    private lazy var page = (try? PageSource.url(url, from: origin).resolution(in: router)?.request)
        .flatMap { SoughtPage(of: $0) }

    init(_ url: String, from origin: RouteOrigin, _ modals: LinkModals?, in router: Router) {
        (self.url, self.origin, self.modals, self.router) = (url, origin, modals, router)
    }

    /// Whether another link asks for the same page, to be opened in the same way.
    func isSame(as other: JoinableLink) -> Bool { url == other.url || page != nil && page == other.page }
}
