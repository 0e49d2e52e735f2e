import RouterRuntime

/// The result of one hop, on its way back through the middleware.
///
/// It is one reference: a `Result` would be copied through its metadata, which costs more than calling the middleware.
indirect enum HopResult: Sendable {
    /// A value, or a redirect.
    case response(RouteResponse)
    case failure(any Error)

    /// The response; `nil` for a failure.
    var response: RouteResponse? {
        if case .response(let response) = self { return response }
        return nil
    }

    func get() throws -> RouteResponse {
        switch self {
        case .response(let response): return response
        case .failure(let error): throw error
        }
    }

    /// The result for the machine of the request, to which a redirect is a failure.
    var step: RequestSessionStep {
        switch self {
        case .response(let response):
            switch response.content {
            case .value(let value): .answer(value)
            case .redirect(let redirect): .fail(redirect)
            }
        case .failure(let error): .fail(error)
        }
    }
}
