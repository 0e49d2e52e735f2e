@MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]? {
        didSet { for controller in viewControllers ?? [] { adopt(controller) } }
    }
    open var selectedIndex = 0 {
        willSet { UIKitModel.requiresMainThread() }
        didSet { UIKitModel.log.append("select \(selectedIndex)") }
    }

    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    /// Taps a tab.
    public func userTaps(_ index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index), drawnPresentation == nil else { return }
        let controller = viewControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selectedIndex, UIKitModel.has(.selectedTabGoesBack),
            let stack = controller as? UINavigationController
        {
            stack.userGoesBack(to: 0)
        }
        if index != selectedIndex { selectedIndex = index }
        delegate?.tabBarController(self, didSelect: controller)
    }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@MainActor open class UITabBarItem: NSObject {
    open var title: String?
    public let image: UIImage?

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

@MainActor open class UIImage: NSObject {
    public init?(systemName name: String) { super.init() }
}
