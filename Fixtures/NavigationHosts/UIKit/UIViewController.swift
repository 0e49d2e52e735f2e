// A model of the part of UIKit that the host uses. Signatures and isolation are UIKit's. What Objective-C leaves
// optional has a default here. Methods that begin with `user` are the user's hands, which UIKit does not have.
import Model

@_exported import Foundation

#if !canImport(Darwin)
    @_exported import class Model.NSUserActivity
    @_exported import let Model.NSUserActivityTypeBrowsingWeb
#endif

@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
}

@MainActor open class UIView: UIResponder {
    fileprivate weak var controller: UIViewController?

    open var window: UIWindow? { controller?.shownInWindow }
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}

@MainActor open class UIViewController: UIResponder {
    open var title: String?
    public private(set) lazy var navigationItem = UINavigationItem()
    /// The item in a tab bar; of a navigation controller, that of its root.
    open var tabBarItem: UITabBarItem? {
        get {
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            if ownTabBarItem == nil { ownTabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil) }
            return ownTabBarItem
        }
        set { ownTabBarItem = newValue }
    }
    private var ownTabBarItem: UITabBarItem?
    public private(set) weak var parent: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?
    public internal(set) var isBeingPresented = false
    public internal(set) var isBeingDismissed = false
    public internal(set) var isMovingFromParent = false
    open var isModalInPresentation = false
    /// Whether it presents what its pages present in the current context.
    open var definesPresentationContext: Bool {
        get { ownContext ?? (self is UINavigationController) }
        set { ownContext = newValue }
    }
    private var ownContext: Bool?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredContentSize = CGSize.zero
    /// Reading it makes it, after which the style of the presentation is fixed.
    public private(set) lazy var presentationController: UIPresentationController? = makePresentationController()
    /// What this controller itself presents, until that has closed.
    var drawnPresentation: UIViewController?
    /// The transition of the controller itself: of its stack, or its own presentation or dismissal.
    var transition: Transition?
    weak var rootOf: UIWindow?
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
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    public var tabBarController: UITabBarController? {
        (parent as? UITabBarController) ?? parent?.tabBarController
    }

    /// The transition of the controller, of what it presents, or of a container.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? drawnPresentation?.presentationTransition ?? parent?.transitionCoordinator
    }

    private var presentationTransition: Transition? { isBeingPresented || isBeingDismissed ? transition : nil }

    /// The outermost container, which presents what its pages present.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The controller and its containers, the innermost first.
    var containers: [UIViewController] { Array(sequence(first: self, next: \.parent)) }

    /// What the log calls the controller.
    var name: String { title ?? "\(type(of: self))" }

    var shownInWindow: UIWindow? {
        if let rootOf, rootOf.rootViewController === self { return rootOf }
        return (parent ?? presentingViewController)?.shownInWindow
    }

    /// Forgets a transition, unless another one has begun in the meantime.
    func hasEnded(_ transition: Transition) {
        if self.transition === transition { self.transition = nil }
    }

    /// Called when a presentation or dismissal of the controller has ended.
    func performWaitingChanges() {}
    /// Called when a presentation or dismissal of the controller will not end.
    func dropWaitingChanges() {}

    func adopt(_ child: UIViewController) { child.parent = self }
    func release(_ child: UIViewController) { if child.parent === self { child.parent = nil } }
}
