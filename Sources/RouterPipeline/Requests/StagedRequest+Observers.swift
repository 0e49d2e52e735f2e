import RouteTables
@_spi(Generated) import RouterRuntime

extension StagedRequest {
    /// Tells the observers that have not been told yet of the start of the request.
    ///
    /// - Parameter first: The request as its caller made it.
    mutating func tellObservers(_ first: () -> RouteRequest) {
        guard !isDryRun, let pipeline, !pipeline.observers.members.isEmpty else { return }
        if startTime == 0 { startTime = UInt64.monotonicNanoseconds() }
        let told = observers
        if told === pipeline.observers { return }
        observers = pipeline.observers
        for member in pipeline.observers.members where told?.members.contains(where: { $0.id == member.id }) != true {
            member.element.onStart?(first())
        }
    }

    /// Tells the observers of the end of the request.
    func tellObservers(of hop: RequestHop, throwing error: (any Error)?) {
        guard let observers else { return }
        let event = RouteEvent(
            request: hop.first,
            last: hop.last ?? hop.first,
            reached: hop.reached,
            call: hop.call,
            errors: notes?.all ?? [],
            error: error,
            nanoseconds: UInt64.monotonicNanoseconds() &- startTime
        )
        for number in observers.scopes.numbers(for: nil, handler: hop.target?.number) {
            observers.members[number].element.onEnd(event)
        }
    }
}
