public import RouterRuntime

extension Router {
    /// The plan of a link of which nothing waits, at once: what was asked for can be shown before the caller returns.
    ///
    /// ```swift
    /// func open(_ url: String) throws -> LinkPlan<Screen> { try router.plan(for: url, from: .external) }
    /// ```
    ///
    /// In an asynchronous function, the call means the method that waits. Destinations need not be `Sendable`, because they
    /// stay in the caller's isolation: on the main actor, they can be views.
    ///
    /// Whether the handlers and the middleware of the target and of the pages below must be awaited is known before any of
    /// them is called. If the link is redirected, it is known of the pages below when the target has been made.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - origin: The caller.
    ///   - gate: The gate through which the link comes; `nil` if nothing holds it back.
    ///   - destination: The type of the pages' destinations.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The plan.
    /// - Throws: `RouterError` with the code `requiresAsync` if something must be awaited, or if the gate holds the link back;
    ///   the other errors of the router and of the target's handler; ``NavigationError``.
    public func plan<Destination>(
        for url: String,
        from origin: RouteOrigin = .app,
        through gate: LinkGate? = nil,
        as destination: Destination.Type = Destination.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> LinkPlan<Destination> {
        try plan(makeRequest(url, context: [:], from: origin, callbacks: .none), through: gate, isolation)
    }

    /// The plan of a link that has waited, at once; see ``plan(for:from:through:as:isolation:)``.
    ///
    /// - Throws: As the method for URLs.
    public func plan<Destination>(
        for request: LinkRequest,
        through gate: LinkGate? = nil,
        as destination: Destination.Type = Destination.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> LinkPlan<Destination> {
        try plan(for: request.url, from: request.origin, through: gate, as: destination, isolation: isolation)
    }

    /// The plan of a typed route, at once, for the app; see ``plan(for:from:through:as:isolation:)``.
    ///
    /// - Throws: As the method for URLs.
    public func plan<Destination>(
        for route: Route<Destination>,
        through gate: LinkGate? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> LinkPlan<Destination> {
        try plan(makeRequest(route, context: [:], from: .app), through: gate, isolation)
    }

    /// The plan of a typed route of which a feature knows another type than the app, at once.
    ///
    /// - Throws: As the method for URLs.
    public func plan<Output, Destination>(
        for route: Route<Output>,
        through gate: LinkGate? = nil,
        as destination: Destination.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> LinkPlan<Destination> {
        try plan(makeRequest(route, context: [:], from: .app), through: gate, isolation)
    }

    private func plan<Destination>(
        _ request: RouteRequest,
        through gate: LinkGate?,
        _ isolation: isolated (any Actor)?
    ) throws -> LinkPlan<Destination> {
        let (pages, reason) = try begin(request, through: gate, as: Destination.self, isolation)
        if let reason { throw failure(reason, of: pages.link) }
        return pages.plan
    }

    /// Makes the pages of a plan as far as nothing waits.
    ///
    /// - Returns: The pages, and the reason why the others must be awaited; `nil` if there are no others.
    /// - Throws: `RouterError` with the code `requiresAsync` if no handler has been called; other errors if the plan fails.
    package func begin<Destination>(
        _ request: RouteRequest,
        through gate: LinkGate?,
        as destination: Destination.Type = Destination.self,
        _ isolation: isolated (any Actor)?
    ) throws -> (pages: PlannedPages<Destination>, waitingReason: RouterError?) {
        let link = LinkRequest(url: request.urlText, origin: request.origin)
        let isHeld = RouterError(.requiresAsync, "the gate holds '\(link.url)' back: await the plan")
        if gate?.holds == true { throw isHeld }
        do {
            var (pages, outline) = try target(of: request, for: link, as: destination, isolation)
            do {
                try make(&pages, above: outline, isolation)
                // The app may have locked itself because of the link.
                return (pages, gate?.isClosed == true ? isHeld : nil)
            } catch let error as RouterError where error.code == .requiresAsync {
                return (pages, error)
            }
        } catch {
            throw failure(error, of: link)
        }
    }

    /// The target of a plan, with the routes of the pages below it; `nil` if these are to be found.
    private func target<Destination>(
        of request: RouteRequest,
        for link: LinkRequest,
        as destination: Destination.Type,
        _ isolation: isolated (any Actor)?
    ) throws -> (pages: PlannedPages<Destination>, outline: LinkOutline?) {
        let request = request.planned(staysInIsolation: true)
        var hop = RequestHop(request)
        // Without a route, middleware or a fallback may have an answer.
        let found = try? resolution(of: &hop, on: isolation)
        var outline: LinkOutline?
        do {
            // What selects a tab makes no page, so the tab's first page need not be ready.
            outline = try found.flatMap {
                $0.request.returnsNothing ? nil : try self.outline(below: $0.request, of: link, isolation)
            }
        } catch {
            // If a parent cannot be found, the target may still lead elsewhere.
            if (error as? RouterError)?.code == .requiresAsync { throw error }
        }
        let answer = try answer(
            found?.hop ?? RequestHop(request),
            as: Destination.self,
            { $0 is Void || $0 is Destination },
            isolation: isolation
        )
        let pages = PlannedPages<Destination>(of: link, try PlannedPages.made(answer))
        return (pages, found.flatMap { pages.ends(with: $0.request) ? outline : nil })
    }

    /// Makes the pages below a target.
    private func make<Destination>(
        _ pages: inout PlannedPages<Destination>,
        above known: LinkOutline?,
        _ isolation: isolated (any Actor)?
    ) throws {
        if pages.needsParents { pages.take(try known ?? outline(below: pages.last, of: pages.link, isolation)) }
        while let parent = pages.next {
            do {
                let answer = try answer(
                    parent.resolution.hop,
                    as: Destination.self,
                    { $0 is Void || $0 is Destination },
                    isolation: isolation
                )
                try pages.add(try PlannedPages.made(answer, at: parent))
            } catch {
                throw pages.failure(error)
            }
        }
    }

    /// The routes of the pages below one, none of which must be awaited.
    ///
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/parentFailed``; `RouterError` with the code
    ///   `requiresAsync`.
    private func outline(
        below request: RouteRequest,
        of link: LinkRequest,
        _ isolation: isolated (any Actor)?
    ) throws -> LinkOutline {
        do {
            let outline = try LinkOutline(below: request, of: link, on: isolation)
            let isOnMainActor = MainThread.isMainActor(isolation)
            for parent in outline.all { try parent.resolution.checkSynchronous(isOnMainActor: isOnMainActor) }
            return outline
        } catch let error as RouterError where error.code == .requiresAsync {
            throw RouterError(.requiresAsync, "a page below '\(link.url)' must be awaited: await the plan")
        }
    }
}
