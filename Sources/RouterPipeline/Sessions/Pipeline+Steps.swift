import RouterRuntime

extension Pipeline: RequestStepOwner {
    /// Calls synchronous middleware until one decides something else than to pass the request on as it is.
    package func run(_ steps: RequestSteps, before machine: inout RequestMachine) {
        let request = machine.request
        var next = steps.numbers.first(from: 0)
        while let number = next {
            guard case .synchronous(let body) = middleware.members[number].element else { return }
            do {
                let step = try body(request)
                if !step.passesOn(request) { return begin(&machine, steps, number) { step } }
            } catch {
                return begin(&machine, steps, number) { throw error }
            }
            next = steps.numbers.first(from: number + 1)
        }
    }

    /// Begins the session of a request with the decision of its middleware with a number.
    private func begin(
        _ machine: inout RequestMachine,
        _ steps: RequestSteps,
        _ number: Int,
        _ decision: () throws -> RouteStep
    ) {
        let session = PipelineSession(self, machine.first, last: machine.last)
        session.isOnMainActor = steps.isOnMainActor
        session.take(machine.request, steps.numbers, from: number)
        session.decide(decision)
        machine.session = session
    }
}

extension RouteStep {
    /// Whether a request continues as it is, and nothing awaits its result.
    fileprivate func passesOn(_ request: RouteRequest) -> Bool {
        guard case .next(let next, nil) = content else { return false }
        return next.storage === request.storage
    }
}
