@testable import RouterNavigation
import RouterRuntime
import Testing

/// A link to a page that is open keeps the page, with what the user has done there.
@MainActor
@Suite
struct KeptPageTests {
    @Test("A page in another tab stays, and its tab is selected") func otherTab() async throws {
        let app = try await TestApp(routed: .none)
        let user = try await app.navigator.openLink("//user/5", from: .app)
        app.host.user(.selectedTab("home", "main"), in: app.navigator)
        #expect(try await app.navigator.openLink("//user/5", from: .app)?.id == user?.id)
        #expect(app.names == ["inbox", "user 5"])
        #expect(app.host.descriptions.last == "select tab chats")
        #expect(app.isShown)
    }

    @Test("What is above a page closes, in another tab, too") func above() async throws {
        let app = try await TestApp(routed: .none)
        let user = try await app.navigator.openLink("//user/5", from: .app)
        try await app.navigator.push(.url("//help"))
        #expect(try await app.navigator.openLink("//user/5", from: .app)?.id == user?.id)
        #expect(app.names == ["inbox", "user 5"])
        try await app.navigator.push(.url("//help"))
        app.host.user(.selectedTab("home", "main"), in: app.navigator)
        #expect(try await app.navigator.openLink("//user/5", from: .app)?.id == user?.id)
        #expect(app.names == ["inbox", "user 5"])
        #expect(app.isShown)
    }

    @Test("Of two, the page of the visible stack stays, and else the one that was opened last") func two() async throws
    {
        let app = try await TestApp(routed: .none)
        try await app.navigator.openLink("//user/5", from: .app)
        app.host.user(.selectedTab("home", "main"), in: app.navigator)
        let second = try await app.navigator.push(.url("//user/5"))
        try await app.navigator.push(.url("//help"))
        #expect(try await app.navigator.openLink("//user/5", from: .app)?.id == second.id)
        #expect(app.names == ["home", "user 5"])
        #expect(app.isShown)
    }

    @Test("A page that refuses to close is not in its own way") func guarded() async throws {
        let app = try await LinkApp()
        let editor = try await app.navigator.open("//edit")
        app.host.user(.selectedTab("inbox", "main"), in: app.navigator)
        #expect(try await app.navigator.openLink("//edit", from: .app)?.id == editor?.id)
        #expect(app.names == ["home", "editor"])
        #expect((editor?.page as? Editor)?.questions == 0)
        #expect(app.isShown)
    }

    @Test("A place that the URL names comes first, and modals that are to stay") func places() async throws {
        let app = try await TestApp(routed: .none)
        let user = try await app.navigator.openLink("//user/5", from: .app)
        try await app.navigator.openLink("//user/5?switchTab=home", from: .app)
        #expect(app.names == ["home", "inbox", "user 5"])
        app.navigator.linkPolicy.coversModals = true
        try await app.navigator.present(.help())
        let third = try await app.navigator.openLink("//user/5", from: .app)
        #expect(third?.id != user?.id)
        #expect(app.names == ["home", "inbox", "user 5", "help", "user 5"])
        #expect(app.isShown)
    }

    @Test("A page that opens as its route says stays where it is, if the caller says so") func byCode() async throws {
        let app = try await TestApp(routed: .none)
        let user = try await app.navigator.open("//user/5")
        app.host.user(.selectedTab("home", "main"), in: app.navigator)
        #expect(try await app.navigator.open("//user/5", reuse: .ifOpen)?.id == user?.id)
        #expect(app.names == ["inbox", "user 5"])
    }

    @Test("A link to an open page whose content is gone shows the page, and ends") func lostContent() async throws {
        let app = try await TestApp(routed: .none)
        let user = try await app.navigator.openLink("//user/5", from: .app)
        app.host.user(.selectedTab("home", "main"), in: app.navigator)
        if let id = user?.id { app.navigator.entries[id] = nil }
        #expect(try await app.navigator.openLink("//user/5", from: .app) == nil)
        #expect(app.path == ["//inbox", "//user/5"])
    }
}
