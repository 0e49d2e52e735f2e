import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

extension Router {
    /// Applies relocations.
    ///
    /// They are checked in order. A relocation that is malformed, names a route or a handler that does not exist, or
    /// forms a cycle, is refused and listed in the report. The others take effect together.
    ///
    /// ```swift
    /// let report = router.relocate(try RouteRelocation.decode(data))
    /// for (index, error) in report.refused { logger.warning("\(index): \(error)") }
    /// report.token.remove()  // undoes what was accepted
    /// ```
    ///
    /// (TheRouter's `addRelocationHandle`.) A relocated request is a hop like a redirect: it passes through the pipeline
    /// again, and the target must also be open to the caller. A path that is added to a handler is as guarded as the
    /// handler: it is open to the callers to which all patterns of the handler are open, and passes the middleware of
    /// their URLs.
    ///
    /// - Parameter relocations: The relocations, of the app or as `RouterFoundation` reads them from JSON.
    /// - Returns: The relocations that were refused, and a token that undoes the others.
    /// - Complexity: O(*n*) in the number of routes.
    public func relocate(_ relocations: [RouteRelocation]) -> RelocationReport {
        var refused: [Int: RouterError] = [:]
        let token = pipelines.add { settings, id in
            refused = [:]
            var dynamic = settings.dynamic
            dynamic.patterns.begin()
            var resolver = RelocationResolver(self, dynamic)
            for layer in dynamic.relocations.value { resolver.apply(layer.relocations) }
            var accepted = resolver.apply(relocations) { index, error in
                refused[index] = error
            }
            if let reset = accepted.lastIndex(of: .reset(nil)) {
                // Relocations before the reset have no effect any more. A server may send a reset with each of its
                // payloads.
                dynamic.relocations.value = []
                accepted.removeSubrange(...reset)
            }
            if !accepted.isEmpty {
                dynamic.relocations.value.append(RelocationLayer(id: id, relocations: accepted))
            }
            settings.overlay = dynamic.isEmpty ? nil : dynamic
        }
        return RelocationReport(refused: refused, token: token)
    }
}

/// Relocations that were applied together.
struct RelocationLayer: Sendable {
    let id: Int
    let relocations: [RouteRelocation]
}
