import RouteTables
import RouterRuntime

/// The stages that a router's settings put around its requests.
final class PipelineStages: RequestStages {
    private let store: PipelineStore
    /// The pipeline of the settings; `nil` until a request needs it.
    private let pipeline: Pipeline?

    init(_ store: PipelineStore, _ pipeline: Pipeline?) {
        self.store = store
        self.pipeline = pipeline
    }

    func call(
        _ hop: inout RequestHop,
        with settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        let router = hop.router
        var request = StagedRequest(router, settings, pipeline ?? store.current(for: router))
        return try request.call(&hop, after: failure, as: expected, isExpected, isolation)
    }

    func open(
        _ hop: inout RequestHop,
        with settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        let router = hop.router
        var request = StagedRequest(router, settings, pipeline ?? store.current(for: router))
        return try await request.open(&hop, after: failure, as: expected, isExpected, isolation)
    }

    func lookUp(_ hop: inout RequestHop, with settings: RouterSettings, on isolation: (any Actor)?) throws {
        let router = hop.router
        var request = StagedRequest(router, settings, pipeline ?? store.current(for: router), isDryRun: true)
        hop.middleware = try request.foundMiddleware(&hop, on: isolation)
    }

    func pattern(taking request: RouteRequest) -> String? {
        guard let overlay = store.current(for: request.router)?.overlay else { return request.patternInTable }
        var (aliases, refused): ([RequestAlias], [Int]) = ([], [])
        return (try? overlay.find(request, with: request.router, &aliases, &refused))?.request.route
    }
}
