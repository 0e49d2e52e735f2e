import RouteTables
import RouterDynamic
@testable import RouterNavigation
import RouterRuntime
import TestSupport
import Testing

/// Pages open as the markers of their routes say.
@MainActor
@Suite
struct NavigatorRouteTests {
    @Test("A page opens as its route says, by URL and typed") func opening() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//help")
        #expect(app.host.descriptions.last == "present //help")
        try await app.navigator.dismiss()
        try await app.navigator.open(.help())
        #expect(app.host.descriptions.last == "present //help")
        try await app.navigator.open("//inbox", reuse: .ifVisible)
        #expect(app.host.descriptions.suffix(2) == ["dismiss page #4", "select tab chats"])
        try await app.navigator.open("//welcome")
        #expect(app.names == ["welcome"])
        #expect(app.isShown)
    }

    @Test("What the caller says precedes what the route says") func caller() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//help", parameters: NavigationParameters(openType: .push))
        #expect(app.names == ["home", "help"])
        try await app.navigator.open("//help?openType=push")
        #expect(app.names == ["home", "help", "help"])
        try await app.navigator.open("//help", context: ["switchTab": "chats"])
        #expect(app.host.descriptions.suffix(2) == ["select tab chats", "present //help"])
        let nothing = try await app.navigator.open(
            "//help",
            context: ["openType": "none"]
        )
        #expect(nothing == nil)
        try await app.navigator.open("//inbox?openType=push&switchTab=home")
        #expect(app.names == ["home", "help", "help", "inbox"])
        try await app.navigator.push(.url("//welcome"))
        #expect(app.names == ["home", "help", "help", "inbox", "welcome"])
        #expect(app.isShown)
    }

    @Test("A URL from outside opens as its route says, without permission to steer") func outside() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//help", from: .external)
        #expect(app.host.descriptions.last == "present //help")
        try await app.navigator.open("//help?openType=push", from: .external)
        #expect(app.host.descriptions.last == "present //help")
    }

    @Test("A scene without tabs shows the page of a route that names a tab") func withoutTabs() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.openScene("second", root: .url("//welcome"))
        try await app.navigator.open("//inbox")
        #expect(app.names == ["welcome", "inbox"])
        try await app.navigator.open("//user/5/photo/7")
        #expect(app.names == ["welcome", "inbox", "user 5", "photo 7 of 5"])
    }

    @Test("A deep link opens the pages of its parents below its page, in one operation") func deepLink() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//user/5/photo/7", from: .external)
        #expect(app.names == ["inbox", "user 5", "photo 7 of 5"])
        #expect(app.path == ["//inbox", "//user/5", "//user/5/photo/7"])
        #expect(
            app.host.descriptions.suffix(3) == ["select tab chats", "push //user/5", "push //user/5/photo/7"]
        )
        #expect(app.host.animations == [false, true])
        // Only the page itself is opened for the caller from outside.
        let origins = app.navigator.state.activeScene?.path.map(\.origin)
        #expect(origins == [.app, .app, .external])
        #expect(app.isShown)
    }

    @Test("A parent that is open is reused, in whichever spelling its URL was opened") func openParents() async throws {
        let app = try await TestApp(routed: RouteLinks(["app:": ""]))
        try await app.navigator.open("app://user/5#top")
        #expect(app.names == ["inbox", "user 5"])
        try await app.navigator.push(.url("//help"))
        try await app.navigator.open("//user/5/photo/7")
        #expect(app.names == ["inbox", "user 5", "photo 7 of 5"])
        #expect(app.path == ["//inbox", "app://user/5#top", "//user/5/photo/7"])
        // Another user is another page.
        try await app.navigator.open("//user/6/photo/8")
        #expect(app.names == ["inbox", "user 6", "photo 8 of 6"])
        #expect(app.isShown)
    }

    @Test("A parent on the visible stack is reused before its tab is selected") func visibleParent() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.push(.url("//user/5"))
        try await app.navigator.open("//user/5/photo/7")
        #expect(app.names == ["home", "user 5", "photo 7 of 5"])
    }

    @Test("A typed route has the same back stack, whose pages get its values") func typed() async throws {
        let app = try await TestApp(routed: .none)
        let opened = try await app.navigator.open(.openPhoto(userID: 5, photoID: 7))
        #expect(opened?.id == app.navigator.state.activeScene?.top.id)
        #expect(app.names == ["inbox", "user 5", "photo 7 of 5"])
        // A value that no URL can carry goes to the parents, too: from the route, or from the context.
        try await app.navigator.open(.openPhoto(userID: 6, photoID: 8, friend: Friend(name: "Ada")))
        #expect(app.names == ["inbox", "user 6, friend of Ada", "photo 8 of 6 and Ada"])
        try await app.navigator.open("//user/9/photo/8", context: ["friend": Friend(name: "Bob")])
        #expect(app.names == ["inbox", "user 9, friend of Bob", "photo 8 of 9 and Bob"])
    }

    @Test("E4 A page that is presented receives the values of its typed route") func e4_presented() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.present(.openPhoto(userID: 1, photoID: 2, friend: Friend(name: "Ada")))
        #expect(app.names == ["home", "photo 2 of 1 and Ada"])
    }

    @Test("A page above an open parent may refuse to close") func guardedPage() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//user/5")
        let editor = Editor("editor")
        try await app.navigator.push(.page(editor))
        #expect(
            await app.message { try await app.navigator.open("//user/5/photo/7") }
                == "the page 'page #4' refused to close"
        )
        #expect(app.names == ["inbox", "user 5", "editor"])
        editor.answers = [true]
        try await app.navigator.open("//user/5/photo/7")
        #expect(editor.questions == 2)
        #expect(app.names == ["inbox", "user 5", "photo 7 of 5"])
        #expect(app.isShown)
    }

    @Test("A parent opens as its own route says") func openingOfParents() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//help/3")
        #expect(app.host.descriptions.suffix(2) == ["present //help", "push //help/3"])
        #expect(app.names == ["home", "help", "answer 3"])
        try await app.navigator.open("//tour")
        #expect(app.host.descriptions.last == "set root //welcome")
        #expect(app.names == ["welcome", "tour"])
        #expect(app.isShown)
    }

    @Test("A parent that ends with CancellationError ends the link and its plan with that, and no line says so")
    func cancelledParent() async throws {
        let app = try await TestApp(routed: .none)
        var notes: [String] = []
        app.navigator.note = { notes.append($0) }
        let login = app.navigator.router.use { request in
            if request.url.text == "//user/5" { throw CancellationError() }
            return .next(request)
        }
        for origin in [RouteOrigin.app, .external] {
            await #expect(throws: CancellationError.self) {
                try await app.navigator.openLink("//user/5/photo/7", from: origin)
            }
            await #expect(throws: CancellationError.self) {
                try await app.navigator.router.plan(for: "//user/5/photo/7", from: origin, as: TestPage.self)
            }
        }
        #expect(notes == [])
        #expect(app.names == ["home"])
        _ = login
    }

    @Test("If a parent fails, nothing changes, and the error names it") func failedParent() async throws {
        let app = try await TestApp(routed: .none)
        #expect(
            await app.message { try await app.navigator.open("//child") }
                == "the page '//refused' below '//child' did not open: nobody is logged in"
        )
        #expect(
            await app.message { try await app.navigator.open("//sum/page") }
                == "the page '//sum' below '//sum/page' did not open: the handler of '//sum' returns 'Int', which is "
                + "no page: conform the type to NavigationPage"
        )
        #expect(app.names == ["home"])
        try await app.navigator.push(.url("//child"))
        #expect(app.names == ["home", "child"])
        #expect(app.isShown)
    }

    @Test("A link from outside does not say which page below has failed, nor does a control character reach a line")
    func outsideFailure() async throws {
        let app = try await TestApp(routed: .none)
        let router = app.navigator.router
        router.rewrite { $0.url.text == "//inbox" ? $0.replacing(url: "//refused?reason=\u{1B}[31m") : nil }
        var lines: [String] = []
        app.navigator.note = { lines.append($0) }
        let (url, shown) = ("//user/1/photo/2?x=\u{1B}", "//user/1/photo/2?x=\u{FFFD}")
        #expect(
            await app.message { try await app.navigator.openLink(url) } == "no route matches '\(shown)' [notFound]"
        )
        #expect(
            await app.message { try await app.navigator.openLink(url, from: .app) }
                == "the page '//inbox' below '\(shown)' did not open: nobody is logged in"
        )
        #expect(app.names == ["home"])
    }

    @Test("A link whose page is below itself ends, although each step adds an item to the URL") func endlessParents()
        async throws
    {
        let app = try await TestApp(routed: .none)
        let report = app.navigator.router.relocate([
            .replace("//user/:userID", target: "//user/:userID/photo/7", parameters: ["friend": "Ada"])
        ])
        #expect(report.refused.isEmpty)
        for url in ["//user/1/photo/2", "//user/1/photo/2?friend=Bob"] {
            #expect(
                await app.message { try await app.navigator.openLink(url, from: .app) }
                    == "the page '//user/:userID' below '\(url)' did not open: it is below itself"
            )
        }
        #expect(app.names == ["home"])
    }
}

/// Redirects that carry navigation parameters.
@MainActor
@Suite
struct NavigatorRedirectTests {
    @Test("E15 A redirect keeps the navigation parameters of the URL and of the context") func e15_kept() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//go?to=%2F%2Fhelp%2F3&switchTab=chats&openType=push")
        #expect(app.names == ["inbox", "help", "answer 3"])
        try await app.navigator.open("//go?to=%2F%2Fuser%2F5", context: ["openType": "present"])
        #expect(app.host.descriptions.last == "present //go?to=%2F%2Fuser%2F5")
    }

    @Test("E15 A redirect gives navigation parameters, in its URL or in its context") func e15_given() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//go?to=%2F%2Fwelcome%3FopenType%3Dpresent%26switchTab%3Dchats&switchTab=home")
        #expect(app.names == ["inbox", "welcome"])
        #expect(app.host.descriptions.suffix(2).last?.hasPrefix("present") == true)
        let token = app.navigator.router.use { request, next in
            guard request.url.text == "//sum" else { return try await next(request) }
            return .redirect(to: .help(), context: ["openType": "push", "switchTab": "home"])
        }
        try await app.navigator.open("//sum?openType=present")
        #expect(app.names == ["home", "help"])
        #expect(app.host.descriptions.suffix(3).contains("select tab home"))
        _ = token
    }

    @Test("E15 A redirect opens as its last route says, with the parents of that route") func e15_route() async throws {
        let app = try await TestApp(routed: .none)
        try await app.navigator.open("//go?to=%2F%2Fuser%2F5%2Fphoto%2F7")
        #expect(app.names == ["inbox", "user 5", "photo 7 of 5"])
        try await app.navigator.open("//go?to=%2F%2Fhelp", from: .external)
        #expect(app.host.descriptions.last?.hasPrefix("present") == true)
        #expect(
            try await app.navigator.open("//go?to=%2F%2Fhelp%3FopenType%3Dnone%26switchTab%3Dhome") == nil
        )
        #expect(app.names == ["home"])
        #expect(app.isShown)
    }

    @Test("E15 A URL from outside cannot steer through a redirect") func e15_outside() async throws {
        let app = try await TestApp(routed: .none)
        let url = "//go?to=%2F%2Fhelp%3FswitchTab%3Dchats"
        var notes: [String] = []
        app.navigator.note = { notes.append($0) }
        try await app.navigator.open(url, from: .external)
        #expect(
            notes == [
                "ignores 'switchTab' of '\(url)', because the URL comes from outside of the app: allow it with 'allowsNavigationParameter'"
            ]
        )
        #expect(app.names == ["home", "help"])
        try await app.navigator.dismiss()
        app.navigator.allowsNavigationParameter = { name, request in name == "switchTab" && request.route == "//help" }
        try await app.navigator.open(url, from: .external)
        #expect(app.names == ["inbox", "help"])
        #expect(app.isShown)
    }
}
