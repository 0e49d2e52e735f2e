import Model
import RouterNavigation
import RouterRuntime
import SwiftUI
import UserNotifications

/// An app with the host, in the model of SwiftUI.
@MainActor
final class SwiftUIWorld: World {
    private(set) static weak var current: SwiftUIWorld?
    /// Whether the invariants allow what SwiftUI tells nobody.
    static var allowsLimits = true
    private static let router = Router(.app)
    /// The link that is an action.
    static let action = "//count"

    let host: SwiftUINavigationHost
    let isAdopted: Bool
    static let mayBeAdopted = true
    static var ownApp = OwnApp.tabs
    var app: RunningApp?
    /// The scene of each window.
    var scenes: [SceneID] = []
    private let taps = NotificationTaps()
    private(set) var nextNumber = 2
    /// The pages that exist, by their numbers.
    var traces: [(number: Int, trace: WeakTrace)] = []
    /// How often the link that is an action has acted.
    var count = 0
    var expectedCount = 0
    var lastAction: UInt64?
    /// When a page has asked the user something.
    var lastQuestion: UInt64?
    /// Whether the link that is an action has not ended.
    var actionIsInProgress = false
    var operations: [Operation] = []
    /// The window that the user touches.
    var touchedWindow = 0
    /// What the button that the user has pressed does.
    var pressed: PageAction?
    private var closed: Set<PageID> = []
    /// When code has opened a page, and when the user has last been where no stack is, or a window has become narrow or wide.
    var (lastOpening, lastTurn): ([SceneID: UInt64], UInt64) = ([:], 0)
    /// When the user has dragged something down, and pressed a link with a value.
    var lastDrag: UInt64 = 0
    var lastValue: UInt64?
    /// The page of the link that the user has tapped last, and whether a sheet was dragged down before that was open.
    var tappedLink: Int?
    var tapsBeforeDrag = false
    /// The tab of each scene in the frame before.
    var visibleTabs: [SceneID: TabID?] = [:]
    /// Whether SwiftUI may not show a value that a page's link has appended, because the user has gone back just then.
    var mayLoseValue = false
    /// Whether the app's path may keep a page from which the user has gone back, because it had a value more for that frame.
    var mayLeavePage = false
    /// Whether SwiftUI may keep pages that close, because the user goes back from a page above them that is not in the path.
    var mayKeepClosed = false
    /// Whether SwiftUI may drop what a page presents itself, because something of another page closes just then.
    var mayDropModal = false
    /// Whether a page may ask something that the user does not see, because the page presents something else, too.
    var mayHideAlert = false
    var problems: [Problem] = []
    /// The pages that a tap has asked for, and the window in which it was.
    var tapped: [Int: Int] = [:]
    /// The number of the page for which a button is pressed again.
    var repeatedNumber: Int?
    /// The pages that the state has had.
    var opened: Set<Int> = []
    /// The pages that a window has drawn.
    var drawn: Set<Int> = []
    /// The frames since which nothing shows a page.
    var goneFor: [Int: Int] = [:]
    var lastDraws = 0
    /// The number of pages that something shows.
    var pageCount = 0

    /// A call of the navigator that has an outcome.
    final class Operation {
        let name: String
        let number: Int
        /// Whether a link is opened, which dismisses modals.
        var isLink: Bool { name == "quickAction" }
        var outcomes = 0
        let start = ModelTime.now
        var end = UInt64.max
        init(_ name: String, _ number: Int) { (self.name, self.number) = (name, number) }
    }

    init(_ rules: Set<SwiftUIRule>, isAdopted: Bool) {
        SwiftUIRule.current = rules
        self.isAdopted = isAdopted
        host = SwiftUINavigationHost(Navigator(Self.router)) { scene, navigator in
            guard let world = Self.current else { return }
            let isFirst = world.scenes.isEmpty
            world.scenes.append(scene)
            let roots = isFirst ? [1, 2] : [world.makeNumber(), world.makeNumber()]
            try await navigator.openScene(
                scene,
                tabs: ["home": .url("//item/\(roots[0])"), "chats": .url("//item/\(roots[1])")]
            )
        }
        Self.current = self
        Interface.faults = []
        Interface.bodies = []
        Interface.transactions = []
        UNUserNotificationCenter.faults = []
        UNUserNotificationCenter.completesOffMain = rules.contains(.asyncDelegateCompletesOffMain)
    }

    var navigator: Navigator { host.navigator }

    func begin() {
        host.navigator.willClose = { [weak self] in _ = self?.closed.insert($0.id) }
        host.navigator.didEnd = { [weak self] in if $0.link?.url == Self.action { self?.actionIsInProgress = false } }
        UNUserNotificationCenter.current().delegate = taps
        host.openWindow = { [weak self] scene in self?.showWindow(of: scene) }
        let host = host
        app = RunningApp(on: .pad) { [isAdopted, weak self] in
            guard isAdopted || Self.ownApp != .tabs, let self else { return NavigationSceneView(in: host) }
            let scene = SceneID("own \(makeNumber())")
            scenes.append(scene)
            if Self.ownApp == .columns { return OwnColumnsView(host: host, scene: scene) }
            return OwnTabsView(host: host, scene: scene)
        }
        if Self.ownApp == .columns { windows.first?.width = .compact }
        app?.windowForValue = { NavigationSceneView($0.base as? SceneID, in: host) }
    }

    func end() {
        for window in windows { window.close() }
        app = nil
        navigator.detach()
        Self.current = nil
    }

    /// Whether an operation or an action has not ended, or a link has made a page that has never been open.
    var isWaiting: Bool {
        if actionIsInProgress || operations.contains(where: { $0.outcomes == 0 }) { return true }
        // A window that the user does not see keeps what it draws when it comes back.
        return !windows.contains(where: \.isHidden)
            && traces.contains { $0.trace.trace != nil && goneFor[$0.number] == nil }
    }

    var windows: [Interface] { app?.windows ?? [] }

    func report(_ cause: Cause, _ text: String) {
        problems.append(Problem(cause.invariant, "\(cause): \(text)"))
    }

    // MARK: Operations

    /// Whether the app has the stacks of a scene, beside something else.
    func isOwn(_ scene: SceneID) -> Bool { Self.ownApp != .tabs && scene.name.hasPrefix("own") }

    func makeNumber() -> Int {
        if let repeatedNumber { return repeatedNumber }
        nextNumber += 1
        return nextNumber
    }

    /// Calls the navigator, and notes how that ends.
    func perform(
        _ name: String,
        check: @escaping @MainActor (_ number: Int) -> Void = { _ in },
        _ body: @escaping @MainActor (_ number: Int) async throws -> OpenedPage?
    ) {
        let number = makeNumber()
        let operation = Operation(name, number)
        operations.append(operation)
        Task { [weak self] in
            let opened = try? await body(number)
            guard let self else { return }
            operation.outcomes += 1
            operation.end = ModelTime.now
            if operation.outcomes > 1 { report(.operationEndsTwice, name) }
            guard let opened else { return }
            if let scene = navigator.state.scenes.first(where: { contains($0.pages, number) }) {
                lastOpening[scene.id] = operation.start
            }
            if navigator.content(of: opened.id) == nil, !closed.contains(opened.id) {
                report(.operationIsLost, "\(name) has opened item \(number), which is not in the state")
            }
            check(number)
        }
    }

    /// Opens a page because the user has pressed a button of another one.
    func opensPage(_ action: PageAction, from page: Int, with navigator: Navigator?) {
        guard let navigator else { return report(.tapIsLost, "item \(page) has no navigator") }
        let window = touchedWindow
        perform("\(action)") { [weak self] number in
            self?.checkPlace(of: number, openedBy: action, from: page)
            self?.checkTaps(for: number)
        } _: { [weak self] number in
            self?.tapped[number] = window
            if action == .presents { return try await navigator.present(.openItem(number: number)) }
            return try await navigator.push(.openItem(number: number))
        }
    }

    /// Whether a page has opened in the scene of the one whose button was pressed, and on its stack.
    private func checkPlace(of number: Int, openedBy action: PageAction, from page: Int) {
        let scenes = navigator.state.scenes
        guard let from = scenes.first(where: { contains($0.pages, page) }),
            let to = scenes.first(where: { contains($0.pages, number) })
        else { return }
        if from.id != to.id {
            return report(.wrongWindow, "item \(page) is in '\(from.id)', item \(number) in '\(to.id)'")
        }
        guard action == .pushes else { return }
        let stacks = to.stacks.map(\.pages) + to.modals.map(\.pages)
        if !stacks.contains(where: { contains($0, page) && contains($0, number) }) {
            report(.wrongStack, "item \(number) is not above item \(page): \(description(of: to))")
        }
    }

    /// Two taps on one button open one page.
    private func checkTaps(for number: Int) {
        let count = navigator.state.pages.count { self.number(of: $0) == number }
        if count > 1 { report(.tapActsTwice, "item \(number) is open \(count) times") }
    }

    private func contains(_ pages: [Page], _ number: Int) -> Bool { pages.contains { self.number(of: $0) == number } }

    func number(of page: Page) -> Int? {
        switch navigator.content(of: page.id) {
        case let page as ItemPage: page.number
        case let page as GuardedItemPage: page.number
        case let page as HiddenBackPage: page.number
        default: nil
        }
    }
}

/// The delegate as the documentation shows it.
final class NotificationTaps: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let link = response.notification.request.content.userInfo["link"] as? String {
            Task { @MainActor in _ = try? await SwiftUIWorld.current?.navigator.openLink(link, from: .notification) }
        }
        completionHandler()
    }
}
