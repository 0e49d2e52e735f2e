import Foundation
import RouterNavigation
import UserNotifications

/// Opens the links of the notifications that the user taps.
final class NotificationTaps: NSObject, UNUserNotificationCenterDelegate {
    @MainActor static let shared = NotificationTaps()

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let link = response.notification.request.content.userInfo["link"] as? String {
            Task { @MainActor in
                do {
                    try await Messenger.navigator.openLink(link, from: .notification)
                } catch {
                    Messenger.host.linkFailed?(link, error)
                }
            }
        }
        completionHandler()
    }

    /// Shows notifications that arrive while the app is open, too.
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }
}

extension Messenger {
    /// Asks the user once; without an answer, no notification appears.
    static func askForNotifications() async throws -> Bool {
        try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge])
    }
}
