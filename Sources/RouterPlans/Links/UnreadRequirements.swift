#if DEBUG
    internal import RouteTables
    internal import RouterRuntime

    /// Tells developers, when the last copy of a plan goes, that the app has not read what its target requires.
    final class UnreadRequirements: Sendable {
        private let router: Router
        private let handler: Int

        /// - Parameter request: The request that has reached the target.
        init?(of request: RouteRequest) {
            guard let patternIndex = request.patternIndex else { return nil }
            router = request.router
            handler = router.table.metadata.handler(ofPattern: patternIndex)
        }

        func noteReading(_ requirements: Set<String>) {
            for requirement in requirements { UnaskedRequirements.noteAsking(for: requirement, in: router) }
        }

        deinit { UnaskedRequirements.tell(ofHandler: handler, in: router) }
    }
#endif
