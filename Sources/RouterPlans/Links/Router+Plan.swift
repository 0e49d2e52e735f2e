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
    ///   is not called; if its marker names a tab, the plan selects it and has no page. A parent with another type of destination throws
    ///   ``NavigationError`` with the code ``NavigationError/Code/parentFailed``, of which a caller outside of the app learns nothing.
    public func plan<Destination: Sendable>(
        for url: String,
        from origin: RouteOrigin = .app,
        through gate: LinkGate? = nil,
        as destination: Destination.Type = Destination.self
    ) async throws -> LinkPlan<Destination> {
        try await plan(makeRequest(url, context: [:], from: origin, callbacks: .none), through: gate)
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
        try await plan(makeRequest(route, context: [:], from: .app), through: gate)
    }

    /// The plan of a typed route of which a feature knows another type than the app, such as its own enumeration.
    ///
    /// ```swift
    /// func plan(_ route: Route<some Any>) async throws -> LinkPlan<Screen> {
    ///     try await router.plan(for: route, as: Screen.self)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - gate: The gate through which the app comes; `nil` if nothing holds it back.
    ///   - destination: The type of the pages' destinations.
    /// - Returns: The plan.
    /// - Throws: The errors of the router and of the target's handler; ``NavigationError``.
    public func plan<Output, Destination: Sendable>(
        for route: Route<Output>,
        through gate: LinkGate? = nil,
        as destination: Destination.Type
    ) async throws -> LinkPlan<Destination> {
        try await plan(makeRequest(route, context: [:], from: .app), through: gate)
    }

    /// The plan of a request; see ``plan(for:from:through:as:)``.
    package func plan<Destination: Sendable>(
        _ request: RouteRequest,
        through gate: LinkGate?,
        as destination: Destination.Type = Destination.self
    ) async throws -> LinkPlan<Destination> {
        let request = request.planned()
        guard let gate else { return try await plan(RequestHop(request)) }
        let link = LinkRequest(url: request.urlText, origin: request.origin)
        let written = LinkJoints.Key(
            router: ObjectIdentifier(self),
            link: .written(request.normalizedURL),
            origin: link.origin,
            type: ObjectIdentifier(destination),
            closings: gate.closings
        )
        let make = { @Sendable () async throws -> LinkPlan<Destination> in
            try await gate.plan(link) {
                let found = await self.resolution(of: request)
                let hop = found?.hop ?? RequestHop(request)
                guard let page = found.flatMap({ SoughtPage(of: $0.request) }) else { return try await self.plan(hop) }
                var key = written
                key.link = .found(page)
                return try await gate.joints.value(for: key) { try await self.plan(hop) }
            }
        }
        // Its values may be such that no URL can carry them.
        if request.storage.typed != nil { return try await make() }
        return try await gate.joints.value(for: written, make)
    }

    /// The route of a request for a plan; `nil` if none takes it.
    private func resolution(of request: RouteRequest) async -> RouteResolution? {
        do { return try resolution(of: request, on: nil) } catch {
            guard error.needsMainActor else { return nil }
            return try? await MainActor.run { try resolution(of: request, on: MainActor.shared) }
        }
    }

    /// The route of a request, without calling its handler.
    package func resolution(of request: RouteRequest, on isolation: (any Actor)?) throws -> RouteResolution {
        var hop = RequestHop(request)
        return try resolution(of: &hop, on: isolation)
    }

    /// Makes the pages that an attempt at once has left; see ``begin(_:through:as:_:)``.
    package func finish<Destination: Sendable>(
        _ pages: PlannedPages<Destination>,
        through gate: LinkGate?
    ) async throws -> LinkPlan<Destination> {
        guard let gate else { return try await finish(pages) }
        return try await gate.plan(pages.link) { try await self.finish(pages) }
    }

    private func plan<Destination: Sendable>(_ hop: RequestHop) async throws -> LinkPlan<Destination> {
        let link = LinkRequest(url: hop.first.urlText, origin: hop.first.origin)
        let target: PlannedPages<Destination>.Made
        do { target = try await page(hop, as: Destination.self) } catch {
            throw failure(error, of: link)
        }
        return try await finish(PlannedPages(of: link, target))
    }

    private func finish<Destination: Sendable>(
        _ begun: PlannedPages<Destination>
    ) async throws -> LinkPlan<Destination> {
        var pages = begun
        do {
            if pages.needsParents {
                do { try pages.findParents(on: nil) } catch let error where error.needsMainActor {
                    pages = try await pages.findingParents()
                }
            }
            while let parent = pages.next {
                do { try pages.add(try await page(parent.resolution.hop, at: parent, as: Destination.self)) } catch {
                    throw pages.failure(error)
                }
            }
            try Task.checkCancellation()
            return pages.plan
        } catch {
            throw failure(error, of: pages.link)
        }
    }

    /// The error of a plan as its caller receives it, of which developers learn if the caller is outside of the app.
    func failure(_ error: any Error, of link: LinkRequest) -> any Error {
        let reduced = (error as? NavigationError)?.reduced(for: link, in: self) ?? error
        return link.origin == .app ? reduced : told(reduced, of: link)
    }

    /// Performs a request once.
    private func page<Destination: Sendable>(
        _ hop: RequestHop,
        at parent: ParentRoute? = nil,
        as destination: Destination.Type
    ) async throws -> PlannedPages<Destination>.Made {
        let answer = try await answer(hop, as: destination, { $0 is Void || $0 is Destination }, isolation: nil)
        return try PlannedPages.made(answer, at: parent)
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
    /// The request for a plan, whose results must be `Sendable` unless they stay in the isolation of the caller.
    func planned(staysInIsolation: Bool = false) -> RouteRequest {
        RouteRequest(storage: storage.copy { $0.hops.plan(staysInIsolation: staysInIsolation) })
    }
}
