@MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]? {
        didSet { for controller in viewControllers ?? [] { adopt(controller) } }
    }
    open var selectedIndex = 0 {
        didSet { UIKitStandIn.log.append("select \(selectedIndex)") }
    }

    open var selectedViewController: UIViewController? { viewControllers?[selectedIndex] }

    /// Taps a tab.
    public func userTaps(_ index: Int) {
        guard let controller = viewControllers?[index] else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selectedIndex, let stack = controller as? UINavigationController { stack.userGoesBack(to: 0) }
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
    public let title: String?
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

@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public private(set) var shownColumn = Column.secondary
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) { super.init() }

    public required init?(coder: NSCoder) { nil }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        if let vc { adopt(vc) }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func show(_ column: Column) { shownColumn = column }

    /// Makes the window narrow, so that one column remains.
    public func userNarrowsWindow() {
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .primary)
        shownColumn = top ?? .primary
    }

    /// Goes back to the sidebar, which covers the content in a narrow window.
    public func userShowsSidebar() { shownColumn = .primary }
}

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
