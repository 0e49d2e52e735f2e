@MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private let popGesture = UIGestureRecognizer()
    private let contentPopGesture = UIGestureRecognizer()
    private var stack: [UIViewController] = []

    @available(tvOS, unavailable)
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    @available(iOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    public var topViewController: UIViewController? { stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        precondition(Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count, "pushed twice")
        precondition(!viewControllers.contains { $0 is UINavigationController }, "pushed a navigation controller")
        precondition(!viewControllers.contains { $0 is UIAlertController }, "pushed an alert controller")
        guard !UIKitStandIn.ignoresChanges else { return }
        let names = viewControllers.map(\.name).joined(separator: " > ")
        UIKitStandIn.log.append("stack \(names)\(animated ? ", animated" : "")")
        replace(viewControllers, animated)
    }

    private func replace(_ controllers: [UIViewController], _ isAnimated: Bool) {
        for controller in stack where !controllers.contains(controller) { release(controller) }
        stack = controllers
        for controller in controllers { adopt(controller) }
        stack.last?.loadViewIfNeeded()
        animate(isAnimated) {
            guard let top = self.stack.last, self.view.window != nil else { return }
            self.delegate?.navigationController(self, didShow: top, animated: isAnimated)
        }
    }

    public func popViewController(animated: Bool) {
        if stack.count > 1 { replace(stack.dropLast(), animated) }
    }

    /// Swipes from the edge.
    ///
    /// - Returns: Whether the gesture is enabled.
    @available(tvOS, unavailable)
    @discardableResult
    public func userSwipesBack() -> Bool { userSwipes(popGesture) }

    /// Swipes in the content, which iOS 26 understands too.
    ///
    /// - Returns: Whether the gesture is enabled.
    @discardableResult
    public func userSwipesContent() -> Bool { userSwipes(contentPopGesture) }

    private func userSwipes(_ gesture: UIGestureRecognizer) -> Bool {
        guard stack.count > 1, gesture.isEnabled, stack.last?.navigationItem.leftBarButtonItem == nil else {
            return false
        }
        replace(stack.dropLast(), true)
        return true
    }

    /// Taps the back button.
    public func userTapsBack() {
        guard stack.count > 1, let item = stack.last?.navigationItem else { return }
        if let action = item.action { action.perform() } else { replace(stack.dropLast(), true) }
    }

    /// Chooses a page in the back button's menu.
    public func userGoesBack(to index: Int) { replace(Array(stack[...index]), true) }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

@MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
}

@MainActor open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    @available(iOS 16.0, *)
    @available(tvOS, unavailable)
    open var backAction: UIAction? {
        get { action }
        set { action = newValue }
    }
    fileprivate var action: UIAction?
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case close = 24
    }

    public let primaryAction: UIAction?

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
    }

    public init(title: String? = nil, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
    }

    /// Taps the button.
    public func userTaps() { primaryAction?.perform() }
}

@MainActor open class UIAction: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    private let handler: (UIAction) -> Void

    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform() { handler(self) }
}
