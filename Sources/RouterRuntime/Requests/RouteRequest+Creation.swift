import RouteTables

extension RouteRequest {
    /// Creates a new request by URL.
    package init(
        _ router: Router,
        _ text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks = .none
    ) {
        storage = Storage(
            router: router,
            url: try? router.split(text),
            text: text,
            context: context,
            callbacks: callbacks,
            origin: origin
        )
    }

    /// Creates a new request by typed route.
    package init<Output>(
        _ router: Router,
        _ route: Route<Output>,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) {
        self.init(router, route.arguments, context: context, origin: origin)
    }

    /// Creates a new request by typed route.
    init(_ router: Router, _ route: RouteArguments, context: [String: any Sendable], origin: RouteOrigin) {
        storage = Storage(router: router, typed: route, context: context, origin: origin)
    }

    /// Whether nothing but the URL or the route says what the handler receives.
    var isPlain: Bool { context.isEmpty && storage.callbacks.list.isEmpty && origin == .app }
}
