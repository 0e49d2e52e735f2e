/// Counts the calls whose results are not as expected.
@MainActor
final class Report {
    private(set) var calls = 0
    private(set) var failures = 0

    func expect<Value: Equatable>(_ expected: Value, _ call: String, _ body: @MainActor () async throws -> Value) async
    {
        calls += 1
        do {
            let value = try await body()
            if value == expected { return }
            print("\(call) gives \(value), not \(expected)")
        } catch {
            print("\(call) throws \(error)")
        }
        failures += 1
    }
}
