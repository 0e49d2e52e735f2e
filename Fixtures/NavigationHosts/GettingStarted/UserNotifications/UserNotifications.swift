// A stand-in for the part of UserNotifications that an app needs for taps.
@_exported public import Foundation

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async
}

public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    public class func current() -> UNUserNotificationCenter { shared }

    /// Taps a notification, as the user does.
    public func userTaps(_ userInfo: [String: String]) async {
        let content = UNNotificationContent(userInfo: userInfo)
        let response = UNNotificationResponse(notification: .init(request: .init(content: content)))
        await delegate?.userNotificationCenter(self, didReceive: response)
    }
}

public final class UNNotificationResponse: NSObject {
    public let notification: UNNotification

    init(notification: UNNotification) { self.notification = notification }
}

public final class UNNotification: NSObject {
    public let request: UNNotificationRequest

    init(request: UNNotificationRequest) { self.request = request }
}

public final class UNNotificationRequest: NSObject {
    public let content: UNNotificationContent

    init(content: UNNotificationContent) { self.content = content }
}

public final class UNNotificationContent: NSObject {
    public let userInfo: [AnyHashable: Any]

    init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}
