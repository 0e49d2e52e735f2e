import RouteTables

// The two drivers of a request: they call the app's code as the machine decides. The synchronous driver throws
// `requiresAsync` where the asynchronous one awaits.

extension Router {
    /// Drives a request to its result, without waiting.
    ///
    /// - Parameters:
    ///   - machine: The request.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    ///   - isolation: The caller's isolation.
    /// - Returns: The result.
    /// - Throws: The failure of the request.
    package func run(
        _ machine: inout RequestMachine,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        while true {
            switch machine.step {
            case .call where !machine.stagesReceiveResult:
                do {
                    let value = try machine.perform(isolation)
                    if isExpected(value) { return value }
                    machine.reject(value, expected: expected)
                } catch {
                    machine.fail(error)
                }
            case .prepare, .prepareOnMainActor:
                machine.prepare(in: self, isFinal: true, on: isolation)
                machine.checkSynchronous(isolation)
            case .run:
                runStep(&machine, isolation)
                machine.advance()
            case .call: settle(&machine, isolation)
            case .end: if let value = try machine.answer(nil, as: expected, isExpected) { return value }
            }
        }
    }

    // This function and the next one are apart, so that the driver remains small.

    @inline(never)
    private func settle(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) {
        machine.settle(Result { try machine.perform(isolation) })
    }

    @inline(never)
    private func runStep(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) {
        if MainThread.isMainActor(isolation) {
            MainThread.withCurrent { machine.run(isOnMainActor: true) }
        } else {
            machine.run(isOnMainActor: false)
        }
    }

    /// Drives a request to its result; see ``run(_:as:_:_:)``.
    @_optimize(size)
    package func open(
        _ machine: inout RequestMachine,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        while true {
            let value = await drive(&machine, isolation)
            if let answer = try machine.answer(value, as: expected, isExpected) { return answer }
        }
    }

    /// Drives the rest of a session, which takes the result.
    @_optimize(size)
    package func driveRest(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) async {
        _ = await drive(&machine, isolation)
    }

    /// Drives a request until it has a result.
    ///
    /// - Returns: The value of the handler if no session takes it; otherwise, the machine has the result.
    @_optimize(size)
    private func drive(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) async -> Any? {
        while true {
            switch machine.step {
            case .prepare: machine.prepare(in: self, isFinal: false, on: isolation)
            case .prepareOnMainActor: await prepareOnMainActor(&machine)
            case .run(let kind):
                await runStep(&machine, kind, isolation)
                machine.advance()
            case .call: if let value = await call(&machine, isolation) { return value }
            case .end: return nil
            }
        }
    }

    // The compiler divides an asynchronous function at each `await` and copies what follows, so little follows here.

    @MainActor
    @_optimize(size)
    private func prepareOnMainActor(_ machine: inout RequestMachine) {
        machine.prepare(in: self, isFinal: true, on: MainActor.shared)
    }

    @inline(never)
    private func runStep(_ machine: inout RequestMachine, _ kind: CallKind, _ isolation: isolated (any Actor)?) async {
        switch kind {
        case .synchronous: machine.run(isOnMainActor: nil)
        case .mainActor: await runOnMainActor(machine.session?.stages)
        default: await machine.session?.stages?.run(before: machine.target, isolation)
        }
    }

    @MainActor
    private func runOnMainActor(_ stages: (any SessionStages)?) { stages?.run(isOnMainActor: true) }

    @inline(never)
    @_optimize(size)
    private func call(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) async -> Any? {
        do {
            guard let target = machine.target else { throw machine.notFound }
            let value = try await machine.call.open(target, isolation)
            if !machine.stagesReceiveResult { return value }
            machine.settle(.success(value))
        } catch {
            machine.settle(.failure(error))
        }
        return nil
    }
}

extension RequestMachine {
    /// Whether a session takes the result of the handler before the caller does.
    var stagesReceiveResult: Bool {
        @inline(__always) get { session?.stages?.receivesResult ?? false }
    }

    /// Calls the handler, which must be synchronous.
    func perform(_ isolation: isolated (any Actor)?) throws -> Any {
        guard let target else { throw notFound }
        return try call.perform(target, isolation)
    }

    /// Fails a request of which a part must be awaited, before anything runs.
    @inline(never)
    mutating func checkSynchronous(_ isolation: isolated (any Actor)?) {
        guard steps != nil || session != nil, failure == nil else { return }
        do {
            let isOnMainActor = MainThread.isMainActor(isolation)
            try session?.stages?.checkSynchronous(isOnMainActor: isOnMainActor)
            if let target { try call.checkSynchronous(target, isOnMainActor: isOnMainActor) }
        } catch {
            fail(error)
        }
    }

    /// The value of a request that has ended.
    ///
    /// - Parameters:
    ///   - value: The value of the handler; `nil` if a session has taken it, or the request has failed.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    /// - Returns: The value; `nil` if it is of another type than the caller expects, and a fallback is next.
    /// - Throws: The failure.
    @inline(never)
    mutating func answer(_ value: Any?, as expected: Any.Type, _ isExpected: (Any) -> Bool) throws -> Any? {
        guard let answer = value ?? session?.outcome.value else { throw failed() }
        if isExpected(answer) {
            if value == nil { succeed() }
            return answer
        }
        reject(answer, expected: expected)
        return nil
    }
}
