@_spi(Locks) import RouteTables

/// Returns the instance of a service, and creates it if necessary.
struct ServiceResolver {
    let entry: ServiceRegistry.Entry
    let router: Router

    // MARK: Synchronously

    /// The instance for a caller that cannot wait for another task.
    func get(isOnMainActor: Bool) throws -> Any {
        switch entry.callKind {
        case .synchronous: break
        case .mainActor where isOnMainActor: break
        case .mainActor:
            throw RouterError(.requiresAsync, ServiceProblem.mainActor(typeName: entry.typeName))
        case .asynchronous, .asynchronousMainActor:
            throw RouterError(.requiresAsync, ServiceProblem.asynchronous(typeName: entry.typeName))
        }
        guard let slot = entry.slot else {
            let work = try beginTransient(isAsync: false)
            defer { end(work) }
            return try work.run { try make() }
        }
        if let instance = slot.result { return instance }
        // Only a module's set-up continues without a result.
        guard let instance = try slot.get({ _ in try make() }) else {
            throw RouterError.serviceCycle([entry.typeName, entry.typeName])
        }
        return instance
    }

    /// Runs a synchronous initializer, in an isolation that the caller has checked.
    private func make() throws -> Any {
        guard entry.callKind == .mainActor else { return try entry.dispatcher.make(entry.localIndex, router) }
        return try MainThread.assumeIsolated { try entry.dispatcher.makeOnMainActor(entry.localIndex, router) }
    }

    // MARK: Asynchronously

    /// The instance for a caller that can wait.
    ///
    /// An initializer of the main actor that cannot suspend also begins there. So a thread that waits for it never
    /// blocks the main thread that it needs.
    func fetch(isolation: isolated (any Actor)?) async throws -> Any {
        if let instance = entry.slot?.result { return instance }
        if entry.callKind == .mainActor {
            return isolation === MainActor.shared ? try get(isOnMainActor: true) : try await getOnMainActor().value
        }
        guard let slot = entry.slot else {
            let work = try beginTransient(isAsync: isAsync)
            defer { end(work) }
            return try await make(work, isolation: isolation)
        }
        while true {
            switch try await begin(slot, isolation: isolation) {
            case .use(let instance): return instance
            case .wait, .goAhead: continue
            case .begin(let work):
                do {
                    let instance = try await make(work, isolation: isolation)
                    slot.finish(work, instance)
                    return instance
                } catch {
                    slot.finish(work, nil)
                    throw error
                }
            }
        }
    }

    @MainActor
    private func getOnMainActor() throws -> MainActorResult {
        MainActorResult(value: try get(isOnMainActor: true))
    }

    private var isAsync: Bool { entry.callKind != .synchronous }

    /// The next step.
    ///
    /// If the step is to wait, the wait is over when this method returns.
    private func begin(_ slot: WorkSlot, isolation: isolated (any Actor)?) async throws -> WorkSlot.Step {
        try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
            do {
                let step = try slot.begin(isAsync: isAsync) { _ in continuation.resume(returning: .wait) }
                if case .wait = step { return }
                continuation.resume(returning: step)
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Runs an initializer that is not isolated to the main actor, or may suspend there.
    private func make(_ work: OngoingWork, isolation: isolated (any Actor)?) async throws -> Any {
        switch entry.callKind {
        case .synchronous, .mainActor: return try work.run { try make() }
        case .asynchronousMainActor: return try await makeOnMainActor(work).value
        case .asynchronous:
            return try await work.runWaiting(isolation: isolation) {
                try await entry.dispatcher.open(entry.localIndex, router, isolation: isolation)
            }
        }
    }

    @MainActor
    private func makeOnMainActor(_ work: OngoingWork) async throws -> MainActorResult {
        try await work.runWaiting(isolation: MainActor.shared) { @MainActor in
            MainActorResult(value: try await entry.dispatcher.openOnMainActor(entry.localIndex, router))
        }
    }

    // MARK: Transient services

    private func beginTransient(isAsync: Bool) throws -> OngoingWork {
        try OngoingWork.onThreads.withLockInPlace { onThreads -> Result<OngoingWork, RouterError> in
            var names = [entry.typeName]
            var outer = OngoingWork.callers(onThreads).first
            while let work = outer {
                names.append(work.name)
                if work.kind == .service, work.name == entry.typeName {
                    return .failure(.serviceCycle(names.reversed()))
                }
                outer = work.parent
            }
            return .success(.begin(entry.typeName, .service, slot: nil, isAsync: isAsync, &onThreads))
        }.get()
    }

    private func end(_ work: OngoingWork) {
        OngoingWork.onThreads.withLockInPlace { work.end(&$0) }
    }
}
