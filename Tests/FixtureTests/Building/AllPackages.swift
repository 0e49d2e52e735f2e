import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Runs a test only if `ROUTEGEN_ALL_PACKAGES=1` is in the environment, as in `.ci/run`.
    ///
    /// It is for tests that take minutes together, because they build whole packages or read as many files:
    ///
    /// ```sh
    /// ROUTEGEN_ALL_PACKAGES=1 swift test --filter BuildTests
    /// ```
    static var allPackages: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["ROUTEGEN_ALL_PACKAGES"] == "1",
            "takes long, so it runs in .ci/run, or with ROUTEGEN_ALL_PACKAGES=1 in the environment"
        )
    }
}
