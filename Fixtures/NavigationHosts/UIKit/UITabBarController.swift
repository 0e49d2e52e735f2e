@MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var controllers: [UIViewController]?
    /// The tabs of iOS 18, which no older system has.
    private var newTabs: [NSObject] = []

    /// The root view controllers; of iOS 18's tabs, those that UIKit has asked for.
    open var viewControllers: [UIViewController]? {
        get { newTabs.isEmpty ? controllers : loadedControllers }
        set {
            controllers = newValue
            for controller in newValue ?? [] { adopt(controller) }
        }
    }
    open var selectedIndex = 0 {
        willSet { UIKitModel.requiresMainThread() }
        didSet { UIKitModel.log.append("select \(selectedIndex)") }
    }

    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) }
        set { if let index = (0..<count).first(where: { controller(at: $0) === newValue }) { selectedIndex = index } }
    }

    /// The number of tabs.
    var count: Int { newTabs.isEmpty ? controllers?.count ?? 0 : newTabs.count }

    private func controller(at index: Int) -> UIViewController? {
        guard (0..<count).contains(index) else { return nil }
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = newTabs.dropFirst(index).first as? UITab {
            return tab.viewController
        }
        return controllers?[index]
    }

    private var loadedControllers: [UIViewController] {
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return [] }
        return tabs.compactMap { UIKitModel.has(.tabsLoadLate) ? $0.loaded : $0.viewController }
    }

    /// Taps a tab.
    public func userTaps(_ index: Int) {
        guard drawnPresentation == nil, let controller = controller(at: index) else { return }
        let tellsOfTabs = UIKitModel.has(.tapsTellOfTabs)
        let tellsOfControllers = !tellsOfTabs || !UIKitModel.has(.tapsTellOfTabsOnly)
        let former = selectedIndex
        if tellsOfTabs, #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) {
            guard delegate?.tabBarController(self, shouldSelectTab: tab(at: index, of: controller)) ?? true else {
                return
            }
        }
        if tellsOfControllers {
            guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        }
        if index == former, UIKitModel.has(.selectedTabGoesBack), let stack = controller as? UINavigationController {
            stack.userGoesBack(to: 0)
        }
        if index != former { selectedIndex = index }
        if tellsOfTabs, #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) {
            let previous = self.controller(at: former).map { tab(at: former, of: $0) }
            delegate?.tabBarController(self, didSelectTab: tab(at: index, of: controller), previousTab: previous)
        }
        if tellsOfControllers { delegate?.tabBarController(self, didSelect: controller) }
    }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public var tabs: [UITab] {
        get { newTabs.compactMap { $0 as? UITab } }
        set {
            newTabs = newValue
            for tab in newValue { tab.bar = self }
        }
    }

    public var selectedTab: UITab? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    /// The tab at a place; of a bar with controllers, one that UIKit makes.
    private func tab(at index: Int, of controller: UIViewController) -> UITab {
        if tabs.indices.contains(index) { return tabs[index] }
        return UITab(title: controller.title ?? "", image: nil, identifier: "\(index)") { _ in controller }
    }
}

/// A tab, whose controller is made when it is asked for.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITab: NSObject {
    open var title: String
    public let image: UIImage?
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private(set) var loaded: UIViewController?
    weak var bar: UITabBarController?

    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    public var viewController: UIViewController? {
        if loaded == nil, let controller = provider?(self) {
            loaded = controller
            bar?.adopt(controller)
        }
        return loaded
    }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
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
