@testable import RouterNavigation
import RouterRuntime
import Testing

/// A page's navigator acts in the scene and in the stack of the page.
@MainActor
@Suite
struct BoundNavigatorTests {
    @Test("A button acts in the window in which it is") func scene() async throws {
        let app = try await TestApp()
        let chat = try await app.navigator.push(.openChat(chatID: 5))
        try await app.navigator.openScene("second", root: .url("//home"))
        try await app.navigator.bound(to: chat.id).push(.openChat(chatID: 6))
        #expect(app.pages("main") == ["//home", "//chat/5", "//chat/6"])
        #expect(app.pages("second") == ["//home"])
        // A scene that a call names comes first.
        try await app.navigator.bound(to: chat.id).push(.openChat(chatID: 7), in: "second")
        #expect(app.pages("second") == ["//home", "//chat/7"])
        #expect(app.isShown)
    }

    @Test("Modals above the page are dismissed") func modals() async throws {
        let app = try await TestApp()
        let chat = try await app.navigator.push(.openChat(chatID: 5))
        let page = app.navigator.bound(to: chat.id)
        try await app.navigator.present(.openChat(chatID: 6))
        try await app.navigator.present(.openChat(chatID: 7))
        app.host.removeChanges()
        try await page.push(.openChat(chatID: 8))
        #expect(app.host.descriptions == ["dismiss page #4", "push //chat/8"])
        #expect(app.path == ["//home", "//chat/5", "//chat/8"])

        let sheet = try await app.navigator.present(.openChat(chatID: 6))
        try await app.navigator.present(.openChat(chatID: 7))
        // From the page that has presented it, as `dismiss` of a view controller does.
        try await app.navigator.bound(to: sheet.id).dismiss()
        #expect(app.path == ["//home", "//chat/5", "//chat/8", "//chat/6"])
        try await app.navigator.bound(to: sheet.id).dismiss()
        #expect(app.path == ["//home", "//chat/5", "//chat/8"])
        #expect(app.isShown)
    }

    @Test("A page in a tab that is hidden changes its own stack") func tab() async throws {
        let app = try await TestApp()
        let chat = try await app.navigator.push(.openChat(chatID: 5))
        try await app.navigator.switchTab("chats")
        try await app.navigator.bound(to: chat.id).push(.openChat(chatID: 6))
        #expect(app.path == ["//chats"])
        try await app.navigator.switchTab("home")
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
        try await app.navigator.bound(to: chat.id).switchTab("chats")
        #expect(app.path == ["//chats"])
        #expect(app.isShown)
    }

    @Test("A button that is tapped twice opens one page") func twice() async throws {
        let app = try await TestApp()
        let chat = try await app.navigator.push(.openChat(chatID: 5))
        let page = app.navigator.bound(to: chat.id)
        let first = try await page.push(.openChat(chatID: 6))
        #expect(try await page.push(.openChat(chatID: 6)).id == first.id)
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
        // The new page may open the same again, and the app's navigator does what it is told.
        try await app.navigator.bound(to: first.id).push(.openChat(chatID: 6))
        try await app.navigator.push(.openChat(chatID: 6))
        #expect(app.path == ["//home", "//chat/5", "//chat/6", "//chat/6", "//chat/6"])

        try await app.navigator.pop(to: chat.id)
        let sheet = try await page.present(.openChat(chatID: 6))
        #expect(try await page.present(.openChat(chatID: 6)).id == sheet.id)
        #expect(app.path == ["//home", "//chat/5", "//chat/6"])
        #expect(app.isShown)
    }

    @Test("The navigator of a page that has closed changes its scene") func closed() async throws {
        let app = try await TestApp()
        let chat = try await app.navigator.push(.openChat(chatID: 5))
        let page = app.navigator.bound(to: chat.id)
        try await app.navigator.openScene("second", root: .url("//home"))
        try await app.navigator.pop(in: "main")
        try await page.push(.openChat(chatID: 6))
        #expect(app.pages("main") == ["//home", "//chat/6"])
        #expect(app.navigator.bound(to: chat.id) === app.navigator)
        #expect(app.isShown)
    }
}

extension TestApp {
    /// The URLs of the pages that one comes to by going back in a scene.
    fileprivate func pages(_ scene: SceneID) -> [String] { navigator.state[scene]?.path.map(\.description) ?? [] }
}
