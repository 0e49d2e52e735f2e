import RouteTables
@_spi(Generated) import RouterRuntime

extension PipelineSession {
    /// Tells the observers that have not been told yet of the start of the request.
    func tellObservers(of pipeline: Pipeline?) {
        guard let pipeline, !pipeline.observers.members.isEmpty else { return }
        if startTime == 0 { startTime = UInt64.monotonicNanoseconds() }
        let told = observers?.members ?? []
        let new = pipeline.observers.members.filter { member in !told.contains { $0.id == member.id } }
        if !new.isEmpty { observers = told.isEmpty ? pipeline.observers : ScopedList(told + new) }
        for member in new { member.element.onStart?(first) }
    }

    /// Ends the request.
    ///
    /// Observers receive the unreduced error.
    func end(_ machine: borrowing RequestMachine, throwing error: inout (any Error)?) {
        if var failure = error {
            machine.router.pipelines.assertions.check(&failure, first)
            error = failure
        }
        guard let observers else { return }
        let event = RouteEvent(
            request: first,
            last: machine.last ?? first,
            route: machine.reached?.route,
            handler: machine.call.name,
            errors: errors.all,
            error: error,
            nanoseconds: UInt64.monotonicNanoseconds() &- startTime
        )
        let handler = machine.target?.number
        for member in observers.members(for: nil, handler: handler) { member.element.onEnd(event) }
    }
}
