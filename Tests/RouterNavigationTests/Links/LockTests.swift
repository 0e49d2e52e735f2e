import Foundation
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

@testable import RouterNavigation

/// An app that locks itself while links are on their way.
@MainActor
@Suite struct LockTests {
    private let app: LinkApp
    private var navigator: Navigator { app.navigator }
    private var gate: LinkGate { app.navigator.gate }

    init() async throws {
        app = try await LinkApp()
        navigator.lockPage = { _ in .url("//login") }
    }

    /// Locks the app, and waits until the lock covers it.
    private func lock() async {
        gate.close("locked")
        await app.until { app.navigator.state.scenes.allSatisfy { !$0.lock.isEmpty } }
    }

    private func held(_ urls: [String]) async { await app.until { gate.requests.map(\.url) == urls } }

    /// The names of the pages that a scene shows from its stack to the highest modal.
    private func names(_ scene: SceneID) -> [String] {
        (navigator.state[scene]?.path ?? []).map { (navigator.content(of: $0.id) as? TestPage)?.name ?? "none" }
    }

    // MARK: Links on their way

    @Test("A link whose handler works while the app locks waits, and leaves the lock alone") func slowHandler()
        async throws
    {
        let signal = Signal()
        let link = Task { try await navigator.openLink("//slow/1", context: ["signal": signal])?.id }
        await app.until { signal.count == 1 }
        await lock()
        app.host.removeChanges()
        signal.give()
        await held(["//slow/1"])
        #expect(app.names == ["home", "login"] && app.host.changes.isEmpty)
        gate.open("locked")
        _ = try await link.value
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A link that waits for the answer to an alert while the app locks waits for the lock, and begins afterward")
    func alert() async throws {
        let log = Log<String>()
        app.host.isAsking = true
        navigator.changes.sleep = { patience in
            guard patience == .forAnswer else { return try await Task.sleep(nanoseconds: 3_600_000_000_000) }
            await Task.yield()
        }
        try await LinkDispatcher.$calls.withValue(log) {
            let link = app.link("//note/1")
            await app.until { navigator.requests.contains { $0.looksForAnswer < 20 } }
            await lock()
            await held(["//note/1"])
            await app.settle()
            #expect(app.host.isAsking && app.names == ["home", "login"] && log.entries == [])
            app.host.isAsking = false
            gate.open("locked")
            _ = try await link.value
        }
        #expect(app.names == ["home", "note 1"])
    }

    @Test("A link that comes to a locked app does not join an equal one that has passed") func joins() async throws {
        let signal = Signal()
        _ = app.router.use { request, next in
            if request.url.text.contains("note") { await signal.wait() }
            return try await next(request)
        }
        let first = app.link("//note/1")
        await app.until { signal.count == 1 }
        await lock()
        let second = app.link("//note/1")
        await held(["//note/1"])
        signal.give()
        await held(["//note/1", "//note/1"])
        #expect(app.names == ["home", "login"])
        gate.open("locked")
        let pages = try await (first.value, second.value)
        #expect(pages.0 == pages.1)
        #expect(app.names == ["home", "note 1"])
    }

    @Test("A lock page that would refuse to close stays while the app is locked, and closes with the lock")
    func guardedLock() async throws {
        let editor = Editor("lock")
        navigator.lockPage = { _ in .page(editor) }
        let link = app.link("//slow/1")
        await lock()
        await held(["//slow/1"])
        gate.open("locked")
        _ = try await link.value
        #expect(app.names == ["home", "note 1"])
        #expect(editor.questions == 0)
    }

    @Test("A page that is asked to close for a link while the app locks stays") func guardedPage() async throws {
        let editor = Editor("editor")
        editor.answers = [true, true]
        let signal = Signal()
        editor.whenAsked = { await signal.wait() }
        try await navigator.present(.page(editor))
        let link = app.link("//note/1")
        await app.until { signal.count == 1 }
        gate.close("locked")
        // The lock does not wait for the answer.
        await app.until { app.names == ["home", "editor", "login"] }
        signal.give()
        await held(["//note/1"])
        await app.settle()
        #expect(app.names == ["home", "editor", "login"])
        gate.open("locked")
        _ = try await link.value
        #expect(app.names == ["home", "note 1"])
    }

    @Test("Code that replaces a page that is asked to close while the app locks does so below the lock")
    func guardedRoot() async throws {
        let editor = Editor("editor")
        editor.answers = [true, true]
        let signal = Signal()
        editor.whenAsked = { await signal.wait() }
        try await navigator.present(.page(editor))
        let change = Task { try await navigator.setRoot(.note(id: "1")) }
        await app.until { signal.count == 1 }
        await lock()
        signal.give()
        _ = try await change.value
        #expect(app.names == ["note 1", "login"])
        #expect(app.isShown)
    }

    @Test("An action is performed once, and done after the lock") func action() async throws {
        let signal = Signal()
        _ = app.router.use { request, next in
            let value = try await next(request)
            if request.url.text.contains("cart") { await signal.wait() }
            return value
        }
        let cart = Cart()
        try await LinkDispatcher.$cart.withValue(cart) {
            let link = app.link("//cart/add/5")
            await app.until { signal.count == 1 }
            await lock()
            signal.give()
            await held(["//cart/add/5"])
            gate.open("locked")
            let page = try await link.value
            #expect(page == nil)
        }
        #expect(cart.items == [5])
    }

    // MARK: Other entries

    @Test("What Spotlight, Handoff, a quick action or an intent asks for waits, typed or by URL")
    func entries() async throws {
        await lock()
        let page = TestPage("made")
        let entries: [@MainActor (Navigator) async throws -> Void] = [
            { _ = try await $0.open("//note/1") },
            { _ = try await $0.open(.note(id: "2"), reuse: .ifVisible) },
            { _ = try await $0.push(.note(id: "3")) },
            { _ = try await $0.push(.page(page)) },
            { _ = try await $0.replace(with: .note(id: "5")) },
            { _ = try await $0.present(.note(id: "6")) },
            { navigator in
                try await withCheckedThrowingContinuation { continuation in
                    navigator.open("//note/7") { continuation.resume(with: $0.map { _ in }) }
                }
            },
        ]
        var tasks: [Task<Void, any Error>] = []
        for entry in entries {
            let count = tasks.count + 1
            tasks.append(Task { try await entry(navigator) })
            await app.until { gate.requests.count == count }
        }
        #expect(
            gate.requests.map(\.url)
                == ["//note/1", "//note/2", "//note/3", "", "//note/5", "//note/6", "//note/7"]
        )
        #expect(gate.requests.allSatisfy { $0.origin == .app })
        await app.settle()
        #expect(app.names == ["home", "login"])
        gate.open("locked")
        for task in tasks { try await task.value }
        #expect(app.names == ["home", "note 1", "note 2", "note 3", "note 5", "note 6", "note 7"])
        #expect(app.isShown)
    }

    @Test("What middleware presents waits, too, and then the link continues") func middleware() async throws {
        let signal = Signal()
        _ = app.router.use { [navigator] request, next in
            guard request.url.text.contains("note") else { return try await next(request) }
            await signal.wait()
            try await navigator.present(.url("//account/1"))
            return try await next(request)
        }
        let link = app.link("//note/1")
        await app.until { signal.count == 1 }
        await lock()
        signal.give()
        await held(["//account/1"])
        #expect(app.names == ["home", "login"])
        gate.open("locked")
        _ = try await link.value
        #expect(app.names == ["home", "note 1"])
    }

    @Test("Closing does not wait, and changes what is below the lock") func below() async throws {
        try await navigator.push(.note(id: "1"))
        try await navigator.push(.note(id: "2"))
        try await navigator.present(.note(id: "3"))
        try await navigator.present(.note(id: "4"))
        await lock()
        try await navigator.dismiss()
        #expect(app.names == ["home", "note 1", "note 2", "note 3", "login"])
        #expect(app.isShown)
        try await navigator.pop(to: "//note/1")
        #expect(app.names == ["home", "note 1", "login"])
        try await navigator.pop()
        #expect(app.names == ["home", "login"])
        await #expect(throws: NavigationError.self) { try await navigator.dismiss() }
        try await navigator.present(.note(id: "5"), throughOpenGateOf: app)
        await lock()
        try await navigator.switchTab("inbox")
        #expect(app.names == ["inbox", "login"])
        try await navigator.setRoot(.note(id: "6"))
        #expect(app.names == ["note 6", "login"])
        #expect(app.isShown)
        gate.open("locked")
        await app.until { app.names == ["note 6"] }
        #expect(app.isShown)
    }

    @Test("A result that is given below the lock closes its page") func result() async throws {
        let picker = NumberPicker("picker")
        try await navigator.present(.page(picker))
        await lock()
        let id = try #require(navigator.state.activeScene?.modals.first?.root.id)
        navigator.requestClosing(id, in: "main")
        await app.until { app.names == ["home", "login"] }
        #expect(app.isShown)
    }

    // MARK: The lock itself

    @Test("All windows are locked, and unlocked") func windows() async throws {
        try await navigator.openScene("side", root: .url("//inbox"))
        await lock()
        #expect(names("main") == ["home", "login"] && names("side") == ["inbox", "login"])
        let link = Task { try await navigator.open("//note/1", in: "main") }
        await held(["//note/1"])
        gate.open("locked")
        _ = try await link.value
        await app.until { names("side") == ["inbox"] }
        #expect(names("main") == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("A scene that opens while the app is locked is covered from the beginning") func newWindow() async throws {
        await lock()
        app.host.removeChanges()
        try await navigator.openScene("side", root: .url("//inbox"))
        try await navigator.openScene("third", tabs: ["home": .url("//home"), "inbox": .url("//inbox")])
        #expect(app.host.descriptions == ["open scene side", "open scene third"])
        #expect(names("side") == ["inbox", "login"] && names("third") == ["home", "login"])
        #expect(app.isShown)
    }

    @Test("A restored state is covered from the beginning, and the lock is not saved") func restored() async throws {
        try await navigator.push(.note(id: "1"))
        await lock()
        let data = try JSONEncoder().encode(navigator.state)
        for saved in [try JSONDecoder().decode(NavigationState.self, from: data), navigator.state] {
            let other = try await LinkApp(opening: false)
            other.navigator.lockPage = { _ in .url("//login") }
            other.navigator.gate.close()
            try await other.navigator.attach(other.host)
            let dropped = try await other.navigator.restore(saved)
            #expect(dropped.isEmpty)
            #expect(other.host.descriptions == ["open scene main"])
            #expect(other.names == ["home", "note 1", "login"])
            #expect(other.isShown)
            other.navigator.gate.open()
            await other.until { other.names == ["home", "note 1"] }
        }
    }

    @Test("A host that is attached while the app is locked shows covered scenes") func attached() async throws {
        navigator.detach()
        gate.close()
        await app.settle()
        let host = RecordingHost()
        try await navigator.attach(host)
        #expect(host.descriptions == ["open scene main"])
        #expect(host.shown == SimpleApp(navigator.state))
        #expect(app.names == ["home", "login"])
    }

    @Test("A lock that the user closes comes back") func swiped() async throws {
        await lock()
        let id = try #require(navigator.state.activeScene?.top.id)
        app.host.user(.closed([id], "main"), in: navigator)
        #expect(app.names == ["home"])
        await app.until { app.names == ["home", "login"] }
        #expect(app.isShown)
    }

    @Test("The lock shows pages above itself, which go with it") func throughGate() async throws {
        await lock()
        let lock = try #require(navigator.state.activeScene?.top.id)
        try await navigator.bound(to: lock).push(.note(id: "1"))
        try await navigator.throughGate.open("//note/2?openType=present")
        #expect(app.names == ["home", "login", "note 1", "note 2"])
        #expect(navigator.state.activeScene?.modals.count == 2)
        try await navigator.throughGate.dismiss()
        try await navigator.bound(to: lock).pop()
        #expect(app.names == ["home", "login"])
        try await navigator.throughGate.switchTab("inbox")
        try await navigator.throughGate.push(.note(id: "3"), dismissingModals: true)
        #expect(app.names == ["home", "login", "note 3"])
        let top = try #require(navigator.state.activeScene?.top.id)
        navigator.requestClosing(top, in: "main")
        await app.until { app.names == ["home", "login"] }
        gate.open("locked")
        await app.until { app.names == ["home"] }
        #expect(app.isShown)
    }

    @Test("A page that another one below the lock opens through the gate covers everything") func boundBelow()
        async throws
    {
        navigator.lockPage = nil
        try await navigator.present(.note(id: "1"))
        let home = try #require(navigator.state.activeScene?.path.first?.id)
        gate.close()
        try await navigator.bound(to: home).throughGate.push(.note(id: "2"))
        #expect(app.names == ["home", "note 1", "note 2"])
        #expect(navigator.state.activeScene?.lock.count == 1)
        gate.open()
        await app.until { app.names == ["home", "note 1"] }
    }

    @Test("Ending what waits, as at a logout, leaves the lock") func cancelled() async throws {
        let signal = Signal()
        _ = app.router.use { request, next in
            if request.url.text.contains("login") { await signal.wait() }
            return try await next(request)
        }
        gate.close("locked")
        await app.until { signal.count == 1 }
        let link = app.link("//note/1")
        await held(["//note/1"])
        navigator.cancelRequests()
        await #expect(throws: CancellationError.self) { try await link.value }
        signal.give()
        await app.until { app.names == ["home", "login"] }
        try await navigator.recheckPages()
        #expect(app.names == ["home", "login"])
    }

    @Test("An app that is unlocked before its lock has appeared shows none") func unlockedMeanwhile() async throws {
        let signal = Signal()
        _ = app.router.use { request, next in
            if request.url.text.contains("login") { await signal.wait() }
            return try await next(request)
        }
        gate.close()
        await app.until { signal.count == 1 }
        gate.open()
        signal.give()
        await app.until { navigator.requests.isEmpty }
        #expect(app.names == ["home"])
        app.host.beforeShowing = { [gate] change in
            if case .present? = change.steps.first { gate.open() }
        }
        gate.close()
        await app.until { app.host.descriptions.contains { $0.hasPrefix("dismiss") } && navigator.requests.isEmpty }
        #expect(app.names == ["home"])
        #expect(app.isShown)
    }
}

extension Navigator {
    /// Presents a page while the gate is open for a moment.
    fileprivate func present(_ route: Route<Article>, throughOpenGateOf app: LinkApp) async throws {
        gate.open("locked")
        await app.until { state.scenes.allSatisfy(\.lock.isEmpty) }
        try await present(route)
    }
}
