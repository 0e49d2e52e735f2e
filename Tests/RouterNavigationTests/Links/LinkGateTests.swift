@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

@MainActor
@Suite
struct LinkGateTests {
    /// Links that a closed gate holds back.
    private func held(_ urls: [String], in app: LinkApp) async -> [Task<PageID?, any Error>] {
        var tasks: [Task<PageID?, any Error>] = []
        for url in urls {
            let count = app.navigator.gate.requests.count
            tasks.append(app.link(url))
            await app.until { app.navigator.gate.requests.count > count }
        }
        return tasks
    }

    @Test("A closed gate holds links back, and resumes them in their order") func order() async throws {
        let app = try await LinkApp()
        let gate = app.navigator.gate
        gate.close()
        let links = await held(["//note/1", "//account/2", "//note/3"], in: app)
        #expect(gate.isClosed)
        #expect(gate.requests.map(\.url) == ["//note/1", "//account/2", "//note/3"])
        #expect(app.names == ["home"])
        gate.open()
        for link in links { _ = try await link.value }
        #expect(app.names == ["home", "note 1", "account", "note 3"])
        #expect(gate.requests.map(\.url) == [])
        #expect(app.isShown)
    }

    @Test("Nothing is called for a link while the gate holds it back, and it keeps its origin and its context")
    func request() async throws {
        let app = try await LinkApp()
        var seen: [String] = []
        _ = app.router.use(onMainActor: { request in
            seen.append("\(request.url) \(request.origin) \(request.context["draft"] ?? "-")")
            return .next(request)
        })
        app.navigator.gate.close()
        let link = Task {
            try await app.navigator.openLink("//note/1", context: ["draft": "a"], from: .notification)?.id
        }
        await app.until { !app.navigator.gate.requests.isEmpty }
        await app.settle()
        #expect(seen == [])
        app.navigator.gate.open()
        _ = try await link.value
        #expect(seen == ["//note/1 notification a"])
        #expect(app.navigator.state.activeScene?.top.origin == .notification)
    }

    @Test("An app that is signed out presents a login, which closes when the gate opens") func login() async throws {
        let app = try await LinkApp()
        app.navigator.gate.close("signed out")
        let notices = Log<String>()
        app.navigator.gate.onHold = { [navigator = app.navigator] request in
            notices.note("\(request.url) \(request.origin)")
            Task { @MainActor in try await navigator.throughGate.present(.url("//login")) }
        }
        let links = await held(["//note/1"], in: app)
        await app.until { app.names == ["home", "login"] }
        #expect(notices.entries == ["//note/1 external"])
        app.navigator.linkPolicy.coversModals = true
        app.navigator.gate.open("signed out")
        _ = try await links[0].value
        #expect(app.names == ["home", "note 1"])
        #expect(app.isShown)
    }

    @Test("The gate and the page know the caller that the scheme of a URL identifies") func scheme() async throws {
        let app = try await LinkApp(origins: ["myapp": .notification])
        let gate = app.navigator.gate
        let callers = Log<RouteOrigin>()
        gate.onHold = { callers.note($0.origin) }
        gate.close()
        let link = Task { try await app.navigator.open("myapp://note/1") }
        await app.until { app.names == ["home", "note 1"] || !gate.requests.isEmpty }
        #expect(gate.requests.map(\.url) == ["myapp://note/1"])
        gate.open()
        _ = try await link.value
        // Code that pushes a page is no link, but its page is restored for the same caller.
        try await app.navigator.push(.url("myapp://note/2"))
        try await app.navigator.push(.url("//note/3"))
        try await app.navigator.push(.url("myapp://note/4", from: .external))
        #expect(callers.entries == [.notification])
        #expect(
            app.navigator.state.activeScene?.path.map(\.origin) == [
                .app, .notification, .notification, .app, .external,
            ]
        )
    }

    @Test("The app lets a link pass that resets a password") func password() async throws {
        let app = try await LinkApp()
        let (navigator, gate) = (app.navigator, app.navigator.gate)
        gate.onHold = { link in
            guard link.url.hasPrefix("//account") else { return }
            gate.drop(CancellationError()) { $0 == link }
            Task { @MainActor in try await navigator.throughGate.openLink(link.url, from: link.origin) }
        }
        gate.close()
        let links = await held(["//note/1"], in: app)
        await #expect(throws: CancellationError.self) { try await app.link("//account/1").value }
        await app.until { app.names == ["home", "account"] }
        #expect(navigator.state.activeScene?.top.origin == .external)
        gate.open()
        _ = try await links[0].value
        #expect(app.names == ["home", "note 1"])
    }

    @Test("A gate that is closed for several reasons opens when the last one is gone") func reasons() async throws {
        let app = try await LinkApp()
        let gate = app.navigator.gate
        gate.close("starting")
        gate.close("locked")
        gate.close("locked")
        let links = await held(["//note/1"], in: app)
        gate.open("starting")
        gate.open("signed out")
        await app.settle()
        #expect(gate.isClosed && app.names == ["home"])
        gate.open("locked")
        // It closes before the link continues.
        gate.close("locked")
        await app.settle()
        #expect(app.names == ["home"])
        gate.open("locked")
        _ = try await links[0].value
        #expect(app.names == ["home", "note 1"])
    }

    @Test("Links are dropped with an error, and the gate remains closed") func drop() async throws {
        struct SignedOut: Error {}
        let app = try await LinkApp()
        let gate = app.navigator.gate
        gate.close()
        let links = await held(["//note/1", "//note/2"], in: app)
        gate.drop(SignedOut())
        for link in links { await #expect(throws: SignedOut.self) { try await link.value } }
        let another = await held(["//note/3"], in: app)
        gate.drop()
        await #expect(throws: NavigationError.notAdmitted) { try await another[0].value }
        #expect(NavigationError.notAdmitted.description == "the gate held the link back, and it was dropped")
        gate.open()
        await app.settle()
        #expect(app.names == ["home"])
        #expect(gate.requests.map(\.url) == [])
        #expect(app.navigator.requests.isEmpty)
    }

    @Test("Beyond the limit, the oldest link is dropped") func limit() async throws {
        let app = try await LinkApp()
        let gate = app.navigator.gate
        #expect(gate.limit == 20)
        gate.limit = 2
        gate.close()
        let links = await held(["//note/1", "//note/2"], in: app)
        let third = app.link("//note/3")
        await #expect(throws: NavigationError.notAdmitted) { try await links[0].value }
        await app.until { gate.requests.map(\.url) == ["//note/2", "//note/3"] }
        gate.open()
        _ = try await (links[1].value, third.value)
        #expect(app.names == ["home", "note 2", "note 3"])
    }

    @Test("A link that is held back is cancelled with its task, and ends with its scene") func ends() async throws {
        let app = try await LinkApp()
        let gate = app.navigator.gate
        try await app.navigator.openScene("side", root: .url("//home"))
        gate.close()
        let cancelled = await held(["//note/1"], in: app)
        cancelled[0].cancel()
        await #expect(throws: CancellationError.self) { try await cancelled[0].value }
        let discarded = app.link("//note/2", in: "side")
        await app.until { gate.requests.map(\.url) == ["//note/2"] }
        app.host.user(.closedScene("side"), in: app.navigator)
        await #expect(throws: NavigationError.noScene("side")) { try await discarded.value }
        await app.until { gate.requests.isEmpty }
        #expect(app.isShown)
    }

    @Test("A link that passes the gate does not end those that it holds back") func newest() async throws {
        let app = try await LinkApp()
        let gate = app.navigator.gate
        gate.close()
        let links = await held(["//note/1"], in: app)
        try await app.navigator.throughGate.openLink("//account/1")
        #expect(app.names == ["home", "account"])
        gate.open()
        _ = try await links[0].value
        #expect(app.names == ["home", "note 1"])
    }
}
