import Foundation

/// Whether tests try all of their random and repeated cases, and packages with each build system, as in `.ci/nightly`.
package enum AllCases {
    /// Whether `ROUTEGEN_ALL_CASES=1` is in the environment.
    package static let areTested = ProcessInfo.processInfo.environment["ROUTEGEN_ALL_CASES"] == "1"

    /// The reason why a test is skipped.
    package static let reason = "takes long, so it runs in .ci/nightly, or with ROUTEGEN_ALL_CASES=1 in the environment"

    /// How many of the cases of a test run: all of them, or a quarter.
    package static func share(of cases: Int) -> Int { areTested ? cases : max(1, cases / 4) }
}
