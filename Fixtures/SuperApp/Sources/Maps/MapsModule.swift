import RouterDynamic
import RouterRuntime
import RouterServices

/// What the feature does before its first call.
enum MapsModule: RouteModule {
    static func setUp(for router: Router) throws {
        try router.rewrite("//maps/home", to: "//maps/at/47.37/8.54")
    }
}
