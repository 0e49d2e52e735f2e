internal import RouterPlans

/// The pages that cover scenes while the gate is closed.
extension Navigator {
    typealias LockPage = (page: MadePage, source: PageSource)

    /// Covers the scenes after the gate has closed, and uncovers them after it has opened.
    func followGate() {
        for scene in state.scenes where scene.lock.isEmpty == gate.isClosed {
            guard !requests.contains(where: { $0.number == 0 && $0.scene == scene.id }) else { continue }
            Navigator(core).begin(in: scene.id) { [self] request in
                try await cover(scene.id, for: request)
            } completion: { _ in
            }.number = 0
        }
    }

    private func cover(_ scene: SceneID, for request: NavigationRequest) async throws {
        var isClosed: Bool
        var lock: LockPage?
        repeat {
            isClosed = gate.isClosed
            lock = try await makeLock(of: scene)
            try await change(for: request) { [self, lock] in
                guard gate.isClosed, let lock, state[scene]?.lock.isEmpty == true else { return }
                try await present(modal(lock), in: scene)
            }
            // The app may have changed its mind, and the user may have closed the page.
        } while gate.isClosed != isClosed || isClosed && lock != nil && state[scene]?.lock.isEmpty == true
    }

    private func present(_ lock: Modal, in scene: SceneID) async throws {
        do {
            do { try await perform(.present(lock, scene), isAnimated: false) } catch {
                // Above what a page of SwiftUI presents itself, nothing else can be presented.
                guard let foreign = state[scene]?.modals.first(where: \.root.isForeign) else { throw error }
                try await perform(.dismiss(foreign.root.id, scene), isAnimated: false)
                try await perform(.present(lock, scene), isAnimated: false)
            }
        } catch {
            // Another change may have prepared pages, too.
            entries[lock.root.id] = nil
            throw error
        }
    }

    /// Makes the page that covers a scene while the gate is closed.
    ///
    /// - Returns: The page; `nil` while the gate is open, and for an app that covers nothing.
    private func makeLock(of scene: SceneID) async throws -> LockPage? {
        guard gate.isClosed, let source = core.lockPage?(scene) else { return nil }
        return (try await source.make(in: self), source)
    }

    private func modal(_ lock: LockPage) -> Modal {
        Modal(.fullScreen, .stack(PageStack(prepare(lock.page, from: lock.source).ofLock)))
    }

    /// Uncovers the scenes if the gate is open.
    func uncoverScenes() async {
        for scene in state.scenes {
            guard !gate.isClosed, let lock = scene.lock.first else { continue }
            // If the host does not dismiss it, the next change tries that again.
            try? await perform(.dismiss(lock.root.id, scene.id), isAnimated: true)
        }
    }

    /// Performs a change that opens scenes, which are covered from the beginning while the gate is closed.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - request: The request.
    ///   - body: The change, which receives the modals that cover a scene.
    /// - Throws: The error of the change, or of the route of a page that covers a scene.
    func changeOpening(
        _ scenes: [SceneID],
        for request: NavigationRequest,
        _ body: @escaping @MainActor (_ locks: (SceneID) -> [Modal]) async throws -> Void
    ) async throws {
        var isDone = false
        while !isDone {
            let closings = gate.closings
            var made: [SceneID: LockPage] = [:]
            for scene in scenes { made[scene] = try await makeLock(of: scene) }
            isDone = try await change(for: request) { [self, made] in
                if gate.isClosed, gate.closings != closings { return false }
                try await body { [self] scene in
                    gate.isClosed ? made[scene].map { [modal($0)] } ?? [] : []
                }
                return true
            }
        }
    }
}
