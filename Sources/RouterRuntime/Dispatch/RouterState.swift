@_spi(Locks) import RouteTables

/// The state of a router that its calls read.
package struct RouterState {
    /// The stages around requests; `nil` in an app that sets nothing up.
    package var stages: (any RequestStages)?
    /// The handlers of typed routes to which nothing else applies, by ``RoutePath/key``.
    ///
    /// Every change of the settings clears them.
    var handlers = RememberedHandlers()
    /// The handlers whose modules are set up.
    var ready = NumberSet()
    /// Counts the changes of the settings.
    var version = 0
    /// The line about a failure that is hidden from a caller outside of the app.
    package var refusalNote = RefusalNote.line
    /// The app's own links with the hosts that it has given since; `nil` for those of the table.
    package var links: RouteLinks?
    /// The state that other modules keep for the router, at most one value of each type.
    var parts: [any RouterPart] = []
    #if DEBUG
        /// The facts of the app for which something asks, and those of which developers know that nothing does.
        var knownRequirements: Set<String> = []
    #endif

    init() {}
}

/// An object of another module that belongs to a router.
package protocol RouterPart: AnyObject, Sendable {}

extension RouterState {
    /// Changes the stages around requests, or notes that their settings have changed.
    ///
    /// - Parameter new: The stages.
    package mutating func change(_ new: (any RequestStages)?) {
        stages = new
        version += 1
        handlers = RememberedHandlers()
    }
}
