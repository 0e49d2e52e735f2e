protocol Storage: Sendable {}

/// Keeps texts on this device.
///
/// @service(Storage)
struct DiskStorage: Storage {}

/// Keeps texts on a server.
///
/// @service(Storage)
struct CloudStorage: Storage {}
