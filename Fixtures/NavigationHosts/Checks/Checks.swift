@_exported import Model

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
