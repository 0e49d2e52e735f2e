/// Gives the instance of a service, and makes it where there is none.
struct ServiceMaker {
    let entry: ServiceRegistry.Entry
    let router: Router

    // MARK: Synchronously

    /// The instance for a caller that cannot wait for another task.
    func get(isOnMainActor: Bool) throws -> Any {
        switch entry.color {
        case .synchronous: break
        case .mainActor where isOnMainActor: break
        case .mainActor:
            throw RouterError(.requiresAsync, ServiceProblem.mainActor(typeName: entry.typeName))
        case .asynchronous, .asynchronousMainActor:
            throw RouterError(.requiresAsync, ServiceProblem.asynchronous(typeName: entry.typeName))
        }
        guard let slot = entry.slot else { return try make(in: transientConstruction(isAsync: false)) }
        if let instance = slot.instance { return instance }
        while true {
            let gate = ServiceGate()
            switch try slot.begin(isAsync: false, wake: gate.open) {
            case .use(let instance): return instance
            case .wait: gate.wait()
            case .make(let construction):
                do {
                    let instance = try make(in: construction)
                    slot.finish(instance)
                    return instance
                } catch {
                    slot.finish(nil)
                    throw error
                }
            }
        }
    }

    /// Runs a synchronous initialiser, in the isolation that the caller has checked.
    private func make(in construction: ServiceConstruction) throws -> Any {
        try ServiceConstruction.$current.withValue(construction) {
            guard entry.color == .mainActor else { return try entry.dispatcher.make(entry.localIndex, router) }
            // The closure runs at once and in the caller's isolation, so the instance does not cross any boundary.
            nonisolated(unsafe) var instance: Any = ()
            try MainActor.assumeIsolated {
                instance = try entry.dispatcher.makeOnMainActor(entry.localIndex, router)
            }
            return instance
        }
    }

    // MARK: Asynchronously

    /// The instance for a caller that can wait.
    func fetch(isolation: isolated (any Actor)?) async throws -> Any {
        guard let slot = entry.slot else {
            return try await make(in: transientConstruction(isAsync: isAsync), isolation: isolation)
        }
        if let instance = slot.instance { return instance }
        while true {
            switch try await begin(slot, isolation: isolation) {
            case .use(let instance): return instance
            case .wait: continue
            case .make(let construction):
                do {
                    let instance = try await make(in: construction, isolation: isolation)
                    slot.finish(instance)
                    return instance
                } catch {
                    slot.finish(nil)
                    throw error
                }
            }
        }
    }

    private var isAsync: Bool { entry.color != .synchronous }

    /// The next step; where it is to wait, that is over when this returns.
    private func begin(
        _ slot: ServiceSlot,
        isolation: isolated (any Actor)?
    ) async throws -> ServiceSlot.Step {
        try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
            do {
                let step = try slot.begin(isAsync: isAsync) { continuation.resume(returning: .wait) }
                if case .wait = step { return }
                continuation.resume(returning: step)
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    private func make(in construction: ServiceConstruction, isolation: isolated (any Actor)?) async throws -> Any {
        switch entry.color {
        case .synchronous: return try make(in: construction)
        case .mainActor where isolation === MainActor.shared: return try make(in: construction)
        case .mainActor, .asynchronousMainActor:
            return try await makeOnMainActor(in: construction).value
        case .asynchronous:
            return try await ServiceConstruction.$current.withValue(
                construction,
                operation: { try await entry.dispatcher.open(entry.localIndex, router, isolation: isolation) },
                isolation: isolation
            )
        }
    }

    @MainActor
    private func makeOnMainActor(in construction: ServiceConstruction) async throws -> Transfer {
        guard entry.color == .asynchronousMainActor else { return Transfer(value: try make(in: construction)) }
        return try await ServiceConstruction.$current.withValue(construction) { @MainActor in
            Transfer(value: try await entry.dispatcher.openOnMainActor(entry.localIndex, router))
        }
    }

    private func transientConstruction(isAsync: Bool) throws -> ServiceConstruction {
        var names = [entry.typeName]
        var construction = ServiceConstruction.current
        while let outer = construction {
            names.append(outer.typeName)
            if outer.typeName == entry.typeName { throw RouterError.serviceCycle(names.reversed()) }
            construction = outer.parent
        }
        return ServiceConstruction(entry.typeName, slot: nil, isAsync: isAsync)
    }
}

/// Carries an instance out of the main actor; instances are shared as they are, see ``RouteServices``.
private struct Transfer: @unchecked Sendable {
    let value: Any
}
