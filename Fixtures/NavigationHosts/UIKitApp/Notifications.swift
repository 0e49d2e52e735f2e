import Foundation
import RouterNavigation
import RouterPipeline
import UserNotifications

/// Opens the links of notifications that the user has tapped.
final class Notifications: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        guard let url = response.notification.request.content.userInfo["url"] as? String else { return }
        do {
            try await App.navigator.openLink(url, from: .push)
        } catch {
            await App.host.linkFailed?(url, error)
        }
    }
}
