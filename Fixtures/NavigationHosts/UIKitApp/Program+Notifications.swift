import RouterNavigation
import UIKit
import UserNotifications

extension Program {
    /// A notification for which the system brings a window up, while another one was activated last.
    func notifiedWindows() async throws {
        let (other, second) = (SceneDelegate(), UIWindowScene(UISceneSession("second")))
        other.scene(second, willConnectTo: second.session, options: UIScene.ConnectionOptions())
        await settle()
        delegate.sceneDidBecomeActive(scene)
        let before = Description.of(delegate.window)
        let notifications = Notifications()
        UNUserNotificationCenter.current().delegate = notifications
        await UNUserNotificationCenter.current().userTaps(["url": "//chat/9"], in: second)
        await settle()
        checks.expect(Description.of(other.window), "[Home > Chat 9] Inbox", "the window that the system brings up")
        expect(before, "the window that was activated last")
        App.host.report(.closedScene("second"))
        await settle()
    }
}
