@MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let userActivities: Set<NSUserActivity>
        public let shortcutItem: UIApplicationShortcutItem?

        public init(
            _ urls: Set<UIOpenURLContext> = [],
            _ activities: Set<NSUserActivity> = [],
            _ action: UIApplicationShortcutItem? = nil
        ) {
            urlContexts = urls
            userActivities = activities
            shortcutItem = action
            super.init()
        }
    }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    public private(set) var activationState = ActivationState.foregroundActive
    /// Whether the system has not disconnected the scene.
    public private(set) var isConnected = true
    /// The transitions that end when the scene is active again.
    var heldTransitions: [Transition] = []
    /// Whether there are some, which keep what they move.
    public var holdsTransitions: Bool { !heldTransitions.isEmpty }

    public init(_ session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// Lets the system disconnect the scene, which never connects again: its session gets another one.
    public func systemDisconnects() {
        saveState()
        isConnected = false
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        delegate = nil
        // The delegate cleans up before the system releases the scene.
        for transition in heldTransitions { transition.lose() }
        heldTransitions = []
    }

    /// Lets the system put the scene in the background, from where the app may end at any time.
    public func systemEntersBackground() {
        guard isConnected else { return }
        systemActivates(false)
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        saveState()
    }

    private func saveState() {
        session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
    }

    /// Lets the system take the scene from the user, or give it back.
    public func systemActivates(_ isActive: Bool) {
        guard isConnected else { return }
        activationState = isActive ? .foregroundActive : .foregroundInactive
        guard isActive else { return }
        let held = heldTransitions
        heldTransitions = []
        for transition in held { transition.end() }
    }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession: NSObject {
    public struct Role: Hashable, Sendable {}

    public let persistentIdentifier: String
    public let role = Role()
    /// What the delegate of the scene has given to the system last.
    open var stateRestorationActivity: NSUserActivity?

    public init(_ persistentIdentifier: String) {
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}

@MainActor open class UIOpenURLContext: NSObject {
    public let url: URL

    public init(_ url: URL) {
        self.url = url
        super.init()
    }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

extension UISceneDelegate {
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

/// A quick action, which the user chooses on the Home Screen.
@MainActor open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String

    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
}
