/// What stands between requests and their handlers at one moment, ready for use.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler, observers.
final class Pipeline: Sendable {
    let observers: [RouteObserver]
    let fallbacks: [RouteFallback]

    /// A pipeline with nothing in it.
    static let empty = Pipeline(PipelineSettings(), reusing: nil)

    /// Compiles settings, but for what an earlier pipeline has compiled.
    init(_ settings: PipelineSettings, reusing other: Pipeline?) {
        observers = settings.observers.map(\.observer)
        fallbacks = settings.fallbacks.map(\.fallback)
    }

    /// Whether anything but a fallback may concern a typed call of a route.
    ///
    /// - Parameters:
    ///   - entry: The number of the route's pattern in the table.
    ///   - pattern: The pattern.
    /// - Returns: Whether it may.
    func mayConcern(entry: Int, _ pattern: String) -> Bool {
        !observers.isEmpty
    }

    /// Whether anything but a fallback may concern a request by URL.
    func mayConcern(_ url: RouteURL) -> Bool {
        !observers.isEmpty
    }
}
