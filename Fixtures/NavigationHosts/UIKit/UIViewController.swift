// A stand-in for the part of UIKit that the host uses. Signatures and isolation are UIKit's. What Objective-C leaves
// optional has a default here. Methods that begin with `user` are the user's hands, which UIKit does not have.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
}

@MainActor open class UIView: UIResponder {
    fileprivate weak var controller: UIViewController?

    open var window: UIWindow? { controller?.shownInWindow }
}

@MainActor open class UIWindow: UIView {
    public private(set) weak var windowScene: UIWindowScene?
    public private(set) var isKeyWindow = false
    open var rootViewController: UIViewController? {
        didSet { rootViewController?.rootOf = self }
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }

    open override var window: UIWindow? { self }

    open func makeKeyAndVisible() { isKeyWindow = true }
}

@MainActor open class UIViewController: UIResponder {
    open var title: String?
    public private(set) lazy var navigationItem = UINavigationItem()
    open var tabBarItem: UITabBarItem?
    public fileprivate(set) weak var parent: UIViewController?
    public fileprivate(set) var presentedViewController: UIViewController?
    public fileprivate(set) weak var presentingViewController: UIViewController?
    public fileprivate(set) var isBeingDismissed = false
    public fileprivate(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Reading it makes it, after which the style of the presentation is fixed.
    public private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(self)
    fileprivate weak var rootOf: UIWindow?
    private lazy var loadedView: UIView = {
        let view = UIView()
        view.controller = self
        return view
    }()
    private var hasLoaded = false

    nonisolated public override init() { super.init() }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView {
        loadViewIfNeeded()
        return loadedView
    }
    open var viewIfLoaded: UIView? { loadedView }

    open func loadViewIfNeeded() {
        guard !hasLoaded else { return }
        hasLoaded = true
        viewDidLoad()
    }

    open func viewDidLoad() {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, shownInWindow != nil, !UIKitStandIn.ignoresChanges else {
            UIKitStandIn.log.append("refused to present")
            return
        }
        precondition(viewControllerToPresent.presentingViewController == nil, "presented twice")
        precondition(viewControllerToPresent.parent == nil, "presented a controller that has a parent")
        UIKitStandIn.log.append("present \(viewControllerToPresent.name)\(flag ? ", animated" : "")")
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.animate(flag) { completion?() }
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController != nil else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        guard !UIKitStandIn.ignoresChanges else {
            UIKitStandIn.log.append("refused to dismiss")
            return
        }
        UIKitStandIn.log.append("dismiss from \(name)\(flag ? ", animated" : "")")
        endPresentation(flag) { completion?() }
    }

    func endPresentation(_ isAnimated: Bool, _ completion: @escaping () -> Void) {
        guard let dismissed = presentedViewController else { return completion() }
        dismissed.isBeingDismissed = true
        dismissed.animate(isAnimated) {
            self.removePresented()
            dismissed.viewDidDisappear(isAnimated)
            dismissed.isBeingDismissed = false
            completion()
        }
    }

    /// Removes the presented controller, and those that it presents.
    private func removePresented() {
        presentedViewController?.removePresented()
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
    }

    /// What the log calls the controller.
    var name: String { title ?? "\(type(of: self))" }

    fileprivate var shownInWindow: UIWindow? {
        if let rootOf, rootOf.rootViewController === self { return rootOf }
        return (parent ?? presentingViewController)?.shownInWindow
    }

    /// Calls a closure now, or when an animation has ended.
    func animate(_ isAnimated: Bool, _ end: @escaping @MainActor () -> Void) {
        guard isAnimated else { return end() }
        let coordinator = Transition()
        transitionCoordinator = coordinator
        UIKitStandIn.animations += 1
        Task { @MainActor in
            for _ in 0..<3 { await Task.yield() }
            self.transitionCoordinator = nil
            UIKitStandIn.animations -= 1
            end()
            coordinator.end()
        }
    }

    func adopt(_ child: UIViewController) { child.parent = self }
    func release(_ child: UIViewController) { if child.parent === self { child.parent = nil } }
}

extension UIViewController {
    /// Swipes the controller down, or tries to.
    public func userSwipesDown() async {
        guard let presentation = presentationController, let presentingViewController else { return }
        guard presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        await withCheckedContinuation { continuation in
            presentingViewController.endPresentation(true) { continuation.resume() }
        }
        presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    @available(tvOS, unavailable)
    case pageSheet = 1
    case automatic = -2
}

@MainActor open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        willSet { precondition(!(presentedViewController is UIAlertController), "changed the delegate of an alert") }
    }
    public private(set) unowned var presentedViewController: UIViewController

    fileprivate init(_ presented: UIViewController) {
        presentedViewController = presented
        super.init()
    }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A running animation.
@MainActor private final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func end() {
        for completion in completions { completion(self) }
    }
}

/// What tests decide and read.
@MainActor public enum UIKitStandIn {
    /// Whether changes are ignored, as UIKit ignores them at bad moments.
    public static var ignoresChanges = false
    /// The number of animations that are running.
    public fileprivate(set) static var animations = 0
    /// The changes that code has asked for.
    public static var log: [String] = []
}
