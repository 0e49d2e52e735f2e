import Foundation
import RouterNavigation
import RouterPipeline
import UIKit
import UserNotifications

/// Opens the links of notifications that the user has tapped.
final class Notifications: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let window = response.targetScene
        if let url = response.notification.request.content.userInfo["url"] as? String {
            Task { @MainActor in
                // The scene delegate names its scene so, too.
                let scene = (window?.session.persistentIdentifier).map { SceneID($0) }
                do {
                    try await App.navigator.openLink(url, from: .notification, in: scene)
                } catch {
                    App.host.linkFailed?(url, error)
                }
            }
        }
        completionHandler()
    }
}
