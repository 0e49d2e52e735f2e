import Foundation
@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import Testing

/// A page is its handler and its values, with the request that led to it.
@MainActor
@Suite
struct NavigatorIdentityTests {
    /// Whether the second URL shows the page again that the first has opened.
    private func isSame(_ first: String, _ second: String) async throws -> Bool {
        let app = try await LinkApp()
        let opened = try #require(try await app.navigator.open(first))
        let again = try #require(try await app.navigator.open(second, reuse: .ifVisible))
        #expect(app.isShown)
        return opened.id == again.id
    }

    @Test(
        "Spellings of a URL, items that nobody reads, and other patterns of the handler are one page",
        arguments: [
            ("myapp://note/5", "//note/5"), ("//note/5", "//note/5/"), ("//note/5", "//note/%35"),
            ("//note/5", "//NOTE/5"), ("//note/caf%c3%a9", "//note/café"), ("//note/5", "//note/5?utm_source=mail"),
            ("//note/5?view=list&tags=a&tags=b", "//note/5?tags=a&utm=1&tags=b&view=list"),
            ("//note/5#top", "//note/5#end"),
            ("//old/5", "//note/5"), ("//memo/5", "//note/5"), ("//info?b=2&a=1", "//info?a=1&b=2"),
            ("//raw/a/b?x=1&y=2#top", "myapp://RAW/a/%62/?y=2&x=1"),
            ("//auction/5/results", "//auction/5/results?tab=bids"),
        ]
    )
    func same(first: String, second: String) async throws {
        #expect(try await isSame(first, second))
        #expect(try await isSame(second, first))
    }

    @Test(
        "Other values are other pages, in the path, the query, and a fragment that the pattern names",
        arguments: [
            ("/#/room/5", "/#/room/6"), ("/signed-in#access_token=A", "/signed-in#access_token=B"),
            ("//note/5", "//note/6"), ("//note/5?view=list", "//note/5"),
            ("//note/5?tags=a&tags=b", "//note/5?tags=b&tags=a"),
            ("//note/a%2Fb", "//note/a"), ("//info?id=1", "//info?id=2"), ("//raw/a", "//raw/b"),
            ("//raw/a?x=1", "//raw/a"),
            ("//note/5", "//account/5"),
        ]
    )
    func different(first: String, second: String) async throws {
        #expect(try await !isSame(first, second))
        #expect(try await !isSame(second, first))
    }

    @Test("A typed route and its URL are one page") func typed() async throws {
        let app = try await LinkApp()
        let opened = try await app.navigator.push(.note(id: "a b", view: "list", tags: ["x"]))
        let again = try await app.navigator.push(.url("//memo/a%20b?tags=x&view=list&utm=1"), reuse: .ifVisible)
        #expect(again.id == opened.id)
        try await app.navigator.open("//account/5")
        let third = try await app.navigator.push(.note(id: "a b", view: "list", tags: ["x"]), reuse: .ifOpen)
        #expect(third.id == opened.id)
        #expect(app.names == ["home", "note a b"])
    }

    @Test("Going back by URL finds the page in any spelling") func popTo() async throws {
        let app = try await LinkApp()
        try await app.navigator.open("//note/5?utm_source=mail")
        try await app.navigator.open("//account/1")
        try await app.navigator.pop(to: "myapp://memo/%35/")
        #expect(app.names == ["home", "note 5"])
        try await app.navigator.open("//account/2?popTo=%2F%2FHOME")
        #expect(app.names == ["home", "account"])
        await #expect(throws: NavigationError.urlNotFound("//note/5", "main")) {
            try await app.navigator.pop(to: "//note/5")
        }
        let made = try await app.navigator.push(.page(TestPage("made"), url: "//old/7"))
        try await app.navigator.open("//account/3")
        try await app.navigator.pop(to: "//note/7")
        #expect(app.navigator.state.activeScene?.top.id == made.id)
    }

    @Test("E16 Going back to a path finds a page of it, whatever its query says, after a page with equal values")
    func popToPath() async throws {
        let app = try await LinkApp()
        try await app.navigator.open("//note/5")
        try await app.navigator.open("//note/5?view=list")
        try await app.navigator.open("//account/1")
        try await app.navigator.pop(to: "//NOTE/5/?view=list")
        #expect(app.navigator.state.activeScene?.top.url == "//note/5?view=list")
        try await app.navigator.pop(to: "//note/5")
        #expect(app.navigator.state.activeScene?.top.url == "//note/5")
        try await app.navigator.open("//note/6?view=list")
        try await app.navigator.open("//account/2?popTo=//note/6")
        #expect(app.names == ["home", "note 5", "note 6", "account"])
        await #expect(throws: NavigationError.urlNotFound("//note/6?view=all", "main")) {
            try await app.navigator.pop(to: "//note/6?view=all")
        }
    }

    @Test("A parent is recognized by another pattern and in another spelling") func parents() async throws {
        let app = try await LinkApp()
        try await app.navigator.open("myapp://memo/%35?utm_source=mail")
        try await app.navigator.open("//comment/5/1")
        #expect(app.names == ["home", "note 5", "comment"])
        try await app.navigator.open("//comment/6/1")
        #expect(app.names == ["home", "note 5", "comment", "note 6", "comment"])
    }

    // MARK: Pages that other requests led to

    /// An app in which middleware redirects to the login.
    private func signedOut() async throws -> (LinkApp, signIn: @MainActor () -> Void) {
        let app = try await LinkApp()
        let token = app.router.use { request in
            request.url.text.contains("//account") ? .end(.redirect(to: "//login")) : .next(request)
        }
        return (app, { token.remove() })
    }

    @Test("A login that a redirect led to is not the page that was asked for") func login() async throws {
        let (app, signIn) = try await signedOut()
        try await app.navigator.open("//account/5", reuse: .ifVisible)
        #expect(app.names == ["home", "login"])
        signIn()
        try await app.navigator.open("//account/5", reuse: .ifVisible)
        #expect(app.names == ["home", "login", "account"])
    }

    @Test("A link that leads to the same login twice shows one login") func sameLogin() async throws {
        let (app, _) = try await signedOut()
        try await app.navigator.open("//account/5", reuse: .ifVisible)
        try await app.navigator.open("myapp://account/5/", reuse: .ifVisible)
        #expect(app.names == ["home", "login"])
        try await app.navigator.push(.url("//account/5"), reuse: .ifVisible)
        #expect(app.names == ["home", "login"])
        // A page that a redirect led to is found by its own URL.
        try await app.navigator.open("//account/6", reuse: .ifVisible)
        try await app.navigator.open("//login", reuse: .ifVisible)
        #expect(app.names == ["home", "login"])
        try await app.navigator.open("//note/1")
        try await app.navigator.pop(to: "//login")
        #expect(app.names == ["home", "login"])
    }

    @Test("A page that middleware or a fallback gives is not the page that was asked for") func given() async throws {
        let app = try await LinkApp()
        let token = app.router.use(onMainActor: { request in
            request.url.text.contains("//account") ? .end(.value(TestPage("wait"))) : .next(request)
        })
        let fallback = app.router.fallback { request, _ in
            request.url.text == "//lost" ? .redirect(to: "//login") : nil
        }
        try await app.navigator.open("//account/5", reuse: .ifVisible)
        try await app.navigator.open("//account/5", reuse: .ifVisible)
        #expect(app.names == ["home", "wait"])
        token.remove()
        try await app.navigator.open("//account/5", reuse: .ifVisible)
        #expect(app.names == ["home", "wait", "account"])
        try await app.navigator.open("//lost", reuse: .ifVisible)
        try await app.navigator.open("//lost", reuse: .ifVisible)
        #expect(app.names == ["home", "wait", "account", "login"])
        fallback.remove()
    }

    // MARK: Roots of tabs

    @Test("E16 A URL of a tab's root selects the tab, goes back to its root, and locates the fragment")
    func e16_tabRoot() async throws {
        let app = try await LinkApp()
        try await app.navigator.open("//note/5?switchTab=inbox")
        try await app.navigator.switchTab("home")
        try await app.navigator.present(.url("//note/6"))
        app.host.removeChanges()
        let opened = try await app.navigator.open("myapp://INBOX?utm_source=mail#folder")
        #expect(app.host.descriptions == ["dismiss page #4", "select tab inbox", "pop to page #2"])
        #expect(app.names == ["inbox"])
        #expect(opened?.id == app.navigator.state.activeScene?.top.id)
        #expect(app.isShown)
    }

    @Test("A root learns its fragment") func located() async throws {
        let app = try await LinkApp(opening: false)
        try await app.navigator.attach(app.host)
        try await app.navigator.openScene("main", tabs: ["home": .url("//home"), "notes": .url("//note/all")])
        let opened = try await app.navigator.open("//memo/all#folder")
        #expect((opened?.page as? Article)?.places == ["folder"])
        #expect(app.names == ["note all"])
    }

    @Test("What the caller says precedes the root of a tab") func stated() async throws {
        let app = try await LinkApp()
        try await app.navigator.open("//inbox?openType=push")
        #expect(app.names == ["home", "inbox"])
        try await app.navigator.open("//inbox?switchTab=home")
        #expect(app.names == ["home", "inbox", "inbox"])
        try await app.navigator.push(.url("//home"))
        #expect(app.names == ["home", "inbox", "inbox", "home"])
        try await app.navigator.open("//home?switchTab=home")
        #expect(app.names == ["home"])
    }

    // MARK: Saved states

    @Test("A saved state knows which page a redirect led to") func savedLogin() async throws {
        let (app, _) = try await signedOut()
        try await app.navigator.open("//account/5")
        let data = try JSONEncoder().encode(app.navigator.state)
        let state = try JSONDecoder().decode(NavigationState.self, from: data)
        #expect(state == app.navigator.state)
        let restored = Navigator(app.router)
        try await restored.attach(app.host)
        try await restored.restore(state)
        #expect(restored.state == app.navigator.state)
    }
}
