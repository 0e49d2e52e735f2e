public import RouterPlans
public import RouterRuntime

#if canImport(Combine)
    public import Combine
#endif

/// A window's scene, and the links that open in it, for an app with its own navigation.
///
/// An app has a model for each window, and shows the model's scene. In SwiftUI, `View.shows(_:page:)` and `SceneStack` do
/// that. The scene is the app's: it changes it as it likes.
///
/// ```swift
/// @MainActor func makeModel() -> SceneModel<Screen> {
///     let model = SceneModel<Screen>(router)
///     model.show(LinkRequest(url: "//chat/5", origin: .external))
///     model.scene.push(.help)
///     print(model.scene)  // home [chats > chat(5) > help]
///     return model
/// }
/// ```
///
/// The newest link wins: it ends one that still waits, such as for a login, and a link that is ended changes nothing.
@MainActor
public final class SceneModel<Screen: Hashable> {
    /// The content of the window.
    public var scene: NavigationScene<Screen> {
        get { shownScene }
        set {
            let steps = changesWhileRestoring == nil ? [] : newValue.steps(from: shownScene)
            show(newValue) { scene in
                for step in steps { _ = scene.take(step) }
            }
        }
    }
    private var shownScene: NavigationScene<Screen>

    /// Called with the scene before after each change, for an interface that is not told by Combine.
    ///
    /// ```swift
    /// @MainActor func follow(_ model: SceneModel<Screen>) {
    ///     model.onChange = { [unowned model] old in
    ///         for step in model.scene.steps(from: old) { print(step) }
    ///     }
    /// }
    /// ```
    public var onChange: (@MainActor (_ old: NavigationScene<Screen>) -> Void)?

    /// Called for each link that shows nothing, and why; not for one that a newer one has ended.
    ///
    /// A debug build writes a line, too.
    public var onFailure: (@MainActor (LinkRequest, any Error) -> Void)?

    /// Whether links are presented above the modals that are open; by default, these are dismissed.
    public var coversModals = false

    /// The link that a detour has put off, such as one to a login; `nil` if none has.
    ///
    /// It is kept until ``resume()``, also if other links are shown in the meantime.
    public internal(set) var postponed: LinkRequest?
    /// The page to which the detour has led.
    var detour: PageID?
    /// The changes since the model began to restore a scene, to be made in that one, too; `nil` if it restores none.
    var changesWhileRestoring: [(inout NavigationScene<Screen>) -> Void]?
    /// The number of scenes that the model has begun to restore.
    var restorationCount = 0

    #if canImport(Combine)
        /// The number of changes of what is shown; a published property tells those who observe the model before each.
        @Published private var changeCount = 0
    #endif

    let plans: PlanSource<Screen>
    /// The first screens of tabs, which are made once.
    private var firstScreens: [TabID: Screen?] = [:]
    private var remarks: Set<String> = []
    /// The link that waits.
    var waiting: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    /// Whether a link waits, such as for a login.
    public var isWaiting: Bool { waiting != nil }
    /// Called before ``onChange``, by what shows the scene.
    var whenChanged: (@MainActor (NavigationScene<Screen>) -> Void)?

    #if canImport(SwiftUI)
        /// The way of the scene to what SwiftUI shows.
        private(set) lazy var display = SceneDisplay(self)
    #endif

    /// Creates a model of an app whose screens can be compared, such as the cases of an enumeration.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - scene: The scene at the beginning; `nil` for one with the tabs that `routegen.json` declares.
    ///   - gate: The gate through which links and routes come; `nil` if nothing holds them back.
    public init(_ router: Router, _ scene: NavigationScene<Screen>? = nil, through gate: LinkGate? = nil)
    where Screen: Sendable {
        plans = PlanSource(router, gate)
        shownScene = scene ?? NavigationScene(tabs: router.tabs.map { $0.id })
    }

    /// Creates a model of an app whose screens cannot be compared, such as views: the pages of plans are its screens.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - scene: The scene at the beginning; `nil` for one with the tabs that `routegen.json` declares.
    ///   - gate: The gate through which links and routes come; `nil` if nothing holds them back.
    public init<Destination: Sendable>(
        pagesOf router: Router,
        _ scene: NavigationScene<Screen>? = nil,
        through gate: LinkGate? = nil
    ) where Screen == LinkPlan<Destination>.Page {
        plans = PlanSource(pagesOf: router, gate)
        shownScene = scene ?? NavigationScene(tabs: router.tabs.map { $0.id })
    }

    deinit { waiting?.cancel() }

    /// The stack of a tab, or the visible one; an empty one for a tab that the scene lacks.
    func stack(of tab: TabID?) -> PageStack<Screen> {
        guard let tab else { return scene.visibleStack }
        if let stack = scene.tab(named: tab) { return stack }
        remarkLostTab(tab)
        return PageStack(tab: tab, SceneEntry(id: PageID(0), screen: nil))
    }

    /// Tells developers, in debug builds, of a tab that the scene lacks, so that it cannot be selected.
    func remarkLostTab(_ tab: TabID) {
        let tabs = scene.tabs.map { "'\($0)'" }.joined(separator: ", ")
        remarkOnce(
            "the scene has no tab '\(tab)', so that it cannot be selected: name it in 'tabs' of routegen.json, or in "
                + "NavigationScene(tabs:), which has \(tabs.isEmpty ? "none" : tabs)"
        )
    }

    /// Tells developers, in debug builds, that nothing says what the views of screens are.
    func remarkMissingPages() {
        remarkOnce(
            "'SceneStack' has no views for its screens: add 'shows(model) { screen in ... }' to the 'TabView' or the view around it"
        )
    }

    /// Tells developers something, in debug builds, however often a view is evaluated.
    private func remarkOnce(_ line: String) {
        if remarks.insert(line).inserted { plans.router.remark { "RouteGen: \(line)" } }
    }

    /// The first screen of a tab that has no view of the app.
    func firstScreen(of stack: PageStack<Screen>) -> Screen? {
        // The stack of a modal has its screen.
        guard stack.style == nil else { return nil }
        if let tab = stack.tab, let known = firstScreens[tab] { return known }
        let screen = stack.tab.flatMap { try? plans.firstScreen(of: $0) }
        if let tab = stack.tab { firstScreens[tab] = .some(screen) }
        if screen == nil {
            remarkOnce(
                "the stack\(stack.tab.map { " of the tab '\($0)'" } ?? "") has no first page: give it one, as in "
                    + "'SceneStack(model, tab: ...) { ... }', or declare in 'tabs' a page that nothing guards"
            )
        }
        return screen
    }

    /// Shows another scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - change: The change that leads to it.
    func show(_ scene: NavigationScene<Screen>, after change: @escaping (inout NavigationScene<Screen>) -> Void) {
        let old = shownScene
        guard scene != old else { return }
        willShow()
        shownScene = scene
        changesWhileRestoring?.append(change)
        whenChanged?(old)
        onChange?(old)
    }

    /// Tells who observes the model that it will show something else.
    func willShow() {
        #if canImport(Combine)
            changeCount += 1
        #endif
    }
}

#if canImport(Combine)
    extension SceneModel: ObservableObject {}
#endif
