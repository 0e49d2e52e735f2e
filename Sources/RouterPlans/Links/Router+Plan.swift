internal import RouteTables
public import RouterRuntime

extension Router {
    /// The plan of a link: the pages that it asks for, from the lowest to the target.
    ///
    /// ```swift
    /// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
    /// ```
    ///
    /// The handlers of the target and of its parents are called, each once, outside of the main actor unless they are
    /// isolated to it. The target is made for the caller, and its parents for the app, because markers name them. Plans
    /// wait for what middleware waits for, such as a login.
    ///
    /// A plan leaves the isolation of its handlers, so their results must be `Sendable`, as the compiler says where it
    /// compiles the generated call.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - origin: The caller.
    ///   - gate: The gate through which the link comes; `nil` if nothing holds it back, as for what a lock itself shows.
    ///   - destination: The type of the pages' destinations.
    /// - Returns: The plan.
    /// - Throws: The errors of the router and of the target's handler; ``NavigationError``. A handler that returns nothing
    ///   is not called. A parent with another type of destination throws
    ///   ``NavigationError`` with the code ``NavigationError/Code/parentFailed``, of which a caller outside of the app learns nothing.
    public func plan<Destination: Sendable>(
        for url: String,
        from origin: RouteOrigin = .app,
        through gate: LinkGate? = nil,
        as destination: Destination.Type = Destination.self
    ) async throws -> LinkPlan<Destination> {
        guard let gate else { return try await plan(makeRequest(url, context: [:], from: origin, callbacks: .none)) }
        let request = LinkRequest(url: url, origin: origins.origin(of: url, from: origin))
        let key = LinkJoints.Key(
            router: ObjectIdentifier(self),
            request: LinkRequest(url: (try? split(url))?.normalized ?? url, origin: request.origin),
            type: ObjectIdentifier(destination),
            closings: gate.closings
        )
        return try await gate.joints.value(for: key) {
            try await gate.plan(request) {
                try await self.plan(self.makeRequest(url, context: [:], from: origin, callbacks: .none))
            }
        }
    }

    /// The plan of a link that has waited; see ``plan(for:from:through:as:)``.
    ///
    /// - Parameters:
    ///   - request: The URL and the caller.
    ///   - gate: The gate through which the link comes; `nil` if nothing holds it back.
    ///   - destination: The type of the pages' destinations.
    /// - Returns: The plan.
    /// - Throws: The errors of the router and of the target's handler; ``NavigationError``.
    public func plan<Destination: Sendable>(
        for request: LinkRequest,
        through gate: LinkGate? = nil,
        as destination: Destination.Type = Destination.self
    ) async throws -> LinkPlan<Destination> {
        try await plan(for: request.url, from: request.origin, through: gate)
    }

    /// The plan of a typed route, for the app; see ``plan(for:from:through:as:)``.
    ///
    /// Values that no URL can carry reach the handlers, and are missing in the plan's ``LinkPlan/request``.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - gate: The gate through which the app comes, for what a user asks for elsewhere, such as in a search of the
    ///     system; `nil` if nothing holds it back.
    /// - Returns: The plan.
    /// - Throws: The errors of the router and of the target's handler; ``NavigationError``.
    public func plan<Destination: Sendable>(
        for route: Route<Destination>,
        through gate: LinkGate? = nil
    ) async throws -> LinkPlan<Destination> {
        let request = makeRequest(route, context: [:], from: .app)
        guard let gate else { return try await plan(request) }
        return try await gate.plan(LinkRequest(url: request.urlText, origin: .app)) { try await self.plan(request) }
    }

    private func plan<Destination: Sendable>(_ request: RouteRequest) async throws -> LinkPlan<Destination> {
        let link = LinkRequest(url: request.urlText, origin: request.origin)
        do {
            return try await plan(request, for: link)
        } catch let error as NavigationError {
            throw error.reduced(for: link, in: self)
        }
    }

    private func plan<Destination: Sendable>(
        _ request: RouteRequest,
        for link: LinkRequest
    ) async throws -> LinkPlan<Destination> {
        var (last, target): (RouteRequest, LinkPlan<Destination>.Page) = try await page(RequestHop(request.planned))
        var postponed = last.postponed
        // Most pages have no parents, so they need not wait for the main actor.
        var outline = LinkOutline(alone: last)
        if last.navigation?.parent != nil || outline.tab != nil {
            outline = try await LinkOutline(below: last, of: link)
        }
        var below: [LinkPlan<Destination>.Page] = []
        for parent in outline.all {
            do {
                let (lastOfParent, page): (RouteRequest, LinkPlan<Destination>.Page) = try await page(
                    parent.resolution.hop
                )
                below.append(page)
                guard lastOfParent.postponed != nil else { continue }
                // The detour of a page below puts off the whole link. Its own page stands alone.
                (last, target, below) = (lastOfParent, page, [])
                outline = LinkOutline(alone: last)
                postponed = lastOfParent.postponed
                break
            } catch let error as CancellationError {
                throw error
            } catch {
                throw NavigationError.parentFailed(url: last.urlText, parent: parent.url, reason: "\(error)")
            }
        }
        let plan = LinkPlan(
            link,
            below: below,
            target,
            tab: outline.tab,
            startsTab: outline.startsTab,
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

    /// Performs a request once.
    ///
    /// - Returns: The request of the last hop, and its page.
    private func page<Destination: Sendable>(
        _ hop: RequestHop
    ) async throws -> (RouteRequest, LinkPlan<Destination>.Page) {
        let answer = try await answer(hop, as: Destination.self, { $0 is Void || $0 is Destination }, isolation: nil)
        let last = answer.last
        guard !(answer.value is Void), let destination = Self.cast(answer.value, to: Destination.self) else {
            throw NavigationError.notAPage(url: last.urlText, type: "()")
        }
        let key = PageKey(of: last) ?? PageKey(url: last.urlText)
        let page = LinkPlan<Destination>.Page(
            id: answer.isOfHandler ? key : key.ofOther,
            destination: destination,
            opening: last.navigation?.opening ?? .push,
            url: last.urlText
        )
        return (last, page)
    }
}

extension LinkGate {
    /// Makes a plan while the gate is open, and gives it away while the gate is open.
    fileprivate func plan<Plan: Sendable>(
        _ request: LinkRequest,
        _ make: @Sendable () async throws -> Plan
    ) async throws -> Plan {
        let number = number()
        try await pass(request, number)
        let plan = try await make()
        // The app may have closed the gate while handlers or a login took their time.
        if isClosed { try await pass(request, number) }
        return plan
    }
}

extension RouteRequest {
    /// The request for a plan, whose results must be `Sendable`.
    var planned: RouteRequest { RouteRequest(storage: storage.copy { $0.hops.plan() }) }
}
