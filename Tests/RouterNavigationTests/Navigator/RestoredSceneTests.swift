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
}
