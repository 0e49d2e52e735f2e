import RouterNavigation
import RouterPipeline
import RouterRuntime
import UIKit

/// An app with two windows, each with two tabs, the right ones in a sidebar, whose pages use the navigator, and also UIKit as old code does.
@MainActor
final class UIKitWorld: World {
    let navigator = Navigator(Router(.app))
    let host: UIKitNavigationHost
    let operations = Operations()
    let left = Place("left")
    let right = Place("right")
    /// The controllers that no navigator has made: alerts, share sheets, pages that old code pushes.
    var foreign: [UIViewController] = []
    /// The controllers of columns that were hidden: shown again, those that the state has lost are pages of other code.
    var covered: [Covered] = []
    /// A page of old code, which only the user or old code closes.
    var oldPage: UIViewController?
    /// The search that the user has begun last.
    weak var search: UISearchController?
    /// Whether the sheet of a view may not open again, because code that the host does not know has closed it.
    var mayKeepBinding = false
    /// When the user has asked a view for its sheet, and whether a link has come in that frame, whose page the sheet then covers.
    var (filtered, mayCoverLink): (UInt64?, Bool) = (nil, false)
    /// The number of presentations in the frame before, and when one has gone.
    private var (modalCount, lastModalEnd): (Int, UInt64) = (0, 0)
    /// Whether a change continues that has dismissed a modal, and replaces what code pushes meanwhile.
    var isBetweenSteps: Bool { isWaiting && ModelTime.now <= lastModalEnd + ModelTime.frame }
    /// A page that refuses to close until it is saved.
    weak var note: NoteController?
    /// The text of a problem if something is wrong when nothing moves, and nothing else has happened.
    var expectation: (@MainActor () -> String?)?
    var problems: [Problem] = []
    private var released = ReleasedPages<UIViewController>()
    private var count = 0
    /// Whether the app makes its containers itself.
    private let isAdopted: Bool

    static let mayBeAdopted = true

    /// A window, and the session to which it belongs.
    @MainActor
    final class Place {
        let id: SceneID
        let session: UISceneSession
        var scene: UIWindowScene?
        var window: UIWindow?
        var delegate: PlaceDelegate?
        /// The pages of old code with which the app's own containers begin.
        var roots: [UIViewController] = []

        init(_ name: String) {
            id = SceneID(name)
            session = UISceneSession(name)
        }

        var bar: UITabBarController? { window?.rootViewController as? UITabBarController }
        var split: UISplitViewController? { window?.rootViewController as? UISplitViewController }
        /// The place of the tab with the chats, which is the last one.
        var chats: Int { (bar?.tabControllers.count ?? 2) - 1 }
        /// Whether the app has a tab of its own between the others.
        var hasOtherTab: Bool { bar?.tabControllers.count == 3 }
    }

    struct Covered {
        weak var controller: UIViewController?
    }

    init(_ rules: Set<UIKitRule>, isAdopted: Bool) {
        UIKitModel.reset(rules)
        self.isAdopted = isAdopted
        host = UIKitNavigationHost(navigator)
        host.makeSidebar = { $0 == "right" ? TitledController("Sidebar") : nil }
    }

    func begin() {
        let (navigator, host) = (navigator, host)
        operations.begin("attach") { try await navigator.attach(host) }
        for place in [right, left] {
            connect(place)
            guard !isAdopted else { continue }
            operations.begin("open a scene") {
                try await navigator.openScene(place.id, tabs: ["home": .url("//home"), "chats": .url("//inbox")])
            }
        }
    }

    /// Lets the system connect a window, because of a quick action or an activity if there is one.
    func connect(_ place: Place, action: UIApplicationShortcutItem? = nil, activity: NSUserActivity? = nil) {
        guard place.window == nil else { return }
        let scene = UIWindowScene(place.session)
        place.scene = scene
        let delegate = PlaceDelegate(place, of: self)
        place.delegate = delegate
        scene.systemConnects(delegate, action: action, activity: activity)
    }

    /// Lets the host show a window that has connected, or adopt the containers that the app has made for it.
    func show(_ window: UIWindow, in place: Place) {
        guard isAdopted else { return host.connect(window, to: place.id) }
        place.roots = (place === left ? ["Old home", "Old inbox"] : ["Old wide", "Old narrow"]).map(
            TitledController.init
        )
        let stacks = place.roots.map { root in
            let stack = UINavigationController()
            stack.viewControllers = [root]
            return stack
        }
        if place === left {
            // A tab of the app between those that the navigator has.
            window.rootViewController = tabBar([stacks[0], TitledController("Other"), stacks[1]])
        } else {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(TitledController("Sidebar"), for: .primary)
            split.setViewController(stacks[0], for: .secondary)
            split.setViewController(stacks[1], for: .compact)
            // The app keeps these delegates, so only requests let the navigator read the stacks.
            for stack in stacks { stack.delegate = place.delegate }
            window.rootViewController = split
        }
        do {
            try host.adopt(window, as: place.id, tabs: place === left ? ["home", nil, "chats"] : [])
        } catch {
            problems.append(Problem(.operationsAreNotLost, "\(place.id) is not adopted: \(error)"))
        }
    }

    /// The app's own tab bar, with controllers or with the tabs of iOS 18.
    private func tabBar(_ controllers: [UIViewController]) -> UITabBarController {
        if #available(iOS 18, tvOS 18, visionOS 2, *), UIKitModel.rules.contains(.tabsLoadLate) {
            // The last one is a split view.
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(TitledController("Sidebar"), for: .primary)
            split.setViewController(controllers.last, for: .secondary)
            return UITabBarController(
                tabs: (controllers.dropLast() + [split]).map { controller in
                    UITab(title: "", image: nil, identifier: "") { _ in controller }
                }
            )
        }
        let bar = UITabBarController()
        bar.viewControllers = controllers
        return bar
    }

    func disconnect(_ place: Place) {
        guard place.window != nil else { return }
        // Only the app can make its containers again.
        if isAdopted { operations.closedScenes += 1 }
        place.scene?.systemDisconnects()
        (place.scene, place.window, place.delegate, place.roots) = (nil, nil, nil, [])
        foreign = []
        oldPage = nil
    }

    /// A number that no page has.
    func next() -> Int {
        count += 1
        return count
    }

    var isWaiting: Bool { operations.areWaiting }

    func end() {
        navigator.detach()
        expectation = nil
        foreign = []
        for place in [left, right] {
            (place.scene, place.window, place.delegate, place.roots) = (nil, nil, nil, [])
        }
    }

    // MARK: Problems

    func problemsInFrame() -> [Problem] {
        var problems = problems + operations.problems
        noteModals()
        problems += UIKitModel.exceptions.prefix(1).map { Problem(.noExceptions, $0) }
        for place in [left, right] {
            guard let window = place.window, window.rootViewController != nil else { continue }
            let titles = window.drawnTitles
            if titles.contains("") { problems.append(Problem(.nothingIsEmpty, "\(place.id) shows \(titles)")) }
        }
        return problems + pagesThatAreKept()
    }

    private func noteModals() {
        let root = left.window?.rootViewController
        let count = root.flatMap { left.window?.presentations(above: $0).count } ?? 0
        if count < modalCount { lastModalEnd = ModelTime.now }
        modalCount = count
    }

    private func pagesThatAreKept() -> [Problem] {
        let open = navigator.state.pages.compactMap { navigator.content(of: $0.id) as? UIViewController }
        let moves = [left, right].contains { $0.scene?.holdsTransitions == true }
        return released.kept(besides: open, isWaiting: isWaiting || moves) { $0.viewIfLoaded?.window != nil }
            .map { Problem(.pagesAreReleased, "\($0.title ?? "?") is kept") }
    }

    func problemsAtRest() -> [Problem] {
        var problems: [Problem] = []
        let open = navigator.state.pages.compactMap { navigator.content(of: $0.id) as? UIViewController }
        let lost = covered.compactMap(\.controller).filter { page in !open.contains { $0 === page } }
        let foreign = Set((foreign + left.roots + right.roots + lost).map(ObjectIdentifier.init))
        // UIKit does not say that a page presents something. A request lets the navigator read the screen.
        for scene in navigator.state.scenes {
            navigator.requestClosing(scene.visibleStack.root.id, in: scene.id)
        }
        // The animations of an inactive scene may not have ended.
        for place in [left, right] where place.scene?.activationState == .foregroundActive {
            let shown = Description.of(place.window) {
                $0 is PresentationHostingController || foreign.contains(ObjectIdentifier($0))
            }
            let scene = navigator.state[place.id]
            var state = Description.of(scene, in: navigator, hasSidebar: place.split != nil)
            // A tab that the navigator leaves alone is not in the state.
            if place.hasOtherTab, place.bar?.selectedIndex == 1 { state.removeAll { "[]".contains($0) } }
            if shown != state {
                problems.append(Problem(.stateIsShown, "\(place.id) shows \(shown), and the state is \(state)"))
            }
        }
        if let oldPage, oldPage.viewIfLoaded?.window == nil, oldPage.parent == nil {
            problems.append(Problem(.stateIsShown, "\(oldPage.title ?? "?") has gone, which nobody has closed"))
        }
        if let note, !note.isSaved,
            !navigator.state.pages.contains(where: { (navigator.content(of: $0.id) as? NoteController) === note })
        {
            problems.append(Problem(.refusalsHold, "a page that refuses has been closed"))
        }
        if let text = expectation?() { problems.append(Problem(.stateIsShown, text)) }
        // This opens a sheet, so it comes last.
        if let page = pageThatCannotFilter() { problems.append(Problem(.tapsActWhereTheyAreSeen, page)) }
        return problems
    }
}
