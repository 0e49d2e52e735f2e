protocol Storage: Sendable {}

/// @service(Storage, key: "private")
private final class PrivateStorage: Storage {
    init() {}
}

/// @service(Storage, key: "generic")
final class Cache<Element>: Storage {
    init() {}
}

/// @service(Storage, key: "unavailable")
@available(*, unavailable)
struct FloppyStorage: Storage {}
