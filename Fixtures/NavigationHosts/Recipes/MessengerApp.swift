import CoreSpotlight
import RouterNavigation
import SwiftUI
import UserNotifications

struct MessengerApp: App {
    @StateObject private var host = Messenger.host

    init() {
        UNUserNotificationCenter.current().delegate = NotificationTaps.shared
    }

    var body: some Scene {
        WindowGroup {
            NavigationSceneView(in: host)
                .onContinueUserActivity(CSSearchableItemActionType) { Messenger.open($0) }
                .onContinueUserActivity(ChatPage.activityType) { Messenger.open($0) }
        }
    }
}

/// The navigator and the host, of which the app has one each.
@MainActor
enum Messenger {
    static let navigator = Navigator(Router(.messenger))
    static let host = SwiftUINavigationHost(navigator) { scene, navigator in
        try await navigator.openScene(scene, root: .url("//home"))
    }
}
