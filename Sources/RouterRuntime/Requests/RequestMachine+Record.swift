import RouteTables

extension RequestMachine {
    /// Tells the observers that have not been told yet of the start of the request.
    @usableFromInline
    func tellObservers() {
        guard let pipeline, !pipeline.observers.members.isEmpty else { return }
        if startTime == 0 { startTime = MonotonicClock.now }
        let told = observers?.members ?? []
        let new = pipeline.observers.members.filter { member in !told.contains { $0.id == member.id } }
        if !new.isEmpty { observers = told.isEmpty ? pipeline.observers : ScopedList(told + new) }
        for member in new { member.element.onStart?(first) }
    }

    /// Ends the request with an answer.
    @usableFromInline
    func succeed() {
        if observers != nil { end(.success) }
    }

    /// Ends the request with its failure.
    ///
    /// Observers receive the unreduced error.
    ///
    /// - Returns: The error that the caller receives.
    func failed() -> any Error {
        var error = led(failure ?? notFound)
        router.assertions.check(&error, first)
        end(.failure(error))
        let reduced = RouterError.reduced(error, for: first)
        router.assertions.note(error, hiddenAs: reduced, in: self)
        return reduced
    }

    /// An error with the URLs that led to the failure.
    @inline(never)
    func led(_ error: any Error) -> any Error {
        guard let own = error as? RouterError, let last else { return error }
        return own.led(through: last)
    }

    private func end(_ outcome: RouteEvent.Outcome) {
        guard let observers else { return }
        let nanoseconds = MonotonicClock.now &- startTime
        let event = RouteEvent(
            request: first,
            last: last ?? first,
            route: found?.route,
            handler: target?.name,
            errors: errors.all,
            outcome: outcome,
            nanoseconds: nanoseconds
        )
        for member in observers.members(for: nil, handler: target?.found.number) { member.element.onEnd(event) }
    }
}
