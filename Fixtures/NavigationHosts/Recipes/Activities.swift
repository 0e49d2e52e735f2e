import CoreSpotlight
import Foundation
import RouterNavigation
import SwiftUI
import UIKit
import WidgetKit

extension Messenger {
    /// Opens the item that the user has chosen in Spotlight, or the page that another device has shown.
    static func open(_ activity: NSUserActivity) {
        let key = activity.activityType == CSSearchableItemActionType ? CSSearchableItemActivityIdentifier : "url"
        guard let url = activity.userInfo?[key] as? String else { return }
        // Only the app itself writes these URLs.
        Task { try await navigator.open(url) }
    }

    /// Makes a conversation known to Spotlight.
    static func index(_ chatID: Int, of name: String) async throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Chat with \(name)"
        let item = CSSearchableItem(
            uniqueIdentifier: try Route.chatPage(chatID: chatID).url,
            domainIdentifier: "chats",
            attributeSet: attributes
        )
        try await CSSearchableIndex.default().indexSearchableItems([item])
    }

    /// Opens a quick action of the Home Screen, whose type is a URL.
    static func open(_ action: UIApplicationShortcutItem) {
        let url = action.type
        Task { try await navigator.open(url) }
    }
}

/// The delegate of a scene in UIKit, as far as it is about activities and quick actions.
final class ActivityDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let action = options.shortcutItem { Messenger.open(action) }
        for activity in options.userActivities { Messenger.open(activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Messenger.open(userActivity)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Messenger.open(shortcutItem)
        completionHandler(true)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The view of a widget, which opens a conversation.
struct ChatWidgetView: View {
    let chatID: Int

    /// The route's URL under the scheme of the app.
    private var url: URL? {
        (try? Route.chatPage(chatID: chatID).url).flatMap { URL(string: "messenger:\($0)") }
    }

    var body: some View {
        Text("Ada has written")
            .widgetURL(url)
    }
}
