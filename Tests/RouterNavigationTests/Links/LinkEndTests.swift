@testable import RouterNavigation
import RouterPipeline
import RouterPlans
import RouterRuntime
import Testing

/// Links that come twice, that the app ends, and what the app learns of the end of a request.
@MainActor
@Suite
struct LinkEndTests {
    /// Middleware that waits, and the number of requests that it has seen.
    @MainActor
    private final class Login {
        let signal = Signal()
        private(set) var count = 0
        private var token: RouteToken?

        init(_ app: LinkApp) {
            token = app.router.use { [weak self] request, next in
                if request.url.text.contains("//account") || request.url.text.contains("//cart") { await self?.wait() }
                return try await next(request)
            }
        }

        private func wait() async {
            count += 1
            await signal.wait()
        }
    }

    @Test("A link that comes twice while it prepares is one: for middleware, handlers and the host") func joins()
        async throws
    {
        let cart = Cart()
        try await LinkDispatcher.$cart.withValue(cart) {
            let app = try await LinkApp()
            let login = Login(app)
            let links = [app.link("//cart/add/5"), app.link("//cart/add/5")]
            let pages = [app.link("//account/1"), app.link("//account/1"), app.link("//account/1")]
            await app.until { login.signal.count == 2 }
            await app.settle()
            #expect(app.navigator.requests.count == 2)
            // One of those who wait is cancelled, and the others get the page.
            pages[0].cancel()
            await #expect(throws: CancellationError.self) { try await pages[0].value }
            login.signal.give()
            for link in links { #expect(try await link.value == nil) }
            let opened = try await pages[1].value
            #expect(try await pages[2].value == opened)
            #expect(cart.items == [5] && login.count == 2)
            #expect(app.names == ["home", "account"])
            #expect(app.isShown && app.navigator.requests.isEmpty)
        }
    }

    @Test(
        "A link joins one that is written in another way, unless they open in different places",
        arguments: [
            ("//cart/add/5", "//cart/add/05", 1), ("//cart/add/5", "//CART/add/5/?utm_source=x", 1),
            ("//sale/5", "//cart/add/5", 1), ("//cart/add/5", "//cart/add/6", 2),
            ("//cart/add/5", "//cart/add/5#top", 2), ("//sale/5?popTo=//home", "//cart/add/5", 2),
        ]
    )
    func joinsIdentity(first: String, second: String, count: Int) async throws {
        let cart = Cart()
        try await LinkDispatcher.$cart.withValue(cart) {
            let app = try await LinkApp()
            app.navigator.linkPolicy.newestWins = false
            try app.router.rewrite("//sale/:id", to: "//cart/add/:id")
            let login = Login(app)
            let links = [app.link(first), app.link(second)]
            await app.until { login.signal.count > 0 }
            await app.settle()
            #expect(app.navigator.requests.count == count)
            login.signal.give()
            for link in links { #expect(try await link.value == nil) }
            #expect(cart.items.count == count)
        }
    }

    @Test(
        "A link in a page of a modal joins none of the system that would dismiss the modal",
        arguments: [true, false]
    )
    func otherPlace(isModal: Bool) async throws {
        let app = try await LinkApp()
        app.navigator.linkPolicy.newestWins = false
        let page =
            isModal ? try await app.navigator.present(.note(id: "1")) : try await app.navigator.push(.note(id: "1"))
        let login = Login(app)
        let system = app.link("//account/1")
        await app.until { login.signal.count == 1 }
        let tapped = Task {
            try await app.navigator.bound(to: page.id).openLink("//account/1", from: .external, in: nil, modals: nil)?
                .id
        }
        await app.settle()
        #expect(login.signal.count == (isModal ? 2 : 1))
        login.signal.give()
        let pages = [try await system.value, try await tapped.value]
        // The second one that opens finds the page of the first.
        #expect(pages[0] == pages[1])
        #expect(app.isShown)
    }

    @Test("A link that comes again is the newest one again, so an older one does not take its place")
    func comesAgain() async throws {
        let app = try await LinkApp()
        let signals = [Signal(), Signal()]
        _ = app.router.use { request, next in
            if let index = ["//note/1", "//note/2"].firstIndex(of: request.url.text) { await signals[index].wait() }
            return try await next(request)
        }
        let first = app.link("//note/1")
        await app.until { signals[0].count == 1 }
        let other = app.link("//note/2")
        await app.until { signals[1].count == 1 }
        let again = app.link("//note/1")
        await app.settle()
        signals[1].give()
        _ = try await other.value
        signals[0].give()
        #expect(try await first.value == again.value)
        #expect(app.names == ["home", "note 2", "note 1"])
    }

    @Test("Another caller, another scene, or a context make another link") func others() async throws {
        let app = try await LinkApp()
        let login = Login(app)
        try await app.navigator.openScene("side", root: .url("//home"))
        let navigator = app.navigator
        navigator.linkPolicy.newestWins = false
        let links = [
            Task { try await navigator.openLink("//account/1", in: "main") },
            Task { try await navigator.openLink("//account/1", from: .app, in: "main") },
            Task { try await navigator.openLink("//account/1", in: "side") },
            Task { try await navigator.openLink("//account/1", context: ["draft": "a"], in: "main") },
        ]
        await app.until { login.count == 4 }
        login.signal.give()
        for link in links { _ = try await link.value }
        #expect(app.isShown)
    }

    @Test("A link whose callers are all cancelled is cancelled") func cancelled() async throws {
        let app = try await LinkApp()
        let login = Login(app)
        let links = [app.link("//account/1"), app.link("//account/1")]
        await app.until { login.count == 1 }
        await app.settle()
        for link in links { link.cancel() }
        for link in links { await #expect(throws: CancellationError.self) { try await link.value } }
        #expect(app.navigator.requests.isEmpty)
        login.signal.give()
        await app.settle()
        #expect(app.names == ["home"])
    }

    @Test("The app ends what waits at a logout: by caller, by scene, or all of it") func logout() async throws {
        let app = try await LinkApp()
        let login = Login(app)
        let navigator = app.navigator
        navigator.linkPolicy.newestWins = false
        try await navigator.openScene("side", root: .url("//home"))
        func links() async -> [Task<OpenedPage?, any Error>] {
            let count = login.count
            let tasks = [
                Task { try await navigator.openLink("//account/1", in: "main") },
                Task { try await navigator.openLink("//account/2", in: "side") },
                Task { try await navigator.open("//account/3", in: "main") },
            ]
            await app.until { login.count == count + 3 }
            return tasks
        }
        let first = await links()
        navigator.cancelRequests(from: [.external], in: "main")
        await #expect(throws: CancellationError.self) { try await first[0].value }
        #expect(navigator.requests.map { $0.link?.url } == ["//account/2", "//account/3"])
        navigator.cancelRequests(in: "side")
        await #expect(throws: CancellationError.self) { try await first[1].value }
        navigator.cancelRequests()
        await #expect(throws: CancellationError.self) { try await first[2].value }
        #expect(navigator.requests.isEmpty)
    }

    @Test("A handler that logs out ends the others, and goes on") func logoutInHandler() async throws {
        let app = try await LinkApp()
        let login = Login(app)
        let waiting = app.link("//account/1")
        await app.until { login.count == 1 }
        let navigator = app.navigator
        let token = app.router.use { request, next in
            if request.url.text == "//login" { await navigator.cancelRequests() }
            return try await next(request)
        }
        try await navigator.open("//login")
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(app.names == ["home", "login"])
        _ = token
    }

    @Test("The app learns why each request ends") func outcomes() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let login = Login(app)
        var outcomes: [String] = []
        app.navigator.didEnd = { outcomes.append("\($0.link?.url ?? "code") \($0.link?.origin ?? .app) \($0.reason)") }
        let first = app.link("//account/1")
        await app.until { login.count == 1 }
        try await app.navigator.openLink("//note/1", from: .notification)
        _ = try? await first.value
        let second = app.link("//account/2")
        await app.until { login.count == 2 }
        second.cancel()
        _ = try? await second.value
        _ = try? await app.navigator.openLink("//nowhere")
        _ = try? await app.navigator.openLink("//info")
        try await app.navigator.push(.page(Editor("editor")))
        _ = try? await app.navigator.pop()
        _ = try? await app.navigator.present(.url("//note/2"), in: "side")
        #expect(
            outcomes == [
                "//account/1 external superseded", "//note/1 notification done", "//account/2 external cancelled",
                "//nowhere external noRoute", "//info external noRoute", "code app done", "code app refused",
                "code app failed",
            ]
        )
    }

    @Test("The app learns which page a scene shows, once for each change") func shown() async throws {
        let app = try await LinkApp()
        var shown: [String] = []
        app.navigator.didShow = { page, scene in shown.append("\(scene) \(page)") }
        // The parent below the page is never seen.
        try await app.navigator.open("//comment/5/1")
        let opened = try await app.navigator.present(.url("//note/1"))
        app.host.user(.closed([opened.id], "main"), in: app.navigator)
        try await app.navigator.openScene("side", root: .url("//home"))
        try await app.navigator.switchTab("inbox", in: "main")
        try await app.navigator.switchTab("inbox", in: "main")
        #expect(
            shown == [
                "main //comment/5/1", "main //note/1", "main //comment/5/1", "side //home", "main //inbox",
            ]
        )
    }

    @Test("E17 A page learns that it closes, once, and whether the user sees that") func e17_willClose() async throws {
        final class Closing: TestPage, ClosingPage {
            var closings: [Bool] = []
            func willClose(isAnimated: Bool) { closings.append(isAnimated) }
        }
        let app = try await LinkApp()
        let pages = [Closing("a"), Closing("b"), Closing("c")]
        var opened: [PageID] = []
        for page in pages { opened.append(try await app.navigator.push(.page(page)).id) }
        try await app.navigator.pop(isAnimated: false)
        try await app.navigator.pop()
        app.host.user(.closed([opened[0]], "main"), in: app.navigator)
        #expect(pages.map(\.closings) == [[true], [true], [false]])
    }
}
