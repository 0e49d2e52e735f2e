protocol Storage: Sendable {}

/// Keeps texts in a folder.
///
/// @service(Storage)
final class DiskStorage: Storage {
    let folder: String

    init(folder: String) { self.folder = folder }
}
