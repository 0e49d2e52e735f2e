import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Runs a test only if `ROUTEGEN_ALL_PACKAGES=1` is in the environment, as in `.ci/run`.
    ///
    /// It is for tests that take minutes together, because they build whole packages or read as many files:
    ///
    /// ```sh
    /// ROUTEGEN_ALL_PACKAGES=1 swift test --filter FixtureTests
    /// ```
    static var allPackages: Self {
        .enabled(if: AllPackages.areTested, "\(AllPackages.reason)")
    }
}
