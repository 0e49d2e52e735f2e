import RouterPipeline
import RouterPlans
import RouterRuntime
import TestSupport
import Testing

/// Plans of handlers that return nothing, and whose markers name a tab.
@Suite struct SelectedTabTests {
    let router: Router

    init() throws { router = try PlannedDispatcher.router(tabs: "chats\t//refused\n") }

    @Test("A plan has the tab and no page, and calls nothing, not even for the first page of the tab") func tab()
        async throws
    {
        let log = Log<String>()
        let plan: LinkPlan<Screen> = try await PlannedDispatcher.$log.withValue(log) {
            try await router.plan(for: "//chats#part", from: .external)
        }
        #expect(log.entries == [])
        #expect(plan.tab == "chats")
        #expect(plan.target == nil && plan.root == nil && plan.pagesAboveRoot == [])
        #expect(plan.fragment == "part")
        #expect("\(plan)" == "tab chats")
        #expect(try await router.plan(for: "//chats#part", from: .external) == plan)
        #expect(try await router.plan(for: "//chats") != plan)
    }

    @Test("A page of the tab is not made, also if it must be awaited") func atOnce() throws {
        try router.use(for: .urls("//refused")) { request, next in
            await Task.yield()
            return try await next(request)
        }
        func plan() throws -> LinkPlan<Screen> { try router.plan(for: "//chats") }
        #expect("\(try plan())" == "tab chats")
    }

    @Test("A redirect leads to a tab, and a detour of a page below, too") func redirects() async throws {
        router.use { request in
            switch request.url.text {
            case "//help": .end(.redirect(to: "//chats"))
            case "//refused": .end(.redirect(to: "//chats", postponing: true))
            default: .next(request)
            }
        }
        let help: LinkPlan<Screen> = try await router.plan(for: "//help")
        #expect("\(help)" == "tab chats")
        #expect(help.redirects == ["//help"])
        let child: LinkPlan<Screen> = try await router.plan(for: "//child")
        #expect("\(child)" == "tab chats")
        #expect(child.postponed?.url == "//child")
    }

    @Test("A tab is below no page, and an answer of middleware without a page is none") func failures() async throws {
        let router = try PlannedDispatcher.router()
        let nothing = NavigationError.notAPage(url: "//chats", type: "()")
        await #expect(
            throws: NavigationError.parentFailed(url: "//chats/above", parent: "//chats", reason: "\(nothing)")
        ) {
            try await router.plan(for: "//chats/above", as: Screen.self)
        }
        router.use { request in request.url.text == "//chats" ? .end(.value(())) : .next(request) }
        await #expect(throws: nothing) { try await router.plan(for: "//chats", as: Screen.self) }
    }
}
