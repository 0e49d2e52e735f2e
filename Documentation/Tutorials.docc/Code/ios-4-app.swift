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
            NavigationSceneView("main", in: host)
                .task { await Messenger.start() }
        }
    }
}

/// What the app has once.
@MainActor
enum Messenger {
    static let host = SwiftUINavigationHost(Navigator(Router(.appRoutes)))

    /// Shows the first page.
    static func start() async {
        guard host.state["main"] == nil else { return }
        try? await host.navigator.attach(host)
        try? await host.navigator.openScene("main", root: .url("//profile"))
    }
}
