import Foundation
import RouterRuntime
import Testing

@testable import RouterNavigation

/// A screen on which other code than the navigator shows pages, too.
@MainActor
@Suite
struct ScreenTests {
    private let app: TestApp
    private var navigator: Navigator { app.navigator }

    init() async throws {
        app = try await TestApp()
        app.host.navigator = app.navigator
    }

    /// Lets other code change what the scene shows, once.
    private func shows(_ change: @escaping (inout NavigatorScene) -> Void) {
        let host = app.host
        host.reading = { [weak host] scene in
            host?.reading = nil
            var scene = scene
            change(&scene)
            return scene
        }
    }

    /// Lets other code push a page above what is shown.
    private func pushes() -> PageID {
        let page = Page(foreign: navigator.makePageID())
        shows { $0.stacks[$0.selected].pushed.append(page) }
        return page.id
    }

    /// Lets a page present something.
    private func presents() -> PageID {
        let page = Page(foreign: navigator.makePageID())
        shows { $0.modals.append(PageStack(style: .sheet, isWrapped: false, page)) }
        return page.id
    }

    @Test("A page of other code stays below the next one, and closes when an operation goes back below it")
    func foreignPage() async throws {
        let old = pushes()
        try await navigator.push(.url("//chat/5"))
        #expect(app.path == ["//home", "page \(old)", "//chat/5"])
        #expect(navigator.state.activeScene?.path[1].isForeign == true)
        #expect(app.host.descriptions.last == "push //chat/5")
        try await navigator.pop(to: old)
        #expect(app.path == ["//home", "page \(old)"])
        try await navigator.popToRoot()
        #expect(app.path == ["//home"])
        let other = pushes()
        try await navigator.open("//chat/6")
        try await navigator.pop(2)
        #expect(app.path == ["//home"])
        #expect(navigator.state.pages.allSatisfy { $0.id != other })
    }

    @Test("A page that the host has read while it shows it is there once") func readMeanwhile() async throws {
        app.host.beforeShowing = { [navigator] change in
            // As if the scene had disconnected, which ends the animation.
            guard let page = change.newPages.first, var scene = navigator.state.activeScene else { return }
            scene.stacks[scene.selected].pushed.append(page)
            navigator.record(scene)
        }
        try await navigator.push(.url("//chat/5"))
        #expect(app.path == ["//home", "//chat/5"])
        app.host.beforeShowing = nil
        try await navigator.push(.url("//chat/6"))
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
        #expect(Set(navigator.state.pages.map(\.id)).count == navigator.state.pages.count)
    }

    @Test("A push acts below what a page presents, and a link dismisses it")
    func foreignModal() async throws {
        let sheet = presents()
        try await navigator.push(.url("//chat/5"))
        #expect(app.path == ["//home", "//chat/5", "page \(sheet)"])
        #expect(navigator.state.activeScene?.top.url == "//chat/5")
        try await navigator.openLink("//chat/6", from: .app)
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
        let other = presents()
        navigator.linkPolicy.coversModals = true
        try await navigator.openLink("//chat/7", from: .app)
        #expect(app.path == ["//home", "//chat/5", "//chat/6", "page \(other)", "//chat/7"])
    }

    @Test("A link waits for the answer to an alert, but not for ever") func alerts() async throws {
        var looks = 0
        navigator.changes.sleep = { _ in looks += 1 }
        app.host.isAsking = true
        _ = presents()
        try await navigator.openLink("//chat/5", from: .app)
        #expect(looks == 20)
        #expect(app.host.isAsking == false)
        #expect(app.path == ["//home", "//chat/5"])
        let host = app.host
        host.isAsking = true
        navigator.changes.sleep = { _ in host.isAsking = false }
        try await navigator.openLink("//chat/6", from: .app)
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
    }

    @Test("A link waits for the answer to an alert that appears while its handler works, and once only for all")
    func laterAlert() async throws {
        let host = app.host
        var looks = 0
        navigator.changes.sleep = { _ in
            looks += 1
            if looks == 3 { host.isAsking = false }
        }
        let asking = app.navigator.router.use { @MainActor request, next in
            host.isAsking = true
            return try await next(request)
        }
        _ = presents()
        try await navigator.openLink("//chat/5", from: .app)
        #expect(looks == 3)
        #expect(app.path == ["//home", "//chat/5"])
        asking.remove()
        host.isAsking = true
        _ = navigator.router.use { @MainActor request, next in
            host.isAsking = true
            return try await next(request)
        }
        try await navigator.openLink("//chat/6", from: .app)
        #expect(looks == 23)
        #expect(!host.isAsking)
    }

    @Test("A page that is gone is released, and its result is known") func pageThatIsGone() async throws {
        let opened = try await navigator.present(.url("//chat/5"))
        var closed: [PageID] = []
        navigator.willClose = { closed.append($0.id) }
        shows { $0.modals = [] }
        try await navigator.push(.url("//chat/6"))
        #expect(closed == [opened.id])
        #expect(navigator.content(of: opened.id) == nil)
        #expect(app.path == ["//home", "//chat/6"])
    }

    @Test("A tab that other code has selected is that of the next push") func selectedTab() async throws {
        shows { $0.select("chats") }
        try await navigator.push(.url("//chat/5"))
        #expect(app.path == ["//chats", "//chat/5"])
    }

    @Test("A page that opens is a new one, although other code has pushed while another page was asked to close")
    func foreignPageMeanwhile() async throws {
        let editor = Editor("editor")
        try await navigator.push(.page(editor))
        editor.answers = [true]
        editor.whenAsked = {
            _ = self.pushes()
            // As the next request does.
            self.navigator.readScreen()
        }
        try await navigator.setRoot(.url("//chat/5"))
        #expect(editor.questions == 1)
        #expect(app.path == ["//chat/5"])
    }

    @Test("A foreign page is not saved") func saving() async throws {
        _ = pushes()
        try await navigator.push(.url("//chat/5"))
        let data = try JSONEncoder().encode(navigator.state)
        let saved = try JSONDecoder().decode(NavigationState.self, from: data)
        #expect(saved.activeScene?.path.map(\.description) == ["//home", "//chat/5"])
    }
}
