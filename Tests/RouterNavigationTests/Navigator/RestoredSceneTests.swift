@testable import RouterNavigation
import RouterRuntime
import Testing

/// Scenes that a system connects one after the other, and links that come meanwhile.
@MainActor
@Suite
struct RestoredSceneTests {
    /// A saved state with the scenes `main` and `side`, of which the latter is active.
    private func saved() async throws -> NavigationState {
        let app = try await LinkApp()
        try await app.navigator.open("//note/1")
        try await app.navigator.openScene("side", root: .url("//home"))
        try await app.navigator.open("//note/2", in: "side")
        return app.navigator.state
    }

    private func path(_ scene: SceneID, _ app: LinkApp) -> [String] {
        app.navigator.state[scene]?.path.map(\.description) ?? []
    }

    @Test("A scene is restored while others are open, with pages of its own") func oneScene() async throws {
        let saved = try await saved()
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        #expect(try await app.navigator.restore(saved, scene: "side").isEmpty)
        #expect(path("side", app) == ["//home", "//note/2"])
        try await app.navigator.push(.url("//note/3"))
        #expect(try await app.navigator.restore(saved, scene: "main").isEmpty)
        #expect(path("main", app) == ["//home", "//note/1"])
        #expect(path("side", app) == ["//home", "//note/2", "//note/3"])
        let pages = app.navigator.state.pages
        #expect(Set(pages.map(\.id)).count == pages.count)
        #expect(pages.allSatisfy { app.navigator.content(of: $0.id) != nil })
        #expect(app.isShown)
        await #expect(throws: NavigationError.self) { try await app.navigator.restore(saved, scene: "main") }
        await #expect(throws: NavigationError.noScene("third")) {
            try await app.navigator.restore(saved, scene: "third")
        }
    }

    @Test("What a scene shows is read once when it is restored, however many others are restored with it") func reads()
        async throws
    {
        let before = try await LinkApp()
        for number in 0..<20 { try await before.navigator.openScene(SceneID("side \(number)"), root: .url("//home")) }
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        app.host.navigator = app.navigator
        var reads: [SceneID] = []
        app.host.reading = { scene in
            reads.append(scene.id)
            return scene
        }
        #expect(try await app.navigator.restore(before.navigator.state).isEmpty)
        #expect(reads == app.navigator.state.scenes.map(\.id) && reads.count == 21)
        #expect(app.isShown)
    }

    @Test("The scene that the host has activated before it was restored is the active one") func active() async throws {
        let saved = try await saved()
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        app.navigator.report(.activatedScene("main"))
        try await app.navigator.restore(saved)
        try await app.navigator.openLink("//note/5")
        #expect(path("main", app) == ["//home", "//note/1", "//note/5"])
        #expect(app.navigator.state.activeScene?.id == "main")
    }

    @Test("Pages are made at the same time, and a link waits for the scene that they make") func together() async throws
    {
        let app = try await LinkApp(opening: false)
        let navigator = app.navigator
        try await navigator.attach(app.host)
        var sleeps: [CheckedContinuation<Void, Never>] = []
        navigator.changes.sleep = { patience in
            if patience == .forRestoredPage { throw CancellationError() }
            guard patience == .forScene else { return }
            await withCheckedContinuation { sleeps.append($0) }
        }
        let signal = Signal()
        let token = app.router.use { request, next in
            if request.url.text.contains("//note/") { await signal.wait() }
            return try await next(request)
        }
        let saved = try await saved()
        let restored = Task { try await navigator.restore(saved) }
        await app.until { signal.count == 2 }
        let link = app.link("//account/1", in: "main")
        // Ten seconds pass, but the pages are still being made.
        await app.until { !sleeps.isEmpty }
        sleeps.removeFirst().resume()
        await app.until { !sleeps.isEmpty }
        signal.give()
        #expect(try await restored.value.isEmpty)
        _ = try await link.value
        #expect(path("main", app) == ["//home", "//note/1", "//account/1"])
        for sleep in sleeps { sleep.resume() }
        _ = token
    }

    // MARK: Pages that do not come

    /// An app whose middleware does something before it lets a note open.
    private func app(before note: @escaping @MainActor (Navigator) async throws -> Void) async throws -> LinkApp {
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        _ = app.router.use { @MainActor [navigator = app.navigator] request, next in
            if request.url.text.contains("//note/1") { try await note(navigator) }
            return try await next(request)
        }
        return app
    }

    @Test("A page that does not come is left out, and the scenes open without it") func late() async throws {
        let saved = try await saved()
        let app = try await app { _ in await Signal().wait() }
        var pages: [ScenePage] = []
        _ = app.router.use(priority: 1) { @MainActor request, next in
            if let page = ScenePage.making { pages.append(page) }
            return try await next(request)
        }
        app.navigator.changes.sleep = { patience in
            guard patience == .forRestoredPage else { return }
            await app.until { pages.count == 5 && pages.filter { !$0.hasEnded }.count == 1 }
        }
        let dropped = try await app.navigator.restore(saved)
        #expect(dropped.map(\.page.url) == ["//note/1"])
        let reason = "the page was not there in time, or waits for something that only an open scene can show"
        #expect(dropped.map { "\($0.reason)" } == [reason])
        #expect(path("main", app) == ["//home"])
        #expect(path("side", app) == ["//home", "//note/2"])
        #expect(app.isShown)
    }

    @Test("Middleware of a restored page presents a login, for which the scene opens", arguments: [false, true])
    func login(asLink: Bool) async throws {
        let saved = try await saved()
        let signedIn = Signal()
        let app = try await app { navigator in
            if asLink {
                try await navigator.open("//login?openType=present")
            } else {
                try await navigator.present(.url("//login"))
            }
            await signedIn.wait()
        }
        app.navigator.losesPatience(.forSceneOfPage)
        let dropped = try await app.navigator.restore(saved, scene: "main")
        #expect(dropped.map(\.page.url) == ["//note/1"])
        await app.until { signedIn.count == 1 }
        #expect(path("main", app) == ["//home", "//login"])
        #expect(app.isShown)
        signedIn.give()
        await app.settle()
        #expect(path("main", app) == ["//home", "//login"])
        #expect(app.navigator.requests.isEmpty)
    }

    @Test("The root of a scene whose middleware waits for a page of that scene does not wait for ever")
    func root() async throws {
        let app = try await app { navigator in try await navigator.open("//login?openType=present") }
        app.navigator.losesPatience(.forScene, .forSceneOfPage)
        await #expect(throws: NavigationError.noScene(nil)) {
            try await app.navigator.openScene("main", root: .url("//note/1"))
        }
        #expect(app.navigator.state.scenes.isEmpty && app.navigator.requests.isEmpty)
    }

    @Test("A task that a restored page has started keeps no page that has closed") func released() async throws {
        let saved = try await saved()
        let signal = Signal()
        let app = try await app { _ in Task { await signal.wait() } }
        try await app.navigator.restore(saved, scene: "main")
        weak var page: Article?
        page = app.navigator.state.activeScene.flatMap { app.navigator.content(of: $0.top.id) } as? Article
        #expect(page != nil)
        try await app.navigator.pop()
        await app.settle()
        #expect(page == nil)
        #expect(signal.count == 1)
        signal.give()
    }

    // MARK: Tabs

    @Test("A state of an older version gets the tabs that are new, and loses those that are gone") func tabs()
        async throws
    {
        let old = try await LinkApp(opening: false)
        try await old.navigator.attach(old.host)
        try await old.navigator.openScene("main", tabs: ["home": .url("//home"), "old": .url("//note/7")])
        try await old.navigator.switchTab("home")
        try await old.navigator.push(.note(id: "1"))
        let saved = old.navigator.state
        let app = try await LinkApp(opening: false)
        let navigator = app.navigator
        try await navigator.attach(app.host)
        let dropped = try await navigator.restore(
            saved,
            scene: "main",
            tabs: ["inbox": .url("//inbox"), "home": .url("//home")]
        )
        let reasons = dropped.map { "\($0.page): \($0.reason)" }
        #expect(reasons == ["//note/7: there is no tab 'old': the tabs are 'inbox', 'home'"])
        let scene = try #require(navigator.state["main"])
        #expect(scene.tabs == ["inbox", "home"])
        #expect(scene.visibleStack.tab == "home")
        #expect(path("main", app) == ["//home", "//note/1"])
        try await navigator.switchTab("inbox")
        #expect(path("main", app) == ["//inbox"])
        let pages = navigator.state.pages
        #expect(Set(pages.map(\.id)).count == 3)
        #expect(pages.allSatisfy { navigator.content(of: $0.id) != nil })
        #expect(app.isShown)
    }

    @Test("A scene of which nothing remains, or that was saved without tabs, opens with its tabs") func onlyTabs()
        async throws
    {
        let old = try await LinkApp(opening: false)
        try await old.navigator.attach(old.host)
        try await old.navigator.openScene("main", root: .url("//home"))
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        let dropped = try await app.navigator.restore(old.navigator.state, tabs: ["home": .url("//home")])
        #expect(dropped.map { "\($0.page): \($0.reason)" } == ["//home: the scene was saved without tabs"])
        #expect(app.navigator.state["main"]?.tab(named: "home")?.root.url == "//home")
        #expect(app.isShown)
        // A root that does not open is an error, after which nothing remains.
        let other = try await LinkApp(opening: false)
        try await other.navigator.attach(other.host)
        await #expect(throws: RouterError.self) {
            try await other.navigator.restore(old.navigator.state, tabs: ["home": .url("//nowhere")])
        }
        #expect(other.navigator.state.scenes.isEmpty)
    }
}
