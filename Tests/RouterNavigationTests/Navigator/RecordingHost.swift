@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import RouteTables

/// A host that records the steps from each scene to the next one.
///
/// It may be late, drop a change, or let the user do something in the meantime.
@MainActor
final class RecordingHost: ScreenHost {
    struct Failure: Error, CustomStringConvertible {
        let description = "the window is gone"
    }

    struct Undone: Error, CustomStringConvertible {
        let description = "the user has undone it"
    }

    /// A change that the host shows.
    struct Change {
        let scene: SceneID
        /// The pages that appear.
        let newPages: [Page]
        let steps: [SceneStep<OwnPage>]
        let words: [String]
        /// The scene, if it opens.
        let opened: NavigatorScene?
    }

    private(set) var changes: [Change] = []
    private(set) var animations: [Bool] = []
    private(set) var shown = SimpleApp()
    /// What happens before a change is shown; throwing drops the change.
    var beforeShowing: (@MainActor (Change) async throws -> Void)?

    /// What happens after a change is shown, before the navigator knows of it.
    var afterShowing: (@MainActor (Change) async throws -> Void)?

    /// What happens before the next change.
    var unnoticed: (@MainActor () -> Void)?

    func settle(_ scene: SceneID) async {
        unnoticed?()
        unnoticed = nil
    }

    /// What the screen shows instead of a scene of the state.
    var reading: (@MainActor (NavigatorScene) -> NavigatorScene)?
    /// The navigator whose scenes are read.
    weak var navigator: Navigator?

    func scene(_ id: SceneID) -> NavigatorScene? {
        navigator?.state[id].flatMap { scene in reading.map { $0(scene) } }
    }

    var isAsking = false

    func isAsking(in scene: SceneID) -> Bool { isAsking }

    func dismissAlerts(in scene: SceneID) { isAsking = false }

    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) async throws {
        guard let id = (scene ?? old)?.id else { return }
        let newPages = scene?.pages.closed(in: old) ?? []
        for page in newPages where navigator.content(of: page.id) == nil { throw Failure() }
        let steps = SceneStep.steps(of: (old, scene))
        let change = Change(
            scene: id,
            newPages: newPages,
            steps: steps,
            words: SceneStep.words(of: (old, scene)),
            opened: old == nil ? scene : nil
        )
        try await beforeShowing?(change)
        changes.append(change)
        animations.append(isAnimated)
        shown.show(try navigator.target(of: id), as: id)
        guard let afterShowing else { return }
        try await afterShowing(change)
        do {
            let target = try navigator.target(of: id).map { SimpleScene($0) }
            if target != shown.scenes.first(where: { $0.name == id.name }) { throw Undone() }
        } catch {
            // The navigator reads nothing here, so what the change has done besides must not stay.
            shown.show(navigator.state[id], as: id)
            throw error
        }
    }

    /// Does something as the user, and reports it.
    ///
    /// If pages close, all open pages that are not shown are reported.
    func user(_ gesture: NavigationGesture, in navigator: Navigator) {
        shown.user(gesture)
        guard case .closed(let pages, let scene) = gesture else { return navigator.report(gesture) }
        let hidden = (navigator.state[scene]?.pages ?? []).map(\.id).filter { !shown.pages.contains($0.number) }
        navigator.report(.closed(pages + hidden, scene))
    }

    var descriptions: [String] { changes.flatMap(\.words) }

    func removeChanges() { changes = [] }
}

/// A navigator with a host, whose scene `main` has the tabs `home` and `chats`.
@MainActor
struct TestApp {
    let navigator: Navigator
    let host = RecordingHost()

    init() async throws {
        let router = Router(try .test(PageDispatcher.handlers, PageDispatcher.self)).silent
        navigator = Navigator(router)
        navigator.losesPatience()
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//chats")])
    }

    /// An app whose routes say how their pages open, and which pages are below.
    init(routed links: RouteLinks) async throws {
        let table = try RouteTable.test(RoutedDispatcher.handlers, RoutedDispatcher.self, links: links)
        navigator = Navigator(Router(table).silent)
        navigator.losesPatience()
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
    }

    /// The names of the pages that one comes to by going back.
    var names: [String] {
        let pages = navigator.state.activeScene?.path ?? []
        return pages.map { (navigator.content(of: $0.id) as? TestPage)?.name ?? "none" }
    }

    /// The pages that one comes to by going back.
    var path: [String] { navigator.state.activeScene?.path.map(\.description) ?? [] }

    /// Whether the host shows the navigator's state.
    var isShown: Bool { host.shown == SimpleApp(navigator.state) }

    /// The message of the error that work throws.
    func message(_ work: () async throws -> Void) async -> String? {
        do {
            try await work()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
