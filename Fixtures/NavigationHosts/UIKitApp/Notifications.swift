import Foundation
import RouterNavigation
import RouterPipeline
import UserNotifications

/// Opens the links of notifications that the user has tapped.
final class Notifications: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let url = response.notification.request.content.userInfo["url"] as? String {
            Task { @MainActor in
                do {
                    try await App.navigator.openLink(url, from: .notification)
                } catch {
                    App.host.linkFailed?(url, error)
                }
            }
        }
        completionHandler()
    }
}
