import Foundation
import RouterDynamic
import RouterPlans
@_spi(Locks) @_spi(Generated) @testable import RouterRuntime
@_spi(Locks) import RouteTables
import TestSupport
import Testing

@Suite struct LinkPlanTests {
    let router: Router

    init() throws { router = try PlannedDispatcher.router() }

    @Test("A plan has the pages of the parents, the tab, the URL of each page, and the request") func parents()
        async throws
    {
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7#top", from: .external)
        #expect(plan.pagesAboveRoot.map(\.destination) == [.inbox, .chat(5), .photo(7, of: 5)])
        #expect(plan.pagesAboveRoot.map(\.url) == ["//inbox", "//chat/5", "//chat/5/photo/7#top"])
        #expect(plan.target?.destination == .photo(7, of: 5))
        #expect(plan.tab == "chats")
        #expect(plan.root == nil)
        #expect(plan.fragment == "top")
        #expect(plan.request == LinkRequest(url: "//chat/5/photo/7#top", origin: .external))
        #expect(plan.redirects == [])
        #expect("\(plan)" == "chats: inbox > chat(id: 5) > photo(id: 5, number: 7)")
    }

    @Test("A redirect without a fragment keeps that of the link, and a detour does not") func keptFragment()
        async throws
    {
        router.use { request in
            request.url.text.hasPrefix("//old/") ? .end(.redirect(to: "//chat/5")) : .next(request)
        }
        router.use { request in
            request.url.text.hasPrefix("//help") ? .end(.redirect(to: "//login", postponing: true)) : .next(request)
        }
        let plan: LinkPlan<Screen> = try await router.plan(for: "//old/5#part", from: .external)
        #expect(plan.fragment == "part")
        #expect(plan.target?.url == "//chat/5#part")
        let login: LinkPlan<Screen> = try await router.plan(for: "//help#part", from: .external)
        #expect(login.fragment == nil)
        #expect(login.postponed?.url == "//help#part")
    }

    @Test("The same URL, caller and rules give an equal plan, and another caller another one") func equality()
        async throws
    {
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
        #expect(try await router.plan(for: "//chat/5") == plan)
        #expect(try await router.plan(for: plan.request) == plan)
        #expect(try await router.plan(for: "//chat/6") != plan)
        #expect(try await router.plan(for: "//chat/5", from: .external) != plan)
        #expect(try await router.plan(for: "//chat/5#last") != plan)
    }

    @Test("Pages are equal by their handlers and values, in whichever spelling") func identity() async throws {
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
        let other: LinkPlan<Screen> = try await router.plan(for: "//chat/%35?unread=2#last")
        #expect(Set(plan.pagesAboveRoot + other.pagesAboveRoot).count == 2)
        let saved = try JSONEncoder().encode(plan.target?.id)
        #expect(try JSONDecoder().decode(PageKey.self, from: saved) == other.target?.id)
        // The URL has what the identity leaves out.
        #expect(other.target?.url == "//chat/%35?unread=2#last")
    }

    @Test("A page that replaces everything is the top of a new stack, in no tab") func root() async throws {
        let welcome: LinkPlan<Screen> = try await router.plan(for: "//welcome")
        #expect(welcome.root == welcome.target)
        #expect(welcome.pagesAboveRoot.isEmpty)
        #expect("\(welcome)" == "root welcome")
        let tour: LinkPlan<Screen> = try await router.plan(for: "//tour")
        #expect("\(tour)" == "root welcome > tour")
        #expect(tour.target?.opening == .push)
    }

    @Test(
        "A plan has the window that the marker of its page or the nearest parent names",
        arguments: ["//draft", "//draft/line"]
    )
    func window(_ url: String) async throws {
        let plan: LinkPlan<Screen> = try await router.plan(for: url)
        #expect(plan.window == "editor")
        #expect(plan.target?.opening == .push)
        #expect("\(plan)" == "window editor: chats: inbox > draft" + (url == "//draft" ? "" : " > line"))
        #expect(try await router.plan(for: "//chat/5", as: Screen.self).window == nil)
        // What shows a plan knows one window.
        var scene = NavigationScene<Screen>(tabs: ["home", "chats"])
        scene.show(plan)
        #expect(scene.visibleStack.tab == "chats")
    }

    @Test("Fragment, pages and tab are those of the last hop, and the request is that of the first") func redirect()
        async throws
    {
        let plan: LinkPlan<Screen> = try await router.plan(for: "//old/5#first", from: .external)
        #expect("\(plan)" == "chats: inbox > chat(id: 5)")
        #expect(plan.fragment == "last")
        #expect(plan.redirects == ["//old/5#first"])
        #expect(plan.request == LinkRequest(url: "//old/5#first", origin: .external))
        #expect(plan.target?.id == (try await router.plan(for: "//chat/5", as: Screen.self)).target?.id)
    }

    @Test("So they are after a relocation, and after asynchronous middleware") func otherHops() async throws {
        let relocated = router.relocate([.replace("//talk/:id", target: "//chat/:id")])
        #expect(relocated.refused.isEmpty)
        router.use { request, next in
            await Task.yield()
            return request.url.text.hasPrefix("//late/") ? .redirect(to: "//chat/5#late") : try await next(request)
        }
        let chat: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
        for (url, fragment) in [("//talk/5#now", "now"), ("//late/5#first", "late")] {
            let plan: LinkPlan<Screen> = try await router.plan(for: url)
            #expect("\(plan)" == "chats: inbox > chat(id: 5)")
            #expect(plan.fragment == fragment)
            #expect(plan.redirects == [url])
            #expect(plan.target?.id == chat.target?.id)
        }
    }

    @Test("A rule leads to the plan of its target") func rule() async throws {
        let router = try PlannedDispatcher.router(rewrites: [(source: "//talk/:id", target: "//chat/:id")])
        let plan: LinkPlan<Screen> = try await router.plan(for: "//talk/5", from: .external)
        #expect("\(plan)" == "chats: inbox > chat(id: 5)")
        #expect(plan.redirects == ["//talk/5"])
    }

    @Test("Each handler, condition and rewriting closure runs once") func once() async throws {
        let log = Log<String>()
        router.rewrite { request in
            guard request.url.text == "//picture/5" else { return nil }
            log.note("rewrite")
            return request.replacing(url: "//chat/5/photo/7")
        }
        try await PlannedDispatcher.$log.withValue(log) {
            let plan: LinkPlan<Screen> = try await router.plan(for: "//picture/5", from: .external)
            #expect("\(plan)" == "chats: inbox > chat(id: 5) > photo(id: 5, number: 7)")
        }
        #expect(log.entries == ["rewrite", "when", "photo", "inbox", "chat"])
    }

    @Test("Only the app reaches a route that is closed, and parents are made for the app") func callers() async throws {
        await #expect(throws: RouterError.self) {
            try await router.plan(for: "//inbox", from: .external, as: Screen.self)
        }
        #expect(
            "\(try await router.plan(for: "//chat/5", from: .external, as: Screen.self))"
                == "chats: inbox > chat(id: 5)"
        )
    }

    @Test("An action, a parent that fails and one of another type have no plan") func failures() async throws {
        await #expect(throws: NavigationError.notAPage(url: "//unknown", type: "()")) {
            try await router.plan(for: "//unknown", as: Screen.self)
        }
        let refused = NavigationError.parentFailed(url: "//child", parent: "//refused", reason: "nobody is logged in")
        await #expect(throws: refused) { try await router.plan(for: "//child", as: Screen.self) }
        let error = await #expect(throws: NavigationError.self) {
            try await router.plan(for: "//digit", as: Screen.self)
        }
        #expect(error?.code == .parentFailed)
        #expect("\(try #require(error))".hasPrefix("the page '//number' below '//digit' did not open: "))
        let plan = try await router.plan(for: "//digit", as: (any Hashable & Sendable).self)
        #expect(plan.description == "number > digit")
        #expect(
            "\(refused)" == "the page '//refused' below '//child' did not open: nobody is logged in"
        )
        #expect(
            "\(NavigationError.notAPage(url: "//clear", type: "()"))"
                == "the handler of '//clear' returns nothing, so there is no page to show: call it with 'router.open'"
        )
    }

    @Test("A handler that returns nothing is not called for a plan, also below a page and after a redirect")
    func actions() async throws {
        router.use { request, next in
            await Task.yield()
            return request.url.text == "//tidy" ? .redirect(to: "//clear") : try await next(request)
        }
        let log = Log<String>()
        try await PlannedDispatcher.$log.withValue(log) {
            for url in ["//clear", "//tidy"] {
                await #expect(throws: NavigationError.notAPage(url: "//clear", type: "()")) {
                    try await router.plan(for: url, as: Screen.self)
                }
            }
            let error = await #expect(throws: NavigationError.self) {
                try await router.plan(for: "//cleared", as: Screen.self)
            }
            #expect("\(try #require(error))".contains("the handler of '//clear' returns nothing"))
            #expect(log.entries == ["cleared"])
            try await router.open("//clear")
        }
        #expect(log.entries == ["cleared", "clear"])
    }

    @Test("An object of the main actor that is not Sendable is no destination") @MainActor func notSendable()
        async throws
    {
        let error = await #expect(throws: RouterError.self) {
            try await router.plan(for: "//box", as: (any Hashable & Sendable).self)
        }
        #expect(error?.code == .notSendable)
    }

    @Test(
        "An object that is not Sendable is no destination, whichever handler and way lead to it",
        arguments: ["//crate", "//moved", "//lid"],
        [false, true]
    )
    func notSendableElsewhere(_ url: String, hasMiddleware: Bool) async throws {
        if hasMiddleware {
            router.use { request, next in
                await Task.yield()
                return try await next(request)
            }
        }
        let error = await #expect(throws: (any Error).self) {
            try await router.plan(for: url, as: (any Hashable & Sendable).self)
        }
        let message =
            "'crate' returns 'Box', which is not Sendable and so cannot leave its isolation: "
            + "make it Sendable, or call it there"
        #expect("\(try #require(error))".contains(message))
        // Code that calls the handler itself keeps the object.
        #expect(try await router.open("//crate") is PlannedDispatcher.Box)
    }

    @Test("An object that is not Sendable is no destination if a closure added at run time returns it")
    func addedNotSendable() async throws {
        try router.add("//added/box") { _ in PlannedDispatcher.Box() }
        try router.add("//added/chat") { _ in Screen.chat(5) }
        let error = await #expect(throws: RouterError.self) {
            try await router.plan(for: "//added/box", as: (any Hashable & Sendable).self)
        }
        #expect(error?.code == .notSendable)
        #expect(try await router.plan(for: "//added/chat", as: Screen.self).target?.destination == .chat(5))
        #expect(try router.call("//added/box") is PlannedDispatcher.Box)
    }

    @Test("A request is saved with its caller, and read with it if the app trusts the data so far") func saved()
        async throws
    {
        let decoder = JSONDecoder()
        func read(_ origin: RouteOrigin) throws -> RouteOrigin {
            let request = LinkRequest(url: "//chat/5", origin: origin)
            let data = try JSONEncoder().encode(request)
            #expect(String(decoding: data, as: UTF8.self).contains("\"origin\":\(origin.rawValue)"))
            let other = try decoder.decode(LinkRequest.self, from: data)
            #expect(other.url == request.url)
            return other.origin
        }
        for origin in RouteOrigin.allCases { #expect(try read(origin) == .external) }
        decoder.userInfo[LinkRequest.trustedOriginsKey] = "app"
        #expect(try read(.app) == .external)
        decoder.userInfo[LinkRequest.trustedOriginsKey] = Set([RouteOrigin.notification])
        #expect(try read(.notification) == .notification)
        #expect(try read(.app) == .external)
        decoder.userInfo[LinkRequest.trustedOriginsKey] = Set(RouteOrigin.allCases)
        for origin in RouteOrigin.allCases { #expect(try read(origin) == origin) }
        #expect(throws: DecodingError.self) {
            try decoder.decode(LinkRequest.self, from: Data(#"{"url":"//chat/5","origin":9}"#.utf8))
        }
    }

    @Test("A caller outside of the app does not learn which page below has failed, nor why") func outside() async throws
    {
        let router = try PlannedDispatcher.router(rewrites: [("//deep/:id", "//chat/:id"), ("//inbox", "//refused")])
        let log = Log<String>()
        router.state.withLock { $0.refusalNote = .custom { log.note($0.report()) } }
        for (url, last) in [("//chat/5", "//chat/5"), ("//deep/5", "//chat/5")] {
            let parent = NavigationError.parentFailed(url: last, parent: "//inbox", reason: "nobody is logged in")
            await #expect(throws: parent) { try await router.plan(for: url, as: Screen.self) }
            let error = await #expect(throws: RouterError.self) {
                try await router.plan(for: url, from: .external, as: Screen.self)
            }
            #expect("\(try #require(error))" == "no route matches '\(url)' [notFound]")
        }
        #if DEBUG
            #expect(
                log.entries.first
                    == "RouteGen: a request from 'external' failed, and the caller does not learn why: the page "
                    + "'//inbox' below '//chat/5' did not open: nobody is logged in; the request: '//chat/5' [notFound]"
            )
            #expect(log.entries.count == 2)
        #endif
        // What leads elsewhere in the app's name is not named either.
        router.use { request in
            request.url.text == "//old/5" ? .end(.redirect(to: "//clear", from: .app)) : .next(request)
        }
        await #expect(throws: NavigationError.notAPage(url: "//old/5", type: "()")) {
            try await router.plan(for: "//old/5", from: .external, as: Screen.self)
        }
        await #expect(throws: NavigationError.notAPage(url: "//clear", type: "()")) {
            try await router.plan(for: "//old/5", as: Screen.self)
        }
    }

    @Test("Control characters of a URL are replaced in what an error says") func controlCharacters() {
        let error = NavigationError.parentFailed(url: "//a\u{1B}[31m", parent: "//b\n", reason: "c\u{202E}")
        #expect("\(error)" == "the page '//b\u{FFFD}' below '//a\u{FFFD}[31m' did not open: c\u{FFFD}")
    }

    @Test("A plan waits for a login in middleware") func waiting() async throws {
        let login = Suspension()
        try router.use(for: .urls("//chat/**")) { request, next in
            await login.wait()
            return try await next(request)
        }
        async let plan = router.plan(for: "//chat/5", from: .external, as: Screen.self)
        await login.begins()
        await login.end()
        #expect("\(try await plan)" == "chats: inbox > chat(id: 5)")
    }
}
