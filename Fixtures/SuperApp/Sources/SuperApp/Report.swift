/// Prints each call with its result and counts those that are not as expected.
@MainActor
final class Report {
    private(set) var calls = 0
    private(set) var failures = 0

    /// Starts a group of calls.
    func section(_ title: String) {
        print("\n\(title)")
    }

    /// Makes a call that must return a value.
    func expect<Value: Equatable & Sendable>(
        _ expected: Value,
        _ call: String,
        _ body: @MainActor () async throws -> Value
    ) async {
        do {
            let value = try await body()
            note(call, "\(value)", expected: value == expected ? nil : "\(expected)")
        } catch {
            note(call, "threw \(error)", expected: "\(expected)")
        }
    }

    /// Makes a call that must throw an error that satisfies a condition.
    func expectError(
        _ expected: String,
        _ call: String,
        where isExpected: (any Error) -> Bool,
        _ body: @MainActor () async throws -> some Sendable
    ) async {
        do {
            note(call, "\(try await body())", expected: "an error: \(expected)")
        } catch {
            note(call, "threw \(error)", expected: isExpected(error) ? nil : "an error: \(expected)")
        }
    }

    private func note(_ call: String, _ result: String, expected: String?) {
        calls += 1
        let width = 64
        let padding = String(repeating: " ", count: max(1, width - call.count))
        print("  \(expected == nil ? "ok  " : "FAIL") \(call)\(padding)\(result)")
        if let expected {
            failures += 1
            print("       expected \(expected)")
        }
    }
}
