@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import Testing

@MainActor
@Suite
struct NavigatorTests {
    @Test("E14 Pages are pushed, presented and closed, typed and by URL") func e14_pages() async throws {
        let app = try await TestApp()
        let chat = try await app.navigator.push(.openChat(chatID: 5))
        #expect((chat.page as? TestPage)?.name == "chat 5")
        try await app.navigator.open("//article/7")
        #expect(app.path == ["//home", "//chat/5", "//article/7"])
        try await app.navigator.pop(to: "//chat/5", isAnimated: false)
        #expect(app.path == ["//home", "//chat/5"])
        try await app.navigator.present(.url("//article/8"), style: .fullScreen, isWrapped: false)
        #expect(
            await app.message { try await app.navigator.push(.openChat(chatID: 6)) }
                == "the page '//article/8' is presented without a stack: present it wrapped in one, or dismiss it first"
        )
        try await app.navigator.switchTab("chats", in: "main")
        #expect(app.path == ["//chats"])
        try await app.navigator.switchTab("home")
        #expect(app.path == ["//home", "//chat/5"])
        #expect(app.host.animations.filter { !$0 }.count == 2)
        #expect(app.isShown)
    }

    @Test("E14 A page that code has made is pushed") func e14_madePage() async throws {
        let app = try await TestApp()
        let page = TestPage("made")
        let opened = try await app.navigator.push(.page(page))
        #expect(opened.page as? TestPage === page)
        #expect(app.navigator.content(of: opened.id) as? TestPage === page)
        try await app.navigator.pop(to: opened.id)
        try await app.navigator.pop()
        #expect(app.navigator.content(of: opened.id) == nil)
        #expect(app.isShown)
    }

    @Test("A scene does not open without tabs, nor with two of a name") func tabs() async throws {
        let app = try await TestApp()
        #expect(
            await app.message { try await app.navigator.openScene("side", tabs: [:]) }
                == "the scene 'side' is to open without tabs: name one, with the root of its stack"
        )
        #expect(
            await app.message {
                try await app.navigator.openScene("side", tabs: ["home": .url("//home"), "home": .url("//chats")])
            } == "two tabs have the name 'home': give each tab a name of its own"
        )
        #expect(app.navigator.state.scenes.map(\.id) == ["main"])
    }

    @Test("E15 Parameters come from the query, the context or code, and the tab is switched first")
    func e15_parameters() async throws {
        let app = try await TestApp()
        try await app.navigator.open("//chat/5?switchTab=chats&animated=false&draft=a#end")
        #expect(app.path == ["//chats", "//chat/5?draft=a#end"])
        #expect(app.host.descriptions.suffix(2) == ["select tab chats", "push //chat/5?draft=a#end"])
        #expect(app.host.animations.last == false)

        try await app.navigator.open("//chat/6?popTo=%2F%2Fchats&openType=push", context: ["openType": "present"])
        #expect(app.host.descriptions.suffix(2).last == "present //chat/6")
        #expect(app.path == ["//chats", "//chat/6"])

        let parameters = NavigationParameters(opensPage: false, switchTab: "home")
        #expect(try await app.navigator.open("//chat/7?openType=push", parameters: parameters) == nil)
        #expect(app.path == ["//home"])
        try await app.navigator.open("//chat/7?openType=root")
        #expect(app.path == ["//chat/7"])
        #expect(app.isShown)
    }

    @Test("E15 A URL from outside steers only what the app allows") func e15_outside() async throws {
        let app = try await TestApp()
        var notes: [String] = []
        app.navigator.note = { notes.append($0) }
        let url = "//chat/5?switchTab=chats"
        try await app.navigator.open(url, from: .external)
        #expect(app.path == ["//home", "//chat/5"])
        #expect(
            notes == [
                "ignores 'switchTab' of '//chat/5?switchTab=chats', because the URL comes from outside of the app: "
                    + "allow it with 'allowsNavigationParameter'"
            ]
        )
        app.navigator.allowsNavigationParameter = { name, request in
            name == "switchTab" && request.route == "//chat/:chatID"
        }
        try await app.navigator.open(url + "&animated=0", from: .external)
        #expect(app.path == ["//chats", "//chat/5"])
        #expect(app.host.animations.last == true)
        #expect(notes.count == 2)
    }

    @Test("An unknown value of a navigation parameter is ignored, and a note names it")
    func aParameterThatMeansNothingIsIgnored() async throws {
        let app = try await TestApp()
        var notes: [String] = []
        app.navigator.note = { notes.append($0) }
        try await app.navigator.open("//chat/5?openType=fly")
        try await app.navigator.open("//chat/6?animated=yes&popTo=", context: ["openType": "crawl"])
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
        #expect(
            notes == [
                "ignores 'openType' of '//chat/5?openType=fly', because 'fly' is none of its values",
                "ignores 'openType' of '//chat/6?animated=yes&popTo=', because 'crawl' is none of its values",
                "ignores 'popTo' of '//chat/6?animated=yes&popTo=', because '' is none of its values",
                "ignores 'animated' of '//chat/6?animated=yes&popTo=', because 'yes' is none of its values",
            ]
        )
    }

    @Test("E16 A page learns the URL's fragment when it opens and when it is reused") func e16_fragment() async throws {
        let app = try await TestApp()
        let opened = try #require(try await app.navigator.open("//article/7#part%202"))
        let article = try #require(opened.page as? Article)
        #expect(article.places == ["part 2"])
        let again = try #require(try await app.navigator.open("//article/7#end", reuse: .ifVisible))
        #expect(again.id == opened.id)
        #expect(article.places == ["part 2", "end"])
        try await app.navigator.push(.openChat(chatID: 5))
        try await app.navigator.push(.url("//article/7"), reuse: .ifOpen)
        #expect(app.path == ["//home", "//article/7#part%202"])
        #expect(article.places.count == 2)
    }

    @Test("E17 A notice announces that a page closes, once") func e17_willClose() async throws {
        let app = try await TestApp()
        var notices: [String] = []
        app.navigator.willClose = { [navigator = app.navigator] page in
            let isOpen = navigator.content(of: page.id) != nil
            notices.append("\(page) \(isOpen)")
        }
        try await app.navigator.push(.openChat(chatID: 5))
        try await app.navigator.present(.url("//article/7"))
        try await app.navigator.pop(to: "//home")
        #expect(notices == ["//article/7 true", "//chat/5 true"])
        let page = try await app.navigator.push(.openChat(chatID: 6))
        app.host.user(.closed([page.id], "main"), in: app.navigator)
        #expect(notices.last == "//chat/6 true")
        #expect(notices.count == 3)
    }

    @Test("T1 Modals are dismissed before a push, and the root is replaced") func t1_dismissAndPush() async throws {
        let app = try await TestApp()
        try await app.navigator.present(.url("//article/7"))
        try await app.navigator.push(.openChat(chatID: 5), dismissingModals: true)
        #expect(app.path == ["//home", "//chat/5"])
        try await app.navigator.replace(with: .url("//article/8"))
        #expect(app.path == ["//home", "//article/8"])
        try await app.navigator.setRoot(.url("//edit"))
        #expect(app.path == ["//edit"])
        #expect(app.isShown)
    }

    @Test("Typed routes are the root of a scene, replace it, and replace a page") func typed() async throws {
        let app = try await TestApp()
        try await app.navigator.openScene("side", root: .openChat(chatID: 5))
        #expect(app.path == ["//chat/5"])
        try await app.navigator.replace(with: .openChat(chatID: 6), in: "side")
        #expect(app.path == ["//chat/6"])
        try await app.navigator.push(.url("//article/7"))
        try await app.navigator.setRoot(.openChat(chatID: 8))
        #expect(app.path == ["//chat/8"])
        #expect(app.isShown)
    }

    @Test("T16 The completion receives the parameters and the page, once") func t16_completion() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        var results: [String] = []
        for url in ["//chat/5?a=1", "//lost"] {
            await withCheckedContinuation { continuation in
                navigator.open(url, context: ["key": 2]) { result in
                    switch result {
                    case .success(let opened?):
                        let parameters = opened.parameters(in: navigator.router)
                        results.append(
                            "\(parameters["chatID"] ?? "") \(parameters["a"] ?? "") \(parameters["key"] ?? "")"
                        )
                        results.append((opened.page as? TestPage)?.name ?? "")
                    case .success(nil): results.append("none")
                    case .failure(let error): results.append((error as? RouterError)?.code.rawValue ?? "\(error)")
                    }
                    continuation.resume()
                }
            }
        }
        #expect(results == ["5 1 2", "chat 5", "notFound"])
    }

    @Test("T16 A page of the web opens in place of a missing page") func t16_web() async throws {
        let app = try await TestApp()
        app.navigator.makeWebPage = { TestPage("web \($0)") }
        let opened = try await app.navigator.open("https://example.com/lost")
        #expect((opened?.page as? TestPage)?.name == "web https://example.com/lost")
        #expect(await app.message { try await app.navigator.open("//lost") } != nil)
    }

    @Test("K6 A result that is no page is an error by URL") func k6_noPage() async throws {
        let app = try await TestApp()
        #expect(
            await app.message { try await app.navigator.open("//sum") }
                == "the handler of '//sum' returns 'Int', which is no page: conform the type to NavigationPage"
        )
        #expect(app.path == ["//home"])
    }

    @Test("Requests that wait for nothing are shown in their order") func order() async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        await withCheckedContinuation { continuation in
            for number in 0..<20 { navigator.open("//chat/\(number)") { _ in } }
            navigator.open("//article/7") { _ in continuation.resume() }
        }
        #expect(app.path == ["//home"] + (0..<20).map { "//chat/\($0)" } + ["//article/7"])
    }
}
