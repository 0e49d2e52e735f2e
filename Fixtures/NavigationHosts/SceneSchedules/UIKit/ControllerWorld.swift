import Model
import RouterScenes
import UIKit

/// A page of an app of UIKit.
class TitledController: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}

/// A window of UIKit whose scene is shown by a coordinator, or by an app that takes the steps itself.
@MainActor
final class ControllerWorld: World {
    static var kind = SceneWorld.Kind.model
    /// The numbers of screens that are alerts.
    static let alerts = 10_000

    let host: any SceneHost
    let code: SceneCode
    private let model: SceneModel<Item>
    private let hasSheet: Bool
    private var coordinator: SceneCoordinator<Item>?
    private var plain: PlainCoordinator?
    private(set) var windowScene: UIWindowScene?
    private(set) var window: UIWindow?
    let session = UISceneSession("window")
    /// The controllers that other code has shown: alerts, share sheets, pages.
    var others: [UIViewController] = []
    /// The alerts of other code that the user has not answered.
    var unanswered: [UIAlertController] = []
    /// Whether code has changed something of which UIKit tells nobody.
    var isSilent = false
    /// The screen that the user has closed with a gesture, until something else happens, and how often it was open.
    private var closed: (number: Int, count: Int)?
    /// The screen that a link has asked for last, until something else happens.
    private var linked: Int?
    private var made: [Made] = []

    private struct Made {
        weak var controller: UIViewController?
    }

    static var mayBeAdopted: Bool { true }

    init(_ rules: Set<UIKitRule>, isAdopted: Bool) {
        UIKitModel.reset(rules)
        hasSheet = isAdopted
        let router = Router(.app)
        if Self.kind == .store {
            let store = StoreHost(router)
            (host, model) = (store, store.model)
        } else {
            model = SceneModel(router)
            host = model
        }
        code = SceneCode(host)
    }

    func begin() {
        connect()
        for tab in ["shop", "home"] { host.show(LinkRequest(url: "//\(tab)/base", origin: .app)) }
        if hasSheet {
            host.show(LinkRequest(url: "//sheet/31", origin: .app))
            host.scene.push(Item(number: 32))
        }
    }

    var isWaiting: Bool { false }

    func end() { disconnect() }

    // MARK: The system

    func connect() {
        guard window == nil else { return }
        // The app's own containers are not refused.
        UIKitModel.ignoresChanges = false
        let scene = UIWindowScene(session)
        let window = UIWindow(windowScene: scene)
        (windowScene, self.window) = (scene, window)
        let tabs = makeTabs()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        if Self.kind == .plain {
            plain = PlainCoordinator(model, tabs) { [unowned self] in makeController($0) }
        } else {
            coordinator = SceneCoordinator(model, tabs) { [unowned self] in makeController($0) }
        }
    }

    /// Makes two stacks, one of which may be in a split view, and a tab of the app that links do not know.
    private func makeTabs() -> UITabBarController {
        var controllers: [UIViewController] = ["1", "2"].map { root in
            let stack = UINavigationController()
            stack.viewControllers = [TitledController(root)]
            return stack
        }
        if hasSheet, Self.kind != .plain {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(TitledController("Sidebar"), for: .primary)
            split.setViewController(controllers[1], for: .secondary)
            controllers[1] = split
        }
        controllers.insert(TitledController("More"), at: Self.kind == .plain ? 2 : 1)
        if #available(iOS 18, tvOS 18, visionOS 2, *), Self.kind != .plain, UIKitModel.rules.contains(.tabsLoadLate) {
            return UITabBarController(
                tabs: controllers.map { controller in UITab(title: "", image: nil, identifier: "") { _ in controller } }
            )
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return tabs
    }

    func disconnect() {
        guard window != nil else { return }
        windowScene?.systemDisconnects()
        window?.rootViewController = nil
        (windowScene, window, coordinator, plain, others, unanswered) = (nil, nil, nil, nil, [], [])
    }

    private func makeController(_ item: Item) -> UIViewController {
        guard item.number < Self.alerts else {
            let alert = UIAlertController(title: "\(item.number)", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
        }
        let controller = TitledController("\(item.number)")
        if item.number % 5 == 0 { controller.modalPresentationStyle = .popover }
        made.append(Made(controller: controller))
        return controller
    }

    // MARK: What is asked for

    func forget() { (closed, linked) = (nil, nil) }

    func links(_ event: SceneEvent) {
        let count = code.asked.count
        code.performLink(event)
        // A page that covers a share sheet is below it if nothing else is presented.
        if event.isLink, event != .linkCovering, code.asked.count > count { linked = code.asked.last?.number }
    }

    /// Lets the user close the highest page by a gesture.
    ///
    /// - Parameter gesture: Returns whether the gesture begins.
    func closing(_ touched: [UIViewController], _ gesture: () -> Bool) {
        let numbers = touched.compactMap { $0.title.flatMap(Int.init) }
        guard let number = numbers.last else { return }
        let isRecent = code.isRecent(number)
        let count = code.count(of: number)
        guard gesture() else { return }
        // The user touches what is there, and what a link asks for in the meantime comes later.
        code.supersede(numbers.contains)
        if !isRecent { closed = (number, count) }
    }

    // MARK: Problems

    func problemsInFrame() -> [Problem] {
        let titles = window?.drawnTitles ?? []
        code.sees(Set(titles))
        if let exception = UIKitModel.exceptions.first { return [Problem(.noExceptions, exception)] }
        if let alert = unanswered.first(where: { $0.presentingViewController == nil }) {
            return [Problem(.refusalsHold, "\(alert.title ?? "?") has gone without an answer")]
        }
        guard titles.contains("") else { return [] }
        return [Problem(.nothingIsEmpty, "the window shows \(titles)")]
    }

    func problemsAtRest() -> [Problem] {
        comesToRest()
        let (screen, scene) = (shownScreens, host.scene.screensOfControllers)
        if let lost = code.lost { return [lost] }
        if let closed, closed.count > 0, code.count(of: closed.number) >= closed.count {
            return [Problem(.refusalsHold, "\(closed.number) is still open: \(scene)")]
        }
        guard screen == scene else {
            return [Problem(.stateIsShown, "the screen: \(screen), the scene: \(scene)")]
        }
        if let linked, window?.drawnTitles.last != "\(linked)" {
            return [Problem(.operationsAreNotLost, "\(linked) is not on top: \(window?.drawnTitles ?? [])")]
        }
        let kept = made.compactMap(\.controller).first { $0.viewIfLoaded?.window == nil && $0.parent == nil }
        return kept.map { [Problem(.pagesAreReleased, "\($0.title ?? "?") is kept")] } ?? []
    }

    /// Lets the system give the window back and the user answer all alerts.
    private func comesToRest() {
        UIKitModel.ignoresChanges = false
        connect()
        windowScene?.systemActivates(true)
        ModelTime.rest(seconds: 3)
        for _ in 0..<5 {
            guard let alert = presented.last as? UIAlertController else { break }
            alert.userTaps(0)
            ModelTime.rest(seconds: 3)
        }
        if isSilent { coordinator?.update() }
        ModelTime.rest(seconds: 3) { _ = problemsInFrame() }
    }
}
