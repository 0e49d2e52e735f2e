import RouterRuntime
import RouterServices
import SharedModels

/// Keeps texts on this device.
///
/// @service(Storage, key: "disk", default)
final class DiskStorage: Storage {
    let place = "disk"
    private let shelf = Shelf()

    func keep(_ text: String, as name: String) -> Int { shelf.keep(text, as: name) }
}

/// Keeps texts on the server that the configuration names.
///
/// @service(Storage, key: "cloud", scope: transient)
final class CloudStorage: Storage {
    let place: String
    private let shelf = Shelf()

    /// Gets what it depends on from the other services.
    init(services: RouteServices) throws {
        place = try services.appConfig.server
    }

    func keep(_ text: String, as name: String) -> Int { shelf.keep(text, as: name) }
}
