@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import Testing

/// What happens to links that the system has delivered.
@MainActor
@Suite
struct LinkPolicyTests {
    @Test("The defaults are documented") func defaults() {
        let policy = LinkPolicy()
        #expect(policy.reuse == .ifOpen)
        #expect(!policy.coversModals)
        #expect(policy.newestWins)
    }

    // MARK: Hosts and scenes

    @Test("A link that comes before the host and its scene waits for them") func beforeAttach() async throws {
        let app = try await LinkApp(opening: false)
        let first = app.link("//note/1")
        let second = app.link("//note/2", in: "main")
        let third = app.link("//note/3", in: "side")
        await app.settle()
        try await app.navigator.attach(app.host)
        await app.settle()
        #expect(app.navigator.requests.count == 3)
        try await app.openScene()
        _ = try await (first.value, second.value)
        #expect(app.names == ["home", "note 1", "note 2"])
        try await app.navigator.openScene("side", root: .url("//home"))
        _ = try await third.value
        #expect(app.names == ["home", "note 3"])
        #expect(app.isShown)
    }

    @Test("A link waits for a scene that is restored") func restoration() async throws {
        let saved = try await LinkApp().navigator.state
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        let link = app.link("//note/1")
        await app.settle()
        try await app.navigator.restore(saved)
        _ = try await link.value
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A link joins the same one among the twenty newest, and none before") func newest() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let signal = Signal()
        _ = app.router.use { request, next in
            await signal.wait()
            return try await next(request)
        }
        var links = (0...20).map { app.link("//note/\($0)") }
        await app.until { signal.count == 21 }
        links += ["//note/1", "//note/0"].map { app.link($0) }
        await app.until { signal.count == 22 }
        await app.settle()
        #expect(app.navigator.requests.count == 22)
        // The one that has come again is among the newest.
        #expect(app.navigator.requests.suffix(2).map { $0.link?.url } == ["//note/1", "//note/0"])
        signal.give()
        for link in links { _ = await link.result }
        #expect(app.navigator.requests.isEmpty && app.isShown)
    }

    @Test("A link without a host, or without its scene, ends with an error after a time") func patience() async throws {
        let app = try await LinkApp(opening: false)
        app.navigator.losesPatience(.forScene)
        await #expect(throws: NavigationError.noHost) { try await app.navigator.openLink("//note/1") }
        try await app.navigator.attach(app.host)
        await #expect(throws: NavigationError.noScene(nil)) { try await app.navigator.openLink("//note/1") }
        try await app.openScene()
        await #expect(throws: NavigationError.noScene("side")) {
            try await app.navigator.openLink("//note/1", in: "side")
        }
        // What code requests of a scene that is not there is a mistake, and does not wait.
        app.navigator.losesPatience()
        await #expect(throws: NavigationError.noScene("side")) {
            try await app.navigator.push(.note(id: "1"), in: "side")
        }
        #expect(app.names == ["home"])
    }

    @Test("A link ends if its scene is discarded, before it opens or while the link waits") func discard() async throws
    {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let early = app.link("//note/1", in: "side")
        await app.until { app.navigator.requests.count == 1 }
        app.navigator.report(.closedScene("side"))
        await #expect(throws: NavigationError.noScene("side")) { try await early.value }
        try await app.navigator.openScene("side", root: .url("//home"))
        let signal = Signal()
        _ = app.router.use { request, next in
            await signal.wait()
            return try await next(request)
        }
        let late = app.link("//note/1", in: "side")
        await app.until { signal.count == 1 }
        try await app.navigator.closeScene("side")
        await #expect(throws: NavigationError.noScene("side")) { try await late.value }
    }

    // MARK: Modals in the way

    @Test("Modals are dismissed, and the page opens below them") func dismissed() async throws {
        let app = try await LinkApp()
        try await app.navigator.open("//account/1")
        try await app.navigator.present(.url("//login"))
        try await app.navigator.present(.url("//login"), isWrapped: false)
        try await app.navigator.openLink("//note/1")
        #expect(app.names == ["home", "account", "note 1"])
        #expect(app.navigator.state.activeScene?.modals == [])
        #expect(app.isShown)
    }

    @Test("A page of a modal may refuse, and the link ends with an error") func refusal() async throws {
        let app = try await LinkApp()
        let editor = try #require(try await app.navigator.present(.url("//edit")).page as? Editor)
        await #expect(throws: NavigationError.self) { try await app.navigator.openLink("//note/1") }
        #expect(editor.questions == 1)
        #expect(app.names == ["home", "editor"])
        editor.answers = [true]
        try await app.navigator.openLink("//note/1")
        #expect(app.names == ["home", "note 1"])
    }

    @Test("The page is presented above modals if the policy says so") func covered() async throws {
        let app = try await LinkApp()
        app.navigator.linkPolicy.coversModals = true
        try await app.navigator.present(.url("//login"))
        try await app.navigator.openLink("//comment/1/2")
        #expect(app.names == ["home", "login", "note 1", "comment"])
        #expect(app.navigator.state.activeScene?.modals.map(\.pages.count) == [1, 2])
        try await app.navigator.dismiss()
        try await app.navigator.dismiss()
        try await app.navigator.openLink("//comment/1/2")
        #expect(app.navigator.state.activeScene?.modals == [])
        #expect(app.isShown)
    }

    @Test("A page that a modal shows, or whose parent it shows, leaves the modal") func ownModal() async throws {
        let app = try await LinkApp()
        try await app.navigator.present(.url("//note/1"))
        try await app.navigator.openLink("//note/1")
        #expect(app.names == ["home", "note 1"])
        try await app.navigator.openLink("//comment/1/2")
        #expect(app.names == ["home", "note 1", "comment"])
        #expect(app.navigator.state.activeScene?.modals.map(\.pages.count) == [2])
    }

    @Test("A modal without a stack takes no link down: the page is presented above it") func withoutStack() async throws
    {
        let app = try await LinkApp()
        try await app.navigator.present(.url("//note/1"), isWrapped: false)
        try await app.navigator.open("//account/2")
        #expect(app.names == ["home", "note 1", "account"])
        try await app.navigator.dismiss()
        // Its page is the parent of another one.
        try await app.navigator.openLink("//comment/1/2")
        #expect(app.names == ["home", "note 1", "comment"])
        #expect(app.navigator.state.activeScene?.modals.count == 2)
        #expect(app.isShown)
    }

    @Test("A link of a page opens onto the stack that the user sees") func fromPage() async throws {
        let app = try await LinkApp()
        try await app.navigator.present(.url("//login"))
        try await app.navigator.open("//note/1", from: .external)
        #expect(app.navigator.state.activeScene?.modals.map(\.pages.count) == [2])
    }

    // MARK: Actions

    @Test("A link whose handler returns no page is an action: it is done, and nothing opens") func action() async throws
    {
        let app = try await LinkApp()
        let cart = Cart()
        try await LinkDispatcher.$cart.withValue(cart) { () async throws in
            #expect(try await app.navigator.openLink("//cart/add/5") == nil)
            #expect(try await app.navigator.open("//cart/add/6") == nil)
            #expect(try await app.navigator.openLink("//cart/count") == nil)
            await #expect(throws: NavigationError.notAPage(url: "//cart/count", type: "Int")) {
                try await app.navigator.open("//cart/count")
            }
        }
        #expect(cart.items == [5, 6])
        // Code that wants a page, and nothing else, calls no action.
        await LinkDispatcher.$cart.withValue(cart) {
            await #expect(throws: NavigationError.notAPage(url: "//cart/add/7", type: "()")) {
                try await app.navigator.push(.url("//cart/add/7"))
            }
        }
        #expect(cart.items == [5, 6])
        #expect(app.names == ["home"])
        #expect(app.host.changes.count == 1)
    }

    @Test("An action switches the tab that its URL names") func steeringAction() async throws {
        let app = try await LinkApp()
        app.navigator.allowsNavigationParameter = { _, _ in true }
        try await app.navigator.openLink("//cart/add/5?switchTab=inbox")
        #expect(app.names == ["inbox"])
    }

    // MARK: Routes that are missing or closed

    @Test("A link to a route that is missing or closed to its origin ends with notFound, unless the web has a page")
    func closedRoutes() async throws {
        let app = try await LinkApp()
        for url in ["//edit", "//lost", "https://example.com/lost"] {
            await #expect { try await app.navigator.openLink(url) } throws: {
                ($0 as? RouterError)?.code == .notFound
            }
        }
        #expect(app.names == ["home"])
        app.navigator.makeWebPage = { TestPage("web \($0)") }
        try await app.navigator.openLink("https://example.com/lost")
        #expect(app.names == ["home", "web https://example.com/lost"])
        await #expect(throws: RouterError.self) { try await app.navigator.openLink("//edit") }
    }

    // MARK: Parameters of routes with the names of navigation parameters

    @Test(
        "A route's own parameter wins over the navigator's",
        arguments: [
            ("//media/1?animated=no&openType=push", "media 1 no -"), ("//media/1?switchTab=lost", "media 1 - lost"),
            ("//clip/1/inbox?popTo=", "media 1 - inbox"), ("//ad/1?openType=mini", "media 1 - -"),
        ]
    )
    func ownParameters(url: String, name: String) async throws {
        let app = try await LinkApp()
        var notes: [String] = []
        app.navigator.note = { notes.append($0) }
        try await app.navigator.open(url)
        #expect(app.names == ["home", name])
        #expect(notes.count == (url.contains("popTo") ? 1 : 0))
        #expect(app.host.animations.last == true)
    }

    @Test("A handler does not get the navigation parameters of its URL, however their names are spelled")
    func spelling() async throws {
        for url in ["//note/1?openType=push&a=b#c", "//note/1?%6FpenType=push&a=b#c", "//note/1?a=b&open%54ype=push#c"]
        {
            let app = try await LinkApp()
            var seen: [String] = []
            _ = app.router.use(onMainActor: { request in
                seen.append("\(request.url)")
                return .next(request)
            })
            let page = try await app.navigator.open(url)
            #expect(seen == ["//note/1?a=b#c"])
            #expect(page.map { app.navigator.state.activeScene?.top.id == $0.id } == true)
        }
    }

    @Test("A route's own parameter wins in the context, and after a redirect") func ownParametersElsewhere()
        async throws
    {
        let app = try await LinkApp()
        try await app.navigator.open("//media/1", context: ["switchTab": "inbox"])
        #expect(app.names == ["home", "media 1 - inbox"])
        _ = app.router.use { request in
            request.url.text.hasPrefix("//account")
                ? .end(.redirect(to: "//media/2?animated=0&openType=present")) : .next(request)
        }
        try await app.navigator.open("//account/1?switchTab=inbox&animated=false")
        #expect(app.names == ["inbox", "media 2 0 -"])
        #expect(app.host.descriptions.last?.hasPrefix("present") == true)
        #expect(app.host.animations.last == false)
    }
}
