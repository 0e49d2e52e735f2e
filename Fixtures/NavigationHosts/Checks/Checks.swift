/// Compares what an interface shows with what is expected, and prints the differences.
@MainActor
final class Checks {
    private var count = 0
    private var failures = 0

    func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) {
        count += 1
        guard actual != expected else { return }
        failures += 1
        print("\(what): \(actual) instead of \(expected)")
    }

    /// The message of the error that work throws; "no error" if it throws none.
    func message(_ work: () async throws -> Void) async -> String {
        do {
            try await work()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func finish() { print("\(count) checks, \(failures) not as expected") }
}

/// Numbers that are the same in each run.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(bound))
    }
}
