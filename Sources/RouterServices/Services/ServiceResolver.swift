@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

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
            let operation = try beginTransient(isAsync: false)
            defer { end(operation) }
            return try operation.run { try make() }
        }
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
            return MainThread.isMainActor(isolation) ? try get(isOnMainActor: true) : try await getOnMainActor().value
        }
        guard let slot = entry.slot else {
            let operation = try beginTransient(isAsync: isAsync)
            defer { end(operation) }
            return try await make(operation, isolation: isolation)
        }
        while true {
            if let instance = slot.result { return instance }
            switch try await begin(slot, isolation: isolation) {
            case .tryAgain, .wait, .goAhead: continue
            case .begin(let operation):
                do {
                    let instance = try await make(operation, isolation: isolation)
                    slot.finish(operation, instance)
                    return instance
                } catch {
                    slot.finish(operation, nil)
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
    private func begin(_ slot: OperationSlot, isolation: isolated (any Actor)?) async throws -> OperationSlot.Step {
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
    private func make(_ operation: OngoingOperation, isolation: isolated (any Actor)?) async throws -> Any {
        switch entry.callKind {
        case .synchronous, .mainActor: return try operation.run { try make() }
        case .asynchronousMainActor: return try await makeOnMainActor(operation).value
        case .asynchronous:
            return try await operation.runWaiting(isolation: isolation) {
                try await entry.dispatcher.open(entry.localIndex, router, isolation: isolation)
            }
        }
    }

    @MainActor
    private func makeOnMainActor(_ operation: OngoingOperation) async throws -> MainActorResult {
        try await operation.runWaiting(isolation: MainActor.shared) { @MainActor in
            MainActorResult(value: try await entry.dispatcher.openOnMainActor(entry.localIndex, router))
        }
    }

    // MARK: Transient services

    private func beginTransient(isAsync: Bool) throws -> OngoingOperation {
        try OngoingOperation.onThreads.withLockInPlace { onThreads -> Result<OngoingOperation, RouterError> in
            var names = [entry.typeName]
            var outer = OngoingOperation.callers(onThreads).first
            while let operation = outer {
                names.append(operation.name)
                if operation.kind == .service, operation.name == entry.typeName {
                    return .failure(.serviceCycle(names.reversed()))
                }
                outer = operation.parent
            }
            return .success(.begin(entry.typeName, .service, slot: nil, isAsync: isAsync, &onThreads))
        }.get()
    }

    private func end(_ operation: OngoingOperation) {
        OngoingOperation.onThreads.withLockInPlace { operation.end(&$0) }
    }
}
