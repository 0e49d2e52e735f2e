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
    package var refusalNote = RefusalNote.line { $0.message }
    /// The state that other modules keep for the router, at most one value of each type.
    var parts: [any RouterPart] = []

    init(stages: (any RequestStages)?) { self.stages = stages }
}

/// An object of another module that belongs to a router.
package protocol RouterPart: AnyObject, Sendable {}

extension Router {
    /// The object of a type that belongs to this router.
    ///
    /// - Parameter make: Creates the object at the first use.
    /// - Returns: The object.
    package func part<Part: RouterPart>(_ make: () -> Part) -> Part {
        func find(_ parts: borrowing [any RouterPart]) -> Part? {
            for index in parts.indices {
                if let part = parts[index] as? Part { return part }
            }
            return nil
        }
        if let part = state.read({ find($0.parts) }) { return part }
        let made = make()
        return state.withLockInPlace { state in
            if let part = find(state.parts) { return part }
            state.parts.append(made)
            return made
        }
    }

    /// Tells developers something that is no failure, in debug builds.
    package func remark(_ line: () -> String) {
        // Release builds do not evaluate the argument of `assert`.
        assert(
            {
                if case .nothing = state.read({ $0.refusalNote }) { return true }
                StandardError.write(line())
                return true
            }()
        )
    }

    /// Tells developers why a request from outside of the app failed, in debug builds, if the caller does not learn it.
    ///
    /// - Parameters:
    ///   - error: The true reason.
    ///   - reduced: The error that the caller receives.
    ///   - request: The request as its caller made it.
    ///   - last: The latest request to which rewriting or a redirect led.
    package func note(
        _ error: any Error,
        hiddenAs reduced: any Error,
        _ request: RouteRequest,
        _ last: RouteRequest?
    ) {
        assert(
            {
                let note = state.read { $0.refusalNote }
                if case .nothing = note { return true }
                guard request.origin != .app, let error = error as? RouterError else { return true }
                let refused = RefusedRequest(error, request, last)
                let isHidden = (reduced as? RouterError)?.message != error.message
                guard isHidden || refused.closedRoute != nil else { return true }
                switch note {
                case .nothing: break
                case .line(let reason): StandardError.write(refused.report(reason))
                case .custom(let body): body(refused)
                }
                return true
            }()
        )
    }
}

extension RouterState {
    /// Changes the stages around requests, or notes that their settings have changed.
    ///
    /// - Parameter new: The stages. They forward set-ups to the stages that they wrap.
    package mutating func change(_ new: (any RequestStages)?) {
        stages = new
        version += 1
        handlers = RememberedHandlers()
    }
}
