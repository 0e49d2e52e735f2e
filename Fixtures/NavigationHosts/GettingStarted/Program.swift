import ChatRoutes
import RouterNavigation
import SwiftUI
import UserNotifications

/// Opens the app as a user does, and compares what it shows.
@main
@MainActor
struct Program {
    static func main() async {
        let checks = Checks()
        let navigator = Messenger.host.navigator
        func shown() -> String { Interface(NavigationSceneView("main", in: Messenger.host)).description }
        /// Waits until operations have ended, and those that they lead to.
        func settle() async {
            for _ in 0..<20 {
                await Task.yield()
                _ = try? await navigator.open("//profile?openType=none")
            }
        }

        _ = MessengerApp()
        await Messenger.start()
        checks.expect(shown(), "Write to Ada", "the first page")

        Interface(NavigationSceneView("main", in: Messenger.host)).page?.buttons.first?()
        await settle()
        checks.expect(shown(), "Write to Ada > Chat 5", "a button opens a page of another feature")

        for link in ["messenger://chat/6", "https://www.example.com/chat/7"] {
            guard let url = URL(string: link) else { continue }
            Interface(NavigationSceneView("main", in: Messenger.host)).openLink?(url)
            await settle()
        }
        checks.expect(shown(), "Write to Ada > Chat 5 > Chat 6 > Chat 7", "links open pages")

        try? await navigator.popToRoot()
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://chat/8"])
        checks.expect(shown(), "Write to Ada > Chat 8", "a notification opens a page")
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://profile"])
        checks.expect(shown(), "Write to Ada > Chat 8", "a notification opens nothing that is closed to it")
        // The views of other features are known as `any View` only.
        _ = try? await navigator.replace(with: .chatPage(chatID: 9))
        checks.expect(shown(), "Write to Ada > Chat 9", "a page of another feature replaces one")
        _ = try? await navigator.setRoot(.chatPage(chatID: 10))
        checks.expect(shown(), "Chat 10", "a page of another feature replaces all")
        do {
            try await navigator.openScene("other", root: .chatPage(chatID: 11))
            try await navigator.openScene("tabs", tabs: ("chats", .route(.chatPage(chatID: 12))))
        } catch {
            checks.expect("\(error)", "", "pages of another feature are roots of scenes")
        }
        func shown(in scene: SceneID) -> String {
            Interface(NavigationSceneView(scene, in: Messenger.host)).description
        }
        checks.expect(shown(in: "other"), "Chat 11", "a page of another feature is the root of a scene")
        checks.expect(shown(in: "tabs"), "[Chat 12]", "a page of another feature is the root of a tab")
        checks.finish()
    }
}
