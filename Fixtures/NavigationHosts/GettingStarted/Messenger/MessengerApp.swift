import AppRoutes
import RouterNavigation
import SwiftUI
import UserNotifications

@main
struct MessengerApp: App {
    @StateObject private var host = Messenger.host

    init() {
        UNUserNotificationCenter.current().delegate = NotificationTaps.shared
    }

    var body: some Scene {
        WindowGroup {
            NavigationSceneView(in: host)
                .task {
                    let center = UNUserNotificationCenter.current()
                    _ = try? await center.requestAuthorization(options: [.alert, .sound])
                }
        }
    }
}

/// What the app has once.
@MainActor
enum Messenger {
    static let host = SwiftUINavigationHost(Navigator(Router(.appRoutes))) { scene, navigator in
        try await navigator.openScene(scene, root: .url("//profile"))
    }
}
