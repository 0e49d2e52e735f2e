/// The calls of an area, each with its result, and how many are not as expected.
@MainActor
final class Report {
    /// A call and what it gave.
    struct Entry {
        /// The call as it is written.
        let call: String
        /// The value or the error.
        let result: String
        /// What should have come instead; `nil` if the result is as expected.
        let expected: String?
        /// What the call told beside its result.
        let remarks: [String]
    }

    private(set) var entries: [Entry] = []
    private var remarks: [String] = []

    /// The number of calls that are not as expected.
    var failures: Int { entries.count { $0.expected != nil } }

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

    /// Adds a line to the call that is being made.
    func remark(_ text: String) { remarks.append(text) }

    private func note(_ call: String, _ result: String, expected: String?) {
        entries.append(Entry(call: call, result: result, expected: expected, remarks: remarks))
        remarks = []
    }
}
