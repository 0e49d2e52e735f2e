import Foundation
import RouterNavigation
import UserNotifications

/// Opens the links of the notifications that the user taps.
final class NotificationTaps: NSObject, UNUserNotificationCenterDelegate {
    @MainActor static let shared = NotificationTaps()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        guard let link = response.notification.request.content.userInfo["link"] as? String else { return }
        _ = try? await Messenger.host.navigator.openLink(link, from: .push)
    }
}
