import AppKit

extension AppKitWorld {
    /// What the host and the documented app do wrong today, each with its smallest schedule.
    static let knownFailures: [KnownFailure<AppKitWorld>] = []
}
