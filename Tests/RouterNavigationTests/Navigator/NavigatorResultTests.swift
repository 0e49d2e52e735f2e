import Foundation
@testable import RouterNavigation
import RouterRuntime
import Testing

@MainActor
@Suite
struct NavigatorResultTests {
    /// The number picker, when it has appeared.
    private func picker(_ app: TestApp) async throws -> (page: NumberPicker, id: PageID) {
        while true {
            if let top = app.navigator.state.activeScene?.top,
                let page = app.navigator.content(of: top.id) as? NumberPicker
            {
                return (page, top.id)
            }
            await Task.yield()
        }
    }

    @Test("A task that awaits a result ends when it is cancelled, and the page stays") func cancelled() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let task = Task { try await navigator.present(.pickNumber()) as Int? }
        let picker = try await picker(app)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(app.path.count == 2)
        picker.page.result.finish(5)
        while app.path.count > 1 { await Task.yield() }
        #expect(app.isShown)
    }

    @Test("A presented page gives a result") func aPresentedPageGivesAResult() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        async let number: Int? = navigator.present(.pickNumber())
        try await picker(app).page.result.finish(5)
        #expect(try await number == 5)
        #expect(app.path == ["//home"])
        #expect(app.isShown)
    }

    @Test("Several who ask at the same time share one page, and what is above it stays") func shared() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let first = (0..<2).map { _ in Task { try await navigator.present(.pickNumber(), isShared: true) as Int? } }
        let picker = try await picker(app)
        try await navigator.push(.url("//article/7"))
        let later = Task { try await navigator.present(.pickNumber(), isShared: true) as Int? }
        while !navigator.requests.isEmpty { await Task.yield() }
        #expect(app.path == ["//home", "//number", "//article/7"])
        let other = Task { try await navigator.present(.pickNumber()) as Int? }
        while app.path.count < 4 { await Task.yield() }
        let top = try #require(navigator.state.activeScene?.top.id)
        app.host.user(.closed([top], "main"), in: navigator)
        #expect(try await other.value == nil)
        picker.page.result.finish(5)
        for task in first + [later] { #expect(try await task.value == 5) }
        #expect(app.path == ["//home"])
        #expect(app.isShown)
    }

    @Test("A page that the user closes gives no result") func aPageThatTheUserClosesGivesNoResult() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        async let number: Int? = navigator.present(.pickNumber())
        let id = try await picker(app).id
        app.host.user(.closed([id], "main"), in: navigator)
        #expect(try await number == nil)
    }

    @Test("A result arrives even if the host is detached") func aResultArrivesEvenIfTheHostIsGone() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        async let number: Int? = navigator.present(.pickNumber())
        let page = try await picker(app).page
        navigator.detach()
        page.result.finish(5)
        page.result.finish(6)
        #expect(try await number == 5)
    }

    @Test("A saved state is restored, except for pages without a URL")
    func aSavedStateIsRestoredExceptForPagesWithoutAURL() async throws {
        let app = try await TestApp()
        try await app.navigator.open("//chat/5", from: .external)
        try await app.navigator.push(.page(TestPage("made")))
        try await app.navigator.present(.url("//article/7"))
        let saved = try JSONEncoder().encode(app.navigator.state)
        let state = try JSONDecoder().decode(NavigationState.self, from: saved)

        let navigator = Navigator(app.navigator.router)
        let host = RecordingHost()
        try await navigator.attach(host)
        let dropped = try await navigator.restore(state)
        #expect(dropped.map { "\($0.reason)" } == ["the page #4 has no URL, so only code can open it again"])
        #expect(navigator.state.activeScene?.path.map(\.description) == ["//home", "//chat/5", "//article/7"])
        #expect(host.shown == SimpleApp(navigator.state))
        let top = try #require(navigator.state.activeScene?.top)
        #expect((navigator.content(of: top.id) as? TestPage)?.name == "article 7")
        #expect(
            await app.message { try await navigator.restore(state) }
                == "scenes are open already: restore a saved state before any scene opens, or name one that is not open"
        )
    }

    @Test("A scene that the host does not show is not restored")
    func scenesThatTheHostDoesNotShowAreNotRestored() async throws {
        let app = try await TestApp()
        try await app.navigator.openScene("side", root: .url("//article/7"))
        let navigator = Navigator(app.navigator.router)
        let host = RecordingHost()
        host.beforeShowing = { if $0.scene == "side" { throw RecordingHost.Failure() } }
        try await navigator.attach(host)
        #expect(
            await app.message { try await navigator.restore(app.navigator.state) }
                == "the host did not show 'open scene side': the window is gone"
        )
        #expect(navigator.state.scenes.map(\.id) == ["main"])
        #expect(host.shown == SimpleApp(navigator.state))
    }

    @Test("A page is restored only if it is open to its original caller")
    func aRestoredPageMustBeOpenToItsCaller() async throws {
        let app = try await TestApp()
        let page = Page(id: app.navigator.makePageID(), url: "//article/7", origin: .external)
        var state = app.navigator.state
        state["main"] = try state["main"]?.performing([.push(page)])
        let navigator = Navigator(app.navigator.router)
        try await navigator.attach(app.host)
        let dropped = try await navigator.restore(state)
        #expect(dropped.map { ($0.reason as? RouterError)?.code } == [.notFound])
        #expect(navigator.state.activeScene?.path.map(\.description) == ["//home"])
    }
}
