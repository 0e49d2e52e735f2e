import Foundation

/// The seed of the tests' random input, which failures print.
package enum TestSeed {
    /// `ROUTE_PROPERTY_SEED` in the environment, or another seed in each run.
    package static let value: UInt64 =
        ProcessInfo.processInfo.environment["ROUTE_PROPERTY_SEED"].flatMap { UInt64($0) }
        ?? UInt64.random(in: 0..<1_000_000)
}
