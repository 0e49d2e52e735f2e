import RouterRuntime

/// The façade, which `RouterFoundation` has on Apple's systems only.
public final class ObjectiveCRouter {
    /// Wraps a router.
    public init(_ router: Router) {}
}
