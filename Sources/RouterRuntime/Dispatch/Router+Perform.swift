// How every request is carried out. What concerns nothing but its handler takes the short way, which does no more than find and call
// the handler; whatever goes wrong there, and everything else, goes on in a `RequestRun`.

extension Router {
    /// Calls what a URL leads to.
    func perform<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: RouteCallbacks,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let origin = origins.origin(of: text, from: stated)
        var failure: (any Error)?
        do {
            if let target = try shortcut(text, context: context, origin: origin, callbacks: callbacks) {
                return try call(target, as: output, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try RequestRun(self, request).call(as: output, after: failure, isolation: isolation)
    }

    /// Opens what a URL leads to.
    func performWaiting<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: RouteCallbacks,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        let origin = origins.origin(of: text, from: stated)
        var failure: (any Error)?
        do {
            if let target = try shortcut(text, context: context, origin: origin, callbacks: callbacks) {
                return try await open(target, as: output, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try await RequestRun(self, request).open(as: output, after: failure, isolation: isolation)
    }

    /// Calls what a typed route leads to.
    func perform<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        var failure: (any Error)?
        do {
            if let target = try shortcut(route, context: context, origin: origin) {
                return try call(target, as: Output.self, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, route, context: context, origin: origin)
        return try RequestRun(self, request).call(as: Output.self, after: failure, isolation: isolation)
    }

    /// Opens what a typed route leads to.
    func performWaiting<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        var failure: (any Error)?
        do {
            if let target = try shortcut(route, context: context, origin: origin) {
                return try await open(target, as: Output.self, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, route, context: context, origin: origin)
        return try await RequestRun(self, request).open(as: Output.self, after: failure, isolation: isolation)
    }

    /// The handler of a URL if nothing else concerns the request.
    @inline(__always)
    private func shortcut(
        _ text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) throws -> Target? {
        let pipeline = pipelines.current(for: self)
        let url = try split(text)
        if let pipeline, pipeline.concerns(url) { return nil }
        let target = try target(url, text: text, context: context, origin: origin, callbacks: callbacks)
        if let pipeline, pipeline.concerns(entry: target.call.entry) { return nil }
        return target
    }

    /// The handler of a typed route if nothing else concerns the request.
    @inline(__always)
    private func shortcut<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> Target? {
        let found = try find(route.path, for: origin)
        guard pipelines.reach(ofEntry: found.entry, for: self) == .none else { return nil }
        guard accepts(found, RouteRequest(self, route, context: context, origin: origin).storage) else {
            throw refused(route.path)
        }
        var incoming: RouteRequest.Storage?
        if !context.isEmpty || origin != .app {
            incoming = RouteRequest(self, route, context: context, origin: origin).storage
        }
        return target(found, TypedValues(path: route.path, arguments: route.arguments), incoming)
    }
}

extension RouteRequest {
    /// A request by URL that has just been made.
    fileprivate init(
        _ router: Router,
        _ text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) {
        storage = Storage(router: router, text: text, context: context, callbacks: callbacks, origin: origin)
    }

    /// A request by typed route that has just been made.
    fileprivate init<Output>(
        _ router: Router,
        _ route: Route<Output>,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) {
        let values = TypedValues(path: route.path, arguments: route.arguments)
        storage = Storage(router: router, typed: values, context: context, origin: origin)
    }
}
