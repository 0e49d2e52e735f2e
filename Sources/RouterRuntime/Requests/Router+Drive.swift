import RouteTables

// The two drivers of a request: they call the app's code as the machine decides. The synchronous driver throws
// `requiresAsync` where the asynchronous one awaits.

extension Router {
    /// Performs a request synchronously.
    @inlinable
    func call<Output>(
        _ machine: RequestMachine,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        // The result is not a part of the machine: copying it is expensive for `Any`.
        var value: Any = ()
        machine.tellObservers()
        while true {
            try run(machine, result: &value, isolation)
            if let answer = Self.cast(value, to: output) {
                machine.succeed()
                return answer
            }
            machine.reject(value, expected: output)
        }
    }

    /// Performs a request and awaits its result.
    @discardableResult
    package func open<Output>(
        _ machine: RequestMachine,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        machine.tellObservers()
        while true {
            let value = try await run(machine, isolation)
            if let answer = Self.cast(value, to: output) {
                machine.succeed()
                return answer
            }
            machine.reject(value, expected: output)
        }
    }

    /// A handler's result, cast to the type that the caller expects; `nil` if it has a different type.
    ///
    /// Most values have exactly that type, which is cheaper to check than a conversion.
    @inlinable
    static func cast<Output>(_ value: Any, to output: Output.Type) -> Output? {
        func same<Value>(_ value: Value) -> Output? {
            Value.self == Output.self ? unsafeBitCast(value, to: Output.self) : nil
        }
        return same(value) ?? value as? Output
    }
}

// MARK: Synchronous

extension Router {
    /// Runs a request until it has an answer.
    @usableFromInline
    func run(_ machine: RequestMachine, result: inout Any, _ isolation: isolated (any Actor)?) throws {
        result = try MainThread.perform(in: isolation) { try answer(of: machine, isolation) }
    }

    private func answer(of machine: RequestMachine, _ isolation: isolated (any Actor)?) throws -> Any {
        while true {
            switch machine.step {
            case .prepare, .prepareOnMainActor: machine.prepare(isFinal: true)
            case .call:
                do {
                    guard let target = machine.target else { throw machine.notFound }
                    return try call(target, isolation: isolation)
                } catch {
                    machine.fail(error)
                }
            case .pass: machine.settle(pass(machine, isolation))
            case .fallBack: fallBack(machine, isolation)
            case .answer:
                if case .value(let value) = machine.response?.content { return value }
            case .fail: throw machine.failed()
            }
        }
    }

    /// Passes a request through its middleware.
    private func pass(
        _ machine: RequestMachine,
        _ isolation: isolated (any Actor)?
    ) -> Result<RouteResponse, any Error> {
        Result {
            // The call fails before anything runs if a part of it must be awaited.
            try machine.checkSynchronous(isolation)
            guard var chain = machine.chain else { throw machine.notFound }
            return try run(&chain, isolation).get()
        }
    }

    private func run(
        _ chain: inout RequestChain,
        _ isolation: isolated (any Actor)?
    ) throws -> Result<RouteResponse, any Error> {
        while true {
            switch chain.step {
            case .middleware:
                do {
                    chain.decided(try decision(of: chain.member, chain.request, isolation))
                } catch {
                    chain.settle(.failure(error))
                }
            case .call:
                chain.settle(
                    Result {
                        let target = try chain.destination.get().with(chain.request)
                        return RouteResponse(.value(try call(target, isolation: isolation)), by: .handler)
                    }
                )
            case .completion:
                guard let (completion, result) = chain.takeCompletion() else { continue }
                chain.settle(
                    Result {
                        switch completion.body {
                        case .anywhere(let body): try body(result)
                        case .mainActor(let body): try MainActor.assumeIsolated { try body(result) }
                        }
                    }.map { $0.given(by: completion.stage) }
                )
            case .end: if let result = chain.result { return result }
            }
        }
    }

    /// The decision of middleware about a synchronous request.
    ///
    /// - Throws: The middleware's error; ``RouterError`` with the code `requiresAsync`.
    private func decision(
        of member: Scoped<Middleware>,
        _ request: RouteRequest,
        _ isolation: isolated (any Actor)?
    ) throws -> RouteStep {
        let step: RouteStep
        switch member.element {
        case .synchronous(let body): step = try body(request)
        case .mainActor(let body) where isolation === MainActor.shared:
            step = try MainActor.assumeIsolated { try body(request) }
        case .mainActor, .asynchronous: throw member.requiresAsync(for: request.origin)
        }
        if case .next(_, .mainActor) = step.content, isolation !== MainActor.shared {
            throw RouterError(.requiresAsync, .mainActorCompletion)
        }
        return step
    }

    private func fallBack(_ machine: RequestMachine, _ isolation: isolated (any Actor)?) {
        guard let fallback = machine.fallback, let error = machine.failure else { return }
        let request = machine.failedRequest
        machine.fellBack(
            Result {
                switch fallback {
                case .anywhere(let body): try body(request, error)
                case .mainActor(let body) where isolation === MainActor.shared:
                    try MainActor.assumeIsolated { try body(request, error) }
                case .mainActor: throw RouterError(.requiresAsync, .mainActorFallback)
                }
            }
        )
    }
}

extension RequestMachine {
    /// Rejects a request that a synchronous call cannot perform.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(_ isolation: isolated (any Actor)?) throws {
        for member in chain?.middleware ?? [] {
            switch member.element {
            case .synchronous: continue
            case .mainActor where isolation === MainActor.shared: continue
            case .mainActor, .asynchronous: throw member.requiresAsync(for: origin)
            }
        }
        try target?.checkSynchronous(isolation)
    }
}

// MARK: Asynchronous

extension Router {
    /// Runs a request until it has an answer.
    private func run(_ machine: RequestMachine, _ isolation: isolated (any Actor)?) async throws -> Any {
        while true {
            switch machine.step {
            case .answer: if case .value(let value) = machine.response?.content { return value }
            case .fail: throw machine.failed()
            default: await advance(machine, isolation)
            }
        }
    }

    // The compiler divides an asynchronous function at each `await` and copies what follows, so little follows here.

    /// Takes one step of a request.
    @inline(never)
    private func advance(_ machine: RequestMachine, _ isolation: isolated (any Actor)?) async {
        do {
            switch machine.step {
            case .prepare: machine.prepare(isFinal: false)
            case .prepareOnMainActor: await prepareOnMainActor(machine)
            case .call:
                guard let target = machine.target else { throw machine.notFound }
                let value = try await open(target, isolation: isolation)
                machine.settle(.success(RouteResponse(.value(value), by: .handler)))
            case .pass:
                guard let chain = machine.chain else { throw machine.notFound }
                machine.settle(.success(try await run(chain, isolation)))
            case .fallBack: await fallBack(machine, isolation)
            case .answer, .fail: return
            }
        } catch {
            machine.fail(error)
        }
    }

    @MainActor
    private func prepareOnMainActor(_ machine: RequestMachine) {
        MainThread.perform(in: #isolation) { machine.prepare(isFinal: true) }
    }

    private func run(_ chain: RequestChain, _ isolation: isolated (any Actor)?) async throws -> RouteResponse {
        var chain = chain
        while true {
            if case .end = chain.step, let result = chain.result { return try result.get() }
            await advance(&chain, isolation)
        }
    }

    /// Takes one step of a chain.
    @inline(never)
    private func advance(_ chain: inout RequestChain, _ isolation: isolated (any Actor)?) async {
        do {
            switch chain.step {
            case .middleware: try await pass(&chain, isolation)
            case .call:
                let target = try chain.destination.get().with(chain.request)
                let value = try await open(target, isolation: isolation)
                chain.settle(.success(RouteResponse(.value(value), by: .handler)))
            case .completion:
                guard let (completion, result) = chain.takeCompletion() else { return }
                chain.settle(.success(try await complete(completion, result, isolation)))
            case .end: return
            }
        } catch {
            chain.settle(.failure(error))
        }
    }

    @inline(never)
    private func pass(_ chain: inout RequestChain, _ isolation: isolated (any Actor)?) async throws {
        switch chain.member.element {
        case .synchronous(let body): chain.decided(try body(chain.request))
        case .mainActor(let body): chain.decided(try await body(chain.request))
        case .asynchronous(let body):
            let response = try await body(chain.request, next(in: chain, isolation))
            chain.settle(.success(response.given(by: chain.member.stage)))
        }
    }

    private func complete(
        _ completion: RequestChain.Completion,
        _ result: Result<RouteResponse, any Error>,
        _ isolation: isolated (any Actor)?
    ) async throws -> RouteResponse {
        switch completion.body {
        case .anywhere(let body): try body(result).given(by: completion.stage)
        case .mainActor(let body): try await body(result).given(by: completion.stage)
        }
    }

    /// The rest of a chain, as asynchronous middleware calls it: in the isolation of the original caller.
    private func next(in chain: RequestChain, _ isolation: isolated (any Actor)?) -> RouteNext {
        let caller: (any Actor)? = isolation
        return RouteNext { [self] request in
            do {
                return try await run(chain.rest(passing: request), caller)
            } catch {
                throw chain.errors.noting(error)
            }
        }
    }

    @inline(never)
    private func fallBack(_ machine: RequestMachine, _ isolation: isolated (any Actor)?) async {
        guard let fallback = machine.fallback, let error = machine.failure else { return }
        let request = machine.failedRequest
        do {
            switch fallback {
            case .anywhere(let body): machine.fellBack(.success(try body(request, error)))
            case .mainActor(let body): machine.fellBack(.success(try await body(request, error)))
            }
        } catch {
            machine.fellBack(.failure(error))
        }
    }
}
