@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// Pages that are open are asked again when what decides about them has changed.
@MainActor
@Suite
struct RecheckedPageTests {
    struct SignedOut: Error {}

    let app: LinkApp
    let session: Session

    /// What the app knows of its user.
    final class Session: Sendable {
        @MainActor var isOpen = true
        /// The page that the user gets instead; `nil` for an error.
        @MainActor var login: String? = nil
        @MainActor var asked: [String] = []
    }

    init() async throws {
        (app, session) = (try await LinkApp(), Session())
        app.router.use(onMainActor: { [session] request in
            guard request.url.text.hasPrefix("//account/") || request.url.text.hasPrefix("//cart/") else {
                return .next(request)
            }
            session.asked.append(request.url.text)
            if session.isOpen { return .next(request) }
            if let login = session.login { return .end(.redirect(to: login)) }
            throw SignedOut()
        })
    }

    private func stack(of tab: String) -> [String] {
        let stacks = app.navigator.state.scenes[0].stacks
        return stacks[tab == "home" ? 0 : 1].pages.map { ($0.url ?? "none") }
    }

    @Test("A page that is refused now closes with those above it, and nobody asks these") func closing() async throws {
        try await app.navigator.push(.url("//note/1"))
        try await app.navigator.push(.url("//account/5"))
        try await app.navigator.push(.url("//edit"))
        let before = app.navigator.state.activeScene?.path.prefix(2)
        #expect(try await app.navigator.recheckPages().isEmpty)
        #expect(app.names == ["home", "note 1", "account", "editor"])
        session.isOpen = false
        session.asked = []
        let closed = try await app.navigator.recheckPages()
        #expect(closed.map(\.page.url) == ["//account/5"])
        #expect(closed.first?.reason is SignedOut)
        #expect(app.navigator.state.activeScene?.path == before.map(Array.init))
        #expect(session.asked == ["//account/5"])
        #expect(app.isShown)
    }

    @Test("The handler of a page that stays is not called, and the page keeps its values") func handlers()
        async throws
    {
        let calls = Log<String>()
        try await LinkDispatcher.$calls.withValue(calls) {
            try await app.navigator.push(.note(id: "7", tags: ["a"]))
            try await app.navigator.push(.url("//account/5", context: ["from": "a button"]))
            try await app.navigator.push(.url("//slow/1"))
            let path = app.navigator.state.activeScene?.path
            session.asked = []
            try await app.navigator.recheckPages()
            #expect(app.navigator.state.activeScene?.path == path)
        }
        #expect(calls.entries == ["note", "account", "slow"])
        #expect(session.asked == ["//account/5"])
    }

    @Test("Pages of tabs that are not selected close, and the tab stays") func otherTab() async throws {
        try await app.navigator.switchTab("inbox")
        try await app.navigator.push(.url("//account/5"))
        try await app.navigator.push(.url("//note/1"))
        try await app.navigator.switchTab("home")
        try await app.navigator.present(.url("//note/2"))
        session.isOpen = false
        try await app.navigator.recheckPages()
        #expect(stack(of: "inbox") == ["//inbox"])
        #expect(app.names == ["home", "note 2"])
        #expect(app.isShown)
    }

    @Test("A redirect takes the place of the page, and the page comes back") func replacing() async throws {
        session.login = "//login"
        try await app.navigator.push(.url("//account/5"))
        try await app.navigator.push(.url("//account/6"))
        try await app.navigator.present(.url("//note/2"))
        session.isOpen = false
        #expect(try await app.navigator.recheckPages().isEmpty)
        #expect(app.names == ["home", "login"])
        let login = app.navigator.state.activeScene?.top.id
        try await app.navigator.recheckPages()
        #expect(app.navigator.state.activeScene?.top.id == login)
        session.isOpen = true
        try await app.navigator.recheckPages()
        #expect(app.names == ["home", "account"])
        #expect(stack(of: "home") == ["//home", "//account/5"])
        #expect(app.isShown)
    }

    @Test("The root of a stack is replaced, and without another page it stays and is named") func root() async throws {
        try await app.navigator.setRoot(.url("//account/1"))
        try await app.navigator.push(.url("//note/1"))
        session.isOpen = false
        let refused = try await app.navigator.recheckPages()
        #expect(refused.map(\.page.url) == ["//account/1"])
        #expect(app.names == ["account"])
        session.login = "//login"
        #expect(try await app.navigator.recheckPages().isEmpty)
        #expect(app.names == ["login"])
        #expect(app.isShown)
    }

    @Test("A page whose middleware presents something closes, and nothing appears") func presenting() async throws {
        let navigator = app.navigator
        let presented = Log<String>()
        var later: Task<Void, any Error>?
        let goesOn = Signal()
        _ = app.router.use { @MainActor [session] request, next in
            guard request.url.text.hasPrefix("//account/"), session.login != nil else { return try await next(request) }
            if later == nil {
                later = Task {
                    await goesOn.wait()
                    try await navigator.push(.url("//note/9"))
                }
            }
            do { try await navigator.present(.url("//login")) } catch {
                presented.note("\(error)")
                throw error
            }
            return try await next(request)
        }
        for url in ["//account/5", "//note/1"] { try await navigator.push(.url(url)) }
        try await navigator.switchTab("inbox")
        try await navigator.push(.url("//account/6"))
        session.login = "//login"
        app.host.removeChanges()
        let closed = try await navigator.recheckPages()
        #expect(closed.map(\.page.url) == ["//account/6", "//account/5"])
        let message =
            "open pages are asked whether they may stay, so nothing opens meanwhile: the page that is asked closes"
        #expect(presented.entries == [message, message])
        #expect(!app.host.descriptions.contains { $0.hasPrefix("present") })
        #expect(stack(of: "home") == ["//home"])
        #expect(app.names == ["inbox"])
        goesOn.give()
        try await later?.value
        #expect(app.names == ["inbox", "note 9"])
        // Afterward, links present it again.
        try await navigator.open("//account/7")
        #expect(app.names == ["inbox", "note 9", "login", "account"])
    }

    @Test("A modal whose page is refused is dismissed, also if it is a page alone") func modals() async throws {
        try await app.navigator.present(.url("//note/1"))
        try await app.navigator.present(.url("//account/1"), isWrapped: false)
        session.login = "//login"
        session.isOpen = false
        try await app.navigator.recheckPages()
        #expect(app.names == ["home", "note 1", "login"])
        session.login = nil
        try await app.navigator.recheckPages()
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A condition that is false now closes the page, and a page that code has made stays") func conditions()
        async throws
    {
        let calls = Log<String>()
        try await LinkDispatcher.$calls.withValue(calls) {
            try await app.navigator.push(.page(TestPage("made"), url: "//club"))
            try await app.navigator.push(.url("//club"))
            try await app.navigator.recheckPages()
            #expect(app.names == ["home", "made", "club"])
            calls.note("leave")
            let refused = try await app.navigator.recheckPages()
            #expect((refused.first?.reason as? RouterError)?.code == .notFound)
            #expect(app.names == ["home", "made"])
        }
    }

    @Test(
        "No handler on the way to a page that stays is called, whatever has redirected",
        arguments: [
            ("//moved/5", ["moved", "account"]), ("//moved/twice", ["moved", "moved", "account"]),
            ("//raw/by-middleware", ["moved", "account"]),
        ]
    )
    func redirects(url: String, handlers: [String]) async throws {
        app.router.use { request in
            request.url.text == "//raw/by-middleware" ? .end(.redirect(to: "//moved/6")) : .next(request)
        }
        let calls = Log<String>()
        try await LinkDispatcher.$calls.withValue(calls) {
            try await app.navigator.open(url)
            let path = app.navigator.state.activeScene?.path
            session.asked = []
            for _ in 0..<2 { #expect(try await app.navigator.recheckPages().isEmpty) }
            #expect(app.navigator.state.activeScene?.path == path)
        }
        #expect(calls.entries == handlers)
        #expect(session.asked.count == 2)
    }

    @Test("A login after the redirect of a handler stays, and then the page comes, whose handler is called once")
    func loginAfterRedirect() async throws {
        (session.isOpen, session.login) = (false, "//login")
        let calls = Log<String>()
        try await LinkDispatcher.$calls.withValue(calls) {
            try await app.navigator.push(.url("//moved/5"))
            let login = app.navigator.state.activeScene?.path
            for _ in 0..<2 { try await app.navigator.recheckPages() }
            #expect(app.navigator.state.activeScene?.path == login)
            #expect(calls.entries == ["moved", "login"])
            session.isOpen = true
            for _ in 0..<2 { try await app.navigator.recheckPages() }
            #expect(app.names == ["home", "account"])
            #expect(calls.entries == ["moved", "login", "account"])
            session.isOpen = false
            for _ in 0..<2 { try await app.navigator.recheckPages() }
            #expect(app.names == ["home", "login"])
            #expect(calls.entries == ["moved", "login", "account", "login"])
        }
        #expect(app.isShown)
    }

    @Test("A page to which a rule or a relocation has led stays") func redirected() async throws {
        app.router.rewrite { request in
            request.url.text == "//help" ? request.replacing(url: "//note/9") : nil
        }
        try await app.navigator.open("//help")
        try await app.navigator.open("//old/3")
        let path = app.navigator.state.activeScene?.path
        try await app.navigator.recheckPages()
        #expect(app.navigator.state.activeScene?.path == path)
    }

    @Test("While middleware waits for a login, other pages open, and what it lets pass stays") func waiting()
        async throws
    {
        let (signal, isWaiting) = (Signal(), Log<String>())
        app.navigator.losesPatience(.withOlderRequest)
        try await app.navigator.push(.url("//account/5"))
        app.router.use { request, next in
            guard request.url.text == "//account/5" else { return try await next(request) }
            isWaiting.note("waits")
            await signal.wait()
            return try await next(request)
        }
        let check = Task { try await app.navigator.recheckPages() }
        await app.until { !isWaiting.entries.isEmpty }
        try await app.navigator.push(.url("//note/1"))
        signal.give()
        #expect(try await check.value.isEmpty)
        #expect(app.names == ["home", "account", "note 1"])
    }

    @Test("Each scene is asked, and a check that is cancelled changes nothing") func scenes() async throws {
        try await app.navigator.openScene("other", root: .url("//home"))
        for scene: SceneID in ["main", "other"] { try await app.navigator.push(.url("//account/5"), in: scene) }
        session.isOpen = false
        let check = Task { try await app.navigator.recheckPages() }
        check.cancel()
        await #expect(throws: CancellationError.self) { try await check.value }
        #expect(app.navigator.state.scenes.allSatisfy { $0.path.count == 2 })
        #expect(try await app.navigator.recheckPages().count == 2)
        #expect(app.navigator.state.scenes.allSatisfy { $0.path.count == 1 })
    }
}
