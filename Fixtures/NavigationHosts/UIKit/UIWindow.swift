@MainActor open class UIWindow: UIView {
    public private(set) weak var windowScene: UIWindowScene?
    public private(set) var isKeyWindow = false
    open var rootViewController: UIViewController? {
        willSet {
            guard let root = rootViewController, root !== newValue else { return }
            root.rootOf = nil
        }
        didSet { rootViewController?.rootOf = self }
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }

    open override var window: UIWindow? { self }

    open func makeKeyAndVisible() { isKeyWindow = true }

    /// The titles that a user sees, from bottom to top; empty ones for what shows nothing.
    ///
    /// What is closing is among them until its animation has ended.
    public var drawnTitles: [String] {
        guard let root = rootViewController else { return [""] }
        return presentations(above: root).filter { !($0 is UISearchController) }.flatMap(\.drawnTitles)
    }

    /// The root, and what is presented above it.
    public func presentations(above root: UIViewController) -> [UIViewController] {
        Array(sequence(first: root) { $0.drawnPresentation })
    }
}

extension UIViewController {
    /// The titles that are drawn for a controller and its children.
    fileprivate var drawnTitles: [String] {
        switch self {
        case let stack as UINavigationController: stack.drawnControllers.map { $0?.title ?? "" }
        case let bar as UITabBarController: bar.selectedViewController?.drawnTitles ?? [""]
        case let split as UISplitViewController:
            split.viewController(for: split.shownColumn)?.drawnTitles ?? [""]
        default: [title ?? ""]
        }
    }
}
