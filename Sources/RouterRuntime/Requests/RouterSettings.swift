@_spi(Locks) import RouteTables

/// The settings of an app at one moment.
package struct RouterSettings: Sendable {
    /// The stages around requests; `nil` if the app sets nothing up.
    package fileprivate(set) var stages: (any RequestStages)?
    /// The number of changes.
    package fileprivate(set) var version: Int
    /// The handlers whose modules were set up before the settings were read, so that these include their changes.
    fileprivate var ready: NumberSet
}

extension Router {
    package func readSettings() -> RouterSettings {
        state.withLockInPlace { RouterSettings(stages: $0.stages, version: $0.version, ready: $0.ready) }
    }

    /// Sets the module of a handler up.
    ///
    /// - Parameters:
    ///   - target: The handler.
    ///   - settings: The settings with which it was looked up, which are read again after a set-up.
    /// - Returns: Whether that has changed settings, so that the request is looked up again.
    /// - Throws: The error of the set-up.
    @inline(never)
    @_optimize(size)
    package func setsUp(_ target: Target, changing settings: inout RouterSettings) throws -> Bool {
        guard let setUps, let handler = target.number, !settings.ready.contains(handler) else { return false }
        if try setUps.setUp(for: target, in: self) {
            state.withLockInPlace { $0.ready.insert(handler) }
        }
        let old = settings.version
        settings = readSettings()
        // During a set-up, the router does not note the handler as ready.
        settings.ready.insert(handler)
        return settings.version != old
    }
}
