import RouterPipeline
import RouterRuntime

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

    /// Makes a call by URL, notes its result, and compares it with what the router says about the URL without the call.
    public func note(_ url: String, on router: Router, _ body: @MainActor () async throws -> Any) async {
        var failure: (any Error)?
        await note(url) {
            do {
                return try await body()
            } catch {
                failure = error
                throw error
            }
        }
        let problem = Self.problem(of: url, on: router)
        if router.canOpen(url) != (problem == nil) { lines.append("    \(url): canOpen differs from resolve") }
        let isRead = Self.isRead(failure)
        let text = problem.map { "\($0)" }
        if text == nil ? !isRead : text != failure.map({ "\($0)" }) {
            lines.append("    \(url): resolve differs: \(text ?? "no problem")")
        }
    }

    /// Why a URL cannot be opened; `nil` if it can.
    private static func problem(of url: String, on router: Router) -> (any Error)? {
        do { return try router.resolve(url).problem } catch { return error }
    }

    /// Whether a call reached its handler.
    private static func isRead(_ failure: (any Error)?) -> Bool {
        let codes: [RouterError.Code] = [
            .notFound, .malformedURL, .missingParameter, .invalidParameter,
        ]
        return (failure as? RouterError).map { !codes.contains($0.code) } ?? true
    }
}
