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
            MessengerWindow(host: host)
                .onContinueUserActivity(CSSearchableItemActionType) { Messenger.open($0) }
                .onContinueUserActivity(ChatPage.activityType) { Messenger.open($0) }
        }
    }
}

struct MessengerWindow: View {
    let host: SwiftUINavigationHost
    @Environment(\.scenePhase) private var phase

    var body: some View {
        NavigationSceneView(in: host)
            .task(id: phase) {
                if phase == .background { Messenger.navigator.gate.close("locked") }
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
