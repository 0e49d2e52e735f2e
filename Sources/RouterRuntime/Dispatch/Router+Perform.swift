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
        var handler: Int?
        var failure: (any Error)?
        do {
            let value = try attempt(
                text,
                context: context,
                from: stated,
                callbacks: callbacks,
                isolation: isolation,
                handler: &handler
            )
            if let handler {
                if let result = Self.cast(value, to: output) { return result }
                failure = wrongResult(value, expected: output, handler)
            }
        } catch {
            failure = error
        }
        return try goOn(
            text,
            context: context,
            from: stated,
            callbacks: callbacks,
            as: output,
            after: failure,
            isolation: isolation
        )
    }

    // What attempts is not generic, and what is calls it from the caller's module: only there the compiler makes code for the
    // result's type.

    /// Goes the short way with a URL; `handler` is the handler's number, or stays `nil` if there is no short way.
    @usableFromInline
    func attempt(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        isolation: isolated (any Actor)?,
        handler: inout Int?
    ) throws -> Any {
        let origin = origins.origin(of: text, from: stated)
        let callbacks = callbacks.isEmpty ? .none : RouteCallbacks(callbacks)
        guard let target = try shortcut(text, context: context, origin: origin, callbacks: callbacks) else {
            return ()
        }
        handler = target.call.handler
        return try call(target, isolation: isolation)
    }

    /// Goes the long way with a URL.
    @usableFromInline
    func goOn<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as output: Output.Type,
        after failure: (any Error)?,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let origin = origins.origin(of: text, from: stated)
        let callbacks = RouteCallbacks(callbacks)
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try RequestRun(self, request).call(as: output, after: failure, isolation: isolation)
    }

    /// What a handler returned as the type that the caller asked for; `nil` if it is of another.
    ///
    /// Most values are of that very type, which is cheaper to see than what else they may be taken for.
    @inlinable
    static func cast<Output>(_ value: Any, to output: Output.Type) -> Output? {
        func same<Value>(_ value: Value) -> Output? {
            Value.self == Output.self ? unsafeBitCast(value, to: Output.self) : nil
        }
        return same(value) ?? value as? Output
    }

    /// The error for a result that is not of the type that the caller asked for.
    @usableFromInline
    func wrongResult(_ value: Any, expected: Any.Type, _ handler: Int) -> any Error {
        RouterError(
            .wrongResultType,
            .wrongResult(
                actual: "\(type(of: value))",
                expected: "\(expected)",
                handler: table.catalogue.name(ofHandler: handler)
            )
        )
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
        var handler: Int?
        var failure: (any Error)?
        do {
            let value = try attempt(
                route.path,
                route.arguments,
                context: context,
                from: origin,
                isolation: isolation,
                handler: &handler
            )
            if let handler {
                if let result = Self.cast(value, to: Output.self) { return result }
                failure = wrongResult(value, expected: Output.self, handler)
            }
        } catch {
            failure = error
        }
        return try goOn(
            TypedValues(path: route.path, arguments: route.arguments),
            context: context,
            from: origin,
            as: Output.self,
            after: failure,
            isolation: isolation
        )
    }

    /// Goes the short way with a typed route; `handler` is the handler's number, or stays `nil` if there is no short way.
    @usableFromInline
    func attempt(
        _ path: RoutePath,
        _ arguments: RouteArguments,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?,
        handler: inout Int?
    ) throws -> Any {
        guard let target = try shortcut(path, arguments, context: context, origin: origin) else { return () }
        handler = target.call.handler
        return try call(target, isolation: isolation)
    }

    /// Goes the long way with a typed route.
    @usableFromInline
    func goOn<Output>(
        _ values: TypedValues,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        as output: Output.Type,
        after failure: (any Error)?,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let request = RouteRequest(self, values, context: context, origin: origin)
        return try RequestRun(self, request).call(as: output, after: failure, isolation: isolation)
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
            if let target = try shortcut(route.path, route.arguments, context: context, origin: origin) {
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
        _ path: RoutePath,
        _ arguments: RouteArguments,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> Target? {
        let found = try find(path, for: origin)
        guard pipelines.reach(ofEntry: found.entry, for: self) == .none else { return nil }
        let isPlain = context.isEmpty && origin == .app && table.catalogue.tester(ofEntry: found.entry) == nil
        let incoming = isPlain ? nil : try accepted(found, path, arguments, context: context, origin: origin)
        return Target(
            dispatcher: found.dispatcher,
            color: table.catalogue.color(ofHandler: found.handler),
            localIndex: table.catalogue.localIndex(ofHandler: found.handler),
            call: RouteCall(
                router: self,
                handler: found.handler,
                entry: nil,
                typedArguments: arguments,
                incoming: incoming,
                route: path
            )
        )
    }

    /// The request of a typed route whose handler may want to know more of it than the values.
    ///
    /// - Throws: ``RouterError`` with the code `notFound` if the route refuses it.
    @inline(never)
    private func accepted(
        _ found: Found,
        _ path: RoutePath,
        _ arguments: RouteArguments,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> RouteRequest.Storage? {
        let values = TypedValues(path: path, arguments: arguments)
        let storage = RouteRequest(self, values, context: context, origin: origin).storage
        guard accepts(found, storage) else { throw refused(path) }
        return context.isEmpty && origin == .app ? nil : storage
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
    fileprivate init(
        _ router: Router,
        _ values: TypedValues,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) {
        storage = Storage(router: router, typed: values, context: context, origin: origin)
    }
}
