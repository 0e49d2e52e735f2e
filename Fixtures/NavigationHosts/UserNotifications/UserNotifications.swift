import Foundation

/// The part of UserNotifications that an app with links uses.
open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()

    open class func current() -> UNUserNotificationCenter { shared }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
}

extension UNUserNotificationCenter: @unchecked Sendable {}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async
}

open class UNNotificationResponse: NSObject {
    public let notification: UNNotification

    public init(_ userInfo: [AnyHashable: Any]) {
        notification = UNNotification(userInfo)
        super.init()
    }
}

open class UNNotification: NSObject {
    public let request: UNNotificationRequest

    init(_ userInfo: [AnyHashable: Any]) {
        request = UNNotificationRequest(userInfo)
        super.init()
    }
}

open class UNNotificationRequest: NSObject {
    public let content: UNNotificationContent

    init(_ userInfo: [AnyHashable: Any]) {
        content = UNNotificationContent(userInfo)
        super.init()
    }
}

open class UNNotificationContent: NSObject {
    public let userInfo: [AnyHashable: Any]

    init(_ userInfo: [AnyHashable: Any]) {
        self.userInfo = userInfo
        super.init()
    }
}

extension UNUserNotificationCenter {
    /// The user taps a notification with some content.
    public func userTaps(_ userInfo: [AnyHashable: Any]) async {
        await delegate?.userNotificationCenter(self, didReceive: UNNotificationResponse(userInfo))
    }
}
