import RouterDynamic
import RouterPlans
import TestSupport
import Testing

/// Redirects after which the app makes the first request again.
@Suite struct DetourTests {
    let router: Router

    init() throws { router = try PlannedDispatcher.router() }

    /// Redirects the requests for URLs of a pattern.
    private func redirect(_ pattern: String, to url: String, postponing: Bool = true) throws {
        try router.use(for: .urls("\(pattern)")) { _ in .end(.redirect(to: url, postponing: postponing)) }
    }

    @Test("A plan has the request that a detour has put off, with its caller") func postponed() async throws {
        try redirect("//chat/:id", to: "//login")
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5?unread=1#last", from: .external)
        #expect(plan.target?.destination == .login)
        #expect(plan.postponed == LinkRequest(url: "//chat/5?unread=1#last", origin: .external))
        #expect(plan.pagesAboveRoot == [plan.target])
    }

    @Test("Other redirects put nothing off") func redirects() async throws {
        try redirect("//chat/:id", to: "//login", postponing: false)
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
        #expect(plan.target?.destination == .login)
        #expect(plan.postponed == nil)
    }

    @Test("What is put off is the request of the hop, and survives further redirects and detours") func hops()
        async throws
    {
        try router.rewrite("//talk/:id", to: "//chat/:id")
        try redirect("//chat/:id", to: "//gate")
        try router.add("//gate") { _ in throw RouteRedirect(to: "//lock", postponing: true) }
        try router.rewrite("//lock", to: "//login")
        let plan: LinkPlan<Screen> = try await router.plan(for: "//talk/5")
        #expect(plan.target?.destination == .login)
        #expect(plan.postponed == LinkRequest(url: "//chat/5", origin: .app))
        #expect(plan.request.url == "//talk/5")
    }

    @Test("The detour of a parent puts off the whole link") func ofParent() async throws {
        try redirect("//inbox", to: "//login")
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
        #expect(plan.target?.destination == .login)
        #expect(plan.postponed == LinkRequest(url: "//chat/5", origin: .external))
        #expect(plan.pagesAboveRoot == [plan.target])
        #expect(plan.tab == nil)
    }

    @Test("So does the detour of the first page of the tab") func ofFirstPage() async throws {
        let router = try PlannedDispatcher.router(tabs: "chats\t//help\n")
        try router.use(for: .urls("//help")) { _ in .end(.redirect(to: "//login", postponing: true)) }
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
        #expect(plan.target?.destination == .login)
        #expect(plan.root == nil)
        #expect(plan.pagesAboveRoot == [plan.target])
        #expect(plan.postponed == LinkRequest(url: "//chat/5", origin: .external))
    }

    @Test("A login's handler knows the whole link that the detour of a page below has put off")
    func handlerBelow() async throws {
        let seen = Log<String>()
        try router.add("//gate") { request in
            seen.note(request.postponed.map { "\($0.url) \($0.origin)" } ?? "nothing")
            return Screen.login
        }
        try redirect("//inbox", to: "//gate")
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7#top", from: .external)
        #expect(plan.postponed == LinkRequest(url: "//chat/5/photo/7#top", origin: .external))
        // The link's own detour is the first one.
        try redirect("//chat/:id/photo/:photo", to: "//chat/5")
        let own: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7#last", from: .external)
        #expect(own.postponed == LinkRequest(url: "//chat/5/photo/7#last", origin: .external))
        #expect(seen.entries == ["//chat/5/photo/7#top external", "//chat/5/photo/7#last external"])
    }

    @Test("A login's handler knows what has been put off, of handlers as of middleware") func handler() async throws {
        let seen = Log<String>()
        try router.add("//gate") { request in
            seen.note(request.postponed.map { "\($0.url) \($0.origin)" } ?? "nothing")
            return Screen.login
        }
        try router.add("//private") { _ in throw RouteRedirect(to: "//gate", postponing: true) }
        let plan: LinkPlan<Screen> = try await router.plan(for: "//private")
        #expect(plan.postponed?.url == "//private")
        _ = try await router.plan(for: "//gate", as: Screen.self)
        #expect(seen.entries == ["//private app", "nothing"])
    }
}
