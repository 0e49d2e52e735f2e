import RouterNavigation
import RouterRuntime
import TestSupport
import RouteTables

/// A host that records effects.
///
/// It may be late, drop an effect, or let the user do something in the meantime.
@MainActor
final class RecordingHost: NavigationHost {
    struct Failure: Error, CustomStringConvertible {
        let description = "the window is gone"
    }

    private(set) var effects: [NavigationEffect] = []
    private(set) var animations: [Bool] = []
    private(set) var shown = SimpleApp()
    /// What happens before an effect is shown; throwing drops the effect.
    var beforeShowing: (@MainActor (NavigationEffect) async throws -> Void)?

    func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) async throws {
        for page in effect.newPages where navigator.content(of: page.id) == nil { throw Failure() }
        try await beforeShowing?(effect)
        effects.append(effect)
        animations.append(isAnimated)
        shown.show(effect)
    }

    /// Does something as the user, and reports it.
    func user(_ gesture: NavigationGesture, in navigator: Navigator) {
        shown.user(gesture)
        navigator.report(gesture)
    }

    var descriptions: [String] { effects.map(\.description) }
}

/// A navigator with a host, whose scene `main` has the tabs `home` and `chats`.
@MainActor
struct TestApp {
    let navigator: Navigator
    let host = RecordingHost()

    init() async throws {
        let router = Router(try .test(PageDispatcher.handlers, PageDispatcher.self), assertions: .off)
        navigator = Navigator(router)
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ("home", .url("//home")), ("chats", .url("//chats")))
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
