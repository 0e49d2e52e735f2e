internal import RouterPlans
internal import RouterRuntime

/// The handlers on the way to a page: notes their redirects, and answers for those of a page that is open already.
final class PageHandlers: HandlerWitness {
    /// The page that is open, in place of another one that its handler would make.
    enum OpenPage: NavigationPage {
        case stays
    }

    /// The redirects that have led to the page.
    let redirects: HandlerRedirects
    private let handled: HandledRequest?

    /// - Parameter open: The page that is open already; `nil` if there is none.
    @MainActor
    init(of open: PageEntry?) {
        redirects = HandlerRedirects(former: open?.redirects ?? [])
        handled = open?.handled
    }

    func answer(to request: RouteRequest) throws -> Any? {
        try redirects.answer(to: request)
            ?? handled.flatMap { $0 == HandledRequest(request) ? OpenPage.stays : nil }
    }

    func note(_ redirect: RouteRedirect, of request: RouteRequest) { redirects.note(redirect, of: request) }
}
