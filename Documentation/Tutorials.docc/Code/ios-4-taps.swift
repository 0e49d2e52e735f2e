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
            Task { @MainActor in _ = try? await Messenger.host.navigator.openLink(link, from: .notification) }
        }
        completionHandler()
    }
}
