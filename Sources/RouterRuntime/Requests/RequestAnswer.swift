/// The answer to a request: its value, and the request that gave it.
package struct RequestAnswer {
    package let value: Any
    /// The request of the last hop, as it reached the handler.
    package let last: RouteRequest
    /// Whether the handler has given the value, and neither middleware nor a fallback.
    package let isOfHandler: Bool

    init(_ value: Any, of hop: borrowing RequestHop) {
        self.value = value
        last = hop.reached ?? hop.last ?? hop.first
        isOfHandler = hop.isAnsweredByHandler
    }
}

extension Router {
    /// Performs a request, or one that a resolution has looked up.
    ///
    /// - Parameters:
    ///   - hop: The first hop, or that of the resolution.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    ///   - isolation: The caller's isolation.
    /// - Returns: The answer.
    /// - Throws: The error for the caller.
    package func answer(
        _ hop: RequestHop,
        as expected: Any.Type = Any.self,
        _ isExpected: (Any) -> Bool = { _ in true },
        isolation: isolated (any Actor)?
    ) async throws -> RequestAnswer {
        var hop = hop
        let value = try await open(&hop, after: nil, as: expected, isExpected, isolation)
        return RequestAnswer(value, of: hop)
    }
}
