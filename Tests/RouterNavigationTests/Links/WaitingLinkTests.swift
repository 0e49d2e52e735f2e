@testable import RouterNavigation
import RouterRuntime
import Testing

/// Links that wait for middleware or their handlers, outside of all other requests.
@MainActor
@Suite
struct WaitingLinkTests {
    /// Middleware that lets a URL wait for a signal, as a login or a network does.
    private func delay(_ part: String, in app: LinkApp) -> Signal {
        let signal = Signal()
        _ = app.router.use { request, next in
            if request.url.text.contains(part) { await signal.wait() }
            return try await next(request)
        }
        return signal
    }

    @Test("Middleware that never continues stops its own link only") func endless() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let signal = delay("note/1", in: app)
        let waiting = app.link("//note/1")
        await app.until { signal.count == 1 }
        try await app.navigator.open("//account/2")
        try await app.navigator.push(.note(id: "3"))
        try await app.navigator.pop()
        try await app.navigator.switchTab("inbox")
        try await app.navigator.openScene("side", root: .note(id: "4"))
        #expect(app.names == ["note 4"])
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(app.navigator.requests.isEmpty)
        #expect(app.isShown)
    }

    @Test("A request that waits appears above those that did not wait, and each appears once") func order() async throws
    {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let signal = delay("note/1", in: app)
        let waiting = Task { try await app.navigator.open("//note/1")?.id }
        await app.until { signal.count == 1 }
        try await app.navigator.open("//account/2")
        signal.give()
        _ = try await waiting.value
        #expect(app.names == ["home", "account", "note 1"])
        #expect(app.isShown)
    }

    @Test("A link whose last window closes while its handler works opens in the next window")
    func lastWindow() async throws {
        let app = try await LinkApp()
        let signal = Signal()
        let link = Task {
            try await app.navigator.open("//slow/1", context: ["signal": signal], from: .external)?.id
        }
        await app.until { signal.count == 1 }
        app.host.user(.closedScene("main"), in: app.navigator)
        signal.give()
        await app.settle()
        #expect(app.navigator.state.scenes.isEmpty)
        try await app.openScene()
        #expect(try await link.value == app.navigator.state.activeScene?.top.id)
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A link ends if no window opens after the last one has closed") func noWindow() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.forScene)
        let signal = Signal()
        let link = Task { try await app.navigator.open("//slow/1", context: ["signal": signal], from: .external)?.id }
        await app.until { signal.count == 1 }
        app.host.user(.closedScene("main"), in: app.navigator)
        signal.give()
        await #expect(throws: NavigationError.noScene(nil)) { try await link.value }
    }

    @Test("Middleware presents the login, waits for it, and goes on") func login() async throws {
        let app = try await LinkApp()
        let (router, navigator) = (app.router, app.navigator)
        let signedIn = Signal()
        _ = router.use { @MainActor request, next in
            guard request.url.text.contains("account") else { return try await next(request) }
            try await navigator.present(.url("//login"))
            await signedIn.wait()
            try await navigator.dismiss()
            return try await next(request)
        }
        let link = app.link("//account/5")
        await app.until { app.names == ["home", "login"] }
        signedIn.give()
        let page = try await link.value
        #expect(app.names == ["home", "account"])
        #expect(page == navigator.state.activeScene?.top.id)
        #expect(app.isShown)
    }

    @Test("A link that is cancelled ends, whatever it waits for, and opens nothing") func cancellation() async throws {
        let app = try await LinkApp()
        let signal = delay("note/1", in: app)
        // The middleware of a page, and of its parent.
        for url in ["//note/1", "//comment/1/2"] {
            let link = app.link(url)
            let count = signal.count
            await app.until { signal.count > count }
            link.cancel()
            await #expect(throws: CancellationError.self) { try await link.value }
        }
        // A task that is cancelled already.
        let late = Task {
            await app.settle()
            return try await app.navigator.open("//note/2")
        }
        late.cancel()
        await #expect(throws: CancellationError.self) { try await late.value }
        signal.give()
        await app.settle()
        #expect(app.names == ["home"])
        #expect(app.navigator.requests.isEmpty)
        #expect(app.isShown)
    }

    @Test("A link that is cancelled while a page is asked whether it may close changes nothing")
    func cancellationOfQuestion() async throws {
        let app = try await LinkApp()
        let answer = Signal()
        let editor = try #require(try await app.navigator.present(.url("//edit")).page as? Editor)
        editor.whenAsked = { await answer.wait() }
        editor.answers = [true]
        let link = app.link("//note/1")
        await app.until { answer.count == 1 }
        link.cancel()
        await #expect(throws: CancellationError.self) { try await link.value }
        answer.give()
        await app.settle()
        #expect(app.names == ["home", "editor"])
        #expect(app.isShown)
    }

    @Test("A link whose page the host shows already is not cancelled") func cancellationTooLate() async throws {
        let app = try await LinkApp()
        let link = Signal()
        app.host.beforeShowing = { _ in await link.wait() }
        let task = app.link("//note/1")
        await app.until { link.count == 1 }
        task.cancel()
        await app.settle()
        link.give()
        #expect(try await task.value == app.navigator.state.activeScene?.top.id)
        #expect(app.names == ["home", "note 1"])
    }

    @Test("A parent that waits stops its own link only, and is opened once") func parent() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let signal = delay("note/1", in: app)
        let comment = app.link("//comment/1/2")
        await app.until { signal.count == 1 }
        try await app.navigator.open("//account/2")
        signal.give()
        _ = try await comment.value
        #expect(app.names == ["home", "account", "note 1", "comment"])
        #expect(app.isShown)
    }

    @Test("A parent that closes while a page waits is opened again") func closedParent() async throws {
        let app = try await LinkApp()
        let signal = delay("comment", in: app)
        let note = try #require(try await app.navigator.open("//note/1"))
        let comment = app.link("//comment/1/2")
        await app.until { signal.count == 1 }
        app.host.user(.closed([note.id], "main"), in: app.navigator)
        signal.give()
        _ = try await comment.value
        #expect(app.names == ["home", "note 1", "comment"])
        // A parent that closes while it is its turn to change what is shown.
        let again = try #require(app.navigator.state.activeScene?.path[1].id)
        app.host.unnoticed = { app.host.user(.closed([again], "main"), in: app.navigator) }
        try await app.navigator.open("//comment/1/3")
        #expect(app.names == ["home", "comment", "note 1", "comment"])
        #expect(app.isShown)
    }

    @Test("A page appears in the tab of the beginning, if the user has selected another one") func tab() async throws {
        let app = try await LinkApp()
        let signal = delay("note/1", in: app)
        let link = app.link("//note/1")
        await app.until { signal.count == 1 }
        app.host.user(.selectedTab("inbox", "main"), in: app.navigator)
        signal.give()
        _ = try await link.value
        #expect(app.names == ["inbox"])
        app.host.user(.selectedTab("home", "main"), in: app.navigator)
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A tab that code selects in the meantime, or that the link names, is the one of its page")
    func tabOfCode() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let signal = delay("note/1", in: app)
        let first = app.link("//note/1")
        await app.until { signal.count == 1 }
        try await app.navigator.switchTab("inbox")
        app.navigator.allowsNavigationParameter = { _, _ in true }
        let second = Task { try await app.navigator.open("//note/11?switchTab=home") }
        await app.until { signal.count == 2 }
        app.navigator.losesPatience()
        signal.give()
        _ = try await first.value
        _ = try await second.value
        #expect(app.names == ["home", "note 11"])
        try await app.navigator.switchTab("inbox")
        #expect(app.names == ["inbox", "note 1"])
    }

    // MARK: Several links

    @Test("A link that comes from two callers opens one page, also if it waits") func duplicates() async throws {
        let app = try await LinkApp()
        app.navigator.linkPolicy.newestWins = false
        let signal = delay("/1", in: app)
        let other = Task {
            try await app.navigator.openLink("myapp://memo/1/?utm_source=mail", from: .notification)?.id
        }
        let links = [app.link("//note/1"), other]
        await app.until { signal.count == 2 }
        signal.give()
        let pages = [try await links[0].value, try await links[1].value]
        #expect(pages[0] == pages[1])
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A link that comes in two ways is one, in whichever of them names the scene, and however it is spelled")
    func twoWays() async throws {
        for (first, second) in [(nil, "main"), ("main", nil)] as [(SceneID?, SceneID?)] {
            let app = try await LinkApp()
            let signal = delay("note/1", in: app)
            let links = [app.link("//note/1", in: first), app.link("myapp://note/1/?utm_source=mail", in: second)]
            await app.until { signal.count > 0 && app.navigator.requests.allSatisfy { !$0.hasBegun } }
            for _ in 0..<50 { await Task.yield() }
            #expect(signal.count == 1)
            signal.give()
            let pages = [try await links[0].value, try await links[1].value]
            #expect(pages[0] == pages[1] && app.names == ["home", "note 1"])
        }
        // In another scene, it is another link.
        let app = try await LinkApp()
        let signal = delay("note/1", in: app)
        try await app.navigator.openScene("side", root: .url("//home"))
        let links = [app.link("//note/1"), app.link("//note/1", in: "main")]
        await app.until { signal.count == 2 }
        signal.give()
        for link in links { _ = try await link.value }
        #expect(app.navigator.state.scenes.allSatisfy { $0.top.url == "//note/1" })
    }

    @Test(
        "Links to different places do not join, although they show the same page",
        arguments: [("#top", "#last"), ("?switchTab=home", "?switchTab=inbox"), ("", "?popTo=//home")]
    )
    func otherPlaces(first: String, second: String) async throws {
        let app = try await LinkApp()
        app.navigator.linkPolicy.newestWins = false
        app.navigator.allowsNavigationParameter = { _, _ in true }
        let signal = delay("note/1", in: app)
        let links = [app.link("//note/1\(first)"), app.link("//note/1\(second)")]
        // A link that joins has no request of its own.
        await app.until { signal.count > 0 }
        await app.settle()
        #expect(app.navigator.requests.count == 2)
        signal.give()
        for link in links { _ = try await link.value }
        #expect(app.isShown)
    }

    @Test("The newest link of a scene ends those that still wait") func newest() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        let signal = delay("note/1", in: app)
        try await app.navigator.openScene("side", root: .url("//home"))
        let old = app.link("//note/1", in: "main")
        let other = app.link("//note/1", in: "side")
        let code = Task { try await app.navigator.open("//note/10", in: "main")?.id }
        await app.until { signal.count == 3 }
        try await app.navigator.openLink("//account/2", in: "main")
        await #expect(throws: NavigationError.superseded) { try await old.value }
        signal.give()
        _ = try await other.value
        _ = try await code.value
        let paths = app.navigator.state.scenes.map { $0.path.map(\.description) }
        #expect(paths == [["//home", "//account/2", "//note/10"], ["//home", "//note/1"]])
        #expect(NavigationError.superseded.description == "a newer link was shown while this one waited")
    }

    @Test("A newer link that fails ends no other") func failedNewest() async throws {
        let app = try await LinkApp()
        let signal = delay("note/1", in: app)
        let old = app.link("//note/1")
        await app.until { signal.count == 1 }
        await #expect(throws: RouterError.self) { try await app.navigator.openLink("//lost") }
        signal.give()
        _ = try await old.value
        #expect(app.names == ["home", "note 1"])
    }

    @Test("All links open if the policy says so") func allWin() async throws {
        let app = try await LinkApp()
        app.navigator.losesPatience(.withOlderRequest)
        app.navigator.linkPolicy.newestWins = false
        let signal = delay("note/1", in: app)
        let old = app.link("//note/1")
        await app.until { signal.count == 1 }
        try await app.navigator.openLink("//account/2")
        signal.give()
        _ = try await old.value
        #expect(app.names == ["home", "account", "note 1"])
    }

    // MARK: Calls of the navigator while a link is prepared

    @Test("Middleware and handlers may await the navigator") func inside() async throws {
        let app = try await LinkApp()
        let navigator = app.navigator
        _ = app.router.use { @MainActor request, next in
            if request.url.text == "//account/1" { try await navigator.open("//account/2") }
            return try await next(request)
        }
        try await navigator.open("//account/1")
        #expect(app.names == ["home", "account", "account"])
        #expect(navigator.state.activeScene?.path.map(\.description) == ["//home", "//account/2", "//account/1"])
    }
}
