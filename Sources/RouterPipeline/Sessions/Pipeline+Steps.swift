import RouterRuntime

extension Pipeline: RequestStepOwner {
    /// Calls synchronous middleware until one decides something else than to pass the request on as it is.
    package func run(_ numbers: NumberSet, before machine: inout RequestMachine, isOnMainActor: Bool?) {
        let request = machine.makeRequest()
        var next = numbers.first(from: 0)
        while let number = next {
            var decision: (() throws -> RouteStep)?
            if case .synchronous(let body) = middleware.members[number].element {
                do {
                    let step = try body(request)
                    if step.passesOn(request) {
                        next = numbers.first(from: number + 1)
                        continue
                    }
                    decision = { step }
                } catch {
                    decision = { throw error }
                }
            }
            let whole = machine.needSession()
            let session = PipelineSession(self, whole.first)
            session.isOnMainActor = isOnMainActor
            session.take(request, numbers, from: number)
            if let decision { session.decide(decision) }
            whole.stages = session
            return
        }
    }
}

extension RouteStep {
    /// Whether a request continues as it is, and nothing awaits its result.
    fileprivate func passesOn(_ request: RouteRequest) -> Bool {
        guard case .next(let next, nil) = content else { return false }
        return next.storage === request.storage
    }
}
