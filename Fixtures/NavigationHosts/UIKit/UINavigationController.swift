import Model

@MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private let popGesture = UIGestureRecognizer()
    private let contentPopGesture = UIGestureRecognizer()
    private var stack: [UIViewController] = []
    /// The pages that disappear and appear in the transition that is running.
    private var moving: [UIViewController] = []
    /// The changes that wait for the end of a transition.
    private var waiting: [() -> Void] = []

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

    public private(set) lazy var navigationBar = UINavigationBar()

    /// The pages that a user sees, from bottom to top; `nil` for a stack without pages.
    var drawnControllers: [UIViewController?] {
        if !moving.isEmpty { return moving }
        return [stack.last]
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard !UIKitModel.ignoresChanges else { return }
        let names = viewControllers.map(\.name).joined(separator: " > ")
        UIKitModel.log.append("stack \(names)\(animated ? ", animated" : "")")
        change(animated) { _ in viewControllers }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !UIKitModel.ignoresChanges else { return }
        UIKitModel.log.append("push \(viewController.name)\(animated ? ", animated" : "")")
        change(animated) { $0 + [viewController] }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard !UIKitModel.ignoresChanges, stack.count > 1, let top = stack.last else { return nil }
        change(animated) { Array($0.prefix(max(1, $0.count - 1))) }
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard !UIKitModel.ignoresChanges, stack.count > 1 else { return [] }
        let closed = Array(stack.dropFirst())
        change(animated) { Array($0.prefix(1)) }
        return closed
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard !UIKitModel.ignoresChanges, let index = stack.firstIndex(of: viewController) else { return nil }
        let closed = Array(stack[(index + 1)...])
        if !closed.isEmpty { change(animated) { Array($0.prefix(index + 1)) } }
        return closed
    }

    /// Carries a change out, now or when the transition that is running has ended.
    private func change(_ isAnimated: Bool, to target: @escaping ([UIViewController]) -> [UIViewController]) {
        UIKitModel.requiresMainThread()
        if let transition {
            guard !UIKitModel.has(.changesWaitForTransition) else {
                return waiting.append { self.change(isAnimated, to: target) }
            }
            transition.end()
        }
        let controllers = target(stack)
        let isOnce = Set(controllers.map(ObjectIdentifier.init)).count == controllers.count
        if !isOnce {
            if UIKitModel.has(.pushingTwiceRaises) { UIKitModel.exceptions.append("a controller is pushed twice") }
            return
        }
        guard
            UIKitModel.requires(
                !controllers.contains { $0 is UINavigationController },
                "a navigation controller is pushed"
            ), UIKitModel.requires(!controllers.contains { $0 is UIAlertController }, "an alert is pushed")
        else { return }
        replace(controllers, isAnimated)
    }

    private func replace(_ controllers: [UIViewController], _ isAnimated: Bool, cancels: Bool? = nil) {
        let former = stack
        let showsOther = former.last !== controllers.last
        let isInWindow = view.window != nil
        if cancels == nil || UIKitModel.has(.swipeRemovesAtOnce) { stack = controllers }
        for controller in controllers { adopt(controller) }
        controllers.last?.loadViewIfNeeded()
        guard showsOther, let top = controllers.last else {
            for controller in former where !controllers.contains(controller) { release(controller) }
            return
        }
        let isAnimated = isAnimated && isInWindow
        former.last?.isMovingFromParent = !controllers.contains { $0 === former.last }
        if isInWindow {
            if cancels == nil || UIKitModel.has(.swipeSendsWillShow) {
                delegate?.navigationController(self, willShow: top, animated: isAnimated)
            }
            former.last?.viewWillDisappear(isAnimated)
            top.viewWillAppear(isAnimated)
        }
        let hasCoordinator = isAnimated || isInWindow && !UIKitModel.has(.coordinatorOnlyForAnimations)
        guard hasCoordinator else { return hasShown(controllers, insteadOf: former, nil) }
        if isAnimated { moving = [former.last, top].compactMap(\.self) }
        let frames = isAnimated ? ModelTime.animation : 1
        transition = Transition(in: view.window, frames: frames, cancels: cancels) {
            self.dropWaitingChanges()
        } _: { transition in
            self.hasEnded(transition)
            self.moving = []
            if cancels == true {
                self.hasCancelled(former, transition)
            } else {
                self.hasShown(controllers, insteadOf: former, transition)
            }
            self.performWaitingChanges()
        }
    }

    /// Carries out the changes that have waited for the end of a transition.
    override func performWaitingChanges() {
        let waiting = waiting
        self.waiting = []
        for change in waiting { change() }
    }

    override func dropWaitingChanges() { (moving, waiting) = ([], []) }

    /// Ends a change: the pages that are gone are released, and everyone is told.
    private func hasShown(
        _ controllers: [UIViewController],
        insteadOf former: [UIViewController],
        _ transition: Transition?
    ) {
        stack = controllers
        for controller in former where !controllers.contains(controller) { release(controller) }
        if view.window != nil {
            former.last?.viewDidDisappear(transition != nil)
            controllers.last?.viewDidAppear(transition != nil)
        }
        former.last?.isMovingFromParent = false
        let tellsFirst = UIKitModel.has(.didShowComesFirst)
        if !tellsFirst { transition?.complete() }
        if view.window != nil, let top = controllers.last {
            delegate?.navigationController(self, didShow: top, animated: transition != nil)
        }
        if tellsFirst { transition?.complete() }
    }

    /// Ends a swipe that the user has given up: the page is there again, and `didShow` never comes.
    private func hasCancelled(_ former: [UIViewController], _ transition: Transition) {
        stack = former
        former.last?.isMovingFromParent = false
        former.last?.viewWillAppear(true)
        former.last?.viewDidAppear(true)
        transition.complete()
    }
}

extension UINavigationController {
    /// Touches the stack, which may end what moves in it.
    ///
    /// - Returns: Whether the touch arrives.
    public func userTouches() -> Bool {
        guard transition != nil else { return true }
        guard UIKitModel.has(.touchesInterrupt) else { return false }
        transition?.end()
        return transition == nil
    }

    /// Swipes from the edge.
    ///
    /// - Returns: Whether the gesture is enabled.
    @available(tvOS, unavailable)
    @discardableResult
    public func userSwipesBack(cancels: Bool = false) -> Bool { userSwipes(popGesture, cancels) }

    /// Swipes in the content, which iOS 26 understands too.
    ///
    /// - Returns: Whether the gesture is enabled.
    @discardableResult
    public func userSwipesContent(cancels: Bool = false) -> Bool { userSwipes(contentPopGesture, cancels) }

    private func userSwipes(_ gesture: UIGestureRecognizer, _ cancels: Bool) -> Bool {
        guard stack.count > 1, gesture.isEnabled, userTouches(), stack.count > 1,
            stack.last?.navigationItem.leftBarButtonItem == nil
        else { return false }
        replace(stack.dropLast(), true, cancels: cancels)
        return true
    }

    /// Taps the back button.
    public func userTapsBack() {
        guard userTouches(), stack.count > 1, let item = stack.last?.navigationItem else { return }
        if let action = item.action { action.perform() } else { replace(stack.dropLast(), true) }
    }

    /// Chooses a page in the back button's menu.
    public func userGoesBack(to index: Int) {
        guard userTouches(), stack.indices.contains(index) else { return }
        replace(Array(stack[...index]), true)
    }
}

@MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
