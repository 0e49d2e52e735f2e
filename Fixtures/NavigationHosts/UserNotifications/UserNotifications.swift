import Foundation
import Model

/// The part of UserNotifications that an app with links uses.
open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()

    open class func current() -> UNUserNotificationCenter { shared }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Asks the user, who agrees.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }
}

extension UNUserNotificationCenter: @unchecked Sendable {}

/// The delegate of the center, which has one of the two forms of a method.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    )
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        // Objective-C finds the form that the delegate has. What is passed crosses to another thread, as there.
        nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
        nonisolated(unsafe) let (response, completed) = (response, completionHandler)
        Task.detached {
            await delegate.userNotificationCenter(center, didReceive: response)
            completed()
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {}

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }
}

open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    /// The window that the system has brought up.
    public let window: AnyObject?

    public init(_ userInfo: [AnyHashable: Any], in window: AnyObject? = nil) {
        notification = UNNotification(userInfo)
        self.window = window
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
    /// The faults of the delegate, for which UIKit ends an app.
    @MainActor public static var faults: [String] = []

    /// Whether the asynchronous form of the delegate's method completes on another thread.
    @MainActor public static var completesOffMain = true

    /// The user taps a notification with some content, for which the system brings a window up.
    ///
    /// It returns when the delegate has completed.
    @MainActor
    public func userTaps(_ userInfo: [AnyHashable: Any], in window: AnyObject? = nil) async {
        let isOnMainThread = await withCheckedContinuation { continuation in
            guard let delegate else { return continuation.resume(returning: true) }
            delegate.userNotificationCenter(self, didReceive: UNNotificationResponse(userInfo, in: window)) {
                continuation.resume(returning: ModelTime.isOnMainThread)
            }
        }
        if !isOnMainThread, Self.completesOffMain { Self.faults.append("Call must be made on main thread") }
    }
}
