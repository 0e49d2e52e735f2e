import TestSupport

@_spi(Benchmarks) @testable import RouterNavigation

/// Looks at each effect of an app, and notes what must not happen while it is locked.
@MainActor
final class LockWatch {
    private let app: LinkApp
    private(set) var problems: [String] = []
    /// The names of the pages that appear, in their order.
    private(set) var shown: [String] = []
    /// The requests whose changes had begun when the gate closed.
    private var begun: [NavigationRequest] = []
    /// The scenes that a lock has covered since.
    private var covered: Set<SceneID> = []
    /// Whether the app has locked itself again in the moment in which the host was about to uncover a scene.
    private var mayUncover = false

    private var navigator: Navigator { app.navigator }

    init(_ app: LinkApp) {
        self.app = app
        app.host.beforeShowing = { [weak self] in self?.look(at: $0) }
    }

    func close() {
        if !navigator.gate.isClosed {
            begun = navigator.requests.filter(\.hasBegun)
            mayUncover = navigator.changes.isPerforming
        }
        navigator.gate.close()
    }

    func open() {
        covered = []
        navigator.gate.open()
    }

    /// The user closes a page, which may be that of the lock.
    func userCloses(_ page: PageID, in scene: SceneID) {
        covered.remove(scene)
        app.host.user(.closed([page], scene), in: navigator)
    }

    /// Notes what is wrong when nothing happens.
    func lookAtRest() {
        note("the host shows something else", if: !app.isShown)
        for scene in navigator.state.scenes {
            note("\(scene.id) is not covered", if: navigator.gate.isClosed && scene.lock.isEmpty)
            note("\(scene.id) is covered", if: !navigator.gate.isClosed && !scene.lock.isEmpty)
        }
        remember()
    }

    private func note(_ problem: String, if isWrong: Bool) {
        if isWrong { problems.append(problem) }
    }

    private func remember() {
        guard navigator.gate.isClosed else { return }
        covered.formUnion(navigator.state.scenes.filter { !$0.lock.isEmpty }.map(\.id))
    }

    private func look(at effect: NavigationEffect) {
        for page in effect.newPages {
            shown.append((navigator.content(of: page.id) as? TestPage)?.name ?? "nothing")
        }
        var isUncovering = false
        if mayUncover, case .dismiss(let root, let scene) = effect, navigator.isInLock(root) {
            covered.remove(scene)
            isUncovering = true
        } else {
            remember()
        }
        mayUncover = false
        guard navigator.gate.isClosed, let after = try? navigator.state(showing: effect) else { return }
        for scene in after.scenes {
            note("'\(effect)' uncovers \(scene.id)", if: covered.contains(scene.id) && scene.lock.isEmpty)
            let isMixed = scene.lock.contains { modal in modal.pages.contains { !$0.isOfLock } }
            note("'\(effect)' shows something above the lock", if: isMixed)
        }
        guard let request = NavigationRequest.performing, !begun.contains(where: { $0 === request }) else { return }
        // Uncovering a scene is no part of what the request asks for, in whose change it happens.
        let isWaiting = request.atGate != nil && !navigator.isOfLock(request)
        note("'\(effect)' is for a request that waits", if: isWaiting && !isUncovering)
        switch effect {
        case .push(let page, stack: _, _), .replace(_, with: let page, _):
            note("'\(effect)' shows a page", if: !page.isOfLock)
        case .present(let modal, _): note("'\(effect)' shows a page", if: !modal.root.isOfLock)
        case .openScene(let scene): note("'\(effect)' shows a scene", if: scene.lock.isEmpty)
        default: break
        }
    }
}
