import RouteTables
@_spi(Generated) import RouterRuntime

extension RouteServices {
    /// Calls a closure for every request of a service: which protocol and key, and which type served it or why none did.
    ///
    /// ```swift
    /// router.services.observe { event in print(event.protocolName, event.result) }
    /// ```
    ///
    /// (TheRouter's `logcat`.) Observers are called in the order in which they were added, in the caller's isolation,
    /// before the caller receives the service. Calls of a service by URL are requests of a route too; see
    /// `Router.observe(onStart:onEnd:)` of `RouterPipeline`.
    ///
    /// - Parameter onEnd: Called when a request is complete.
    /// - Returns: A token that removes the observer.
    @discardableResult
    public func observe(onEnd: @escaping @Sendable (ServiceEvent) -> Void) -> RouteToken {
        router.serviceRegistry.observe(onEnd)
    }
}

/// A request for a service that observers will be told about.
struct ServiceObservation {
    let protocolType: Any.Type
    let key: String?
    let observers: [@Sendable (ServiceEvent) -> Void]
    let start = UInt64.monotonicNanoseconds()

    func end(_ service: Any) { tell(.success("\(type(of: service))")) }

    func end(throwing error: any Error) { tell(.failure(error)) }

    private func tell(_ result: Result<String, any Error>) {
        let event = ServiceEvent(
            protocolName: "\(protocolType)",
            key: key,
            result: result,
            nanoseconds: UInt64.monotonicNanoseconds() &- start
        )
        for observer in observers { observer(event) }
    }
}
