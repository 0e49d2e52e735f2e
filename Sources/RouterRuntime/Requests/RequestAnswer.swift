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
