import Foundation

/// Whether the tests run that take minutes together because they build whole packages, as in `.ci/run`.
package enum AllPackages {
    /// Whether `ROUTEGEN_ALL_PACKAGES=1` is in the environment.
    package static let areTested = ProcessInfo.processInfo.environment["ROUTEGEN_ALL_PACKAGES"] == "1"

    /// The reason why a test is skipped.
    package static let reason = "takes long, so it runs in .ci/run, or with ROUTEGEN_ALL_PACKAGES=1 in the environment"
}
