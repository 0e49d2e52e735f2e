import RouterNavigation
import UIKit

/// The delegate of a scene, which opens what the system gives it.
final class PlaceDelegate: UIResponder, UIWindowSceneDelegate, UINavigationControllerDelegate {
    var window: UIWindow?
    private weak var world: UIKitWorld?
    private let place: UIKitWorld.Place

    init(_ place: UIKitWorld.Place, of world: UIKitWorld) {
        (self.place, self.world) = (place, world)
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let world, let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        (self.window, place.window) = (window, window)
        world.show(window, in: place)
        if let action = options.shortcutItem { world.open(action, in: place) }
        for activity in options.userActivities { world.open(activity, in: place) }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        world?.open(shortcutItem, in: place, completionHandler)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        world?.open(userActivity, in: place)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    func sceneDidDisconnect(_ scene: UIScene) {
        window = nil
        world?.host.disconnect(place.id)
    }
}

extension UIKitWorld {
    /// Opens the page of a quick action, as the app itself.
    func open(
        _ action: UIApplicationShortcutItem,
        in place: Place,
        _ completion: @escaping (Bool) -> Void = { _ in }
    ) {
        let (url, navigator) = (action.type, navigator)
        operations.begin("quick action \(url)", isLink: true) {
            defer { completion(true) }
            return try await navigator.openLink(url, from: .app, in: place.id)
        } then: { [weak self] opened, isQuiet in
            if isQuiet { self?.expects(opened, in: place) }
        }
    }

    /// Opens the page of another device, which is a universal link.
    func open(_ activity: NSUserActivity, in place: Place) {
        guard let url = activity.webpageURL?.absoluteString else { return }
        let navigator = navigator
        // As the host delivers it.
        operations.begin("activity \(url)", isLink: true) {
            try await navigator.openLink(url, in: place.id)
        } then: { [weak self] opened, isQuiet in
            if isQuiet { self?.expects(opened, in: place) }
        }
    }

    /// Lets the user choose a quick action, which connects the window if it is not there.
    func chooseAction() {
        let action = UIApplicationShortcutItem(type: "//chat/\(next())", localizedTitle: "Chat")
        if let scene = left.scene { scene.userChooses(action) } else { connect(left, action: action) }
    }

    /// Lets another device hand a page over, which connects the window if it is not there.
    func handOver(fails: Bool = false) {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "//chat/\(next())")
        if let scene = left.scene {
            scene.systemHandsOver(activity, fails: fails)
        } else if !fails {
            connect(left, activity: activity)
        }
    }
}
