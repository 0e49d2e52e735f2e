import RouteTables
@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// The place in which the page of a link opens.
@MainActor
@Suite
struct LinkPlaceTests {
    /// An app whose policy covers modals.
    private func covering() async throws -> TestApp {
        let app = try await TestApp(routed: .none)
        app.navigator.linkPolicy.coversModals = true
        return app
    }

    @Test("The page below a sheet is shown again, and keeps what the user has done") func below() async throws {
        let app = try await TestApp(routed: .none)
        let user = try await app.navigator.open("//user/5")
        try await app.navigator.present(.help())
        #expect(try await app.navigator.openLink("//user/5", from: .app)?.id == user?.id)
        #expect(app.names == ["inbox", "user 5"])
        #expect(app.isShown)
    }

    @Test("A navigator whose router learns a host keeps its pages, and opens links to the host")
    func hosts() async throws {
        let links = RouteLinks(["myapp:": "", "https://:server": "/"])
        func table(_ hosts: [String]) throws -> RouteTable {
            try .test(RoutedDispatcher.handlers, RoutedDispatcher.self, links: links).hosts(["server": hosts])
        }
        let app = try await TestApp(routed: links.naming(["server": ["a.example"]]))
        let user = try await app.navigator.openLink("https://a.example/user/5", from: .app)
        await #expect(throws: RouterError.self) {
            try await app.navigator.openLink("https://b.example/user/6", from: .app)
        }
        app.navigator.router.useHosts(of: try table(["a.example", "b.example"]))
        #expect(try await app.navigator.openLink("https://b.example/user/5", from: .app)?.id == user?.id)
        try await app.navigator.openLink("https://b.example/user/5/photo/7", from: .app)
        #expect(app.names == ["inbox", "user 5", "photo 7 of 5"])
        #expect(app.navigator.content(of: try #require(user).id) != nil)
        #expect(app.isShown)
    }

    @Test("A page that covers modals leaves them and its open parents alone") func covered() async throws {
        let app = try await covering()
        try await app.navigator.present(.help())
        // Its parent is open in another tab.
        try await app.navigator.openLink("//user/5", from: .app)
        #expect(app.names == ["home", "help", "user 5"])
        #expect(app.host.descriptions.last?.hasPrefix("present") == true)
        // Its parent is open in the modal.
        try await app.navigator.openLink("//user/5/photo/7")
        #expect(app.names == ["home", "help", "user 5", "photo 7 of 5"])
        // Its parents are not open.
        try await app.navigator.openLink("//user/6/photo/7")
        #expect(app.names == ["home", "help", "user 5", "photo 7 of 5", "user 6", "photo 7 of 6"])
        #expect(app.navigator.state.activeScene?.modals.count == 3)
        #expect(app.isShown)
    }

    @Test("A presented page replaces the presented one, unless it covers it") func replaces() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.present(.openPhoto(userID: 1, photoID: 2))
        try await app.navigator.openLink("//help")
        #expect(app.names == ["home", "help"])
        // Code opens as it says.
        try await app.navigator.open("//help")
        #expect(app.names == ["home", "help", "help"])

        let other = try await covering()
        try await other.navigator.present(.openPhoto(userID: 1, photoID: 2))
        try await other.navigator.openLink("//help")
        #expect(other.names == ["home", "photo 2 of 1", "help"])
    }

    @Test("A tab that the scene lacks has no meaning, and a line says so if a URL names it")
    func unknownTab() async throws {
        let app = try await TestApp(routed: .none)
        var notes: [String] = []
        app.navigator.note = { notes.append($0) }
        try await app.navigator.openScene("small", tabs: ["start": .url("//home")])
        try await app.navigator.openLink("//user/5", from: .app)
        #expect(app.names == ["home", "inbox", "user 5"])
        #expect(notes == [])
        try await app.navigator.open("//help?switchTab=none&popTo=%2F%2Ftour&openType=push")
        #expect(app.names == ["home", "inbox", "user 5", "help"])
        let url = "//help?switchTab=none&popTo=%2F%2Ftour&openType=push"
        #expect(
            notes == [
                "ignores 'switchTab' of '\(url)', because the scene has no 'none'",
                "ignores 'popTo' of '\(url)', because the scene has no '//tour'",
            ]
        )
        #expect(app.isShown)
    }

    @Test("E15 A tab is named by its name, by the URL of its first page, or by that of a page in it")
    func tabsByURL() async throws {
        for tab in ["chats", "//inbox", "myapp://inbox/"] {
            let app = try await TestApp(routed: RouteLinks(["myapp:": ""]))
            let parameters = NavigationParameters(openType: .push, switchTab: TabID(tab))
            try await app.navigator.open("//help", parameters: parameters)
            #expect(app.names == ["inbox", "help"], "\(tab)")
            #expect(app.isShown)
        }
    }

    @Test("The page for the web is asked in whichever case the scheme is") func web() async throws {
        let app = try await TestApp(routed: .none)
        app.navigator.makeWebPage = { TestPage("web \($0)") }
        try await app.navigator.openLink("HTTPS://ELSEWHERE.EXAMPLE/X")
        #expect(app.names == ["home", "web HTTPS://ELSEWHERE.EXAMPLE/X"])
        await #expect(throws: RouterError.self) { try await app.navigator.openLink("ftp://elsewhere.example") }
        // A rule and a handler may lead to the web, too.
        let app2 = try await TestApp(routed: .none)
        app2.navigator.makeWebPage = { TestPage("web \($0)") }
        try app2.navigator.router.rewrite("//sale/:item", to: "https://blog.example/:item")
        try await app2.navigator.open("//sale/5")
        try await app2.navigator.open("//go?to=https%3A%2F%2Fblog.example%2F6")
        #expect(app2.names.suffix(2) == ["web https://blog.example/5", "web https://blog.example/6"])
    }

    @Test(
        "The page for the web is that of the last URL whoever asks, of which a caller outside of the app reads nothing",
        arguments: [
            ("//sale/5", "https://blog.example/5"), ("//shop/6", "https://blog.example/shop/6"),
            ("//go?to=https%3A%2F%2Fblog.example%2F7", "https://blog.example/7"),
            ("//help", "https://blog.example/help"), ("https://example.com/8", "https://example.com/8"),
        ]
    )
    func lastWeb(url: String, last: String) async throws {
        for origin in [RouteOrigin.external, .app] {
            let app = try await TestApp(routed: .none)
            let router = app.navigator.router
            try router.rewrite("//sale/:item", to: "https://blog.example/:item")
            let rule = router.rewrite { request in
                request.url.text.hasPrefix("//shop/")
                    ? request.replacing(url: "https://blog.example/shop/\(request.url.text.dropFirst(7))") : nil
            }
            let redirect = router.use { request in
                request.url.text == "//help" ? .end(.redirect(to: "https://blog.example/help")) : .next(request)
            }
            let message = await app.message { try await app.navigator.openLink(url, from: origin) }
            #expect(message == "no route matches '\(url)' [notFound]" || origin == .app && message != nil)
            app.navigator.makeWebPage = { TestPage("web \($0)") }
            try await app.navigator.openLink(url, from: origin)
            #expect(app.names == ["home", "web \(last)"])
            _ = (rule, redirect)
        }
    }
}
