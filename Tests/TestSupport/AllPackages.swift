import Foundation

/// Whether the tests run that take minutes together, and with all their random cases, as in `.ci/run`.
package enum AllPackages {
    /// Whether `ROUTEGEN_ALL_PACKAGES=1` is in the environment.
    package static let areTested = ProcessInfo.processInfo.environment["ROUTEGEN_ALL_PACKAGES"] == "1"

    /// The reason why a test is skipped.
    package static let reason = "takes long, so it runs in .ci/run, or with ROUTEGEN_ALL_PACKAGES=1 in the environment"

    /// How many of the cases of a test run: all of them, or a quarter.
    package static func share(of cases: Int) -> Int { areTested ? cases : max(1, cases / 4) }
}
