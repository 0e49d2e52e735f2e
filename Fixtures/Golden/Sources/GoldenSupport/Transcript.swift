/// Writes down what calls give, a line each.
@MainActor
public final class Transcript {
    /// The lines.
    public private(set) var lines: [String] = []

    /// Creates an empty transcript.
    public init() {}

    /// Starts the calls of a feature.
    public func begin(_ feature: String) {
        lines.append("\(feature)")
    }

    /// Makes a call and notes its result, or the error that it throws.
    public func note(_ call: String, _ body: @MainActor () async throws -> Any) async {
        do {
            lines.append("    \(call) -> \(try await body())")
        } catch {
            lines.append("    \(call) throws \(error)")
        }
    }
}
