@MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let userActivities: Set<NSUserActivity>

        public init(_ urls: Set<UIOpenURLContext> = [], _ activities: Set<NSUserActivity> = []) {
            urlContexts = urls
            userActivities = activities
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
    public private(set) var activationState = ActivationState.foregroundActive
    /// Whether the system has not disconnected the scene.
    public private(set) var isConnected = true
    /// The transitions that end when the scene is active again.
    var heldTransitions: [Transition] = []

    public init(_ session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// Lets the system disconnect the scene, which never connects again: its session gets another one.
    public func systemDisconnects() {
        isConnected = false
        activationState = .unattached
        for transition in heldTransitions { transition.lose() }
        heldTransitions = []
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
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func sceneDidBecomeActive(_ scene: UIScene) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
