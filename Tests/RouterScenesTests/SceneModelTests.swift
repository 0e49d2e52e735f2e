import RouterPipeline
import RouterScenes
import TestSupport
import Testing

/// Links and routes in the scene of an app with its own navigation.
@MainActor
@Suite struct SceneModelTests {
    private let router: Router
    private let model: SceneModel<Screen>

    init() throws {
        router = try SceneDispatcher.router()
        model = SceneModel(router)
    }

    private func show(_ url: String) { model.show(LinkRequest(url: url, origin: .external)) }

    /// Waits until nothing waits any more.
    private func settle() async { for _ in 0..<1000 where model.isWaiting { await Task.yield() } }

    @Test("A model has the tabs of the app, and shows a link before it returns") func atOnce() {
        #expect("\(model.scene)" == "[home] chats")
        show("//chat/5")
        #expect("\(model.scene)" == "home [chats > chat(5)]")
        #expect("\(SceneModel<Screen>(router, NavigationScene()).scene)" == "root")
    }

    @Test("Pages are the screens of an app whose screens are not compared") func pages() {
        let model = SceneModel<LinkPlan<any Sendable>.Page>(pagesOf: router)
        model.show(LinkRequest(url: "//chat/5", origin: .external))
        #expect("\(model.scene)" == "home [chats > chat(id: 5)]")
        #expect(model.scene.top.key != nil)
    }

    @Test("A link that only selects a tab keeps its stack, and a login that does puts off the link") func selection() {
        show("//chat/5")
        model.scene.select("home")
        model.scene.present(.login)
        show("//select/chats")
        #expect("\(model.scene)" == "home [chats > chat(5)]")
        model.scene.select("home")
        model.push(Route<Void>.selectChats)
        #expect("\(model.scene)" == "home [chats > chat(5)]")
        // A tab has no page that the login closes.
        router.use { request in
            request.url.text == "//photo/7" ? .end(.redirect(to: "//select/chats", postponing: true)) : .next(request)
        }
        show("//photo/7")
        #expect(model.postponed?.url == "//photo/7")
        model.resume()
        #expect("\(model.scene)" == "home [chats > chat(5)]")
    }

    @Test("A button pushes a page where the user is, and a route shows it in its place") func routes() {
        let chat = Route<Screen>.chat(5)
        model.push(chat)
        #expect("\(model.scene)" == "[home > chat(5)] chats")
        model.scene.popToRoot()
        model.show(chat)
        #expect("\(model.scene)" == "home [chats > chat(5)]")
        model.push(Route<any Sendable>.settings)
        #expect("\(model.scene)" == "home [chats > chat(5)] | sheet settings")
    }

    @Test("Links dismiss modals, or cover them") func modals() {
        model.scene.present(.login)
        model.coversModals = true
        show("//chat/5")
        #expect("\(model.scene)" == "[home] chats | sheet login | sheet chat(5)")
        model.coversModals = false
        show("//chat/6")
        #expect("\(model.scene)" == "home [chats > chat(6)]")
    }

    // MARK: Waiting

    @Test("A link that waits is shown when it is ready") func later() async {
        let wait = Suspension()
        await SceneDispatcher.$waits.withValue([1: wait]) {
            show("//slow/1")
            await wait.begins()
        }
        #expect("\(model.scene)" == "[home] chats")
        await wait.end()
        await settle()
        #expect("\(model.scene)" == "home [chats > slow(1)]")
    }

    @Test("The newest of two links wins in each order, and a link that is ended is no failure", arguments: 0..<1000)
    func newest(_ number: Int) async {
        let waits = [1: Suspension(), 2: Suspension()]
        var failures: [String] = []
        model.onFailure = { failures.append("\($0.url): \($1)") }
        await SceneDispatcher.$waits.withValue(waits) {
            show("//slow/1")
            if number % 3 == 0 { await waits[1]?.begins() }
            show(number % 2 == 0 ? "//slow/2" : "//chat/2")
        }
        for wait in number % 5 < 2 ? [1, 2] : [2, 1] {
            await waits[wait]?.end()
            for _ in 0..<(number % 7) { await Task.yield() }
        }
        await settle()
        #expect("\(model.scene)" == "home [chats > \(number % 2 == 0 ? "slow(2)" : "chat(2)")]")
        #expect(failures == [])
    }

    @Test("A redirected link whose page below waits calls its handler once") func redirectedAboveWait() async {
        let (wait, calls) = (Suspension(), Log<Int>())
        router.use { request in
            request.url.text == "//photo/7" ? .end(.redirect(to: "//slow/1/reply")) : .next(request)
        }
        await SceneDispatcher.$waits.withValue([1: wait]) {
            await SceneDispatcher.$whenReplying.withValue({ calls.note(1) }) {
                show("//photo/7")
                await wait.begins()
            }
        }
        #expect(calls.entries == [1])
        await wait.end()
        await settle()
        #expect("\(model.scene)" == "home [chats > slow(1) > chat(1)]")
        #expect(calls.entries == [1])
    }

    @Test("A handler that redirects to a page that waits is called once") func redirectToWait() async {
        let (wait, calls) = (Suspension(), Log<Int>())
        await SceneDispatcher.$waits.withValue([1: wait]) {
            await SceneDispatcher.$whenLeaving.withValue({ calls.note($0) }) {
                show("//left/1")
                await wait.begins()
            }
        }
        #expect(calls.entries == [1])
        await wait.end()
        await settle()
        #expect("\(model.scene)" == "home [chats > slow(1)]")
        #expect(calls.entries == [1])
    }

    @Test("A handler that leads to its own route before a page that waits is called once for each URL")
    func redirectToItself() async {
        let (wait, calls) = (Suspension(), Log<Int>())
        await SceneDispatcher.$waits.withValue([1: wait]) {
            await SceneDispatcher.$whenLeaving.withValue({ calls.note($0) }) {
                show("//left/3")
                await wait.begins()
            }
        }
        await wait.end()
        await settle()
        #expect("\(model.scene)" == "home [chats > slow(1)]")
        #expect(calls.entries == [3, 2, 1])
    }

    /// Expects that a link to a chat waits at a gate, and is shown when that opens.
    private func expectChat(in model: SceneModel<Screen>, after gate: LinkGate) async {
        while gate.requests.isEmpty { await Task.yield() }
        #expect("\(model.scene)" == "[home] chats")
        gate.open("locked")
        while model.isWaiting { await Task.yield() }
        #expect("\(model.scene)" == "home [chats > chat(5)]")
    }

    @Test("A link whose handler closes the gate waits, and calls its handler once") func lockingLink() async {
        let (gate, calls) = (LinkGate(), Log<Int>())
        let model = SceneModel<Screen>(router, through: gate)
        router.use { request in
            if request.url.text == "//chat/5" {
                calls.note(5)
                gate.close("locked")
            }
            return .next(request)
        }
        model.show(LinkRequest(url: "//chat/5", origin: .external))
        await expectChat(in: model, after: gate)
        #expect(calls.entries == [5])
    }

    @Test("A button ends a link that waits") func button() async {
        let wait = Suspension()
        SceneDispatcher.$waits.withValue([1: wait]) { show("//slow/1") }
        model.push(Route<Screen>.chat(2))
        await wait.end()
        await settle()
        for _ in 0..<10 { await Task.yield() }
        #expect("\(model.scene)" == "[home > chat(2)] chats")
    }

    @Test("A link waits at a closed gate") func gate() async {
        let gate = LinkGate()
        let model = SceneModel<Screen>(router, through: gate)
        gate.close("locked")
        model.show(LinkRequest(url: "//chat/5", origin: .external))
        await expectChat(in: model, after: gate)
    }

    @Test("A model that goes ends the link that waits") func released() async {
        let wait = Suspension()
        var model: SceneModel<Screen>? = SceneModel(router)
        weak let released = model
        await SceneDispatcher.$waits.withValue([1: wait]) {
            model?.show(LinkRequest(url: "//slow/1", origin: .external))
            await wait.begins()
        }
        model = nil
        #expect(released == nil)
    }

    // MARK: Logins

    private func requireLogin(_ isSignedIn: @escaping @Sendable () -> Bool) {
        router.use(for: .requiring(Requirement.account)) { request in
            isSignedIn() ? .next(request) : .end(.redirect(to: "//login", from: .app, postponing: true))
        }
    }

    private enum Requirement: String {
        case account
    }

    @Test("What a login has put off is shown in its place after the login") func login() {
        let session = Log<Int>()
        requireLogin { session.entries == [1] }
        show("//photo/7")
        #expect("\(model.scene)" == "[home] chats | sheet login")
        #expect(model.postponed == LinkRequest(url: "//photo/7", origin: .external))
        session.note(1)
        model.resume()
        #expect("\(model.scene)" == "[home > photo(7)] chats")
        #expect(model.postponed == nil)
        model.resume()
        #expect("\(model.scene)" == "[home > photo(7)] chats")
    }

    @Test("A link that comes during a login does not drop the one that was put off") func linkDuringLogin() {
        let session = Log<Int>()
        requireLogin { session.entries == [1] }
        show("//photo/7")
        show("//chat/5")
        #expect("\(model.scene)" == "home [chats > chat(5)]")
        #expect(model.postponed?.url == "//photo/7")
        session.note(1)
        model.resume()
        #expect("\(model.scene)" == "home [chats > chat(5) > photo(7)]")
    }

    // MARK: Failures and changes

    @Test("A link that shows nothing reaches a closure, and changes nothing") func failures() {
        var failures: [String] = []
        model.onFailure = { failures.append("\($0.url) from \($0.origin): \($1)") }
        for url in ["//nowhere", "//login", "//count", "%"] { show(url) }
        model.push(Route<Screen>.lost)
        #expect(
            failures == [
                "//nowhere from external: no route matches '//nowhere' [notFound]",
                "//login from external: no route matches '//login' [notFound]",
                "//count from external: 'count' returns 'Int', but the caller expects 'Screen' [wrongResultType]",
                "% from external: no route matches '%' [notFound]",
                "//lost from app: the route '//lost' is not in the router's table [unknownRoute]",
            ]
        )
        #expect("\(model.scene)" == "[home] chats")
    }

    @Test("A change tells the scene before, once") func changes() {
        var changes: [String] = []
        model.onChange = { [unowned model] old in
            changes.append(model.scene.steps(from: old).map(\.description).joined(separator: ", "))
        }
        show("//chat/5")
        model.scene.present(.login)
        model.scene = model.scene
        #expect(changes == ["select tab chats, push //chat/5", "present login"])
    }
}
