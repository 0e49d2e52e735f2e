import RouterRuntime

/// Decides which fallback is asked about a failure of a request, and what the fallbacks have answered.
///
/// Each fallback is asked at most once in a request.
final class FallbackChain {
    private let fallbacks: [RouteFallback]
    /// How many fallbacks have not been asked yet, of which the last one is next.
    private var count: Int
    /// The failure about which the next fallback is asked.
    private var failure: (request: RouteRequest, error: any Error)?
    /// The result of the fallbacks.
    private(set) var outcome: HopResult?

    init(_ fallbacks: [RouteFallback]) {
        self.fallbacks = fallbacks
        count = fallbacks.count
    }

    /// Takes a failure.
    ///
    /// - Returns: Whether a fallback is next.
    func begin(_ request: RouteRequest, _ error: any Error) -> Bool {
        outcome = nil
        failure = count > 0 ? (request, error) : nil
        return count > 0
    }

    /// Begins another hop.
    func beginHop() { outcome = nil }

    /// Whether a fallback is next.
    var isNext: Bool { failure != nil }

    /// The next step; `nil` if it is not for the fallbacks.
    var next: RequestSessionStep? {
        if failure != nil { return .run(fallbacks[count - 1].callKind) }
        return outcome?.step
    }

    /// Calls the next fallback, or gives it up if a synchronous caller cannot wait for it.
    func run(isOnMainActor: Bool) {
        guard let failure else { return }
        settle {
            switch fallbacks[count - 1] {
            case .anywhere(let body): return try body(failure.request, failure.error)
            case .mainActor(let body) where isOnMainActor:
                return try MainActor.assumeIsolated { try body(failure.request, failure.error) }
            case .mainActor: throw RouterError(.requiresAsync, PipelineProblem.mainActorFallback)
            }
        }
    }

    private func settle(_ body: () throws -> RouteResponse?) {
        do {
            if let response = try body() {
                count = 0
                outcome = .response(response.given(by: .fallback))
            } else {
                count -= 1
                if count > 0 { return }
                outcome = failure.map { .failure($0.error) }
            }
        } catch {
            count = 0
            outcome = .failure(error)
        }
        failure = nil
    }
}
