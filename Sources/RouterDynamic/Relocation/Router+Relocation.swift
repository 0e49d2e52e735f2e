import RoutePatterns
import RouteTables
import RouterRuntime

extension Router {
    /// Applies relocations.
    ///
    /// They are looked at one after the other. One that is malformed, or names a route or a handler that there is not, or leads in a
    /// cycle, is refused and named in the result; the others take effect together.
    ///
    /// A relocated request is a hop like a redirect: it begins anew, and the target has to be open to the caller too.
    ///
    /// - Parameter relocations: The relocations, in their order.
    /// - Returns: Those that were refused, and a token that undoes the others.
    /// - Complexity: In proportion to the number of routes.
    @discardableResult
    public func relocate(_ relocations: [RouteRelocation]) -> RelocationResult {
        var refused: [RelocationResult.Refusal] = []
        let token = pipelines.add { settings, id in
            refused = []
            var dynamic = settings.dynamic
            var resolver = RelocationResolver(self, dynamic)
            for layer in dynamic.relocations.value { resolver.apply(layer.relocations) }
            let accepted = resolver.apply(relocations) { index, error in
                refused.append(RelocationResult.Refusal(index: index, relocation: relocations[index], error: error))
            }
            dynamic.relocations.value.append(RelocationLayer(id: id, relocations: accepted))
            settings.dynamic = dynamic
        }
        return RelocationResult(refused: refused, token: token)
    }
}

/// Relocations that came together.
struct RelocationLayer: Sendable {
    let id: Int
    let relocations: [RouteRelocation]
}
