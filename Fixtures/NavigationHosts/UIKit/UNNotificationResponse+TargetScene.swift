public import UserNotifications

extension UNNotificationResponse {
    /// The window that the system has brought up; `nil` in an app without scenes.
    public var targetScene: UIScene? { window as? UIScene }
}
