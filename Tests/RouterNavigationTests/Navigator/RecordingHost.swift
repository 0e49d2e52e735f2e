@_spi(Benchmarks) @testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import RouteTables

/// A host that records effects.
///
/// It may be late, drop an effect, or let the user do something in the meantime.
@MainActor
final class RecordingHost: ScreenHost {
    struct Failure: Error, CustomStringConvertible {
        let description = "the window is gone"
    }

    struct Undone: Error, CustomStringConvertible {
        let description = "the user has undone it"
    }

    private(set) var effects: [NavigationEffect] = []
    private(set) var animations: [Bool] = []
    private(set) var shown = SimpleApp()
    /// What happens before an effect is shown; throwing drops the effect.
    var beforeShowing: (@MainActor (NavigationEffect) async throws -> Void)?

    /// What happens after an effect is shown, before the navigator knows of it.
    var afterShowing: (@MainActor (NavigationEffect) async throws -> Void)?

    /// What happens before the next change.
    var unnoticed: (@MainActor () -> Void)?

    func settle(_ scene: SceneID) async {
        unnoticed?()
        unnoticed = nil
    }

    /// What the screen shows instead of a scene of the state.
    var reading: (@MainActor (NavigationScene) -> NavigationScene)?
    /// The navigator whose scenes are read.
    weak var navigator: Navigator?

    func scene(_ id: SceneID) -> NavigationScene? {
        navigator?.state[id].flatMap { scene in reading.map { $0(scene) } }
    }

    var isAsking = false

    func isAsking(in scene: SceneID) -> Bool { isAsking }

    func dismissAlerts(in scene: SceneID) { isAsking = false }

    func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) async throws {
        for page in effect.newPages where navigator.content(of: page.id) == nil { throw Failure() }
        try await beforeShowing?(effect)
        effects.append(effect)
        animations.append(isAnimated)
        shown.show(effect)
        guard let afterShowing else { return }
        try await afterShowing(effect)
        guard SimpleApp(try navigator.state(showing: effect)) == shown else { throw Undone() }
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

    var descriptions: [String] { effects.map(\.description) }

    func removeEffects() { effects = [] }
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
        try await navigator.openScene("main", tabs: ("home", .url("//home")), ("chats", .url("//chats")))
    }

    /// An app whose routes say how their pages open, and which pages are below.
    init(routed links: RouteLinks) async throws {
        let table = try RouteTable.test(RoutedDispatcher.handlers, RoutedDispatcher.self, links: links)
        navigator = Navigator(Router(table).silent)
        navigator.losesPatience()
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ("home", .url("//home")), ("chats", .url("//inbox")))
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
