@testable import RouterNavigation
import RouterPipeline
import RouterPlans
import RouterRuntime
import TestSupport
import Testing

/// A page is that of the URL to which a link has led, and each URL on the way is resolved once.
@MainActor
@Suite
struct LastHopTests {
    private func places(_ app: LinkApp) -> [String] {
        let top = app.navigator.state.activeScene?.top.id
        return (top.flatMap { app.navigator.content(of: $0) } as? Article)?.places ?? []
    }

    @Test("The fragment is that of the last URL: of a rule's target, and of a redirect") func fragment() async throws {
        let app = try await LinkApp()
        let rule = app.router.rewrite { request in
            request.url.text.hasPrefix("//help/") ? request.replacing(url: "//note/1#terms") : nil
        }
        let redirect = app.router.use { request in
            request.url.text.hasPrefix("//account/") ? .end(.redirect(to: "//note/2#moved")) : .next(request)
        }
        try await app.navigator.open("//help/5")
        #expect(places(app) == ["terms"])
        try await app.navigator.open("//account/5#ignored")
        #expect(places(app) == ["moved"])
        // The page is open: no handler is called, or the handler's page is not shown.
        try await app.navigator.open("//account/5#ignored", reuse: .ifVisible)
        try await app.navigator.push(.url("//old/2#rule"), reuse: .ifVisible)
        #expect(places(app) == ["moved", "moved", "rule"])
        #expect(app.names == ["home", "note 1", "note 2"])
        _ = (rule, redirect)
    }

    @Test(
        "A redirect without a fragment keeps the caller's, unless the new URL is the app's own choice",
        arguments: [
            (RouteResponse.redirect(to: "//note/2"), ["part"]), (.redirect(to: .note(id: "2")), ["part"]),
            (.redirect(to: "//note/2#own"), ["own"]), (.redirect(to: "//note/2#"), [""]),
            (.redirect(to: "//note/2", from: .app), []), (.redirect(to: .note(id: "2"), postponing: true), []),
        ]
    )
    func keptFragment(_ response: RouteResponse, _ expected: [String]) async throws {
        let app = try await LinkApp()
        let redirect = app.router.use { request in
            request.url.text.hasPrefix("//account/") ? .end(response) : .next(request)
        }
        try await app.navigator.open("//account/5#part")
        #expect(places(app) == expected)
        #expect(app.names == ["home", "note 2"])
        _ = redirect
    }

    @Test("Navigation parameters of a rule's target are read") func parameters() async throws {
        let app = try await LinkApp()
        let rule = app.router.rewrite { request in
            request.url.text.hasPrefix("//sale/")
                ? request.replacing(url: "//note/1?openType=present&switchTab=inbox") : nil
        }
        try await app.navigator.open("//sale/5")
        #expect(app.names == ["inbox", "note 1"])
        #expect(app.host.descriptions.last?.hasPrefix("present") == true)
        _ = rule
    }

    @Test("A page that a rule or a redirect led to is found by its own URL") func identity() async throws {
        let app = try await LinkApp()
        let redirect = app.router.use { request in
            request.url.text.hasPrefix("//account/") ? .end(.redirect(to: "//note/2")) : .next(request)
        }
        let opened = try await app.navigator.open("//account/5")
        try await app.navigator.open("//note/3")
        try await app.navigator.pop(to: "//note/2")
        #expect(app.names == ["home", "note 2"])
        #expect(try await app.navigator.open("//note/2", reuse: .ifVisible)?.id == opened?.id)
        _ = redirect
    }

    @Test("Each URL is resolved once, whether the page opens, is open, or has navigation parameters")
    func once() async throws {
        let app = try await LinkApp()
        var count = 0
        let rule = app.router.rewrite(onMainActor: { request in
            count += 1
            return nil
        })
        func resolutions(_ work: () async throws -> Void) async throws -> Int {
            count = 0
            try await work()
            return count
        }
        #expect(try await resolutions { try await app.navigator.open("//note/1") } == 1)
        #expect(try await resolutions { try await app.navigator.open("//note/1", reuse: .ifVisible) } == 1)
        #expect(try await resolutions { try await app.navigator.openLink("//note/2?switchTab=inbox") } == 1)
        #expect(try await resolutions { try await app.navigator.push(.note(id: "3")) } == 1)
        #expect(try await resolutions { try await app.navigator.push(.url("//note/4")) } == 1)
        // The page and the one that the parameter names.
        #expect(try await resolutions { try await app.navigator.open("//note/6?popTo=//note/1") } == 2)
        #expect(try await resolutions { try await app.navigator.open("//note/7?switchTab=//inbox") } == 2)
        // The page, the one to which it leads, and the one that the parameter names.
        #expect(try await resolutions { try await app.navigator.open("//moved/5?popTo=//note/1") } == 3)
        // The page and its parent, which are open and not, and the parent alone.
        #expect(try await resolutions { try await app.navigator.open("//comment/5/1") } == 2)
        #expect(try await resolutions { try await app.navigator.open("//comment/5/2") } == 2)
        _ = rule
    }

    @Test("A link whose login the user sees already has a login of its own, which takes the place of the other")
    func newerDetour() async throws {
        let app = try await LinkApp()
        let postponed = Log<String?>()
        _ = app.router.use { request in
            if request.url.text == "//login" { postponed.note(request.postponed?.url) }
            return request.url.text.hasPrefix("//account/")
                ? .end(.redirect(to: "//login", postponing: true)) : .next(request)
        }
        let first = try await app.navigator.openLink("//account/1")
        let again = try await app.navigator.openLink("//account/1")
        #expect(again?.id == first?.id)
        let newer = try await app.navigator.openLink("//account/2")
        #expect(newer?.id != first?.id)
        #expect(newer?.id == app.navigator.state.activeScene?.top.id)
        #expect(app.names == ["home", "login"])
        #expect(postponed.entries == ["//account/1", "//account/1", "//account/2"])
        #expect(app.isShown)
    }

    @Test("The detour of a parent puts off the whole link") func detour() async throws {
        let app = try await LinkApp()
        let guarded = app.router.use { request in
            request.url.text.hasPrefix("//note/")
                ? .end(.redirect(to: "//login", postponing: true)) : .next(request)
        }
        let postponed = Log<LinkRequest?>()
        let login = app.router.use { request in
            if request.url.text == "//login" { postponed.note(request.postponed) }
            return .next(request)
        }
        try await app.navigator.open("//comment/5/1", from: .external)
        #expect(app.names == ["home", "login"])
        #expect(postponed.entries == [LinkRequest(url: "//comment/5/1", origin: .external)])
        #expect(app.isShown)
        login.remove()
        guarded.remove()
        try await app.navigator.open("//comment/5/1")
        #expect(app.names == ["home", "login", "note 5", "comment"])
    }
}
