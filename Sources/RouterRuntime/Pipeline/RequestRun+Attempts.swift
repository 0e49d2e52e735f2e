import RouteTables

extension RequestRun {
    /// What became of one attempt to answer a request, of which there is one more for each redirect.
    struct Attempt: Sendable {
        /// The request, rewritten.
        let request: RouteRequest
        let result: Result<RouteResponse, any Error>

        init(_ request: RouteRequest, _ response: RouteResponse) {
            self.request = request
            result = .success(response)
        }

        /// An attempt that something was thrown from: a failure, unless it is a redirect.
        init(_ request: RouteRequest, thrown error: any Error) {
            self.request = request
            if let redirect = error as? RouteRedirect {
                result = .success(RouteResponse(.redirect(redirect)))
            } else {
                result = .failure(error)
            }
        }
    }

    mutating func respond(to request: RouteRequest, _ isolation: isolated (any Actor)?) -> Attempt {
        var request = request
        do {
            let way = try wayAfterSetUp(of: &request)
            try way.checkSynchronous(isolation)
            return Attempt(request, try pass(way.request, way, 0, isolation))
        } catch {
            return Attempt(request, thrown: error)
        }
    }

    mutating func respondWaiting(to request: RouteRequest, _ isolation: isolated (any Actor)?) async -> Attempt {
        var request = request
        do {
            let way = try wayAfterSetUp(of: &request)
            return Attempt(request, try await passWaiting(way.request, way, 0, isolation))
        } catch {
            return Attempt(request, thrown: error)
        }
    }
}
