@_spi(Locks) import RouteTables

/// The settings of an app at one moment.
package struct RouterSettings: Sendable {
    /// The stages around requests; `nil` if the app sets nothing up.
    let stages: (any RequestStages)?
    /// The number of changes.
    let version: Int
    /// The handlers whose modules were set up before the settings were read, so that these include their changes.
    private var ready: NumberSet

    package init(of router: Router) {
        (stages, version, ready) = router.state.withLockInPlace { ($0.stages, $0.version, $0.ready) }
    }

    /// Sets the module of a handler up, and reads the settings again.
    ///
    /// - Parameters:
    ///   - target: The handler, which was looked up with these settings.
    ///   - router: The router.
    /// - Returns: Whether the set-up has changed settings, so that the request is looked up again.
    /// - Throws: The error of the set-up.
    @inline(never)
    @_optimize(size)
    package mutating func setsUp(_ target: Router.Target, in router: Router) throws -> Bool {
        guard let setUps = router.setUps, let handler = target.number, !ready.contains(handler) else { return false }
        if try setUps.setUp(for: target, in: router) {
            router.state.withLockInPlace { $0.ready.insert(handler) }
        }
        let old = version
        self = RouterSettings(of: router)
        // During a set-up, the router does not note the handler as ready.
        ready.insert(handler)
        return version != old
    }
}
