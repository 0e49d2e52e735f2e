@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// Calls of a navigator from inside of one of its operations.
@MainActor
@Suite
struct NavigatorInsideTests {
    private static let message =
        "an operation awaits another one that can only begin afterward: start it without awaiting it"

    private func editor(_ app: TestApp) async throws -> Editor {
        app.navigator.losesPatience(.withOuterOperation)
        let editor = try #require(try await app.navigator.push(.url("//edit")).page as? Editor)
        editor.answers = [true]
        return editor
    }

    @Test("A host that awaits the navigator gets an error") func host() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        var inner: String?
        app.host.beforeShowing = { _ in
            guard inner == nil else { return }
            inner = await app.message { try await navigator.popToRoot() }
        }
        try await navigator.push(.url("//edit"))
        #expect(inner == Self.message)
        #expect(app.path == ["//home", "//edit"])
    }

    @Test("A child task of a host that awaits the navigator gets an error") func childOfHost() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        navigator.losesPatience(.withOuterOperation)
        var inner: String?
        app.host.beforeShowing = { _ in
            guard inner == nil else { return }
            async let message = app.message { try await navigator.popToRoot() }
            inner = await message
        }
        try await navigator.push(.url("//edit"))
        #expect(inner == Self.message)
    }

    @Test("A child task that awaits the navigator inside of an operation gets an error") func childTask() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let editor = try await editor(app)
        var inner: String?
        editor.whenAsked = {
            async let message = app.message { try await navigator.popToRoot() }
            inner = await message
        }
        try await navigator.popToRoot()
        #expect(inner == Self.message)
        #expect(app.path == ["//home"])
    }

    @Test("A task group that awaits the navigator inside of an operation gets an error") func taskGroup() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let editor = try await editor(app)
        var inner: [String?] = []
        editor.whenAsked = {
            inner = await withTaskGroup(of: String?.self) { group in
                for _ in 0..<2 { group.addTask { await app.message { try await navigator.popToRoot() } } }
                var messages: [String?] = []
                while let message = await group.next() { messages.append(message) }
                return messages
            }
        }
        try await navigator.popToRoot()
        #expect(inner == [Self.message, Self.message])
    }

    @Test("A task that nobody awaits waits for the end of the operation") func unawaitedTask() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let editor = try await editor(app)
        navigator.losesPatience()
        var started: Task<OpenedPage, any Error>?
        editor.whenAsked = { started = Task { try await navigator.push(.openChat(chatID: 5)) } }
        try await navigator.popToRoot()
        _ = try await started?.value
        #expect(app.path == ["//home", "//chat/5"])
    }

    @Test("A task that an earlier operation started is not inside of a later one") func laterOperation() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let editor = try await editor(app)
        let other = try #require(try await navigator.push(.url("//edit")).page as? Editor)
        other.answers = [true]
        var started: Task<Void, any Error>?
        var (isLater, hasCalled) = (false, false)
        // The first page is asked by the operation that starts the task, the second one by the operation after it.
        other.whenAsked = {
            started = Task {
                while !isLater { await Task.yield() }
                hasCalled = true
                try await navigator.push(.openChat(chatID: 5))
            }
        }
        editor.whenAsked = {
            isLater = true
            while !hasCalled { await Task.yield() }
            for _ in 0..<1000 { await Task.detached {}.value }
        }
        try await navigator.pop()
        try await navigator.pop()
        try await started?.value
        #expect(app.path == ["//home", "//chat/5"])
    }

    // MARK: Routes that lead elsewhere

    private func elsewhere(_ change: (Router) throws -> Void) async throws -> TestApp {
        let app = try await TestApp()
        try change(app.navigator.router)
        return app
    }

    @Test("The page of a typed route may be of any class") func pagesOfAnyClass() async throws {
        let redirected = try await elsewhere { router in
            router.use(onMainActor: { request in
                request.url.text == "//number" ? .end(.redirect(to: "//article/7")) : .next(request)
            })
        }
        #expect(try await redirected.navigator.push(.route(.pickNumber())).page is Article)
        let fallenBack = try await elsewhere { router in
            router.fallback { request, _ in
                request.url.text.hasPrefix("//chat") ? .redirect(to: "//article/7") : nil
            }
            router.use(onMainActor: { request in
                if request.url.text.hasPrefix("//chat") { throw Shop.Failure() }
                return .next(request)
            })
        }
        #expect(try await fallenBack.navigator.push(.openChat(chatID: 5)).page is Article)
    }

    @Test("A typed route that leads to something else than a page is an error") func noPage() async throws {
        let app = try await elsewhere { router in
            router.use(onMainActor: { request in
                request.url.text.hasPrefix("//chat") ? .end(.redirect(to: "//sum")) : .next(request)
            })
        }
        let message = await app.message { try await app.navigator.push(.openChat(chatID: 5)) }
        #expect(
            message == "the handler of '//chat/5' returns 'Int', which is no page: conform the type to NavigationPage"
        )
    }

    @Test("A presented page of another class gives no result when it closes") func noResult() async throws {
        let app = try await elsewhere { router in
            router.use(onMainActor: { request in
                request.url.text == "//number" ? .end(.redirect(to: "//article/7")) : .next(request)
            })
        }
        let navigator = app.navigator
        let number = Task { try await navigator.present(.pickNumber()) as Int? }
        while app.navigator.state.activeScene?.top.url != "//number" { await Task.yield() }
        let id = try #require(app.navigator.state.activeScene?.top.id)
        #expect(navigator.content(of: id) is Article)
        app.host.user(.closed([id], "main"), in: navigator)
        #expect(try await number.value == nil)
    }
}
