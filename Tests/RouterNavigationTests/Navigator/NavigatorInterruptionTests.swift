import RouterNavigation
import RouterRuntime
import Testing

@MainActor
@Suite
struct NavigatorInterruptionTests {
    @Test("An operation ends if the host fails to show a change")
    func aHostThatDropsAnEffectEndsTheOperation() async throws {
        let app = try await TestApp()
        app.host.beforeShowing = { if case .push? = $0.steps.last { throw RecordingHost.Failure() } }
        #expect(
            await app.message { try await app.navigator.open("//chat/5?switchTab=chats") }
                == "the host did not show 'select tab chats, push //chat/5': the window is gone"
        )
        #expect(app.path == ["//home"])
        #expect(app.isShown)
        app.host.beforeShowing = nil
        try await app.navigator.open("//chat/5")
        #expect(app.path == ["//home", "//chat/5"])
    }

    @Test("An operation ends if its host is detached") func aHostThatDisappearsEndsTheOperation() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        app.host.beforeShowing = { _ in
            navigator.detach()
            for _ in 0..<100 { await Task.yield() }
        }
        let message = "no host shows the pages: attach one with 'attach'"
        #expect(await app.message { try await navigator.push(.openChat(chatID: 5)) } == message)
        #expect(await app.message { try await navigator.push(.openChat(chatID: 5)) } == message)
        #expect(app.path == ["//home"])

        let other = RecordingHost()
        try await navigator.attach(other)
        #expect(other.shown == SimpleApp(navigator.state))
    }

    @Test("A navigator does not retain its host") func aNavigatorDoesNotRetainItsHost() async throws {
        let app = try await TestApp()
        try await app.navigator.attach(RecordingHost())
        #expect(await app.message { try await app.navigator.popToRoot() } == nil)
        #expect(await app.message { try await app.navigator.push(.openChat(chatID: 5)) } != nil)
    }

    @Test("An operation begins with what the user sees, also after a change without a message")
    func anOperationBeginsWithWhatTheUserSees() async throws {
        let app = try await TestApp()
        let modal = try await app.navigator.present(.openChat(chatID: 5), isWrapped: false)
        app.host.unnoticed = { app.host.user(.closed([modal.id], "main"), in: app.navigator) }
        try await app.navigator.push(.openChat(chatID: 6))
        #expect(app.path == ["//home", "//chat/6"])
        #expect(app.isShown)
    }

    @Test("A gesture during an operation closes the page that the user meant")
    func aGestureDuringAnOperationClosesThePageThatTheUserMeant() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let host = app.host
        let first = try await navigator.push(.openChat(chatID: 5))
        host.beforeShowing = { [weak host] _ in
            host?.beforeShowing = nil
            host?.user(.closed([first.id], "main"), in: navigator)
        }
        try await navigator.push(.openChat(chatID: 6))
        #expect(app.path == ["//home", "//chat/6"])
        #expect(app.isShown)
    }

    @Test("A tab that the user selects during a push keeps the page in the tab where it was pushed")
    func aTabIsSelectedDuringAPush() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let host = app.host
        host.beforeShowing = { [weak host] _ in
            host?.beforeShowing = nil
            host?.user(.selectedTab("chats", "main"), in: navigator)
        }
        try await navigator.push(.openChat(chatID: 6))
        #expect(app.path == ["//chats"])
        #expect(app.isShown)
        host.user(.selectedTab("home", "main"), in: navigator)
        #expect(app.path == ["//home", "//chat/6"])
        #expect(app.isShown)
    }

    @Test("A page that the user closes before the host has shown all of it is not open")
    func aPageIsClosedWhileItAppears() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let host = app.host
        host.afterShowing = { [weak host] change in
            host?.user(.closed(change.newPages.map(\.id), "main"), in: navigator)
        }
        #expect(
            await app.message { try await navigator.push(.openChat(chatID: 6)) }
                == "the host did not show 'push //chat/6': the user has undone it"
        )
        #expect(app.path == ["//home"])
        #expect(app.isShown)
    }

    @Test("The user goes back further than an operation")
    func theUserGoesBackFurtherThanAnOperation() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let host = app.host
        let target = try await navigator.push(.openChat(chatID: 6))
        try await navigator.push(.openChat(chatID: 7))
        host.afterShowing = { [weak host] _ in host?.user(.closed([target.id], "main"), in: navigator) }
        #expect(
            await app.message { try await navigator.pop() }
                == "the user changed something during the operation, so 'pop to page #3' was not possible: repeat the "
                + "operation"
        )
        #expect(app.path == ["//home"])
        #expect(app.isShown)
    }

    @Test("A host asks for the scene that it is to show") func aHostAsksForItsTarget() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        #expect(try navigator.target(of: "main") == navigator.state["main"])
        #expect(try navigator.target(of: "lost") == nil)
        var targets: [[String]?] = []
        app.host.beforeShowing = { _ in targets.append(try navigator.target(of: "main")?.path.map(\.description)) }
        try await navigator.push(.openChat(chatID: 6))
        try await navigator.closeScene("main")
        #expect(targets == [["//home", "//chat/6"], nil])
    }

    @Test("An operation fails if the user closes the place that it needs")
    func anOperationWhosePlaceIsGoneIsInterrupted() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let host = app.host
        let sheet = try await navigator.present(.url("//article/7"))
        host.beforeShowing = { [weak host] _ in
            host?.beforeShowing = nil
            host?.user(.closed([sheet.id], "main"), in: navigator)
        }
        #expect(
            await app.message { try await navigator.push(.openChat(chatID: 6)) }
                == "the user changed something during the operation, so 'push //chat/6' was not possible: repeat the "
                + "operation"
        )
        #expect(app.path == ["//home"])
        #expect(app.isShown)
    }

    @Test("A discarded scene closes its pages") func aDiscardedSceneClosesItsPages() async throws {
        let app = try await TestApp()
        var closed: [String] = []
        try await app.navigator.openScene("side", root: .url("//article/7"))
        app.navigator.willClose = { closed.append("\($0)") }
        app.host.user(.closedScene("side"), in: app.navigator)
        #expect(closed == ["//article/7"])
        #expect(app.path == ["//home"])
        #expect(
            await app.message { try await app.navigator.popToRoot(in: "side") }
                == "no scene 'side' is open: open it with 'openScene' first"
        )
    }

    @Test("A page may refuse to close") func aPageMayRefuseToClose() async throws {
        let app = try await TestApp()
        let opened = try await app.navigator.push(.url("//edit"))
        let editor = try #require(opened.page as? Editor)
        #expect(!app.navigator.allowsGesture(closing: opened.id))
        editor.answers = [false, true]
        #expect(await app.message { try await app.navigator.popToRoot() } == "the page '//edit' refused to close")
        #expect(app.path == ["//home", "//edit"])
        try await app.navigator.popToRoot()
        #expect(app.path == ["//home"])
        #expect(editor.questions == 2)
    }

    @Test("A page is asked before the user closes it") func aPageIsAskedBeforeTheUserClosesIt() async throws {
        let app = try await TestApp()
        let opened = try await app.navigator.push(.url("//edit"))
        let editor = try #require(opened.page as? Editor)
        editor.answers = [true]
        app.navigator.requestClosing(opened.id, in: "main")
        // The next operation begins when the request is done.
        try await app.navigator.popToRoot()
        #expect(app.path == ["//home"])
        #expect(editor.questions == 1)
    }

    @Test("The user may change the state while a page is asked to close")
    func theUserMayChangeTheStateWhileAPageIsAskedToClose() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let host = app.host
        let editor = try await navigator.push(.url("//edit"))
        let chat = try await navigator.push(.openChat(chatID: 5))
        (editor.page as? Editor)?.answers = [true]
        (editor.page as? Editor)?.whenAsked = { host.user(.closed([chat.id], "main"), in: navigator) }
        try await navigator.popToRoot()
        #expect(app.path == ["//home"])
        #expect(app.isShown)
    }

    @Test("An operation that would wait for itself is an error")
    func anOperationThatWouldWaitForItselfIsAnError() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        let opened = try await navigator.push(.url("//edit"))
        let editor = try #require(opened.page as? Editor)
        editor.answers = [true]
        var inner: String?
        editor.whenAsked = { inner = await app.message { try await navigator.popToRoot() } }
        try await navigator.popToRoot()
        #expect(
            inner == "an operation awaits another one that can only begin afterward: start it without awaiting it"
        )
    }
}
