import RouterRuntime
import RouterServices
import SharedModels

/// The features that a server has switched on.
///
/// @service(FeatureFlags)
actor RemoteFlags: FeatureFlags {
    private let names: Set<String>

    /// Asks the server, which takes a moment.
    init(services: RouteServices) async throws {
        await Task.yield()
        names = [try services.appConfig.server, "dark-mode"]
    }

    func isOn(_ name: String) -> Bool { names.contains(name) }
}
