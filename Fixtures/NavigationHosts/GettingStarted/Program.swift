import ChatRoutes
import Model
import RouterNavigation
import SwiftUI
import UserNotifications

/// Opens the app as a user does, and compares what it shows.
@main
@MainActor
struct Program {
    static func main() { ModelTime.run(run) }

    private static func run() async throws {
        let checks = Checks()
        let navigator = Messenger.host.navigator
        let app = RunningApp(MessengerApp())
        func shown(_ expected: String, in window: Interface = app.windows[0], _ what: String) async {
            await ModelTime.settle()
            checks.expect(window.description, expected, what)
        }

        await shown("Write to Ada", "the first page")
        app.windows[0].userPresses(0)
        await shown("Write to Ada > Chat 5", "a button opens a page of another feature")

        for link in ["messenger://chat/6", "https://www.example.com/chat/7"] {
            if let url = URL(string: link) { app.open(url) }
            await ModelTime.settle()
        }
        await shown("Write to Ada > Chat 5 > Chat 6 > Chat 7", "links open pages")

        try? await navigator.popToRoot()
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://chat/8"])
        await shown("Write to Ada > Chat 8", "a notification opens a page")
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://profile"])
        await shown("Write to Ada > Chat 8", "a notification opens nothing that is closed to it")
        // The views of other features are known as `any View` only.
        _ = try? await navigator.replace(with: .chatPage(chatID: 9))
        await shown("Write to Ada > Chat 9", "a page of another feature replaces one")
        _ = try? await navigator.setRoot(.chatPage(chatID: 10))
        await shown("Chat 10", "a page of another feature replaces all")
        do {
            try await navigator.openScene("other", root: .chatPage(chatID: 11))
            try await navigator.openScene("tabs", tabs: ["chats": .route(.chatPage(chatID: 12))])
        } catch {
            checks.expect("\(error)", "", "pages of another feature are roots of scenes")
        }
        let other = Interface(NavigationSceneView("other", in: Messenger.host))
        await shown("Chat 11", in: other, "a page of another feature is the root of a scene")
        let tabs = Interface(NavigationSceneView("tabs", in: Messenger.host))
        await shown("[Chat 12]", in: tabs, "a page of another feature is the root of a tab")
        checks.finish()
    }
}
