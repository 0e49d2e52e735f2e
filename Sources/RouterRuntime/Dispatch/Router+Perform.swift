// How every request is carried out. What concerns nothing but its handler takes the short way, which does no more than find and call
// the handler; whatever goes wrong there, and everything else, goes on in a `RequestRun`.

extension Router {
    /// Calls what a URL leads to.
    @inlinable
    func perform<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let first = firstAttempt(text, context: context, from: stated, callbacks: callbacks, isolation: isolation)
        if case .value(let value, _) = first, let result = value as? Output { return result }
        return try goOn(
            text,
            context: context,
            from: stated,
            callbacks: callbacks,
            as: output,
            after: first,
            isolation: isolation
        )
    }

    /// Goes the short way with a URL, if there is one.
    @usableFromInline
    func firstAttempt(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        isolation: isolated (any Actor)?
    ) -> FirstAttempt {
        let origin = origins.origin(of: text, from: stated)
        do {
            let callbacks = RouteCallbacks(callbacks)
            guard let target = try shortcut(text, context: context, origin: origin, callbacks: callbacks) else {
                return .none
            }
            return .value(try call(target, as: Any.self, isolation: isolation), handler: target.call.handler)
        } catch {
            return .failure(error)
        }
    }

    /// Goes the long way with a URL.
    @usableFromInline
    func goOn<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as output: Output.Type,
        after first: FirstAttempt,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let origin = origins.origin(of: text, from: stated)
        let callbacks = RouteCallbacks(callbacks)
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try RequestRun(self, request)
            .call(as: output, after: failure(of: first, as: output), isolation: isolation)
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
    @inlinable
    func perform<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let values = TypedValues(path: route.path, arguments: route.arguments)
        let first = firstAttempt(values, context: context, from: origin, isolation: isolation)
        if case .value(let value, _) = first, let result = value as? Output { return result }
        return try goOn(values, context: context, from: origin, as: Output.self, after: first, isolation: isolation)
    }

    /// Goes the short way with a typed route, if there is one.
    @usableFromInline
    func firstAttempt(
        _ values: TypedValues,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) -> FirstAttempt {
        do {
            guard let target = try shortcut(values, context: context, origin: origin) else { return .none }
            return .value(try call(target, as: Any.self, isolation: isolation), handler: target.call.handler)
        } catch {
            return .failure(error)
        }
    }

    /// Goes the long way with a typed route.
    @usableFromInline
    func goOn<Output>(
        _ values: TypedValues,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        as output: Output.Type,
        after first: FirstAttempt,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let request = RouteRequest(self, values, context: context, origin: origin)
        return try RequestRun(self, request)
            .call(as: output, after: failure(of: first, as: output), isolation: isolation)
    }

    private func failure(of first: FirstAttempt, as output: Any.Type) -> (any Error)? {
        switch first {
        case .none: nil
        case .failure(let error): error
        case .value(let value, let handler):
            RouterError(
                .wrongResultType,
                .wrongResult(
                    actual: "\(type(of: value))",
                    expected: "\(output)",
                    handler: table.catalogue.name(ofHandler: handler)
                )
            )
        }
    }

    /// Opens what a typed route leads to.
    func performWaiting<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        let values = TypedValues(path: route.path, arguments: route.arguments)
        var failure: (any Error)?
        do {
            if let target = try shortcut(values, context: context, origin: origin) {
                return try await open(target, as: Output.self, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, values, context: context, origin: origin)
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
    private func shortcut(
        _ values: TypedValues,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> Target? {
        let found = try find(values.path, for: origin)
        guard pipelines.reach(ofEntry: found.entry, for: self) == .none else { return nil }
        guard accepts(found, RouteRequest(self, values, context: context, origin: origin).storage) else {
            throw refused(values.path)
        }
        var incoming: RouteRequest.Storage?
        if !context.isEmpty || origin != .app {
            incoming = RouteRequest(self, values, context: context, origin: origin).storage
        }
        return target(found, values, incoming)
    }
}

/// What the short way of a call ended with.
///
/// It is not generic, and what is calls it from the caller's module: only there the compiler makes code for the result's type.
@usableFromInline
enum FirstAttempt {
    /// There is no short way.
    case none
    /// What the handler returned.
    case value(Any, handler: Int)
    /// What went wrong.
    case failure(any Error)
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
    fileprivate init(
        _ router: Router,
        _ values: TypedValues,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) {
        storage = Storage(router: router, typed: values, context: context, origin: origin)
    }
}
