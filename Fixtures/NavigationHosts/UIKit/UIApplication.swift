@MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public func application(_: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public static func main() {}
}

@MainActor open class UISceneConfiguration: NSObject {
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

#if !canImport(Darwin)
    extension UIViewController {
        public var extensionContext: NSExtensionContext? { nil }
    }

    /// Foundation has it on Apple's systems only.
    open class NSExtensionContext: NSObject {
        open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
        open func cancelRequest(withError error: any Error) {}
    }
#endif
