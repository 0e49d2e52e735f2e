import UIKit
import UserNotifications

// The model of UIKit is also compiled where the one of UserNotifications is not.
extension UNNotificationResponse {
    /// The window that the system has brought up, as UIKit declares it; `nil` in an app without scenes.
    var targetScene: UIScene? { window as? UIScene }
}
