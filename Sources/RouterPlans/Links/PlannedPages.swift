internal import RouteTables
internal import RouterRuntime

/// The pages of a plan that are made one after the other: the target, and then those below it, the lowest first.
package struct PlannedPages<Destination> {
    /// A page, and the request of the last hop that led to it; no page if that only selects a tab.
    typealias Made = (last: RouteRequest, page: LinkPlan<Destination>.Page?)

    let link: LinkRequest
    /// The request that has led to the target.
    private(set) var last: RouteRequest
    private var target: LinkPlan<Destination>.Page?
    private var below: [LinkPlan<Destination>.Page] = []
    private var outline: LinkOutline
    private var knowsParents = false
    /// The routes of the pages below the target that have not been made.
    private var unmade: ArraySlice<ParentRoute> = []
    private var postponed: LinkRequest?

    init(of link: LinkRequest, _ target: Made) {
        (self.link, last, self.target) = (link, target.last, target.page)
        outline = LinkOutline(alone: last)
        postponed = last.postponed
    }

    /// The page with which a request has ended.
    ///
    /// - Parameters:
    ///   - answer: The answer to the request.
    ///   - parent: The route that was found for it, if it is one below the target.
    /// - Returns: The page.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/notAPage``.
    static func made(_ answer: RequestAnswer, at parent: ParentRoute? = nil) throws -> Made {
        let last = answer.last
        if answer.onlySelectsTab { return (last, nil) }
        guard !(answer.value is Void), let destination = Router.cast(answer.value, to: Destination.self) else {
            throw NavigationError.notAPage(url: last.urlText, type: "()")
        }
        // A handler or middleware may have led elsewhere.
        let found = parent.flatMap { $0.resolution.request.storage === last.storage ? $0 : nil }
        let key = (found == nil ? PageKey(of: last) : found?.key) ?? PageKey(url: last.urlText)
        let page = LinkPlan.Page(
            answer.isOfHandler ? key : key.substitute,
            destination,
            found?.opening ?? last.navigation?.opening ?? .push,
            last.urlText,
            named: last.givenName
        )
        return (last, page)
    }

    /// Whether pages may be below the target, which few have, and their routes have not been found.
    var needsParents: Bool { !knowsParents && target != nil && (last.navigation?.parent != nil || outline.tab != nil) }

    /// Finds the routes of the pages below the target.
    mutating func findParents(on isolation: (any Actor)?) throws {
        take(try LinkOutline(below: last, of: link, on: isolation))
    }

    /// Takes the routes of the pages below the target.
    mutating func take(_ outline: LinkOutline) {
        (self.outline, knowsParents) = (outline, true)
        unmade = outline.all[...]
    }

    /// Whether a request led to the target as it is.
    func ends(with request: RouteRequest) -> Bool { last.storage === request.storage }

    /// The route of the page that is made next; `nil` if all are made.
    var next: ParentRoute? { unmade.first }

    /// Adds the next page.
    ///
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/notAPage`` for a tab, which is below no page.
    mutating func add(_ made: Made) throws {
        guard made.last.postponed != nil else {
            guard let page = made.page else { throw NavigationError.notAPage(url: made.last.urlText, type: "()") }
            unmade.removeFirst()
            return below.append(page)
        }
        // The detour of a page below puts off the whole link. Its own page stands alone.
        (last, target, below) = (made.last, made.page, [])
        take(LinkOutline(alone: last))
        postponed = last.postponed
    }

    /// The error of the link because of that of the next page.
    func failure(_ error: any Error) -> any Error {
        ParentRoute.failure(error, of: next?.url ?? "", below: last)
    }

    /// The plan, when all pages are made.
    package var plan: LinkPlan<Destination> {
        let plan = LinkPlan(
            link,
            below: outline.with(below),
            target,
            requirements: last.requirements,
            fragment: (try? RouteURL(last.urlText))?.fragment,
            redirects: last.hops,
            postponed: postponed
        )
        #if DEBUG
            return plan.watched(UnreadRequirements(of: last))
        #else
            return plan
        #endif
    }
}

extension RequestAnswer {
    /// Whether a handler that returns nothing has a tab, which its marker names: the link asks for no page.
    package var onlySelectsTab: Bool { isOfHandler && value is Void && last.navigation?.tab != nil }
}

extension PlannedPages where Destination: Sendable {
    /// The pages, with the routes of those below, which are found on the main actor because a condition belongs to it.
    @MainActor
    func findingParents() throws -> PlannedPages {
        var pages = self
        try pages.findParents(on: MainActor.shared)
        return pages
    }
}

extension PlannedPages: Sendable where Destination: Sendable {}
