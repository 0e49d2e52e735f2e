#if DEBUG
    @_spi(Locks) import RouteTables

    /// The facts of an app that routes require and that nothing asks for, about which developers hear.
    ///
    /// A name after `requires:` has no effect by itself, so the page would open to everyone without a word.
    package enum UnaskedRequirements {
        /// Notes that something asks for a fact of the app before a page opens that requires it.
        package static func noteAsking(for requirement: String, in router: Router) {
            router.state.withLock { _ = $0.knownRequirements.insert(requirement) }
        }

        /// Tells developers, once for each fact, that a handler requires it and nothing has asked for it.
        package static func tell(ofHandler handler: Int, in router: Router) {
            guard handler >= 0 else { return }
            router.table.metadata.forEachFact(ofHandler: handler) { fact in
                guard fact.text(RouteNavigationLayout.Fact.name).isEmpty else { return }
                let requirement = fact.text(RouteNavigationLayout.Fact.value)
                let isNew = router.state.withLock { $0.knownRequirements.insert(requirement).inserted }
                if isNew {
                    router.remark { line(about: requirement, of: router.table.metadata.name(ofHandler: handler)) }
                }
            }
        }

        private static func line(about requirement: String, of handler: String) -> String {
            "RouteGen: '\(handler)' requires '\(requirement)', and nothing has asked for that, so it opens to everyone: add "
                + "middleware, router.use(for: .requiring(RouteRequirement.\(requirement))) { request in isAllowed ? "
                + ".next(request) : .end(.redirect(to: \"//login\")) }, or read 'requirements' of the plan"
        }
    }
#endif
