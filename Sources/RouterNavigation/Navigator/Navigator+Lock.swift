internal import RouterPlans

/// The gate has closed after a request has passed it, or a lock has appeared while a page was asked.
///
/// The request waits again if the gate is closed, and is planned again.
struct ClosedGate: Error {}

/// The place of a request at the gate.
struct AtGate {
    let link: LinkRequest
    /// The place among all that have come to the gate.
    let number: Int
    /// How often the gate had closed when the request last came to it.
    var closings: Int
}

// MARK: Waiting at the gate

extension Navigator {
    /// Suspends a request while the gate is closed, unless it comes from the lock.
    func waitForGate(_ request: NavigationRequest, _ source: PageSource) async throws {
        guard !request.passesGate else { return }
        guard request.atGate == nil else { return try await waitForGate(request) }
        // A page without which a scene does not open must not wait for a lock that only the scene can show.
        if ScenePage.making != nil { try await waitForScene(request) }
        let link = request.link ?? LinkRequest(url: source.url ?? "", origin: source.origin(in: router))
        request.atGate = AtGate(link: link, number: gate.number(), closings: gate.closings)
        // A new link comes after those that are passing.
        if gate.holds { try await pass(request) }
    }

    /// Suspends a request again that has passed the gate, if that has closed since.
    private func waitForGate(_ request: NavigationRequest) async throws {
        if holds(request) { try await pass(request) }
    }

    private func pass(_ request: NavigationRequest) async throws {
        guard let place = request.atGate, !isOfLock(request) else { return }
        request.atGate?.closings = gate.closings
        request.isHeld = true
        defer { request.isHeld = false }
        changes.lookAgain()
        try await gate.pass(place.link, place.number)
        changes.expect(request)
    }

    /// Whether the gate has closed since a request passed it.
    ///
    /// If it has opened again, too, older requests may be on their way from the gate, so the request lines up again.
    func holds(_ request: NavigationRequest) -> Bool {
        guard let place = request.atGate, !isOfLock(request) else { return false }
        return gate.isClosed || gate.closings != place.closings
    }

    /// Performs the part of a request that opens a page, as soon as the gate is open.
    func changeThroughGate<Value: Sendable>(
        for request: NavigationRequest,
        _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        while true {
            do { return try await change(for: request, body) } catch is ClosedGate { try await waitForGate(request) }
        }
    }
}

// MARK: Above and below the lock

extension Navigator {
    /// Whether a request acts on what covers a scene while the gate is closed.
    func isOfLock(_ request: NavigationRequest) -> Bool {
        gate.isClosed && (request.passesGate || request.page.map(isInLock) == true)
    }

    /// Whether a page covers a scene while the gate is closed.
    func isInLock(_ page: PageID) -> Bool {
        state.scenes.contains { $0.lock.contains { $0.contains(page) } }
    }

    /// Whether operations close a page that covers a scene.
    func closesLock(_ operations: [Operation]) -> Bool {
        operations.contains { if case .close(let page) = $0 { isInLock(page) } else { false } }
    }

    /// Operations of the lock: its pages open above everything, and nothing below them changes.
    func operations(ofLock operations: [Operation], for request: NavigationRequest) -> [Operation] {
        var isCovered = scene(of: request)?.lock.isEmpty == false
        return operations.compactMap { operation in
            switch operation {
            case .push(let page) where isCovered: return .push(page.ofLock)
            case .replace(let page, let place) where isCovered: return .replace(page.ofLock, at: place)
            case .pop, .popToRoot, .dismiss: return isCovered ? operation : nil
            case .popTo(let page), .close(let page): return isInLock(page) ? operation : nil
            case .present(let page, let style, let isWrapped):
                isCovered = true
                return .present(page.ofLock, style: style, isWrapped: isWrapped)
            case .push(let page), .replace(let page, _):
                isCovered = true
                return .present(page.ofLock, style: .fullScreen)
            case .setContent(let stack):
                isCovered = true
                return .present(stack.top.ofLock, style: .fullScreen)
            case .switchTab, .dismissAll: return nil
            }
        }
    }
}

// MARK: Covering scenes

extension Navigator {
    typealias LockPage = (page: MadePage, source: PageSource)

    /// Covers the scenes after the gate has closed, and uncovers them after it has opened.
    func followGate() {
        changes.lookAgain()
        for scene in state.scenes where scene.lock.isEmpty == gate.isClosed {
            guard !requests.contains(where: { $0.number == 0 && $0.scene == scene.id }) else { continue }
            Navigator(core).begin(in: scene.id, isFirst: true) { [self] request in
                try await cover(scene.id, for: request)
            } completion: { _ in
            }
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

    private func present(_ lock: PageStack<OwnPage>, in scene: SceneID) async throws {
        do {
            do { try await change(scene) { $0.below([lock]) } } catch {
                // Above what a page of SwiftUI presents itself, nothing else can be presented.
                guard let foreign = state[scene]?.modals.firstIndex(where: \.root.isForeign) else { throw error }
                try await change(scene) { shown in
                    var shown = shown
                    shown.modals.removeSubrange(foreign...)
                    return shown
                }
                try await change(scene) { $0.below([lock]) }
            }
        } catch {
            // Another change may have prepared pages, too.
            entries[lock.root.id] = nil
            throw error
        }
    }

    /// Lets the host show a scene with a change of what covers it.
    private func change(
        _ scene: SceneID,
        isAnimated: Bool = false,
        _ change: (NavigatorScene) -> NavigatorScene
    ) async throws {
        guard let old = state[scene] else { throw NavigationError.noScene(scene) }
        try await perform((old, change(old)), isAnimated: isAnimated)
    }

    /// Makes the page that covers a scene while the gate is closed.
    ///
    /// - Returns: The page; `nil` while the gate is open, and for an app that covers nothing.
    private func makeLock(of scene: SceneID) async throws -> LockPage? {
        guard gate.isClosed, let source = core.lockPage?(scene) else { return nil }
        return (try await source.make(in: self), source)
    }

    private func modal(_ lock: LockPage) -> PageStack<OwnPage> {
        PageStack(style: .fullScreen, prepare(lock.page, from: lock.source).ofLock)
    }

    /// Uncovers the scenes if the gate is open.
    func uncoverScenes() async {
        for scene in state.scenes where !gate.isClosed && !scene.lock.isEmpty {
            // If the host does not dismiss it, the next change tries that again.
            try? await change(scene.id, isAnimated: true) { $0.belowLock }
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
        _ body: @escaping @MainActor (_ locks: (SceneID) -> [PageStack<OwnPage>]) async throws -> Void
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
