import RouterNavigation
import UIKit
import UserNotifications

/// Opens the app by a link, as a user does, and compares what it shows.
@main
@MainActor
struct Program {
    static func main() { ModelTime.run { await run() } }

    private static func run() async {
        let checks = Checks()
        let navigator = Messenger.host.navigator
        let scene = UIWindowScene(UISceneSession("window"))
        let delegate = SceneDelegate()
        var stack: UINavigationController? { delegate.window?.rootViewController as? UINavigationController }
        var shown: String { (stack?.viewControllers ?? []).map { $0.title ?? "?" }.joined(separator: " > ") }
        func settle() async { await ModelTime.settle() }
        func activity(_ url: URL) -> NSUserActivity {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            return activity
        }
        guard let link = URL(string: "messenger://chat/6"), let web = URL(string: "https://www.example.com/chat/7")
        else {
            return
        }

        let options = UIScene.ConnectionOptions([UIOpenURLContext(link)], [activity(web)])
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        await settle()
        checks.expect(shown, "Profile > Chat 6 > Chat 7", "links that start the app open above its first page")

        try? await navigator.popToRoot()
        stack?.topViewController?.navigationItem.rightBarButtonItem?.userTaps()
        await settle()
        checks.expect(shown, "Profile > Chat 5", "a button opens a page of another feature")

        delegate.scene(scene, openURLContexts: [UIOpenURLContext(link)])
        delegate.scene(scene, continue: activity(web))
        await settle()
        checks.expect(shown, "Profile > Chat 5 > Chat 6 > Chat 7", "links open pages while the app runs")

        delegate.sceneDidDisconnect(scene)
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        await settle()
        checks.expect(shown, "Profile > Chat 5 > Chat 6 > Chat 7", "the pages stay while the scene is disconnected")

        _ = AppDelegate().application(UIApplication(), didFinishLaunchingWithOptions: nil)
        try? await navigator.popToRoot()
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://chat/8"])
        await settle()
        checks.expect(shown, "Profile > Chat 8", "a notification opens a page")
        checks.finish()
    }
}
