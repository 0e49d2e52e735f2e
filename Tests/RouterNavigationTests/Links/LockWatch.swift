import TestSupport

@testable import RouterNavigation

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

    private func look(at change: RecordingHost.Change) {
        for page in change.newPages {
            shown.append((navigator.content(of: page.id) as? TestPage)?.name ?? "nothing")
        }
        let words = change.words.joined(separator: ", ")
        let isUncovering: Bool
        if mayUncover, case .dismiss(let root)? = change.steps.first, navigator.isInLock(root) {
            covered.remove(change.scene)
            isUncovering = true
        } else {
            isUncovering = false
            remember()
        }
        mayUncover = false
        guard navigator.gate.isClosed, let scene = try? navigator.target(of: change.scene) else { return }
        note("'\(words)' uncovers \(scene.id)", if: covered.contains(scene.id) && scene.lock.isEmpty)
        let isMixed = scene.lock.contains { modal in modal.pages.contains { !$0.isOfLock } }
        note("'\(words)' shows something above the lock", if: isMixed)
        guard let request = NavigationRequest.performing, !begun.contains(where: { $0 === request }) else { return }
        // Uncovering a scene is no part of what the request asks for, in whose change it happens.
        let isWaiting = request.atGate != nil && !navigator.isOfLock(request)
        note("'\(words)' is for a request that waits", if: isWaiting && !isUncovering)
        if let opened = change.opened { return note("'\(words)' shows a scene", if: opened.lock.isEmpty) }
        switch change.steps.first {
        // The app may set the root below the lock.
        case .setContent: break
        default:
            note("'\(words)' shows a page", if: change.newPages.contains { !$0.isOfLock })
        }
    }
}
