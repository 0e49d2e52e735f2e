import RouterRuntime
import RouterServices

private enum Chat: RouteModule {
    static func setUp(for router: Router) {}
}

struct Shop<Currency>: RouteModule {
    static func setUp(for router: Router) {}
}

/// @route //home
func home() {}
